/**
 * RFC 3986 App. C, RFC 1738 App.: a word after a scheme names something in a sentence, and is no reference: `nntp:URL`,
 * `"user:password"`, `HTTP:80`. Nobody refers by `http:` and a word: what these schemes identify begins with `//`.
 */

/**
 * The schemes whose URIs begin with an authority (§3.2) by their own definitions; `ftps`, `mongodb+srv` and others like
 * them are made of these. `mailto`, `urn` and `news` go on in a word, and so do all that are not named here.
 */
const WITH_AUTHORITY: ReadonlySet<string> = new Set(
  (
    "aaa aaas acap afp chrome chrome-extension coap coaps content dat dict dns dntp ed2k file finger fish ftp " +
    "git gopher h323 hcp http https hyper iax icap imap ipfs ipns ipp ipps irc irc6 ircs iris jms ldap ldaps " +
    "mms mongodb msrp msrps mtqp mumble mupdate mvn nfs nntp pop prospero redis rediss resource rmi rsync rtmfp " +
    "rtmp rtsp rtsps rtspu sftp shttp smb smp smtp snews snmp ssh svn teamspeak telnet tftp tn3270 udp unreal ut2004 " +
    "vemmi ventrilo vnc wais web3 webcal ws wss xmlrpc.beep xmlrpc.beeps z39.50r z39.50s"
  ).split(" "),
);

/** A word of letters in any script, or a number. */
const WORD = /^(?:[\p{L}\p{M}_-]+|\d+)$/u;

/** Slashes that the sentence goes on after: "注意http://开头的". A host has a dot or a letter of ASCII, or more follows it. */
const SLASHES = /^\/\/\P{ASCII}+$/u;

/** The word for references names a kind of them after any scheme: `mailto:URIs`, `news:URL`. */
const PLACEHOLDER = /^UR[ILN]s?(?!\p{ASCII})/u;

/**
 * Whether the sentence goes on after a scheme and its colon.
 *
 * @param scheme Undefined if nothing is known about it.
 * @param rest What would be the rest of the reference.
 */
export function isProse(scheme: string | undefined, rest: string): boolean {
  if (SLASHES.test(rest) || PLACEHOLDER.test(rest)) return true;
  return WORD.test(rest) && (scheme === undefined || hasAuthority(scheme.toLowerCase()));
}

function hasAuthority(scheme: string): boolean {
  return WITH_AUTHORITY.has(scheme) || scheme.split("+").some((part) => WITH_AUTHORITY.has(part));
}
