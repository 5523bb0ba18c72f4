/** RFC 3986 §7, as data: what references and servers of strangers try with whoever fetches. */

/** Where the servers of the gauntlet are, on this machine. */
export interface Places {
  /** The one origin that the fetcher is told to allow: `127.0.0.1:PORT`. */
  readonly allowed: string;
  /** The port of a server at `127.0.0.2`, inside: nobody may come there. */
  readonly inside: number;
  /** Another port of `127.0.0.1` and of `::1`, inside as well. */
  readonly other: number;
  /** The URI of a file whose content nobody may get. */
  readonly file: string;
}

/** What is attacked. */
export type AttackAim = "address" | "port" | "file" | "bounds";

/** An attack: the reference that the fetcher gets, or where the allowed server sends it. */
export interface Attack {
  readonly id: string;
  readonly aim: AttackAim;
  /** In one line of English. */
  readonly what: string;
  /** The reference itself. */
  readonly given?: (places: Places) => string;
  /** Where a reference to the allowed server is redirected to. */
  readonly redirect?: (places: Places) => string;
  /** A response of the allowed server that has no end, or no measure. */
  readonly endless?: "loop" | "body" | "bomb" | "head" | "slow" | "silent";
}

/** Notations of 127.0.0.2 that programs read as that address (§7.4). */
const NOTATIONS: Readonly<Record<string, string>> = {
  plain: "127.0.0.2",
  integer: "2130706434",
  hexadecimal: "0x7f.0.0.2",
  octal: "0177.0.0.2",
  short: "127.2",
  mapped: "[::ffff:127.0.0.2]",
  fullwidth: "１２７.0.0.2",
};

const given = Object.entries(NOTATIONS).map(
  ([name, host]): Attack => ({
    id: `given-${name}`,
    aim: "address",
    what: `the reference has the address, as ${host}`,
    given: ({ inside }) => `http://${host}:${inside}/`,
  }),
);

const redirected = Object.entries(NOTATIONS).map(
  ([name, host]): Attack => ({
    id: `redirect-${name}`,
    aim: "address",
    what: `a redirect leads to the address, as ${host}`,
    redirect: ({ inside }) => `http://${host}:${inside}/`,
  }),
);

/** All attacks, in the order in which they are made. */
export const ATTACKS: readonly Attack[] = [
  ...given,
  {
    id: "given-localhost",
    aim: "address",
    what: "the reference names localhost",
    given: ({ other }) => `http://localhost:${other}/`,
  },
  {
    id: "given-ipv6",
    aim: "address",
    what: "the reference has the loopback address of IPv6",
    given: ({ other }) => `http://[::1]:${other}/`,
  },
  {
    id: "given-userinfo",
    aim: "address",
    what: "the allowed origin stands before an @",
    given: ({ allowed, inside }) => `http://${allowed}@127.0.0.2:${inside}/`,
  },
  {
    id: "given-backslash",
    aim: "address",
    what: "a reverse solidus stands before an @",
    given: ({ allowed, inside }) => `http://127.0.0.2:${inside}\\@${allowed}/`,
  },
  {
    id: "given-port",
    aim: "port",
    what: "the reference names another port of the allowed host",
    given: ({ other }) => `http://127.0.0.1:${other}/`,
  },
  {
    id: "given-file",
    aim: "file",
    what: "the reference names a file",
    given: ({ file }) => file,
  },
  ...redirected,
  {
    id: "redirect-localhost",
    aim: "address",
    what: "a redirect leads to localhost",
    redirect: ({ other }) => `http://localhost:${other}/`,
  },
  {
    id: "redirect-network-path",
    aim: "address",
    what: "a redirect leads to a network-path reference with the address",
    redirect: ({ inside }) => `//127.0.0.2:${inside}/`,
  },
  {
    id: "redirect-port",
    aim: "port",
    what: "a redirect leads to another port of the allowed host",
    redirect: ({ other }) => `http://127.0.0.1:${other}/`,
  },
  {
    id: "redirect-file",
    aim: "file",
    what: "a redirect leads to a file",
    redirect: ({ file }) => file,
  },
  { id: "loop", aim: "bounds", what: "a redirect leads to itself", endless: "loop" },
  { id: "endless-body", aim: "bounds", what: "a body does not end", endless: "body" },
  {
    id: "bomb",
    aim: "bounds",
    what: "a body is 160 MiB when it is decoded, and small before",
    endless: "bomb",
  },
  { id: "endless-head", aim: "bounds", what: "the fields of a response do not end", endless: "head" },
  { id: "slow", aim: "bounds", what: "a body comes by one octet a second", endless: "slow" },
  { id: "silent", aim: "bounds", what: "nothing comes", endless: "silent" },
];
