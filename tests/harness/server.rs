//! A server of static files, as plain as the hosts the app is published on.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The directory the app is served in: an app that asks for `/file` instead of `./file` fails.
const BASE: &str = "/poland-in-arms/";

/// What a server says in place of a file, as a host might that holds another build than the page expects.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// That there is no such file.
    NotFound,
    /// A page, whatever was asked for.
    Html(String),
}

/// Says for some paths, as `sw.js`, what is answered in place of the file.
type Otherwise = Box<dyn Fn(&str) -> Option<Answer> + Send>;

/// What is served, which may change meanwhile.
struct Site {
    root: PathBuf,
    otherwise: Option<Otherwise>,
    /// Scripts that stand before all else in every page.
    before: String,
    /// They stand in a page that is fetched to be kept, too, so that no worker keeps one without them.
    in_all: bool,
    /// The paths that were asked for and are not there.
    missing: Vec<String>,
}

/// Serves one directory on a free port of this machine until it is stopped or dropped.
pub struct Server {
    address: SocketAddr,
    site: Arc<Mutex<Site>>,
    stopping: Arc<AtomicBool>,
    listening: Option<JoinHandle<()>>,
}

impl Server {
    pub fn start(root: PathBuf) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let site = Site { root, otherwise: None, before: String::new(), in_all: false, missing: Vec::new() };
        let mut server = Self {
            address: listener.local_addr()?,
            site: Arc::new(Mutex::new(site)),
            stopping: Arc::default(),
            listening: None,
        };
        server.listen(listener);
        Ok(server)
    }

    fn listen(&mut self, listener: TcpListener) {
        let (site, told) = (self.site.clone(), self.stopping.clone());
        self.listening = Some(thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                if told.load(Ordering::SeqCst) {
                    return;
                }
                let site = site.clone();
                // A connection that the browser gave up needs no answer.
                thread::spawn(move || answer(connection, &site).ok());
            }
        }));
    }

    /// Answers again, at the same address. What still lingers of old connections is no hindrance:
    /// the listener is bound with `SO_REUSEADDR`.
    pub fn resume(&mut self) -> io::Result<()> {
        if self.listening.is_none() {
            let listener = TcpListener::bind(self.address)?;
            self.stopping.store(false, Ordering::SeqCst);
            self.listen(listener);
        }
        Ok(())
    }

    /// Serves another directory at the same address.
    pub fn serve(&self, root: PathBuf) {
        self.site().root = root;
    }

    /// Answers otherwise where `otherwise` says so.
    pub fn answer(&self, otherwise: Option<Otherwise>) {
        self.site().otherwise = otherwise;
    }

    /// Puts a script before all else in every page served from now on.
    pub fn run_before(&self, script: &str) {
        self.site().before += &format!("<script>{script}</script>");
    }

    /// Has the scripts stand in what a service worker fetches, too: it refuses such a page, and keeps none without them.
    pub fn let_none_be_kept(&self) {
        self.site().in_all = true;
    }

    /// The paths asked for since this was last asked, and not there.
    pub fn missing(&self) -> Vec<String> {
        std::mem::take(&mut self.site().missing)
    }

    fn site(&self) -> MutexGuard<'_, Site> {
        self.site.lock().unwrap_or_else(PoisonError::into_inner)
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

fn answer(connection: TcpStream, site: &Mutex<Site>) -> io::Result<()> {
    connection.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(&connection).lines();
    let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    // A worker that fetches the page to keep it asks for anything; who visits it asks for a page.
    let mut visited = false;
    for line in lines {
        let line = line?.to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        visited |= line.starts_with("accept:") && line.contains("text/html");
    }
    // Browsers also open connections only to have them.
    let Some(path) = request.split_whitespace().nth(1) else { return Ok(()) };
    let (status, kind, body) = site.lock().unwrap_or_else(PoisonError::into_inner).answer(path, visited);
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

/// Status, MIME type and body.
type Response = (&'static str, &'static str, Vec<u8>);

const HTML: &str = "text/html; charset=utf-8";

impl Site {
    fn answer(&mut self, path: &str, visited: bool) -> Response {
        let absent = || ("404 Not Found", "text/plain", b"not found".to_vec());
        // Browsers ask for this one unless a page names another.
        if path == "/favicon.ico" {
            return ("204 No Content", "image/x-icon", Vec::new());
        }
        let within = path.split(['?', '#']).next().unwrap_or_default().strip_prefix(BASE);
        let otherwise = self.otherwise.as_ref().zip(within).and_then(|(asked, path)| asked(path));
        let (kind, body) = match (otherwise, within.and_then(|path| file(path, &self.root))) {
            (Some(Answer::NotFound), _) => return absent(),
            (Some(Answer::Html(page)), _) => (HTML, page.into_bytes()),
            (None, Some(found)) => found,
            (None, None) => {
                self.missing.push(path.to_owned());
                return absent();
            }
        };
        let body = if (visited || self.in_all) && kind == HTML && !self.before.is_empty() {
            self.with_scripts(body)
        } else {
            body
        };
        ("200 OK", kind, body)
    }

    /// The page with the scripts before everything that runs or loads in it.
    fn with_scripts(&self, page: Vec<u8>) -> Vec<u8> {
        match String::from_utf8(page) {
            Ok(mut page) => {
                // Before the page's policy; a minified page has no head of its own.
                let at = page.find("<meta").unwrap_or_default();
                page.insert_str(at, &self.before);
                page.into_bytes()
            }
            Err(other) => other.into_bytes(),
        }
    }
}

/// The file that a path names, and its MIME type.
fn file(path: &str, root: &Path) -> Option<(&'static str, Vec<u8>)> {
    let path = Path::new(if path.is_empty() { "index.html" } else { path });
    if !path.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    let body = std::fs::read(root.join(path)).ok()?;
    let kind = match path.extension()?.to_str()? {
        "html" => HTML,
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
