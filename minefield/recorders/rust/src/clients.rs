//! The crates that dial: by the C library, so that dialled.c notes where.

#![allow(unused_imports, dead_code)] // a build of one feature needs a part

use crate::{Components, Reader};

pub fn named(name: &str) -> Option<Reader> {
    match name {
        #[cfg(feature = "http")]
        "http-uri" => Some(http_uri()),
        #[cfg(feature = "reqwest")]
        "reqwest" => Some(reqwest_reader()),
        #[cfg(feature = "ureq")]
        "ureq" => Some(ureq_reader()),
        _ => None,
    }
}

#[cfg(any(feature = "http", feature = "reqwest"))]
fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// `http::Uri`, and the client of hyper under it.
#[cfg(feature = "http")]
fn http_uri() -> Reader {
    use hyper_util::client::legacy::{connect::HttpConnector, Client};
    let runtime = runtime();
    let client = |connector| {
        Client::builder(hyper_util::rt::TokioExecutor::new())
            .build::<_, http_body_util::Empty<bytes::Bytes>>(connector)
    };
    let mut connector = HttpConnector::new();
    connector.enforce_http(false); // as what wraps it for https does
    let (plain, wrapped) = (client(HttpConnector::new()), client(connector));
    Reader {
        packages: &["http", "hyper-util"],
        read: crate::readers::http_reads,
        resolve: None,
        dial: Some(Box::new(move |url| {
            if let Ok(uri) = url.parse::<http::Uri>() {
                let client = if uri.scheme_str() == Some("https") { &wrapped } else { &plain };
                let _ = runtime.block_on(client.get(uri));
            }
        })),
    }
}

#[cfg(feature = "reqwest")]
fn reqwest_reader() -> Reader {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let runtime = runtime();
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    Reader {
        packages: &["reqwest", "url"],
        read: reqwest_reads,
        resolve: None,
        dial: Some(Box::new(move |url| {
            let _ = runtime.block_on(client.get(url).send());
        })),
    }
}

/// What stands in the request that it would send.
#[cfg(feature = "reqwest")]
fn reqwest_reads(reference: &str) -> Option<Components> {
    static CLIENT: std::sync::LazyLock<reqwest::Client> = std::sync::LazyLock::new(reqwest::Client::new);
    Some(crate::readers::parts_of_url(CLIENT.get(reference).build().ok()?.url()))
}

#[cfg(feature = "ureq")]
fn ureq_reader() -> Reader {
    let agent: ureq::Agent = ureq::Agent::config_builder().proxy(None).build().into();
    Reader {
        packages: &["ureq", "http"],
        read: crate::readers::http_reads,
        resolve: None,
        dial: Some(Box::new(move |url| {
            let _ = agent.get(url).call();
        })),
    }
}
