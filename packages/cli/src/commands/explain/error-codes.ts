/** What each code of an error means: what was read, the section, what to do, and an example that gives it. */

import type { UriErrorCode } from "urikit";

/** The codes that only the command has: of lines that the library does not see. */
type LineErrorCode = "line-too-long" | "not-utf-8" | "not-a-pair" | "no-field" | "no-ascii-form";

export interface ErrorCodeText {
  readonly title: string;
  /** What was read, and why it is wrong. */
  readonly what: string;
  readonly fix: string;
  readonly section: string;
  /** A command, if it begins with `uri`; otherwise an expression of JavaScript, with the functions of the library. */
  readonly example: string;
}

export const ERROR_CODES: Readonly<Record<UriErrorCode | LineErrorCode, ErrorCodeText>> = {
  "forbidden-character": {
    title: "A character that may not stand there",
    what: "Each component has its own set of characters, and this one is in no set or not in that of the component. Data with such a character is percent-encoded.",
    fix: "percent-encode the character (uri encode), or remove it if it stands around the reference",
    section: "RFC 3986 §2, App. A",
    example: "uri check 'http://example.org/a b'",
  },
  "non-ascii": {
    title: "A character outside ASCII",
    what: "A URI is written in ASCII. With other characters, it may be an IRI (RFC 3987), which is mapped to a URI before it is used.",
    fix: "write its UTF-8 as triplets, and a host by its A-labels: uri repair does both",
    section: "RFC 3986 §2, RFC 3987 §3.1",
    example: "uri check 'http://example.org/é'",
  },
  "malformed-percent-encoding": {
    title: "A % without two hexadecimal digits",
    what: "A % begins a triplet: it needs two hexadecimal digits after it. A % that is data is written as %25.",
    fix: "write %25 for a % that is data; complete a triplet that was cut",
    section: "RFC 3986 §2.1",
    example: "uri check 'http://example.org/100%'",
  },
  "misplaced-delimiter": {
    title: "A delimiter where the grammar has none",
    what: 'One of : / ? # [ ] @ stands where it delimits nothing. Brackets belong only around an IP address, "#" begins the fragment and cannot occur in it.',
    fix: "percent-encode the delimiter if it is data",
    section: "RFC 3986 §2.2",
    example: "uri check 'http://example.org/a[1]'",
  },
  "invalid-scheme": {
    title: "No scheme before the first colon",
    what: "What precedes the first colon is not a scheme: a letter, and then letters, digits, + - or a dot. A relative reference cannot have a colon in its first segment.",
    fix: 'write the scheme; or write "./" before a path whose first segment has a colon',
    section: "RFC 3986 §3.1, §4.2",
    example: "uri check '1st:chapter'",
  },
  "invalid-ip-literal": {
    title: "Not an address between the brackets, or an address without them",
    what: "Brackets in a host hold an IPv6 address or an IPvFuture and nothing else, and an IPv6 address stands only in brackets.",
    fix: "write the IPv6 address in full, in brackets",
    section: "RFC 3986 §3.2.2",
    example: "uri check 'http://[::1/'",
  },
  "zone-identifier": {
    title: "An IPv6 address with a zone",
    what: "RFC 6874 allowed a zone identifier after %25; RFC 9844 took it out of URIs again. It means something only on one machine.",
    fix: "leave the zone out",
    section: "RFC 3986 §3.2.2, RFC 9844",
    example: "uri check 'http://[fe80::1%25eth0]/'",
  },
  "invalid-port": {
    title: "A port that is not a number",
    what: "After the colon that follows the host, only digits may stand before the path.",
    fix: "write the port in digits, or percent-encode a colon that is data",
    section: "RFC 3986 §3.2.3",
    example: "uri check 'http://example.org:http/'",
  },
  "missing-scheme": {
    title: "A relative reference where a URI is required",
    what: "A URI begins with its scheme. Without one it is a relative reference, whose meaning depends on a base.",
    fix: "write the scheme, or resolve the reference against its base first (uri resolve)",
    section: "RFC 3986 §3, §4.3",
    example: "uri check --as uri 'example.org/a'",
  },
  "scheme-not-allowed": {
    title: "A URI where a relative reference is required",
    what: "The text has a scheme, but only a relative reference was asked for.",
    fix: "make it relative to a base (uri relativize)",
    section: "RFC 3986 §4.2",
    example: "uri check --as relative-reference 'http://example.org/a'",
  },
  "fragment-not-allowed": {
    title: "A fragment where an absolute URI is required",
    what: "An absolute URI, such as a base, has no fragment: not even an empty one.",
    fix: 'leave out the "#" and what follows it',
    section: "RFC 3986 §4.3",
    example: "uri check --as absolute-uri 'http://example.org/a#top'",
  },
  "relative-base": {
    title: "A base that is not a URI",
    what: "A reference is resolved against a URI with a scheme. A relative base leaves the target unknown.",
    fix: "resolve the base itself first, or give it its scheme",
    section: "RFC 3986 §5.1",
    example: 'resolve("b", "/a/")',
  },
  backslash: {
    title: "A backslash that would move the host",
    what: 'Browsers take a backslash for a slash and would find a host here; RFC 3986 finds none. To encode the backslash would hide that, and so "repair" refuses it.',
    fix: "write the reference anew, with slashes where slashes are meant",
    section: "RFC 3986 §2",
    example: "repair('http:\\\\\\\\example.org\\\\a')",
  },
  "lone-surrogate": {
    title: "Half of a surrogate pair",
    what: "JavaScript text can hold half of a character. It has no UTF-8, and so it cannot be percent-encoded.",
    fix: "look for the place where the text was cut within a character",
    section: "RFC 3986 §2.5",
    example: 'encode("a\\ud83d", "query")',
  },
  "invalid-utf-8": {
    title: "Triplets whose octets are not UTF-8",
    what: "The octets were to be decoded as UTF-8, and are not. An older program may have used another charset.",
    fix: "decode them by their own charset (uri decode --charset), or keep the triplets",
    section: "RFC 3986 §2.5",
    example: "uri decode 'caf%E9'",
  },
  "invalid-for-charset": {
    title: "Octets that are not text in the charset that was asked for",
    what: "The octets are not a character of that charset: it is the wrong one, or the text was cut.",
    fix: "try another charset, or keep the triplets",
    section: "RFC 3986 §2.5, url-syntax-05 §2.1",
    example: "uri decode --charset shift_jis 'a%83'",
  },
  "not-relativizable": {
    title: "No reference resolves to the target",
    what: "Resolution removes dot-segments: a target that has them cannot come about.",
    fix: "normalize the target first (uri normalize)",
    section: "RFC 3986 §5.2",
    example: "uri relativize --base 'http://example.org/' 'http://example.org/a/../b'",
  },
  "component-mismatch": {
    title: "A component that would be read back as something else",
    what: "Components were put together, and the text would have other components: a path without a slash after a host, a port without a host, a slash in a userinfo.",
    fix: "encode delimiters that are data, and give the components that the others need",
    section: "RFC 3986 §3, §5.3",
    example: 'compose({ host: "example.org", path: "a" })',
  },
  "missing-value": {
    title: "A value that is missing",
    what: "A value of the template is undefined, null, or of a type that cannot stand in a reference.",
    fix: "give a text, a number or a URI; leave out the part of the template that has no value",
    section: "RFC 3986 §2.4",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    example: "uri`/users/${undefined}`",
  },
  "structure-change": {
    title: "A value that would change the structure",
    what: "The value would give the reference other components or segments than its literal text has, even encoded.",
    fix: "give one segment, value or host; mark a list of segments by segments([…])",
    section: "RFC 3986 §2.4, §7",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    example: 'uri`http://example.org/a/${[["b", "c"]]}`',
  },
  "dot-segment": {
    title: "A value that makes a dot-segment",
    what: 'The value is "." or "..", alone or with the text beside it: resolution would remove it, and a segment before it. To encode the dots does not help.',
    fix: 'refuse "." and ".." as names',
    section: "RFC 3986 §3.3, §5.2.4",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    example: 'uri`/files/${".."}/a`',
  },
  "scheme-not-listed": {
    title: "A value that names a scheme nobody listed",
    what: "The scheme comes from a value, and is not among those that the caller allows: it could be javascript or file.",
    fix: "list the schemes that may stand there: uriWith({ schemes: [...] })",
    section: "RFC 3986 §7",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    example: 'uri`${"javascript"}:alert`',
  },
  "invalid-domain-name": {
    title: "A host that has no ASCII form",
    what: "The host has characters beyond ASCII and is not a domain name by IDNA, so that nobody can look it up.",
    fix: "correct the name",
    section: "RFC 3987 §3.1",
    example: 'toUri("http://-é-/", { toAscii: domainToAscii })',
  },
  "wrong-scheme": {
    title: "Another scheme than the one that is read",
    what: "The reference was to be read as one of a certain scheme, and has another scheme or none.",
    fix: "read it by its own scheme",
    section: "RFC 3986 §3.1",
    example: 'http.read("ftp://example.org/")',
  },
  "invalid-for-scheme": {
    title: "Valid as a URI, but not for its scheme",
    what: "The grammar of the scheme is narrower than that of RFC 3986, and does not have this.",
    fix: "write it as the specification of the scheme has it (uri scheme names it)",
    section: "the specification of the scheme",
    example: "uri plan 'gopher://example.org?a'",
  },
  "missing-host": {
    title: "No host where the scheme requires one",
    what: "RFC 3986 allows an empty host; this scheme does not. Browsers may take the next name for the host.",
    fix: "write the host after two slashes",
    section: "RFC 9110 §4.2.1, or the specification of the scheme",
    example: "uri plan 'http:///a'",
  },
  "userinfo-not-allowed": {
    title: "A user or a password where the scheme has none",
    what: "A userinfo in such a reference deceives people about the host, and passes secrets on.",
    fix: "remove it; where it must be, allow it (uri plan --allow-userinfo)",
    section: "RFC 9110 §4.2.4, or the specification of the scheme",
    example: "uri plan 'http://user@example.org/'",
  },
  "protocol-line-break": {
    title: "A line break that would reach the protocol",
    what: "Decoded, the data holds a CR, LF or NUL. In a protocol of lines it would end the line, and begin a command that the reference chose.",
    fix: "refuse the reference: hardly any is meant so",
    section: "RFC 1738 §6, RFC 3986 §7.2",
    example: "uri plan 'wais://example.org/a?b%0Dc'",
  },
  "access-refused": {
    title: "A resource that is not reached from here",
    what: "It is a file of another host, a path that hides one, or a place that a program must not ask for.",
    fix: "use a reference whose scheme says how to get there",
    section: "RFC 8089 §2, RFC 1738 §3.10",
    example: "uri plan 'file://example.org/a'",
  },
  "no-plan": {
    title: "A scheme that does not say how to reach the resource",
    what: "The reference names something. Its scheme has no way to fetch it, as with tag and urn.",
    fix: "ask whoever made the name; as an identifier it is complete",
    section: "RFC 3986 §1.2.2, or the specification of the scheme",
    example: "uri plan 'tag:yaml.org,2002:int'",
  },
  "invalid-expression": {
    title: "A malformed expression of a URI Template",
    what: "A brace has no partner, or what is between braces is not an operator and names.",
    fix: "close the brace; percent-encode a brace that is data",
    section: "RFC 6570 §2.2",
    example: 'expand("/a/{b", {})',
  },
  "composite-prefix": {
    title: "A prefix of a value with members",
    what: "{name:3} is the beginning of a text; a list or an object has none.",
    fix: "give a text, or leave out the prefix",
    section: "RFC 6570 §2.4.1",
    example: 'expand("/{a:3}", { a: ["b"] })',
  },
  "ambiguous-template": {
    title: "A template with no single way back",
    what: "Several sets of values give the same URI, so that the values cannot be told from it.",
    fix: "put a delimiter between the expressions that no value holds",
    section: "RFC 6570 §1.4",
    example: 'compile("/{a}{b}").match("/x")',
  },
  "invalid-surt": {
    title: "A SURT whose parenthesis is not closed",
    what: "A SURT has its host between ( and ), before the path.",
    fix: "close the parenthesis before the path",
    section: "the SURT of web archives",
    example: 'fromSurt("http://(org,example/a")',
  },
  "not-a-pair": {
    title: "A line that does not hold two references",
    what: "uri compare reads two references from each line, with one tab between them.",
    fix: "put exactly one tab between the two",
    section: "uri",
    example: "printf 'http://example.org/' | uri compare",
  },
  "no-field": {
    title: "A line that does not have the field",
    what: "With --field N a command reads one field of each line, counted from 1. This line has fewer.",
    fix: "count the fields, and say with --separator what stands between them; a TAB is taken unless given",
    section: "uri",
    example: "printf 'http://example.org/' | uri check --field 2",
  },
  "no-ascii-form": {
    title: "A host that has no ASCII form",
    what: "uri get was asked for the host in ASCII, and by IDNA the host is not a domain name.",
    fix: "correct the name, or take the host as it is: leave out the filter",
    section: "RFC 5890 §2.3.2.1",
    example: "uri get '{host|ascii}' 'http://%F0%9D/'",
  },
  "line-too-long": {
    title: "A line that is too long to be read",
    what: "The command keeps its memory constant, and so it does not read lines above a fixed length. The line is reported and counts as invalid.",
    fix: "look whether the file is a list at all; to pass such lines on, use --invalid keep",
    section: "uri",
    example: "head -c 20000000 /dev/zero | tr '\\0' a | uri check",
  },
  "not-utf-8": {
    title: "A line that is not UTF-8",
    what: "A URI is ASCII. The octets of this line are not even text in UTF-8, and the command does not guess another charset.",
    fix: "convert the list (iconv), or encode the octets (uri encode)",
    section: "uri",
    example: "printf '\\377' | uri check",
  },
};
