/**
 * The English of the faults by the rules of a scheme, from which the reason of an error is made. A constant for each
 * file, so that a program that imports one scheme pays for one. A fault whose id is its English, with hyphens for the
 * spaces, is not here but in words/en.ts.
 */

import type { Catalogue } from "urikit/words";

/** Of every scheme. */
export const SCHEME_FAULTS = {
  "has-no-authority": () => 'this scheme has no authority, which "//" begins',
  "has-no-query": () => 'this scheme has no query, which "?" begins; as data it is written %3F',
  "fragment-means-nothing": () =>
    'a fragment means nothing here and is not allowed; as data, "#" is written %23',
  "not-in-host-name": (character) => `a host name cannot contain ${character}, encoded or not`,
  "no-port-above": (most) => `there is no port above ${most}`,
  "only-slash-after-host": () => 'only "/" may follow the host',
  "colon-not-encoded": () => 'a ":" in a user or a password is written %3A',
  "not-read-back": (member) => `the ${member} would not be read back as given`,
  "breaks-line": (character, triplet) =>
    `${character}, ${triplet}, would break out of its line, and is never sent`,
  "dot-alone-ends": () => "a dot alone on its line would end what is sent",
  "not-allowed-as-data": (character, place, triplet) =>
    `${character} is not allowed in ${place}; as data it is written ${triplet}`,
  "no-login-here": () => "user and password are not allowed here",
  "login-hides-host": () =>
    "user and password are not allowed here: they serve to hide which host is meant; leave them out",
  "login-read-by-gateway": () =>
    "user and password are not allowed here: the gateway would read them; leave them out, or ask for them to be allowed",
  "login-in-clear-text": () =>
    "user and password are not allowed here: they would be sent in clear text; leave them out",
  "login-unknown-to-protocol": () => "user and password are not allowed here: this protocol has no login",
  "relative-not-scheme": (scheme) => `this is a relative reference, not a URI of the scheme "${scheme}"`,
  "other-scheme": (found, scheme) => `this URI has the scheme "${found}", not "${scheme}"`,
} satisfies Catalogue;

/** Of parameters, in every place. */
export const PARAMETER_FAULTS = {
  "parameter-twice": (name) => `the parameter ${name} is given twice`,
  "not-name-and-value": () => "a parameter has a name of letters, digits and -, and a value after a =",
} satisfies Catalogue;

/** Of every connection string. */
export const CONNECTION_TEXT_FAULTS = {
  "other-connection-scheme": (schemes) => `this is not a connection string that begins with ${schemes}`,
  "percent-not-utf-8": () =>
    'a "%" begins a triplet, and triplets must spell UTF-8; as data it is written %25',
  "reserved-in-credentials": () =>
    "a reserved character in a user or a password is written as a triplet: @ %40, : %3A, / %2F, ? %3F, # %23",
  "brackets-without-ipv6": () => "the text between the brackets is not an IPv6 address",
  "not-host-character": () => "not a character of a host; an @ in a password is written %40",
  "not-port-but-password": () => "not a port; in a password, / is written %2F and @ is written %40",
  "option-twice": (name) => `the option ${name} is given twice`,
} satisfies Catalogue;

export const ACCT_FAULTS = {
  "account-has-no-way": () =>
    "this names an account, and not how to reach it; WebFinger can find that out (RFC 7033)",
  "one-at-before-host": () => 'exactly one "@" separates an account from its host',
  "account-begins-encoded": () => "the name of an account begins with a character that needs no encoding",
} satisfies Catalogue;

export const AMQP_FAULTS = {
  "virtual-host-in-segments": () => 'a virtual host is one segment; a "/" in its name is written %2F',
} satisfies Catalogue;

export const BLOB_FAULTS = {
  "blob-in-memory": () =>
    "a blob is in the memory of the program that made it, and nobody else can be asked for it",
} satisfies Catalogue;

export const COAP_FAULTS = {
  "coap-option-too-long": () => "a segment or an argument is too long for an option of CoAP",
} satisfies Catalogue;

export const DATA_FAULTS = {
  "unused-bits": () => "the last digit of base64 has extra bits, which must be zero",
} satisfies Catalogue;

export const DIAL_FAULTS = {
  "address-not-supported": () => "address mechanism not supported: no version of IP has such addresses",
  "no-dns-form": (reason) => `DNS cannot represent this host: ${reason}`,
  "port-0": () => "port 0 is reserved, and nothing can be reached there",
} satisfies Catalogue;

export const DICT_FAULTS = {
  "not-dict-name": () => "not the name of a database or a strategy",
  "not-dict-number": () => "not the number of a definition or a match",
  "dict-user-without-auth": () =>
    "a user must be followed by a type of authentication, and never by a password",
} satisfies Catalogue;

export const FILE_FAULTS = {
  "file-path-without-slash": () => 'the path of a file must begin with "/", before a drive letter too',
  "file-elsewhere": () => "this file is on another host, and a file reference does not say how to go there",
  "encoded-separator": (separator) =>
    `a file name cannot contain an encoded ${separator}: the file system would split the path there`,
  "path-like-unc": () => 'Windows would read a path that begins with "//" as the name of another host',
} satisfies Catalogue;

export const FTP_FAULTS = {
  "not-ftp-type": () => "the type of a transfer is a, i or d",
  "telnet-command": () => "%FF before %F0 to %FF would be a command of Telnet, and is never sent",
} satisfies Catalogue;

export const GATEWAY_FAULTS = {
  "needs-tunnel": (scheme) =>
    `a gateway cannot fetch a resource that TLS protects from end to end: "${scheme}" needs a tunnel`,
  "gateway-with-path": () => "a gateway is a host and a port, without a path",
} satisfies Catalogue;

export const GEO_FAULTS = {
  "not-a-wgs84-place": () =>
    "not a place: in wgs84, a latitude from -90 to 90, a longitude from -180 to 180, and maybe an altitude",
  "crs-and-u-first": () =>
    "crs and u come first, in this order, each at most once; crs has a label and u a number",
} satisfies Catalogue;

export const GOPHER_FAULTS = {
  "selector-without-type": () => "a type must stand before a selector or a search",
  "selector-with-dots": () =>
    'a selector cannot have "." or ".." between slashes: they are removed, and the type with them',
} satisfies Catalogue;

export const IMAP_FAULTS = {
  "broken-imap-literal": () => "a CR LF in a search is only sent where a complete literal follows it",
} satisfies Catalogue;

export const IMAP_PATH_FAULTS = {
  "not-imap-parameter": () => "not a parameter of a mailbox or a message",
  "not-own-segments": () => "a message, its part and its range of octets must each be a segment of their own",
  "not-in-imap-order": () => "not in the order of the parameters of a message",
  "not-mailbox-name": () => "a mailbox has a name, and a slash at its beginning is written %2F",
} satisfies Catalogue;

export const INFO_FAULTS = {
  "info-has-no-way": () => "a name of a public namespace; there is no way to dereference all of them",
} satisfies Catalogue;

export const INNER_REFERENCE_FAULTS = {
  "inner-not-uri": () => "the inner reference of this scheme must be a URI",
} satisfies Catalogue;

export const IPFS_FAULTS = {
  "cid-not-for-host": () => "not an identifier that can stand in a host, which has no case (RFC 3986 §3.2.2)",
} satisfies Catalogue;

export const IRC_FAULTS = {
  "hash-not-encoded": () => 'the "#" of a channel is written %23',
  "not-irc-flag": () => "not a flag, or a second one of its kind",
  "not-one-irc-word": () => "IRC would not read this as one word",
  "reserved-in-login": () => "a reserved character in a user name or a password is written as a triplet",
  "network-not-server": () =>
    "the host is the name of a network, and only a list of networks knows its servers",
  "user-not-one-word": () => "IRC would not read this user name as one word",
} satisfies Catalogue;

export const JAR_FAULTS = {
  "way-of-archive": () => "reach the archive, which is the inner reference, and take the entry from it",
  "archive-without-end": () => "an archive ends with !/",
} satisfies Catalogue;

export const JAVASCRIPT_FAULTS = {
  "code-to-run": () =>
    "a javascript URI is code, not a place to reach: if it runs, it may do all that its page may do",
} satisfies Catalogue;

export const JDBC_FAULTS = {
  "for-the-driver": () =>
    "the text after jdbc: is for the driver of a database, and each driver has a grammar of its own",
} satisfies Catalogue;

export const LDAPI_FAULTS = {
  "socket-has-only-path": () => "a socket of this system has a path, and neither an address nor a port",
} satisfies Catalogue;

export const LDAP_SEARCH_FAULTS = {
  "slashes-must-follow": () => '"//" must follow the scheme, even without a host',
  "no-name-before-attributes": () =>
    "a slash and a name, which may be empty, must stand before the attributes",
  "after-extensions": () => 'nothing may follow the extensions; a "?" that is data is written %3F',
  "not-ldap-scope": () => "a search goes to the base, one level down, or through the subtree",
  "unknown-critical-extension": (type) => `the extension ${type} is critical, and is not known here`,
} satisfies Catalogue;

export const MAILBOX_LOGIN_FAULTS = {
  "neither-user-nor-mechanism": () => "neither a user nor a mechanism; a password is never written here",
} satisfies Catalogue;

export const MAILTO_FAULTS = {
  "not-an-email-address": () => "not an e-mail address",
  "semicolon-between-addresses": () => 'addresses are separated by ",", not by ";"',
  "field-without-equals": () => 'a field has a "=" between its name and its value',
} satisfies Catalogue;

export const MESSAGE_ID_FAULTS = {
  "not-message-id": () => "not a message-id",
} satisfies Catalogue;

export const MONGODB_FAULTS = {
  "not-mongodb-host": () =>
    "not a host; the path of a socket ends in .sock, with %2F for /, and a / in a password is written %2F",
  "not-mongodb-database": () => "not the name of a database; a / or @ in a password is written as a triplet",
} satisfies Catalogue;

export const NATIVE_PATH_FAULTS = {
  "not-unc-file": () => "not the UNC name of a file; it may name a device",
  "windows-would-go": () => "this file is on another host, which Windows would contact",
  "windows-needs-utf-8": () => "Windows has no name for octets that are not UTF-8",
  "windows-device": (name) => `Windows has a device by the name ${name}`,
  "windows-forbids": (character) => `Windows file names cannot contain ${character}`,
  "windows-drops-end": () => "Windows drops a dot or a blank at the end of a name",
} satisfies Catalogue;

export const NEWS_FAULTS = {
  "no-slash-after-server": () => 'a "/" must follow the server',
} satisfies Catalogue;

export const NI_FAULTS = {
  "name-said-aloud": () => "this name is made to be spoken, and does not say where the data is",
  "no-host-before-algorithm": () => "a host, which may be empty, and a slash must precede the algorithm",
  "not-algorithm-and-value": () => "the name of data is an algorithm and a value",
  "not-base64url": () => "not a value in base64url (RFC 4648 §5)",
  "wrong-digest-length": (algorithm, length, found) =>
    `${algorithm} makes ${length} octets, but here are ${found}`,
  "data-without-host": () =>
    "this names data, and not where it is: ask a server that may have it, and compare the hash",
  "not-hexadecimal-pairs": () => "not a value in lower-case hexadecimal digits",
  "wrong-check-digit": () => "the check digit does not fit: something was heard or typed wrong",
} satisfies Catalogue;

export const NNTP_FAULTS = {
  "newsgroup-required": () => "a newsgroup is required here: letters, digits and -.+_, and triplets",
} satisfies Catalogue;

export const OTPAUTH_FAULTS = {
  "not-otp-type": () => "not a type of one-time passwords",
  "parameter-twice-or-empty": () => "a parameter is given twice or has no value",
  "no-base32-secret": () => "the secret is missing, or not in base32",
  "not-as-format": (member) => `the ${member} is missing, or the format does not allow it`,
} satisfies Catalogue;

export const POSTGRESQL_FAULTS = {
  "equals-not-encoded": () => 'a "=" in a value is written %3D',
  "ports-unlike-hosts": (ports, hosts) => `${ports} ports cannot be matched to ${hosts} hosts`,
} satisfies Catalogue;

export const PROSPERO_FAULTS = {
  "not-prospero-field": () => 'a field has one "=" between its name and its value, and no "/"',
} satisfies Catalogue;

export const REDIS_FAULTS = {
  "differs-from-option": () => "the options give it again, with another value",
} satisfies Catalogue;

export const S3_FAULTS = {
  "bucket-without-place": () =>
    "no specification says where the bucket of an s3 URI is: the settings of a client do",
} satisfies Catalogue;

export const SIP_FAULTS = {
  "at-not-encoded": () => 'an "@" that is data is written %40',
  "not-sip-login": () => "not a user and a password; other characters are written as triplets",
} satisfies Catalogue;

export const SMS_FAULTS = {
  "no-recipient-number": () => "there is no telephone number to which the message could go",
  "not-sms-field": () => "a field has a name of letters, digits and -._~, and a value after a =",
} satisfies Catalogue;

export const SSH_FAULTS = {
  "delimiter-in-login": () => 'a ";" or a ":" that is data is written as a triplet in a user or a password',
  "semicolon-not-encoded": () => 'a ";" that is data is written %3B',
  "encoded-slash-in-name": () => "the server would split a name at its encoded slash, %2F",
} satisfies Catalogue;

export const TAG_FAULTS = {
  "tag-has-no-way": () => "a tag names a resource, and nobody can be asked for it",
  "tag-without-entity": () => "a tag begins with the authority that made it and a date",
  "neither-domain-nor-email": () => "neither a domain name nor an e-mail address",
} satisfies Catalogue;

export const TELEPHONE_FAULTS = {
  "not-telephone-number": () =>
    "a telephone number is digits with -.() between them, a local one with A to F, * and %23 as well",
  "local-without-context": () =>
    "a local number must say where it is valid: a domain, or the digits that global numbers there begin with",
  "not-extension": () => "an extension is digits, and a subaddress is not empty",
} satisfies Catalogue;

export const TFTP_FAULTS = {
  "tftp-port": () => "no port may follow the host: it is always 69",
  "not-tftp-mode": () => "the mode of a transfer is netascii or octet",
} satisfies Catalogue;

export const URN_FAULTS = {
  "urn-has-no-way": () => "a URN names a resource and does not locate it; ask a resolver of its namespace",
  "nss-missing": () => "the namespace-specific string is missing",
  "not-urn-component": () => "in a URN, a ? begins an r-component, ?+, or a q-component, ?=",
} satisfies Catalogue;

export const VIEW_SOURCE_FAULTS = {
  "way-of-inner": () => "reach the inner reference, and show its source",
} satisfies Catalogue;

export const VMS_PATH_FAULTS = {
  "system-would-go": () => "this file is on another host, which the system would contact",
  "two-hosts-named": () => "the node and the option both name a host",
} satisfies Catalogue;

export const WAIS_FAULTS = {
  "not-wais-path": () => "the path names a database, or a database, a type and a document",
} satisfies Catalogue;

export const XMPP_FAULTS = {
  "not-xmpp-account": () =>
    "an account is a name and a host; to name an address alone, leave out the slashes",
  "one-at-before-account-host": () => 'exactly one "@" separates the name of an account from its host',
  "not-xmpp-node": (characters) =>
    `the name of an account is not empty, and has no ${characters} that is not encoded`,
  "not-key-and-value": () => "the action is followed by key=value pairs",
} satisfies Catalogue;
