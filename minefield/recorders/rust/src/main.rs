//! What the readers of Rust read: `urikit-readers NAME`. record/recorder.ts has the protocol.

mod clients;
mod readers;

use base64::{engine::general_purpose::STANDARD, Engine};
use std::io::{BufRead, Write};

/// Scheme, userinfo, host, port, path, query; `None` is absent.
type Components = [Option<String>; 6];

/// What is asked of one reader.
struct Reader {
    /// The packages whose versions are told.
    packages: &'static [&'static str],
    /// `None` is a refusal.
    read: fn(&str) -> Option<Components>,
    /// The target of a reference and a base.
    resolve: Option<fn(&str, &str) -> Option<String>>,
    /// Lets its client dial; dialled.c notes where.
    dial: Option<Box<dyn Fn(&str)>>,
}

fn field(text: Option<&str>) -> String {
    text.map_or("-".into(), |text| format!("={}", STANDARD.encode(text)))
}

fn text(field: &str) -> Option<String> {
    let octets = STANDARD.decode(field.strip_prefix('=')?).expect("base64");
    Some(String::from_utf8(octets).expect("UTF-8"))
}

fn answer(reader: &Reader, reference: &str, base: Option<&str>) -> String {
    let mut fields = match (reader.read)(reference) {
        Some(parts) => {
            let parts = parts.iter().map(|part| field(part.as_deref()));
            std::iter::once("=".to_string()).chain(parts).collect()
        }
        None => vec!["-".to_string(); 7],
    };
    let target = reader.resolve.and_then(|resolve| base.map(|base| resolve(reference, base)));
    fields.push(match &target {
        None => "-".into(),
        Some(None) => "!".into(),
        Some(Some(target)) => field(Some(target)),
    });
    let goal = match target {
        None => Some(reference.to_string()),
        Some(target) => target,
    };
    if let (Some(dial), Some(goal)) = (&reader.dial, goal) {
        dial(&goal);
    }
    fields.push("-".into());
    fields.join("\t")
}

/// The version of a package that this program was built with.
fn version_of(package: &str) -> String {
    let lock = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.lock"));
    let start = format!("name = \"{package}\"\nversion = \"");
    let rest = lock.split_once(&start).expect("a package of Cargo.lock").1;
    rest.split('"').next().unwrap_or_default().to_string()
}

fn main() {
    let name = std::env::args().nth(1).unwrap_or_default();
    let Some(reader) = readers::named(&name).or_else(|| clients::named(&name)) else {
        std::process::exit(3);
    };
    let mut out = std::io::stdout();
    let versions: Vec<_> = reader.packages.iter().map(|name| format!("{name} {}", version_of(name))).collect();
    writeln!(out, "{}", versions.join(", ")).expect("an open output");
    for line in std::io::stdin().lock().lines() {
        let line = line.expect("an open input");
        let (reference, base) = line.split_once('\t').expect("two fields");
        let reference = text(reference).expect("a reference");
        writeln!(out, "{}", answer(&reader, &reference, text(base).as_deref())).expect("an open output");
    }
}
