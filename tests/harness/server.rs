//! A server of static files, as plain as the hosts the app is published on.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The directory the app is served in: an app that asks for `/file` instead of `./file` fails.
const BASE: &str = "/poland-in-arms/";

/// Serves one directory on a free port of this machine until it is stopped or dropped.
pub struct Server {
    address: SocketAddr,
    stopping: Arc<AtomicBool>,
    listening: Option<JoinHandle<()>>,
}

impl Server {
    pub fn start(root: PathBuf) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let address = listener.local_addr()?;
        let stopping = Arc::new(AtomicBool::new(false));
        let told = stopping.clone();
        let listening = thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                if told.load(Ordering::SeqCst) {
                    return;
                }
                let root = root.clone();
                // A connection that the browser gave up needs no answer.
                thread::spawn(move || answer(connection, &root).ok());
            }
        });
        Ok(Self { address, stopping, listening: Some(listening) })
    }

    /// Scheme, host and port: what everything the page loads must begin with.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Where the app is.
    pub fn url(&self) -> String {
        self.origin() + BASE
    }

    /// From now on nobody answers, as without a network.
    pub fn stop(&mut self) {
        self.stopping.store(true, Ordering::SeqCst);
        // Wakes the listener, which then sees that it is over.
        let _ = TcpStream::connect(self.address);
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn answer(connection: TcpStream, root: &Path) -> io::Result<()> {
    connection.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(&connection).lines();
    let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let path = request.split_whitespace().nth(1).unwrap_or_default();
    let (status, kind, body) = match file(path, root) {
        Some((kind, body)) => ("200 OK", kind, body),
        // Browsers ask for this one unless a page names another.
        None if path == "/favicon.ico" => ("204 No Content", "image/x-icon", Vec::new()),
        None => ("404 Not Found", "text/plain", b"not found".to_vec()),
    };
    let length = body.len();
    let mut connection = &connection;
    write!(
        connection,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Cache-Control: no-cache\r\nConnection: close\r\n\r\n"
    )?;
    connection.write_all(&body)?;
    connection.flush()
}

/// The file that a request's path names, and its MIME type.
fn file(path: &str, root: &Path) -> Option<(&'static str, Vec<u8>)> {
    let path = path.split(['?', '#']).next()?.strip_prefix(BASE)?;
    let path = Path::new(if path.is_empty() { "index.html" } else { path });
    if !path.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    let body = std::fs::read(root.join(path)).ok()?;
    let kind = match path.extension()?.to_str()? {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    Some((kind, body))
}
