/**
 * The classic confusions of parsers, from the literature: Orange Tsai, "A New Era of SSRF" (2017); Claroty and Snyk,
 * "Exploiting URL Parsing Confusion" (2022); OWASP's sheet on server-side request forgery; PortSwigger's cheat sheet for
 * the bypass of URL validation (2024); and the advisories of parsers. All are findings, of `danger` or `warning`, and each
 * has the one that names what is wrong with it.
 */

import { expect, test } from "vitest";
import { audit } from "../src/audit.ts";

const CLASSICS: readonly (readonly [reference: string, id: string])[] = [
  // Two hosts: which @, which colon, which delimiter ends the authority.
  ["http://a@b@c/", "many-at"],
  ["http://foo@evil:80@google/", "parsers-disagree"],
  ["http://foo@evil.example:80@google.example/", "parsers-disagree"],
  ["http://foo@evil.example:80 @google.example/", "many-at"],
  ["http://google#@evil/", "at-after-authority"],
  ["http://google.com#@evil.example/", "at-after-authority"],
  ["http://google.com?@evil.example/", "at-after-authority"],
  ["http://google.com#\\@evil.example/", "at-after-authority"],
  ["http://a\\@b", "parsers-disagree"],
  ["http://google.com\\@evil.example/", "parsers-disagree"],
  ["http://google.com\\\\@evil.example/", "parsers-disagree"],
  ["http://google.com:80\\@evil.example/", "parsers-disagree"],
  ["http://google.com;@evil.example/", "host-in-userinfo"],
  ["http://google.com&@evil.example#@other.example/", "host-in-userinfo"],
  ["http://1.1.1.1 &@2.2.2.2# @3.3.3.3/", "host-in-userinfo"],
  ["http://google.com@evil.example/", "host-in-userinfo"],
  ["http://www.example.com&story=breaking_news@10.0.0.1/top_story.htm", "host-in-userinfo"],
  ["http://google.com:password@evil.example/", "host-in-userinfo"],
  ["http://google.com%40@evil.example/", "host-in-userinfo"],
  ["http://google.com%2f@evil.example/", "host-in-userinfo"],
  ["http://evil.example%23.google.com/", "encoded-host-delimiter"],
  ["http://evil.example%2f.google.com/", "encoded-host-delimiter"],
  ["http://evil.example%5c.google.com/", "encoded-host-delimiter"],
  ["http://evil.example%00.google.com/", "encoded-nul"],
  ["http://evil.example%0d%0aHost:%20google.com/", "encoded-line-break"],
  ["http://127.1:80\\@127.2:80/", "parsers-disagree"],
  ["http://127.0.0.1:11211:80/", "parsers-disagree"],
  ["http://evil.example:80#@google.com:443/", "at-after-authority"],
  // Slashes, and the lack of them.
  ["http:///a", "hidden-host"],
  ["http:////evil.example/", "hidden-host"],
  ["http:/evil.example/", "hidden-host"],
  ["http:evil.example/", "hidden-host"],
  ["http:\\\\evil.example/", "hidden-host"],
  ["http:/\\evil.example/", "hidden-host"],
  ["\\\\evil.example/a", "hidden-host"],
  ["/\\evil.example/a", "hidden-host"],
  ["///evil.example/a", "hidden-host"],
  ["\\/\\/evil.example/", "hidden-host"],
  ["/\t/evil.example/", "hidden-host"],
  // Removed, or the end of the text.
  ["http://exam\tple.org/", "raw-control"],
  ["http://exam\nple.org/", "raw-control"],
  ["ht\ntp://example.org/", "raw-control"],
  ["java\nscript:alert(1)", "script-scheme"],
  ["\u0001javascript:alert(1)", "script-scheme"],
  ["JaVaScRiPt:alert(1)", "script-scheme"],
  ["http://good.example\0.evil.example/", "raw-control"],
  ["http://good.example\r\nHost: evil.example/", "raw-control"],
  // Addresses in disguise.
  ["http://0x7f.1", "rare-ipv4"],
  ["http://0177.0.0.1/", "rare-ipv4"],
  ["http://2130706433/", "rare-ipv4"],
  ["http://0x7f000001/", "rare-ipv4"],
  ["http://017700000001/", "rare-ipv4"],
  ["http://127.1/", "rare-ipv4"],
  ["http://127.0.1/", "rare-ipv4"],
  ["http://0/", "rare-ipv4"],
  ["http://127.0.0.1./", "rare-ipv4"],
  ["http://127.000.000.001/", "rare-ipv4"],
  ["http://0xa9fea9fe/", "metadata-address"],
  ["http://2852039166/latest/meta-data/", "metadata-address"],
  ["http://425.510.425.510/", "malformed-ipv4"],
  ["http://①②⑦.⓪.⓪.①", "disguised-ipv4"],
  ["http://127。0。0。1/", "disguised-ipv4"],
  ["http://１２７.0.0.1/", "disguised-ipv4"],
  ["http://%31%32%37%2e%30%2e%30%2e%31/", "disguised-ipv4"],
  ["http://[::ffff:127.0.0.1]", "embedded-address"],
  ["http://[::ffff:7f00:1]/", "loopback-address"],
  ["http://[::127.0.0.1]/", "embedded-address"],
  ["http://[64:ff9b::a9fe:a9fe]/", "metadata-address"],
  ["http://[2002:7f00:1::]/", "loopback-address"],
  ["http://[::]/", "unspecified-address"],
  ["http://[0:0:0:0:0:0:0:1]/", "loopback-address"],
  ["http://[fd00:ec2::254]/", "metadata-address"],
  ["http://0.0.0.0/", "unspecified-address"],
  ["http://169.254.169.254/", "metadata-address"],
  // Names that are, or lead to, such addresses.
  ["http://localhost./", "loopback-name"],
  ["http://LOCALHOST/", "loopback-name"],
  ["http://loc%61lhost/", "loopback-name"],
  ["http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/", "mapped-host"],
  ["http://localtest.me/", "loopback-name"],
  ["http://127.0.0.1.nip.io/", "address-name"],
  ["http://a.10-0-0-1.sslip.io/", "address-name"],
  ["http://metadata.google.internal/", "metadata-name"],
  ["http://router.local/", "internal-name"],
  // Names that look like others.
  ["http://аррӏе.com/", "lookalike-host"],
  ["http://xn--80ak6aa92e.com/", "lookalike-host"],
  ["http://exаmple.org/", "lookalike-host"],
  ["http://exampl\u00ade.org/", "invisible-character"],
  ["http://ｅxample.org/", "mapped-host"],
  ["http://good.example\u2044evil.example/", "lookalike-delimiter"],
  // Decoded by servers before they look.
  ["/static/%2e%2e/%2e%2e/secret", "encoded-dot-segment"],
  ["/static/..%2f..%2fsecret", "hidden-dot-segment"],
  ["/static/..%5c..%5csecret", "hidden-dot-segment"],
  ["/static/..\\..\\secret", "hidden-dot-segment"],
  ["/static/%252e%252e%252fsecret", "hidden-dot-segment"],
  ["/static/..;/secret", "hidden-dot-segment"],
  ["/static/%c0%ae%c0%ae/secret", "overlong-utf8"],
  ["/a.php%00.png", "encoded-nul"],
  // Other protocols.
  ["gopher://127.0.0.1:6379/_SET%20a%20b%0d%0a", "other-protocol"],
  ["dict://127.0.0.1:11211/stat%0d%0aquit", "other-protocol"],
  ["http://127.0.0.1:25/%0D%0AHELO%20a%0D%0AMAIL%20FROM:", "blocked-port"],
  ["http://example.org:65616/", "impossible-port"],
];

test.each(CLASSICS)("%j is a finding: %s", (reference, id) => {
  const findings = audit(reference);
  expect(findings.map((one) => one.id)).toContain(id);
  expect(findings[0]?.severity).not.toBe("hint");
});
