//! A browser, driven by the protocol of `WebDriver`: JSON over HTTP on a local port.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};

/// A running headless Chromium.
pub(crate) struct Browser {
    driver: Child,
    port: u16,
    session: String,
}

impl Browser {
    /// Starts one; `None` where there is no `chromedriver`.
    pub(crate) fn start() -> Option<Self> {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let output = BufReader::new(driver.stdout.take().expect("a pipe"));
        let port = output
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                let (_, port) = line.split_once("started successfully on port ")?;
                port.trim_end_matches('.').parse().ok()
            })
            .expect("chromedriver says on which port it listens");
        let mut browser = Self {
            driver,
            port,
            session: String::new(),
        };
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
        ];
        let wanted = json!({"capabilities": {"alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"performance": "ALL", "browser": "ALL"},
        }}});
        let session = browser.call("POST", "/session", &wanted);
        browser.session = text(&session["sessionId"]);
        Some(browser)
    }

    /// Opens a page and waits until it is loaded. A change of the part after the `#` alone does
    /// not load it again.
    pub(crate) fn open(&self, address: &str) {
        self.post("url", &json!({"url": address}));
    }

    /// What a script gives back.
    pub(crate) fn script(&self, script: &str) -> Value {
        self.post("execute/sync", &json!({"script": script, "args": []}))
    }

    /// Types into the first element that a CSS selector finds.
    pub(crate) fn type_into(&self, selector: &str, keys: &str) {
        let element = self.element(selector);
        self.post(&format!("element/{element}/value"), &json!({"text": keys}));
    }

    /// Clicks the first element that a CSS selector finds.
    pub(crate) fn click(&self, selector: &str) {
        let element = self.element(selector);
        self.post(&format!("element/{element}/click"), &json!({}));
    }

    /// The addresses that were asked for since the last call, by whatever part of a page.
    pub(crate) fn requests(&self) -> Vec<String> {
        let log = self.post("se/log", &json!({"type": "performance"}));
        let entries = log.as_array().expect("a list of entries").iter();
        entries
            .filter_map(|entry| serde_json::from_str::<Value>(entry["message"].as_str()?).ok())
            .filter(|entry| entry["message"]["method"] == "Network.requestWillBeSent")
            .map(|entry| text(&entry["message"]["params"]["request"]["url"]))
            .collect()
    }

    /// What the page complained of since the last call.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let log = self.post("se/log", &json!({"type": "browser"}));
        let entries = log.as_array().expect("a list of entries").iter();
        entries.map(|entry| text(&entry["message"])).collect()
    }

    /// Makes the window as wide as a phone, or a desk.
    pub(crate) fn width(&self, width: u32) {
        let metrics =
            json!({"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false});
        let command = "Emulation.setDeviceMetricsOverride";
        self.post(
            "goog/cdp/execute",
            &json!({"cmd": command, "params": metrics}),
        );
    }

    fn element(&self, selector: &str) -> String {
        let found = self.post(
            "element",
            &json!({"using": "css selector", "value": selector}),
        );
        let fields = found.as_object().expect("an element");
        text(fields.values().next().expect("its reference"))
    }

    fn post(&self, command: &str, body: &Value) -> Value {
        self.call(
            "POST",
            &format!("/session/{}/{command}", self.session),
            body,
        )
    }

    /// One request and its response, on a connection of their own.
    fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("a listening driver");
        stream
            .set_read_timeout(Some(Duration::from_mins(2)))
            .expect("a timeout that is not zero");
        let body = body.to_string();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len(),
        )
        .expect("a driver that reads");
        let mut response = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            response.read_line(&mut line).expect("a response");
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(found) = line.strip_prefix("content-length:") {
                length = found.trim().parse().expect("a length");
            }
        }
        let mut body = vec![0; length];
        response.read_exact(&mut body).expect("the whole response");
        let response: Value = serde_json::from_slice(&body).expect("JSON");
        let error = &response["value"]["error"];
        assert!(
            error.is_null(),
            "{path}: {error}: {}",
            response["value"]["message"]
        );
        response["value"].clone()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !std::thread::panicking() && !self.session.is_empty() {
            self.call("DELETE", &format!("/session/{}", self.session), &json!({}));
        }
        // A driver that is gone already is no worry.
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a string").to_owned()
}
