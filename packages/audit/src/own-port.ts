/**
 * RFC 3986 §3.2.3: "A scheme may define a default port." The ports of `@urikit/schemes`, without the readers of the schemes,
 * which are forty times as large: a test holds the two together.
 */

const PORTS =
  "21 ftp;22 ssh sftp;23 telnet;69 tftp;70 gopher gophers;80 http ws coap+ws;110 pop;119 news nntp;143 imap;210 wais;322 rtsps;" +
  "389 ldap;443 https wss coaps+ws;554 rtsp rtspu;563 snews nntps;636 ldaps;990 ftps;1525 prospero;1965 gemini;2628 dict;" +
  "5683 coap coap+tcp;5684 coaps coaps+tcp;6667 irc;6697 ircs;9418 git";

const PORT_OF: ReadonlyMap<string, number> = new Map(
  PORTS.split(";").flatMap((row) => {
    const [port, ...schemes] = row.split(" ");
    return schemes.map((scheme) => [scheme, Number(port)] as const);
  }),
);

/** The default port of a standard scheme. */
export function ownPort(scheme: string): number | undefined {
  return PORT_OF.get(scheme);
}
