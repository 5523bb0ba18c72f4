//! The crates url, fluent-uri and iri-string: a link parsed, and its host read. Prints the nanoseconds for each, of the
//! quickest pass of processor time.
use std::hint::black_box;
use std::time::Instant;

/// The nanoseconds for each line, of the quickest of twenty passes.
fn time(lines: &[&str], host: impl Fn(&str) -> usize) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..20 {
        let from = Instant::now();
        for line in lines {
            black_box(host(line));
        }
        best = best.min(from.elapsed().as_nanos() as f64);
    }
    best / lines.len() as f64
}

fn main() {
    let file = std::env::args().nth(1).expect("a file");
    let text = std::fs::read_to_string(file).expect("its text");
    let lines: Vec<&str> = text.lines().collect();
    let url = time(&lines, |line| url::Url::parse(line).map_or(0, |url| url.host_str().map_or(0, str::len)));
    let fluent = time(&lines, |line| {
        fluent_uri::UriRef::parse(line).map_or(0, |uri| uri.authority().map_or(0, |authority| authority.host().len()))
    });
    let iri = time(&lines, |line| {
        iri_string::types::UriReferenceStr::new(line)
            .map_or(0, |uri| uri.authority_components().map_or(0, |authority| authority.host().len()))
    });
    println!("{url:.1} {fluent:.1} {iri:.1}");
}
