/**
 * Schemes whose host is looked up in DNS and dialled (RFC 3986 §3.2.2). The host of others, such as `gs` or `chrome`, is
 * the name of a bucket or a page.
 */

const NETWORK_SCHEMES: ReadonlySet<string> = new Set(
  (
    "http https ws wss ftp ftps sftp ssh scp telnet gopher gophers gemini git svn rsync dict ldap ldaps nntp nntps snews wais prospero " +
    "irc ircs ircs6 sip sips imap imaps pop pops smtp smtps rtsp rtsps rtspu rtmp rtmps mms smb cifs nfs afp dav davs vnc rdp " +
    "tftp finger whois mysql mysqlx postgres postgresql redis rediss memcached mongodb amqp amqps mqtt mqtts coap coaps " +
    "stun stuns turn turns xmpp tcp udp ntp hdfs webhdfs"
  ).split(" "),
);

/** Schemes of which browsers read anything after the colon as an authority (WHATWG URL §3.1, "special"). */
const WEB_SCHEMES: ReadonlySet<string> = new Set(["http", "https", "ws", "wss", "ftp"]);

/** Whether hosts of the scheme are looked up in DNS; a reference without a scheme gets that of its base. */
export function isNetworkScheme(scheme: string): boolean {
  return scheme === "" || NETWORK_SCHEMES.has(scheme) || (scheme.includes("+") && hasNetworkPart(scheme));
}

/** The transports of this machine below a protocol: the host of `http+unix` is the path of a socket. */
const LOCAL_TRANSPORTS: ReadonlySet<string> = new Set(["unix", "docker", "npipe"]);

/** Whether what stands for the host is the path of a socket, encoded, or the name of a pipe. */
export function isLocalScheme(scheme: string): boolean {
  return scheme.includes("+") && scheme.split("+", 4).some((part) => LOCAL_TRANSPORTS.has(part));
}

/** `git+ssh`, `registry+https`; not `http+unix`. */
function hasNetworkPart(scheme: string): boolean {
  return scheme.split("+", 4).some((part) => NETWORK_SCHEMES.has(part)) && !isLocalScheme(scheme);
}

/** Whether browsers read an authority after the scheme, whatever follows its colon. */
export function isWebScheme(scheme: string): boolean {
  return WEB_SCHEMES.has(scheme);
}
