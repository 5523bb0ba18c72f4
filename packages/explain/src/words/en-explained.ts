/** The explanations of error codes and normalization rules by `uri explain`, in English. */

import type { Catalogue } from "urikit/words";

export const explained = {
  // Codes of errors
  "code-forbidden-character-title": () => "A character that is not allowed there",
  "code-forbidden-character-what": () =>
    "Each component has its own set of characters, and this one is in no such set, or not in the set of the component where it occurs. Data with such a character is percent-encoded.",
  "code-forbidden-character-fix": () =>
    "percent-encode the character (uri encode), or remove it if it surrounds the reference",
  "code-non-ascii-title": () => "A character outside ASCII",
  "code-non-ascii-what": () =>
    "A URI is written in ASCII. With other characters, it may be an IRI (RFC 3987), which is mapped to a URI before it is used.",
  "code-non-ascii-fix": () => "write its UTF-8 as triplets, and a host by its A-labels: uri repair does both",
  "code-malformed-percent-encoding-title": () => "A % without two hexadecimal digits",
  "code-malformed-percent-encoding-what": () =>
    "A % begins a triplet: it needs two hexadecimal digits after it. A % that is data is written as %25.",
  "code-malformed-percent-encoding-fix": () =>
    "write %25 for a % that is data; complete a triplet that was cut",
  "code-misplaced-delimiter-title": () => "A delimiter where the grammar has none",
  "code-misplaced-delimiter-what": () =>
    'One of : / ? # [ ] @ occurs where it delimits nothing. Brackets belong only around an IP address; "#" begins the fragment and cannot occur in it.',
  "code-misplaced-delimiter-fix": () => "percent-encode the delimiter if it is data",
  "code-invalid-scheme-title": () => "No scheme before the first colon",
  "code-invalid-scheme-what": () =>
    "The text before the first colon is not a scheme: a letter, and then letters, digits, + - or a dot. A relative reference cannot have a colon in its first segment.",
  "code-invalid-scheme-fix": () =>
    'write the scheme; or write "./" before a path whose first segment has a colon',
  "code-invalid-ip-literal-title": () => "Not an address between the brackets, or an address without them",
  "code-invalid-ip-literal-what": () =>
    "Brackets in a host hold an IPv6 address or an IPvFuture and nothing else, and an IPv6 address is allowed only in brackets.",
  "code-invalid-ip-literal-fix": () => "write the IPv6 address in full, in brackets",
  "code-zone-identifier-title": () => "An IPv6 address with a zone",
  "code-zone-identifier-what": () =>
    "RFC 6874 allowed a zone identifier after %25; RFC 9844 removed it again. It means something only on one machine.",
  "code-zone-identifier-fix": () => "leave the zone out",
  "code-invalid-port-title": () => "A port that is not a number",
  "code-invalid-port-what": () => "After the colon that follows the host, only digits may precede the path.",
  "code-invalid-port-fix": () => "write the port in digits, or percent-encode a colon that is data",
  "code-missing-scheme-title": () => "A relative reference where a URI is required",
  "code-missing-scheme-what": () =>
    "A URI begins with its scheme. Without one it is a relative reference, whose meaning depends on a base.",
  "code-missing-scheme-fix": () =>
    "write the scheme, or resolve the reference against its base first (uri resolve)",
  "code-scheme-not-allowed-title": () => "A URI where a relative reference is required",
  "code-scheme-not-allowed-what": () => "The text has a scheme, but only a relative reference was asked for.",
  "code-scheme-not-allowed-fix": () => "make it relative to a base (uri relativize)",
  "code-fragment-not-allowed-title": () => "A fragment where an absolute URI is required",
  "code-fragment-not-allowed-what": () =>
    "An absolute URI, such as a base, has no fragment: not even an empty one.",
  "code-fragment-not-allowed-fix": () => 'leave out the "#" and what follows it',
  "code-relative-base-title": () => "A base that is not a URI",
  "code-relative-base-what": () =>
    "A reference is resolved against a URI with a scheme. A relative base leaves the target unknown.",
  "code-relative-base-fix": () => "resolve the base itself first, or give it its scheme",
  "code-backslash-title": () => "A backslash that would move the host",
  "code-backslash-what": () =>
    'Browsers take a backslash for a slash and would find a host here; RFC 3986 finds none. Encoding it would hide that, and so "repair" refuses it.',
  "code-backslash-fix": () => "rewrite the reference, using slashes where slashes are meant",
  "code-lone-surrogate-title": () => "Half of a surrogate pair",
  "code-lone-surrogate-what": () =>
    "JavaScript text can hold half of a character. It has no UTF-8, and so it cannot be percent-encoded.",
  "code-lone-surrogate-fix": () => "look for the place where the text was cut within a character",
  "code-invalid-utf-8-title": () => "Triplets whose octets are not UTF-8",
  "code-invalid-utf-8-what": () =>
    "The octets were to be decoded as UTF-8, and are not UTF-8. An older program may have used another charset.",
  "code-invalid-utf-8-fix": () =>
    "decode them by their own charset (uri decode --charset), or keep the triplets",
  "code-invalid-for-charset-title": () => "Octets that are not text in the charset that was asked for",
  "code-invalid-for-charset-what": () =>
    "The octets are not a character of that charset: it is the wrong one, or the text was cut.",
  "code-invalid-for-charset-fix": () => "try another charset, or keep the triplets",
  "code-not-relativizable-title": () => "No reference resolves to the target",
  "code-not-relativizable-what": () =>
    "Resolution removes dot-segments: a target that has them is never the result.",
  "code-not-relativizable-fix": () => "normalize the target first (uri normalize)",
  "code-component-mismatch-title": () => "A component that would be read back as something else",
  "code-component-mismatch-what": () =>
    "Components were put together, and the text would have other components: a path without a slash after a host, a port without a host, a slash in a userinfo.",
  "code-component-mismatch-fix": () =>
    "encode delimiters that are data, and give the components that the others need",
  "code-missing-value-title": () => "A value that is missing",
  "code-missing-value-what": () =>
    "A value of the template is undefined, null, or of a type that cannot be written in a reference.",
  "code-missing-value-fix": () =>
    "give a text, a number or a URI; leave out the part of the template that has no value",
  "code-structure-change-title": () => "A value that would change the structure",
  "code-structure-change-what": () =>
    "The value would give the reference other components or segments than its literal text has, even encoded.",
  "code-structure-change-fix": () =>
    "give one segment, value or host; mark a list of segments by segments([…])",
  "code-dot-segment-title": () => "A value that makes a dot-segment",
  "code-dot-segment-what": () =>
    'The value is "." or "..", alone or with the text next to it: resolution would remove it, and a segment before it. Encoding the dots does not help.',
  "code-dot-segment-fix": () => 'refuse "." and ".." as names',
  "code-scheme-not-listed-title": () => "A value that names a scheme that is not listed",
  "code-scheme-not-listed-what": () =>
    "The scheme comes from a value, and is not among those that the caller allows: it could be javascript or file.",
  "code-scheme-not-listed-fix": () => "list the schemes that are allowed there: uriWith({ schemes: [...] })",
  "code-invalid-domain-name-title": () => "A host that has no ASCII form",
  "code-invalid-domain-name-what": () =>
    "The host has characters beyond ASCII and is not a domain name by IDNA, so that nobody can look it up.",
  "code-invalid-domain-name-fix": () => "correct the name",
  "code-wrong-scheme-title": () => "A different scheme from the one that is read",
  "code-wrong-scheme-what": () =>
    "The reference was to be read as one of a certain scheme, and has another scheme or none.",
  "code-wrong-scheme-fix": () => "read it by its own scheme",
  "code-invalid-for-scheme-title": () => "Valid as a URI, but not for its scheme",
  "code-invalid-for-scheme-what": () =>
    "The grammar of the scheme is narrower than that of RFC 3986, and does not derive this.",
  "code-invalid-for-scheme-fix": () =>
    "write it as the specification of the scheme requires (uri explain names it)",
  "code-missing-host-title": () => "No host where the scheme requires one",
  "code-missing-host-what": () =>
    "RFC 3986 allows an empty host; this scheme does not. Browsers may take the next name for the host.",
  "code-missing-host-fix": () => "write the host after two slashes",
  "code-userinfo-not-allowed-title": () => "A user or a password where the scheme has none",
  "code-userinfo-not-allowed-what": () =>
    "A userinfo in such a reference deceives people about the host, and passes secrets on.",
  "code-userinfo-not-allowed-fix": () =>
    "remove it; where it is needed, allow it (uri plan --allow-userinfo)",
  "code-protocol-line-break-title": () => "A line break that would reach the protocol",
  "code-protocol-line-break-what": () =>
    "Decoded, the data holds a CR, LF or NUL. In a protocol of lines it would end the line, and begin a command that the reference chose.",
  "code-protocol-line-break-fix": () => "refuse the reference: hardly any legitimate one has a line break",
  "code-access-refused-title": () => "A resource that is not reached from here",
  "code-access-refused-what": () =>
    "It is a file of another host, a path that hides one, or a place that a program must not ask for.",
  "code-access-refused-fix": () => "use a reference whose scheme says how to get there",
  "code-no-plan-title": () => "A scheme that does not say how to reach the resource",
  "code-no-plan-what": () =>
    "The reference names something. Its scheme has no way to fetch it, as with tag and urn.",
  "code-no-plan-fix": () => "ask the creator of the name; as an identifier it is complete",
  "code-invalid-expression-title": () => "A malformed expression of a URI Template",
  "code-invalid-expression-what": () =>
    "A brace has no partner, or what is between braces is not an operator and names.",
  "code-invalid-expression-fix": () => "close the brace; percent-encode a brace that is data",
  "code-composite-prefix-title": () => "A prefix of a value with members",
  "code-composite-prefix-what": () => "{name:3} is the beginning of a text; a list or an object has none.",
  "code-composite-prefix-fix": () => "give a text, or leave out the prefix",
  "code-ambiguous-template-title": () => "A template with no single way back",
  "code-ambiguous-template-what": () =>
    "Several sets of values give the same URI, so that the values cannot be recovered from it.",
  "code-ambiguous-template-fix": () => "put a delimiter that no value contains between the expressions",
  "code-invalid-surt-title": () => "A SURT whose parenthesis is not closed",
  "code-invalid-surt-what": () => "A SURT has its host between ( and ), before the path.",
  "code-invalid-surt-fix": () => "close the parenthesis before the path",
  "code-not-a-pair-title": () => "A line that does not hold two references",
  "code-not-a-pair-what": () => "uri compare reads two references from each line, with one tab between them.",
  "code-not-a-pair-fix": () => "put exactly one tab between the two",
  "code-not-in-charset-title": () => "A character that the charset does not have",
  "code-not-in-charset-what": () =>
    "uri encode --charset writes each character as its octet in that charset, and this one has none there.",
  "code-not-in-charset-fix": () =>
    "name a charset that has it, or leave out --charset: UTF-8 has every character",
  "code-no-field-title": () => "A line that does not have the field",
  "code-no-field-what": () =>
    "With --field N a command reads one field of each line, counted from 1. This line has fewer.",
  "code-no-field-fix": () =>
    "count the fields, and give what separates them with --separator; the default is a TAB",
  "code-not-json-object-title": () => "A line that is not an object of JSON",
  "code-not-json-object-what": () =>
    "With --json-field PATH a command reads JSON Lines: each line is an object, and the answer becomes a member of it.",
  "code-not-json-object-fix": () => "write one object in each line, as jq -c does",
  "code-no-json-text-title": () => "An object of JSON without the text that was asked for",
  "code-no-json-text-what": () =>
    "With --json-field PATH a command reads the text at that path of each object. This object has nothing there, or something else than a text.",
  "code-no-json-text-fix": () => "correct the path, such as .url or .links[0].href",
  "code-has-member-title": () => "An object of JSON that has the member of the answer",
  "code-has-member-what": () =>
    "With --json-field the answer becomes a member with the name of the command. This object has a member of that name, which is not written over.",
  "code-has-member-fix": () => "rename or remove that member, as jq -c 'del(.check)' does",
  "code-open-quote-title": () => "A line of CSV whose quotation mark is not closed",
  "code-open-quote-what": () =>
    "With --csv each line is a row. A value between quotation marks must end in the same line.",
  "code-open-quote-fix": () => "close the quotation mark, or take line ends out of the values",
  "code-no-ascii-form-title": () => "A host that has no ASCII form",
  "code-no-ascii-form-what": () =>
    "uri get was asked for the host in ASCII, and by IDNA the host is not a domain name.",
  "code-no-ascii-form-fix": () => "correct the name, or take the host as it is: leave out the filter",
  "code-line-too-long-title": () => "A line that is too long to be read",
  "code-line-too-long-what": () =>
    "The command keeps its memory constant, and so it does not read lines above a fixed length. The line is reported and counts as invalid.",
  "code-line-too-long-fix": () =>
    "check whether the file is a list at all; to pass such lines on, use --invalid keep",
  "code-not-utf-8-title": () => "A line that is not UTF-8",
  "code-not-utf-8-what": () =>
    "A URI is ASCII. The octets of this line are not even text in UTF-8, and the command does not guess another charset.",
  "code-not-utf-8-fix": () => "convert the list (iconv), or encode the octets (uri encode)",
  // Rules of normalization
  "rule-unreserved-triplets": () =>
    "decodes triplets of letters, digits, hyphen, period, underscore and tilde: encoded or not, they mean the same",
  "rule-host-kind": () => "decodes a host that is an IPv4 address once it is decoded",
  "rule-triplet-case": () => "writes the hexadecimal digits of triplets in upper case",
  "rule-scheme-case": () => "writes the scheme in lower case",
  "rule-host-case": () => "writes the host in lower case: names and addresses ignore case",
  "rule-dot-segments": () => 'removes the segments "." and "..", and the segment before each ".."',
  "rule-empty-port": () => "removes the colon of an empty port",
  "rule-default-port": () => "removes a port that is the default of the scheme",
  "rule-port-number": () => "removes zeros before the number of a port",
  "rule-empty-path": () => "writes an empty path after a host as the scheme has it: as a slash in http",
  "rule-ipv6-text": () => "writes an IPv6 address in its one canonical form",
  "rule-account-host-case": () => "writes the host of an account in lower case",
  "rule-default-item-type": () =>
    "removes the type 1 of a Gopher item without a selector: it is a menu anyway",
  "rule-dict-defaults": () => "removes what a request to a dictionary does anyway",
  "rule-field-name-case": () => "writes the names of the fields of a message in lower case",
  "rule-ftp-type-case": () => "writes the type of a transfer in lower case",
  "rule-geo-comparison": () =>
    "writes coordinates as they are compared: without needless zeros and signs, and with known longitude at the poles",
  "rule-irc-flags": () =>
    "writes the flags of an IRC reference in lower case and in one order, without those that are the default",
  "rule-irc-option-case": () => "writes the names of the options of an IRC reference in lower case",
  "rule-ldap-defaults": () => "removes what a search in a directory does anyway",
  "rule-local-host": () => "removes the host of a file that is on this machine",
  "rule-mail-domain-case": () => "writes the domain of a mail address in lower case",
  "rule-media-type-case": () => "writes a media type and the names of its parameters in lower case",
  "rule-namespace-case": () => "writes the namespace of a URN in lower case",
  "rule-sip-comparison": () => "writes a SIP URI as it is compared: what ignores case in lower case",
  "rule-to-field": () => 'moves the addresses of a field "to" into the path',
  "rule-telephone-number": () =>
    "removes visual separators from a telephone number, and writes its parameters in one way",
  "rule-all-newsgroups": () => "writes the group * where all groups of a server are meant",
  "rule-imap-parameter-case": () => "writes the names of the parts of an IMAP URL in upper case",
  "rule-info-namespace-case": () => "writes the namespace of an info URI in lower case",
  "rule-info-unreserved": () => "decodes what an info URI need not encode: the marks ! ' ( ) and *",
  "rule-nih-separators": () => "writes a name of a hash for people without hyphens, in lower case",
  "rule-sms-field-case": () => "writes the names of the fields of a text message in lower case",
  "rule-sms-recipients": () => "removes visual separators from the telephone numbers of a text message",
  "rule-tftp-mode": () =>
    "writes the mode of a transfer in lower case, and removes the one that is the default",
  "rule-uuid-case": () => "writes a UUID in lower case",
  "rule-xmpp-host-case": () => "writes the domain of an address of XMPP in lower case",
} satisfies Catalogue;
