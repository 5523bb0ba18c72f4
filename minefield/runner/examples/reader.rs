// The expression of RFC 3986 Appendix B as a reader, in Rust without crates: rustc reader.rs && ./reader
// With crates it is shorter: serde_json reads the question, and the crate that you test has the components.
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut out = io::stdout();
    for line in io::stdin().lock().lines() {
        let reference = member(&line?, "reference").unwrap_or_default();
        writeln!(out, "{}", read(&reference))?;
        out.flush()?;
    }
    Ok(())
}

fn read(reference: &str) -> String {
    let (rest, _) = cut(reference, '#');
    let (rest, query) = cut(rest, '?');
    let colon = rest.find(|c: char| c == ':' || c == '/').filter(|&at| at > 0 && rest[at..].starts_with(':'));
    let (scheme, rest) = match colon {
        Some(at) => (Some(&rest[..at]), &rest[at + 1..]),
        None => (None, rest),
    };
    let (authority, path) = match rest.strip_prefix("//") {
        Some(after) => {
            let end = after.find('/').unwrap_or(after.len());
            (Some(&after[..end]), &after[end..])
        }
        None => (None, rest),
    };
    let (userinfo, hostport) = match authority.and_then(|text| text.rfind('@').map(|at| (text, at))) {
        Some((text, at)) => (Some(&text[..at]), Some(&text[at + 1..])),
        None => (None, authority),
    };
    let (host, port) = match hostport.and_then(|text| text.rfind(':').map(|at| (text, at))) {
        Some((text, at)) if text[at + 1..].bytes().all(|b| b.is_ascii_digit()) => (Some(&text[..at]), Some(&text[at + 1..])),
        _ => (hostport, None),
    };
    let parts = [("scheme", scheme), ("userinfo", userinfo), ("host", host), ("port", port), ("path", Some(path)), ("query", query)];
    let members: Vec<String> =
        parts.iter().filter_map(|(name, value)| value.map(|text| format!("\"{name}\":\"{}\"", escaped(text)))).collect();
    format!("{{{}}}", members.join(","))
}

fn cut(text: &str, delimiter: char) -> (&str, Option<&str>) {
    match text.find(delimiter) {
        Some(at) => (&text[..at], Some(&text[at + 1..])),
        None => (text, None),
    }
}

fn member(line: &str, name: &str) -> Option<String> {
    let start = format!("\"{name}\":\"");
    let mut rest = line[line.find(&start)? + start.len()..].chars();
    let mut units: Vec<u16> = Vec::new();
    loop {
        match rest.next()? {
            '"' => return Some(String::from_utf16_lossy(&units)),
            '\\' => match rest.next()? {
                'u' => {
                    let hex: String = rest.by_ref().take(4).collect();
                    units.push(u16::from_str_radix(&hex, 16).ok()?);
                }
                letter => units.push(plain(letter) as u16),
            },
            other => units.extend(other.encode_utf16(&mut [0; 2]).iter()),
        }
    }
}

fn plain(letter: char) -> char {
    match letter {
        'b' => '\u{8}',
        'f' => '\u{c}',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        other => other,
    }
}

fn escaped(text: &str) -> String {
    text.encode_utf16()
        .map(|unit| match unit {
            0x22 | 0x5c | 0..=0x1f | 0x7f.. => format!("\\u{unit:04x}"),
            _ => (unit as u8 as char).to_string(),
        })
        .collect()
}
