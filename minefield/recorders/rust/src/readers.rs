//! The crates that read references.

#![allow(unused_imports, dead_code)] // a build of one feature needs a part

use crate::{Components, Reader};

fn owned(text: &str) -> Option<String> {
    Some(text.to_string())
}

pub fn named(name: &str) -> Option<Reader> {
    match name {
        #[cfg(feature = "url")]
        "url" => Some(Reader { packages: &["url"], read: url_reads, resolve: Some(url_resolves), dial: None }),
        #[cfg(feature = "fluent-uri")]
        "fluent-uri" => Some(Reader {
            packages: &["fluent-uri"],
            read: fluent_uri_reads,
            resolve: Some(fluent_uri_resolves),
            dial: None,
        }),
        #[cfg(feature = "iri-string")]
        "iri-string" => Some(Reader {
            packages: &["iri-string"],
            read: iri_string_reads,
            resolve: Some(iri_string_resolves),
            dial: None,
        }),
        #[cfg(feature = "uriparse")]
        "uriparse" => Some(Reader {
            packages: &["uriparse"],
            read: uriparse_reads,
            resolve: Some(uriparse_resolves),
            dial: None,
        }),
        _ => None,
    }
}

#[cfg(feature = "url")]
fn url_reads(reference: &str) -> Option<Components> {
    Some(parts_of_url(&url::Url::parse(reference).ok()?))
}

#[cfg(feature = "url")]
pub fn parts_of_url(url: &url::Url) -> Components {
    let userinfo = match (url.username(), url.password()) {
        ("", None) => None,
        (user, None) => owned(user),
        (user, Some(password)) => Some(format!("{user}:{password}")),
    };
    [
        owned(url.scheme()),
        userinfo,
        url.host_str().and_then(owned),
        url.port().map(|port| port.to_string()), // not the default one
        owned(url.path()),
        url.query().and_then(owned),
    ]
}

#[cfg(feature = "url")]
fn url_resolves(reference: &str, base: &str) -> Option<String> {
    Some(url::Url::parse(base).ok()?.join(reference).ok()?.to_string())
}

#[cfg(feature = "fluent-uri")]
fn fluent_uri_reads(reference: &str) -> Option<Components> {
    let uri = fluent_uri::UriRef::parse(reference).ok()?;
    let authority = uri.authority();
    Some([
        uri.scheme().and_then(|scheme| owned(scheme.as_str())),
        authority.and_then(|it| it.userinfo()).and_then(|userinfo| owned(userinfo.as_str())),
        authority.and_then(|it| owned(it.host())),
        authority.and_then(|it| it.port()).and_then(|port| owned(port.as_str())),
        owned(uri.path().as_str()),
        uri.query().and_then(|query| owned(query.as_str())),
    ])
}

#[cfg(feature = "fluent-uri")]
fn fluent_uri_resolves(reference: &str, base: &str) -> Option<String> {
    let base = fluent_uri::Uri::parse(base).ok()?;
    let target = fluent_uri::UriRef::parse(reference).ok()?.resolve_against(&base).ok()?;
    owned(target.as_str())
}

#[cfg(feature = "iri-string")]
fn iri_string_reads(reference: &str) -> Option<Components> {
    let uri = iri_string::types::UriReferenceStr::new(reference).ok()?;
    let authority = uri.authority_components();
    Some([
        uri.scheme_str().and_then(owned),
        authority.and_then(|it| it.userinfo()).and_then(owned),
        authority.and_then(|it| owned(it.host())),
        authority.and_then(|it| it.port()).and_then(owned),
        owned(uri.path_str()),
        uri.query_str().and_then(owned),
    ])
}

#[cfg(feature = "iri-string")]
fn iri_string_resolves(reference: &str, base: &str) -> Option<String> {
    use iri_string::types::{UriReferenceStr, UriStr};
    let base = UriStr::new(base).ok()?.to_absolute();
    let target = UriReferenceStr::new(reference).ok()?.resolve_against(base);
    target.ensure_rfc3986_normalizable().ok()?;
    Some(target.to_string())
}

#[cfg(feature = "http")]
pub fn http_reads(reference: &str) -> Option<Components> {
    let uri: http::Uri = reference.parse().ok()?;
    // It tells the userinfo only in the authority.
    let userinfo = uri.authority().and_then(|it| it.as_str().rsplit_once('@')).map(|(userinfo, _)| userinfo);
    Some([
        uri.scheme_str().and_then(owned),
        userinfo.and_then(owned),
        uri.host().and_then(owned),
        uri.port().and_then(|port| owned(port.as_str())),
        owned(uri.path()),
        uri.query().and_then(owned),
    ])
}

#[cfg(feature = "uriparse")]
fn uriparse_reads(reference: &str) -> Option<Components> {
    let uri = uriparse::URIReference::try_from(reference).ok()?;
    let userinfo = match (uri.username(), uri.password()) {
        (None, _) => None,
        (Some(user), None) => owned(user.as_str()),
        (Some(user), Some(password)) => Some(format!("{}:{}", user.as_str(), password.as_str())),
    };
    Some([
        uri.scheme().and_then(|scheme| owned(scheme.as_str())),
        userinfo,
        uri.host().map(|host| host.to_string()),
        uri.port().map(|port| port.to_string()),
        Some(uri.path().to_string()),
        uri.query().and_then(|query| owned(query.as_str())),
    ])
}

#[cfg(feature = "uriparse")]
fn uriparse_resolves(reference: &str, base: &str) -> Option<String> {
    let base = uriparse::URI::try_from(base).ok()?;
    Some(base.resolve(&uriparse::URIReference::try_from(reference).ok()?).to_string())
}
