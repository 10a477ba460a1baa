//! Compresses bytes, and back: raw deflate (RFC 1951), behind one flag byte.
//!
//! Both sides begin as if they had just seen the primer: a packed value that holds what every game holds. So even a
//! short link has something to refer to.

use miniz_oxide::deflate::core::{
    CompressorOxide, TDEFLFlush, TDEFLStatus, compress_to_output, create_comp_flags_from_zip_params,
};
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress as inflate_part};

use super::codes::PRIMER;
use super::{Kind, LARGEST, LinkError};

/// Set in the flag byte when the bytes are deflated.
const DEFLATED: u8 = 1;
/// Set in the flag byte for a record: the kind stands under the sum too.
const JOURNAL: u8 = 2;
/// The most effort there is: a link is made once and sent often.
const EFFORT: i32 = 10;

const fn flags(kind: Kind) -> u8 {
    match kind {
        Kind::State => 0,
        Kind::Journal => JOURNAL,
    }
}

/// The flag byte and the bytes, deflated if that makes them fewer.
///
/// # Errors
/// Never with a compressor in order.
pub fn compress(kind: Kind, packed: &[u8]) -> Result<Vec<u8>, LinkError> {
    let mut compressed = vec![flags(kind) | DEFLATED];
    // Bits of the window 0: without the header of zlib.
    let mut compressor = CompressorOxide::new(create_comp_flags_from_zip_params(EFFORT, 0, 0));
    compress_to_output(&mut compressor, PRIMER, TDEFLFlush::Sync, |_| true);
    let (status, _) = compress_to_output(&mut compressor, packed, TDEFLFlush::Finish, |part| {
        compressed.extend_from_slice(part);
        true
    });
    if status != TDEFLStatus::Done {
        return Err(LinkError::Malformed { what: "the compressor failed" });
    }
    if compressed.len() > packed.len() {
        compressed = vec![flags(kind)];
        compressed.extend_from_slice(packed);
    }
    Ok(compressed)
}

/// The bytes behind the flag byte, as they were.
///
/// # Errors
/// When they are no such bytes, or too many.
pub fn decompress(kind: Kind, bytes: &[u8]) -> Result<Vec<u8>, LinkError> {
    let (flag, bytes) = bytes.split_first().ok_or(LinkError::CutOff)?;
    match flag ^ flags(kind) {
        0 => Ok(bytes.to_vec()),
        DEFLATED => inflate(bytes),
        // The letter of the kind stands outside the sum, and is not what it was.
        JOURNAL | 3 => Err(LinkError::CutOff),
        _ => Err(LinkError::Malformed { what: "a flag that says nothing" }),
    }
}

fn inflate(deflated: &[u8]) -> Result<Vec<u8>, LinkError> {
    let most = PRIMER.len() + LARGEST;
    let mut inflater = Box::<DecompressorOxide>::default();
    let mut bytes = PRIMER.to_vec();
    let (mut read, mut written) = (0, PRIMER.len());
    loop {
        // Room grows with what was really written, never by what is announced.
        bytes.resize(bytes.len().saturating_mul(2).max(4 * deflated.len() + 1_024).min(most), 0);
        let left = deflated.get(read..).unwrap_or_default();
        let flags = TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
        let (status, taken, given) = inflate_part(&mut inflater, left, &mut bytes, written, flags);
        read += taken;
        written += given;
        match status {
            TINFLStatus::Done if read == deflated.len() => {
                bytes.truncate(written);
                return Ok(bytes.split_off(PRIMER.len()));
            }
            TINFLStatus::Done => return Err(LinkError::Malformed { what: "more than one stream" }),
            TINFLStatus::HasMoreOutput if bytes.len() < most => {}
            TINFLStatus::HasMoreOutput => return Err(LinkError::TooLarge),
            _ => return Err(LinkError::Malformed { what: "not deflated" }),
        }
    }
}
