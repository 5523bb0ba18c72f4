/** The words of the steps of a plan, in a language; what is sent and asked for comes to them printable. */

import type { PortUse } from "urikit/schemes";

/** Where a connection leads. */
export interface ConnectionTold {
  /** Undefined where it is the person's own server. */
  readonly host: string | undefined;
  readonly port: number;
  readonly status: PortUse["status"] | undefined;
  readonly way: "TCP" | "TLS" | "UDP" | "DTLS";
  /** The scheme that it is the gateway for. */
  readonly gatewayFor: string | undefined;
  /** The address that many systems take the host for. */
  readonly rareAddress: string | undefined;
}

export interface PlanWords {
  connect(connection: ConnectionTold): string;
  send(octets: string): string;
  /** @param what What a person is asked for. */
  ask(what: string, octets: string): string;
  /** What a person is asked for, in what is sent then. */
  asked(what: string): string;
  guess(
    what: string,
    from: string,
    choices: readonly { readonly guess: string; readonly octets: string }[],
  ): string;
  session(session: {
    readonly protocol: string;
    readonly user: string | undefined;
    readonly hasPassword: boolean;
  }): string;
  /** @param parameters Their names and values; may be empty. */
  request(operation: string, of: string, parameters: string): string;
  compose(
    to: readonly string[],
    fields: readonly { readonly name: string; readonly value: string; readonly unsafe: boolean }[],
  ): string;
  open(path: string): string;
  take(octets: number, mediaType: string): string;
  /** What a step is for. */
  note(note: string): string;
  /** Between steps in one line. */
  readonly between: string;
}

const PORTS: { readonly [status in PortUse["status"]]: string } = {
  own: "the scheme's own",
  other: "not the scheme's own",
  reserved: "in the reserved range, below 1024, where other protocols listen: RFC 1738 §6",
};

const WAYS: { readonly [way in ConnectionTold["way"]]: string } = {
  TCP: "",
  TLS: ", over TLS",
  UDP: ", by UDP",
  DTLS: ", over DTLS (UDP)",
};

export const ENGLISH_PLAN: PlanWords = {
  connect: ({ host = "your own server", port, status, way, gatewayFor, rareAddress }) => {
    const use = status === undefined ? "" : ` (${PORTS[status]})`;
    const role = gatewayFor === undefined ? "" : `, the gateway for ${gatewayFor} (RFC 1738 §4)`;
    const address =
      rareAddress === undefined
        ? ""
        : `; many systems take this name for the address ${rareAddress} (RFC 3986 §7.4)`;
    return `connect to ${host}, port ${port}${use}${WAYS[way]}${role}${address}`;
  },
  send: (octets) => `send ${octets}`,
  ask: (what, octets) => `ask for the ${what.replace(/^the /, "")}, then send ${octets}`,
  asked: (what) => what,
  guess: (what, from, choices) =>
    `guess the ${what} from ${from}: ${choices.map(({ guess, octets }) => `${guess}, send ${octets}`).join("; ")}`,
  session: ({ protocol, user, hasPassword }) => {
    const advice = user === undefined ? "" : `; the reference suggests logging in as ${user}`;
    return `begin an interactive session, by ${protocol}${advice}${hasPassword ? ", with the password in it" : ""}`;
  },
  request: (operation, of, parameters) =>
    [`${operation}, by ${of}`, parameters].filter((part) => part !== "").join(": "),
  compose: (to, fields) => {
    const texts = fields.map(
      ({ name, value, unsafe }) =>
        `${name}: ${value}${unsafe ? " (not among the fields believed safe: leave it out, or show it to the user)" : ""}`,
    );
    return [`begin a message to ${to.length === 0 ? "nobody yet" : to.join(", ")}`, ...texts].join("; ");
  },
  open: (path) => `open ${path}`,
  take: (octets, mediaType) => `take ${octets} octet${octets === 1 ? "" : "s"} of ${mediaType}`,
  note: (note) => note,
  between: "; then ",
};
