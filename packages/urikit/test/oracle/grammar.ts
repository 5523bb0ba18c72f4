// RFC 3986 Appendix A and RFC 3987 §2.2, rule by rule, in the order of the documents. The grammar of IRIs is that of URIs
// with `ucschar` among the unreserved characters, and with `iprivate` in a query.
import {
  any,
  either,
  literal,
  oneOf,
  optional,
  type Rule,
  range,
  sequence,
  some,
  times,
} from "./matching.ts";

// RFC 5234 Appendix B.1
const ALPHA = range([0x41, 0x5a], [0x61, 0x7a]);
const DIGIT = range([0x30, 0x39]);
const HEXDIG = range([0x30, 0x39], [0x41, 0x46], [0x61, 0x66]);

const subDelims = oneOf("!$&'()*+,;=");
const unreserved = either(ALPHA, DIGIT, oneOf("-._~"));
const pctEncoded = sequence(literal("%"), HEXDIG, HEXDIG);

const decOctet = either(
  DIGIT, // 0-9
  sequence(range([0x31, 0x39]), DIGIT), // 10-99
  sequence(literal("1"), times(2, 2, DIGIT)), // 100-199
  sequence(literal("2"), range([0x30, 0x34]), DIGIT), // 200-249
  sequence(literal("25"), range([0x30, 0x35])), // 250-255
);
const dot = literal(".");
const IPv4address = sequence(decOctet, dot, decOctet, dot, decOctet, dot, decOctet);
const h16 = times(1, 4, HEXDIG);
const colon = literal(":");
const colons = literal("::");
const piece = sequence(h16, colon);
const ls32 = either(sequence(h16, colon, h16), IPv4address);
const upTo = (max: number) => optional(sequence(times(0, max, piece), h16));
const IPv6address = either(
  sequence(times(6, 6, piece), ls32),
  sequence(colons, times(5, 5, piece), ls32),
  sequence(upTo(0), colons, times(4, 4, piece), ls32),
  sequence(upTo(1), colons, times(3, 3, piece), ls32),
  sequence(upTo(2), colons, times(2, 2, piece), ls32),
  sequence(upTo(3), colons, piece, ls32),
  sequence(upTo(4), colons, ls32),
  sequence(upTo(5), colons, h16),
  sequence(upTo(6), colons),
);
const IPvFuture = sequence(literal("v"), some(HEXDIG), dot, some(either(unreserved, subDelims, colon)));

const ucschar = range(
  [0xa0, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xffef],
  ...Array.from(
    { length: 13 },
    (_, plane) => [(plane + 1) * 0x10000, (plane + 1) * 0x10000 + 0xfffd] as const,
  ),
  [0xe1000, 0xefffd],
);
const iprivate = range([0xe000, 0xf8ff], [0xf0000, 0xffffd], [0x100000, 0x10fffd]);
const nothing: Rule = () => [];

/** The rules of a grammar by the names of RFC 3986; those of RFC 3987 have an `i` before most of them. */
export type OracleGrammar = ReturnType<typeof grammar>;

function grammar(iunreserved: Rule, privateOfQuery: Rule) {
  const slash = literal("/");
  const pchar = either(iunreserved, pctEncoded, subDelims, oneOf(":@"));
  const segment = any(pchar);
  const segmentNz = some(pchar);
  const segmentNzNc = some(either(iunreserved, pctEncoded, subDelims, literal("@")));
  const more = any(sequence(slash, segment));

  const scheme = sequence(ALPHA, any(either(ALPHA, DIGIT, oneOf("+-."))));
  const userinfo = any(either(iunreserved, pctEncoded, subDelims, colon));
  const regName = any(either(iunreserved, pctEncoded, subDelims));
  const host = either(
    sequence(literal("["), either(IPv6address, IPvFuture), literal("]")),
    IPv4address,
    regName,
  );
  const port = any(DIGIT);
  const authority = sequence(
    optional(sequence(userinfo, literal("@"))),
    host,
    optional(sequence(colon, port)),
  );

  const pathAbempty = more;
  const pathAbsolute = sequence(slash, optional(sequence(segmentNz, more)));
  const pathNoscheme = sequence(segmentNzNc, more);
  const pathRootless = sequence(segmentNz, more);
  const pathEmpty: Rule = (_text, from) => [from];
  const query = any(either(pchar, privateOfQuery, oneOf("/?")));
  const fragment = any(either(pchar, oneOf("/?")));

  const network = sequence(literal("//"), authority, pathAbempty);
  const hierPart = either(network, pathAbsolute, pathRootless, pathEmpty);
  const relativePart = either(network, pathAbsolute, pathNoscheme, pathEmpty);
  const afterPath = sequence(
    optional(sequence(literal("?"), query)),
    optional(sequence(literal("#"), fragment)),
  );
  const URI = sequence(scheme, colon, hierPart, afterPath);
  const relativeRef = sequence(relativePart, afterPath);
  return {
    URI,
    "absolute-URI": sequence(scheme, colon, hierPart, optional(sequence(literal("?"), query))),
    "relative-ref": relativeRef,
    "URI-reference": either(URI, relativeRef),
    scheme,
    userinfo,
    host,
    "reg-name": regName,
    port,
    "path-abempty": pathAbempty,
    "path-absolute": pathAbsolute,
    "path-noscheme": pathNoscheme,
    "path-rootless": pathRootless,
    query,
    fragment,
  };
}

export const URIS: OracleGrammar = grammar(unreserved, nothing);
export const IRIS: OracleGrammar = grammar(either(unreserved, ucschar), iprivate);
export const HOSTS = { IPv4address, IPv6address, IPvFuture };
export const UCSCHAR = ucschar;
