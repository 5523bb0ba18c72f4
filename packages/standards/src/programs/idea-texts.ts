/** What is said of each habit: for its page in docs/habits, and for whoever asks about one. */

import type { HabitDescription, HabitIdea } from "./idea.ts";

export const HABIT_TEXTS: Readonly<Record<HabitIdea, Omit<HabitDescription, "id">>> = {
  at: {
    title: "Which `@` ends the userinfo",
    what: "A userinfo contains no `@`, and neither does a host. Where there are two, most programs end the userinfo at the last one, a few at the first one, and some find no host or refuse the reference.",
    since:
      "RFC 1738 §3.1 (1994) already asked for `%40`; the URL Standard §4.4 made the last one the rule for browsers.",
    attack:
      "`http://good.example@evil.example/` needs one only, and deceives people. With two, it deceives programs: a filter that ends the userinfo at one `@` finds `good.example`, and the client that ends it at the other connects to `evil.example` (Orange Tsai, 2017).",
    fix: "Refuse a reference with an `@` in its userinfo: no standard allows it. For a filter, refuse any userinfo.",
    examples: [
      { reference: "http://a@b@c/", shows: "host" },
      { reference: "http://foo@evil.example:80@good.example/", shows: "dials" },
    ],
  },
  authority: {
    title: "Where an authority ends",
    what: "By RFC 3986, it begins after two slashes and ends at `/`, `?` or `#`, and all programs here do so. Some also end it at a backslash.",
    since:
      "RFC 1808 (1995) ended it at a slash only; url-syntax-05 §4.3.1 (1997) contradicts itself; since RFC 2396 (1998) it ends at `?` and `#` too.",
    attack:
      "`http://good.example?@evil.example/` and `http://good.example#@evil.example/` lead to `evil.example` where only a slash ends the authority; curl did so with `#` until 7.51 (CVE-2016-8624).",
    fix: "Ask a parser for the host; search no text for it. Refuse `?`, `#` and backslashes before an `@`.",
    examples: [
      { reference: "http://good.example?@evil.example/", shows: "host" },
      { reference: "http://good.example\\@evil.example/", shows: "host" },
    ],
  },
  "authority-inherited": {
    title: "What an authority takes from the base",
    what: "A reference that begins with two slashes takes only the scheme of the base. Some programs also leave userinfo, port or path of the base in place where the reference has none.",
    since: "RFC 1808 §4 (1995): a net_loc is taken whole. Only programs depart from it.",
    attack:
      "Ruby's URI.join gives `//evil.example/` the userinfo of the base: credentials for one server are sent to another.",
    fix: "Remove the userinfo from a base before you resolve against it, and look at the target, not at the reference.",
    examples: [
      { reference: "//evil.example/", base: "https://u:p@good.example:8443/a", shows: "target" },
      { reference: "//:81/b", base: "http://good.example/a", shows: "target" },
    ],
  },
  backslash: {
    title: "A backslash as a slash",
    what: "The URL Standard takes `\\` for `/` in `http` and other special schemes, some libraries in all of them. RFC 3986 has no backslash: others refuse it, encode it, or leave it in the userinfo, the host or the path.",
    since: "An old habit of browsers, which the URL Standard §4.4 wrote down.",
    attack:
      "`http://good.example\\@evil.example/`: browsers go to `good.example`, parsers that split by RFC 3986 Appendix B go to `evil.example` (CVE-2020-26291, CVE-2021-27515). In a path, `..\\` leaves a folder that a filter has checked.",
    fix: "Refuse a backslash anywhere before the fragment.",
    examples: [
      { reference: "http://good.example\\@evil.example/", shows: "host" },
      { reference: "..\\g", base: "http://a/b/c/d", shows: "target" },
    ],
  },
  blanks: {
    title: "Blanks and controls",
    what: "No URI contains them. Programs strip them at the ends, remove tabs and line breaks within, encode them, replace them, or refuse the reference; they do not agree on which characters are blank.",
    since:
      "RFC 1738 Appendix (1994) and RFC 3986 Appendix C speak of white space around a URI in print; the URL Standard §4.4, steps 1 to 3, of any text.",
    attack:
      "A list of forbidden schemes misses `\\u0001javascript:`, and a list of forbidden hosts a URL with a blank before it (CVE-2023-24329). A line break that is kept gets into a request (CVE-2022-0391).",
    fix: "Refuse C0 controls, spaces and DEL anywhere, before anything else is read.",
    examples: [
      { reference: " http://good.example/", shows: "host" },
      { reference: "http://good.example\t.evil.example/", shows: "host" },
      { reference: "ht\ntp://good.example/", shows: "scheme" },
    ],
  },
  "default-port": {
    title: "The default port",
    what: "Some programs tell the default port as none, and others as it is written. Port 0 is a port to some, and none to others.",
    since:
      "RFC 1738 §3.1 (1994): a default port may be left out. RFC 3986 §6.2.3 makes both forms equivalent.",
    attack:
      "A cache or an allowlist that compares texts holds `http://good.example:80/` for another server. With port 0, a filter checks a port that the client does not use.",
    fix: "Compare normal forms. Refuse port 0.",
    examples: [
      { reference: "http://good.example:80/", shows: "port" },
      { reference: "http://good.example:0/", shows: "dials" },
    ],
  },
  disguise: {
    title: "Characters that turn into delimiters",
    what: "Compatibility normalization (NFKC), a part of IDNA, makes `a/c` of `℀` and `:` of `：`. Some programs refuse such a host, some normalize it and look up what results, some keep it.",
    since:
      "IDNA 2003 (RFC 3490) brought the normalization into hosts; the attack was shown in 2019 (HostSplit, Black Hat USA).",
    attack:
      "`http://evil.c℀.good.example/` ends in `.good.example` for a filter; after normalization it is `evil.ca/c.good.example`, and a host that is cut at the slash is `evil.ca` (CVE-2019-9636).",
    fix: "Normalize the host first, and refuse one whose normal form has a delimiter. Refuse characters beyond ASCII where you need none.",
    examples: [{ reference: "http://evil.c\u2100.good.example/", shows: "dials" }],
  },
  "dot-segments": {
    title: "Dot-segments, plain and encoded",
    what: "`.` and `..` are removed from a path when a reference is resolved. Some programs also remove them without a base; some take `%2e` for a dot; some leave a path that begins with a slash as it is.",
    since:
      "RFC 1808 §4 (1995) removed those of relative paths; RFC 3986 §5.2.4 (2005) those of every path; the URL Standard removes encoded ones too.",
    attack:
      "A proxy allows `/public/%2e%2e/admin`, as it begins with `/public/`; the server or the client after it asks for `/admin`.",
    fix: "Remove dot-segments before you look at a path, and refuse `%2e` in it: no URI needs it.",
    examples: [
      { reference: "http://a/b/../c", shows: "path" },
      { reference: "http://a/b/%2e%2e/c", shows: "path" },
      { reference: "%2e%2e/g", base: "http://a/b/c/d", shows: "target" },
      { reference: "/./g/../h", base: "http://a/b/c/d", shows: "target" },
    ],
  },
  empty: {
    title: "Empty against absent",
    what: "An empty query or authority is not the same as none in RFC 3986. Many programs do not tell the two apart, and lose or add a delimiter when they write the reference again.",
    since: "In RFC 1808 (1995), an empty component counts as absent; since RFC 2396 (1998) it does not.",
    attack:
      "A signature over the text is no longer valid after a program has dropped its `?`; or `///evil.example` is a path to the one that checks, and an authority to the one that connects.",
    fix: "Sign and compare one normal form. Refuse an empty authority, except in `file`.",
    examples: [
      { reference: "?", base: "http://a/b/c?q", shows: "target" },
      { reference: "http://a", shows: "path" },
    ],
  },
  "empty-reference": {
    title: "The empty reference",
    what: "It is the base without its fragment by RFC 3986. Some programs keep the fragment, some drop the query, and some go to the folder of the base.",
    since:
      "RFC 2396 §4.2 (1998) made it the current document; RFC 3986 §5.2.2 (2005) resolves it as any other.",
    attack:
      "A form without an action, or a link without a target, asks for another resource than the page that it stands in.",
    fix: "Treat an empty reference yourself, before you resolve it.",
    examples: [
      { reference: "", base: "http://a/b/c?q#f", shows: "target" },
      { reference: "#s", base: "http://a/b/c?q#f", shows: "target" },
    ],
  },
  encoding: {
    title: "What is encoded and decoded anew",
    what: "Some programs tell a path as it is written; some decode it; some encode what no URI contains; some decode unreserved characters, and write triplets in upper case.",
    since:
      "RFC 3986 §2.4 (2005) warns not to decode or encode twice; §6.2.2.2 allows to decode unreserved characters.",
    attack:
      "What is decoded twice, as `%252e`, passes a filter that decodes once. In a decoded path, an encoded slash is a slash.",
    fix: "Decode each component once, after the reference has been split. Refuse `%25` where you expect none.",
    examples: [
      { reference: "http://a/%2F%7e%zz", shows: "path" },
      { reference: "http://a/%252e", shows: "path" },
      { reference: "http://a/b c", shows: "path" },
    ],
  },
  fragment: {
    title: "Where a fragment begins",
    what: "It begins at the first `#`. Python's urlopen looks for the last one; Go and Java refuse a fragment with characters that none contains.",
    since: "RFC 1738 §2.2 (1994): the `#` delimits a fragment.",
    attack:
      "What follows a `#` is kept by one program and sent to the server by another, as a part of the path; a check of the one path says nothing of the other.",
    fix: "Cut the fragment at the first `#` before you look for a host, and refuse a second one.",
    examples: [
      { reference: "http://a/b#c#d", shows: "path" },
      { reference: "http://a/b#%zz", shows: "path" },
    ],
  },
  "host-characters": {
    title: "Which characters a host may have",
    what: "Some programs hold a host to a grammar, some to a short list of forbidden characters, and some to none. Some write it in lower case.",
    since:
      "RFC 1738 §3.1 (1994) asked for a name of the DNS; RFC 3986 §3.2.2 (2005) allows what other registries name.",
    attack:
      "A host with a space, a quotation mark or a semicolon is harmless to the parser, and not to the log, the page or the shell that shows it next.",
    fix: "Hold the host to the names that you know: letters, digits, hyphens and dots.",
    examples: [
      { reference: "http://a b/", shows: "host" },
      { reference: 'http://a"b/', shows: "host" },
      { reference: "http://a;b/", shows: "host" },
    ],
  },
  "host-decoded": {
    title: "Hosts that are decoded",
    what: "RFC 3986 allows percent-encoding in a host. Browsers, curl, Perl and requests decode it; Go refuses it for ASCII; PHP, Ruby, and urllib of Python leave it.",
    since: "RFC 3986 §3.2.2 (2005); the hostnames of RFC 2396 had no triplets.",
    attack:
      "`http://%65vil.example/` is not `evil.example` in a blocklist that compares what it reads; `good.example%2f.evil.example` has a slash after decoding.",
    fix: "Decode the host once, and refuse it if that gives a delimiter. Where you can, refuse triplets in hosts.",
    examples: [
      { reference: "http://%65vil.example/", shows: "host" },
      { reference: "http://good.example%2fevil.example/", shows: "host" },
    ],
  },
  idna: {
    title: "IDNA 2003, IDNA 2008, or none",
    what: "A name beyond ASCII is looked up as an A-label. By IDNA 2003, `faß` is `fass`; by IDNA 2008 and UTS 46 it is a name of its own. Some programs leave the name as it is.",
    since: "RFC 3490 (2003); RFC 5890 to 5893 (2010); UTS 46, whose transition browsers have ended.",
    attack:
      "`http://faß.de/` is checked as one name and fetched as another, which somebody else may have registered.",
    fix: "Convert the name once, by UTS 46 without transition, check the result, and pass on that.",
    examples: [
      { reference: "http://fa\u00df.de/", shows: "host" },
      { reference: "http://fa\u00df.de/", shows: "dials" },
      { reference: "http://good.example\u3002evil.example/", shows: "dials" },
    ],
  },
  ipv4: {
    title: "Rare notations of IPv4",
    what: "`inet_aton` reads one to four numbers, hexadecimal and octal ones too. The URL Standard and curl do so when they parse, others leave it to the resolver; Java reads decimal numbers only, so that `0177` is 177.",
    since: "The routines of 4.2BSD (1983); RFC 3986 §7.4 warns of it; the URL Standard §3.5 has it.",
    attack:
      "`http://2130706433/` and `http://0x7f.1/` are not on a list of private addresses, and lead to 127.0.0.1; `0177.0.0.1` is 127.0.0.1 for one program and 177.0.0.1 for another (CVE-2021-28918, CVE-2021-29921).",
    fix: "Refuse a host whose last label is a number, unless it is four decimal numbers without zeros before them. Check the address that is connected to.",
    examples: [
      { reference: "http://0x7f.1/", shows: "host" },
      { reference: "http://0177.0.0.1/", shows: "dials" },
      { reference: "http://2130706433/", shows: "dials" },
    ],
  },
  ipv6: {
    title: "Addresses in brackets",
    what: "An IPv6 address stands in brackets. Programs tell it with or without them, as it is written or in its short form; some do not check what the brackets hold, or take several colons for an address.",
    since: "RFC 2732 (1999); RFC 5952 (2010) for the short form.",
    attack:
      "A list that compares texts does not find `[0:0:0:0:0:0:0:1]` or `[::ffff:127.0.0.1]` where it has `[::1]`.",
    fix: "Compare addresses as numbers, and IPv4 within IPv6 as IPv4.",
    examples: [
      { reference: "http://[0:0:0:0:0:0:0:1]/", shows: "host" },
      { reference: "http://[good.example]/", shows: "host" },
      { reference: "http://[::ffff:127.0.0.1]/", shows: "dials" },
    ],
  },
  merging: {
    title: "How paths are merged",
    what: "A relative path follows the last slash of the base. Programs differ where the base has no path or no slash, where its path has dot-segments or empty segments, and in what they refuse.",
    since: "RFC 1808 §4 (1995), RFC 2396 §5.2 (1998), RFC 3986 §5.2.3 (2005): each in its own words.",
    attack:
      "By the letter of RFC 2396, `g` against `http://a` is `http://ag`: another host; no program here does that any more. Java's URI, Python's urljoin and urijs drop empty segments, so that a path that was checked is not the one that is fetched.",
    fix: "Give bases a path that begins with a slash and is normal, and check the target.",
    examples: [
      { reference: "g", base: "http://a/b//c", shows: "target" },
      { reference: "g", base: "foo:b/c", shows: "target" },
    ],
  },
  "no-host": {
    title: "No host at all",
    what: "`http` needs a host. Where there is none, some programs refuse the reference, some read a path, and some clients connect all the same: Java and Node's url.parse to localhost.",
    since: "RFC 9110 §4.2.1 (2022), as RFC 2616 before it: a recipient must reject an empty host.",
    attack:
      "A filter of hosts finds none, and lets the reference pass; the client asks the machine that it runs on.",
    fix: "Refuse `http` and `https` without a host.",
    examples: [
      { reference: "http:///good.example/", shows: "host" },
      { reference: "http:///good.example/", shows: "dials" },
      { reference: "http://u@:80/", shows: "dials" },
    ],
  },
  "no-scheme": {
    title: "A host and a port without a scheme",
    what: "`localhost:8080/x` is a URI with the scheme `localhost`. Programs made for what people type find a host in it.",
    since: "Suffix references are as old as the Web: RFC 3986 §4.5 (2005) describes them, and warns of them.",
    attack:
      "A filter reads the scheme `evil.example` and no host; curl, PHP or urllib3 connect to `evil.example` (Claroty and Snyk, 2022).",
    fix: "Accept only references with a scheme that you know, and two slashes after it.",
    examples: [
      { reference: "evil.example:80/path", shows: "host" },
      { reference: "good.example/a", shows: "host" },
    ],
  },
  "odd-character": {
    title: "Reading stops at the first odd character",
    what: "C ends a text at a NUL. Some programs end a host or a port where a character is none of it, and take what follows for the path.",
    since: "As old as C; expressions as that of uri-js end a port at its last digit.",
    attack:
      "`http://good.example:80evil/`: the port is 80 for one, and refused or a part of the host for another. After a NUL, a filter reads on and the client does not.",
    fix: "Refuse a reference that the grammar does not derive as a whole.",
    examples: [
      { reference: "http://good.example:80a/", shows: "path" },
      { reference: "http://good.example\u0000.evil.example/", shows: "host" },
    ],
  },
  opaque: {
    title: "URIs without a slash after the scheme",
    what: "`mailto:a@b` has a path by RFC 3986, and an opaque part without structure by RFC 2396. As a base, it refuses every reference, takes a new path, or gives back the reference.",
    since: "RFC 2396 §3 (1998) to RFC 3986 §3 (2005); the URL Standard has opaque paths.",
    attack:
      "A program that resolves a link against `data:` or `mailto:` and gets an `http` URL, or the relative reference itself, has lost the check of the scheme.",
    fix: "Resolve against hierarchical bases only.",
    examples: [
      { reference: "mailto:a@good.example", shows: "path" },
      { reference: "g", base: "mailto:a@good.example", shows: "target" },
    ],
  },
  plus: {
    title: "`+` as a space",
    what: "In a URI, `+` is itself. In a form it stands for a space. yarl tells a query as a form.",
    since: "HTML 2.0 (RFC 1866, 1995) brought it into queries; RFC 3986 does not know it.",
    attack:
      "A signature or a cache key over `a+b` and over `a b` differ, and a filter that searches for words misses one.",
    fix: "Write a space as `%20` and a plus as `%2B`: both mean the same everywhere.",
    examples: [{ reference: "http://a/?b+c%2Bd%20e", shows: "query" }],
  },
  port: {
    title: "Which colon begins the port, and what a port may be",
    what: "A port is digits after the last colon. Some programs take the first colon; some take what a number of their language is: `0x50`, `+80`, `８０`, more than 65535; some throw an error only when they are asked for it.",
    since: "RFC 1738 §3.1 (1994): a decimal number.",
    attack:
      "`http://127.0.0.1:11211:80/`: the filter reads port 80, the client connects to 11211 (Orange Tsai, 2017). PHP does both: `parse_url` reads 80, and `file_get_contents` connects to 11211.",
    fix: "Refuse a port that is not one to five decimal digits up to 65535, and a second colon outside brackets.",
    examples: [
      { reference: "http://127.0.0.1:11211:80/", shows: "host" },
      { reference: "http://127.0.0.1:11211:80/", shows: "dials" },
      { reference: "http://a:0x50/", shows: "port" },
      { reference: "http://a:99999/", shows: "port" },
    ],
  },
  prefix: {
    title: "The prefix `url:`, and angle brackets",
    what: "`<URL:http://a/>` is how a URI is set off in print. Some programs drop it from what they read: java.net.URL the prefix, Perl and Python's urlopen both.",
    since: "RFC 1738 Appendix (1994); RFC 3986 Appendix C no longer recommends the prefix.",
    attack: "`url:file:///etc/passwd` has the scheme `url` for a filter, and `file` for Java.",
    fix: "Accept only the schemes that you know, as they are written.",
    examples: [
      { reference: "url:http://good.example/", shows: "scheme" },
      { reference: "<http://good.example/>", shows: "host" },
    ],
  },
  "query-alone": {
    title: "A reference that is a query alone",
    what: "`?y` keeps the path of the base by RFC 1808 and RFC 3986, and drops its last segment by RFC 2396.",
    since: "RFC 1808 (1995), RFC 2396 Appendix C (1998), and back in rfc2396bis-01 (2003).",
    attack: "The same link leads to two resources; what checks the one does not protect the other.",
    fix: "Write the path in links: `c?y`, not `?y`.",
    examples: [{ reference: "?y", base: "http://a/b/c/d;p?q", shows: "target" }],
  },
  "registry-name": {
    title: "Names of registries have no host",
    what: "In RFC 2396, an authority that is not a server is the name of a registry. java.net.URI accepts it, and has no host to tell; Python's rfc3986 does so with any authority that is not valid.",
    since: "RFC 2396 §3.2.1 (1998); RFC 3986 §3.2.2 (2005) made it a host.",
    attack:
      "`http://my_host.evil.example/`: `getHost()` is null. A filter that skips what has no host lets it pass, and a client with another parser connects.",
    fix: "Refuse a reference with an authority and without a host.",
    examples: [
      { reference: "http://my_host/", shows: "host" },
      { reference: "http://a^b/", shows: "host" },
    ],
  },
  "same-scheme": {
    title: "A scheme that equals the scheme of the base",
    what: "`http:g` is a URI. Programs that are not strict ignore its scheme against a base of the same one, and read a relative path.",
    since:
      "RFC 1630 (1994) allowed it; RFC 3986 §5.2.2 tolerates it for backward compatibility; the URL Standard does it.",
    attack: "`https:evil.example` is opaque to one parser, and a path or a host to the next.",
    fix: "Refuse `http` and `https` without two slashes.",
    examples: [{ reference: "http:g", base: "http://a/b/c", shows: "target" }],
  },
  scheme: {
    title: "What a scheme is",
    what: "It begins with a letter, and has letters, digits, `+`, `-` and `.`; its case does not matter. Some programs take anything before a colon for one, some know only a few schemes, and read or refuse the others in another way.",
    since: "RFC 1738 §2.1 (1994) allowed a digit at the start; RFC 2396 §3.1 (1998) asks for a letter.",
    attack:
      "`ht tp://evil.example/` is `http` to uri-js, which drops the space; `1:2` is a scheme and a path, a relative reference, or a host and a port.",
    fix: "Compare the scheme in lower case with the list that you allow.",
    examples: [
      { reference: "HTTP://a/", shows: "scheme" },
      { reference: "ht tp://a/", shows: "scheme" },
      { reference: "1a:b", shows: "scheme" },
      { reference: "foo://good.example/", shows: "host" },
    ],
  },
  slashes: {
    title: "How many slashes begin an authority",
    what: "Two, by RFC 3986. Browsers take any number in `http` and other special schemes, curl one to three; with three, others find no host. What holds for `file` is different again.",
    since: "RFC 1738 §3.1 (1994): two. The URL Standard §4.4 has the states of special authority slashes.",
    attack:
      "`http:///evil.example/` and `http:/evil.example/` have no host for a filter, and a browser goes there (CVE-2021-3664, CVE-2022-0686). `///evil.example` in a redirection is a path to the filter and another site to the browser.",
    fix: "Accept exactly two slashes. Refuse a path that begins with `//` or `/\\`.",
    examples: [
      { reference: "http:///good.example/", shows: "host" },
      { reference: "http:/good.example/", shows: "host" },
      { reference: "///evil.example", base: "http://a/b", shows: "target" },
    ],
  },
  surplus: {
    title: "`..` that leads above the root",
    what: "By RFC 3986 and for browsers, it is removed. RFC 2396 and the draft of 2003 let it stand, and Java and Perl do.",
    since: "RFC 1808 §5.2 (1995) kept it; RFC 3986 §5.4.2 (2005) removes it.",
    attack:
      "A target with `/../` passes a check for a prefix, and the server that gets it removes the segments.",
    fix: "Normalize the target by RFC 3986 before you check it.",
    examples: [{ reference: "../../../g", base: "http://a/b/c/d", shows: "target" }],
  },
  "url-standard": {
    title: "As the URL Standard says",
    what: "Browsers, Node's URL and whatwg-url follow one algorithm, and undici reads by it. What they do is on the other pages too; here is what they share: they repair what they read, and refuse what they cannot.",
    since: "The URL Standard of the WHATWG, since 2012.",
    attack:
      "A filter that follows RFC 3986 before a client that follows the URL Standard, or the other way round, is what most confusions are made of.",
    fix: "Let the filter and the client read with the same parser, or refuse what RFC 3986 does not derive.",
    examples: [{ reference: "https:\\\\good.example%2eevil.example/a/%2e./b", shows: "host" }],
  },
  userinfo: {
    title: "What becomes of the userinfo",
    what: "It is told as it is written, decoded, encoded anew, or left out. Python's urlopen does not know it: it is a part of the host that it looks up.",
    since: "RFC 1738 §3.1 (1994) had user and password; RFC 3986 §3.2.1 (2005) deprecates passwords.",
    attack:
      "A password gets into a log or a query of the DNS; a host that is searched for in the text is found in the userinfo.",
    fix: "Refuse userinfo in `http` and `https`. Log a reference without it.",
    examples: [
      { reference: "http://u%40v:p@good.example/", shows: "userinfo" },
      { reference: "http://u@good.example/", shows: "dials" },
    ],
  },
  zone: {
    title: "Zone identifiers",
    what: "`[fe80::1%25eth0]` names an interface of the machine. curl keeps the zone elsewhere and drops it from the host; Go and urllib3 decode it; the URL Standard refuses it.",
    since:
      "RFC 4007 (2005) wrote `%eth0`; RFC 6874 (2013) brought it into URIs as `%25eth0`; RFC 9844 (2025) took it out again.",
    attack: "`[::1%25good.example]` ends as a trusted name does, and leads to the machine itself.",
    fix: "Refuse `%` in brackets.",
    examples: [
      { reference: "http://[fe80::1%25eth0]/", shows: "host" },
      { reference: "http://[::1%eth0]/", shows: "host" },
    ],
  },
};
