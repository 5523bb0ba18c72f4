/**
 * RFC 3986 App. C: in running text a colon does not make a URI. A bare reference begins with a scheme that is
 * known: these, unless the caller passes a set of its own.
 */

/** The schemes of RFC 1738 and their heirs, in lower case. */
export const KNOWN_SCHEMES: ReadonlySet<string> = new Set([
  // RFC 1738 §3
  ...["ftp", "http", "gopher", "mailto", "news", "nntp", "telnet", "wais", "file", "prospero"],
  // What took their places, or stands beside them
  ...["https", "ws", "wss", "sftp", "ssh", "git", "svn", "nfs", "smb", "imap", "pop", "ldap", "ldaps"],
  ...["snews", "sip", "sips", "tel", "sms", "xmpp", "irc", "ircs", "rtsp", "magnet", "geo", "mid", "cid"],
  ...["urn", "doi", "tag", "data", "javascript", "about"],
]);
