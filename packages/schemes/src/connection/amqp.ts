/** The "RabbitMQ URI Specification": `amqp://` and `amqps://`, with a virtual host that may be absent or empty. */

import { fault } from "../parts/fault.ts";
import { AMQP_FAULTS } from "../parts/faults.ts";
import type { Connection } from "./connection.ts";
import type { ConnectionText } from "./connection-text.ts";
import { defineConnection } from "./define-connection.ts";

/**
 * Connection strings of AMQP 0-9-1: `amqp://` and `amqps://` (RabbitMQ URI Specification). `database` is the virtual host:
 * undefined without a slash after the host, `""` with nothing after it, `"/"` where `%2f` follows.
 *
 * @example
 * ```ts
 * import { amqp } from "@urikit/schemes/connection";
 *
 * amqp.read("amqp://host").database; // => undefined
 * amqp.read("amqp://host/").database; // => ""
 * amqp.read("amqp://host/%2f").database; // => "/"
 * amqp.read("amqps://user:pass@host/vhost").hosts[0]?.port; // => 5671
 * ```
 */
export const amqp = /* @__PURE__ */ defineConnection({
  ports: { amqp: 5672, amqps: 5671 },
  specification: "RabbitMQ URI Specification",
  read,
});

/** `amqp_URI = "amqp://" amqp_authority [ "/" vhost ] [ "?" query ]`, `vhost = segment`. */
function read(source: ConnectionText): Omit<Connection, "scheme"> {
  const { whole } = source;
  const hash = source.find(whole, /#/);
  if (hash < whole.to) {
    throw source.error(hash, "amqp_URI", fault("no-fragment", "there-is-no-fragment-here"));
  }
  const authorityTo = source.find(whole, /[/?]/);
  const at = source.find({ from: whole.from, to: authorityTo }, /@/);
  const hasLogin = at < authorityTo;
  const pathTo = source.find({ from: authorityTo, to: whole.to }, /\?/);
  const { host, port } = source.hostPort({ from: hasLogin ? at + 1 : whole.from, to: authorityTo });
  return {
    ...(hasLogin
      ? source.strictLogin({ from: whole.from, to: at })
      : { user: undefined, password: undefined }),
    hosts: [{ host, socket: undefined, port }],
    database: source.text[authorityTo] === "/" ? vhostOf(source, authorityTo + 1, pathTo) : undefined,
    options: source.options({ from: pathTo + 1, to: whole.to }),
  };
}

function vhostOf(source: ConnectionText, from: number, to: number): string {
  const slash = source.find({ from, to }, /\//);
  if (slash === to) return source.decode({ from, to }, "vhost");
  throw source.error(slash, "vhost", fault("one-segment", "virtual-host-in-segments", AMQP_FAULTS));
}
