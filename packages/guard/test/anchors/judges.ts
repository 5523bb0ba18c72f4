/** Other libraries against server-side request forgery, each asked as its documentation says, but without a network. */

import { promises as dns } from "node:dns";
import { EventEmitter } from "node:events";
import { Agent } from "node:http";
import { is_url_safe as isUrlSafe } from "dssrf";
import isPrivateIp from "private-ip";
import { RequestFilteringHttpAgent } from "request-filtering-agent";
import { requestFilterHandler } from "ssrf-req-filter";
import { isSSRFSafeURL } from "ssrfcheck";

/** A library, and whether it lets a reference pass. */
export interface Judge {
  readonly name: string;
  /** Whether it judges names before they are looked up. */
  readonly judgesNames: boolean;
  readonly passes: (reference: string) => boolean | Promise<boolean>;
}

/** The host as `node:http` hands it to an agent: by the URL Standard, without brackets. */
function hostOf(reference: string): string {
  return new URL(reference).hostname.replace(/^\[(.*)\]$/, "$1");
}

/** Whether a call throws nothing. */
function isDone(call: () => unknown): boolean {
  try {
    call();
    return true;
  } catch {
    return false;
  }
}

/** The address that it would connect to, without connecting. */
const connected = () => new EventEmitter();

/** Calls something while every name has one address, a global one: nothing is looked up. */
async function withoutLookups<Result>(call: () => Promise<Result>): Promise<Result> {
  const { resolve4, resolve6, resolveCname, lookup } = dns;
  const [address, none] = [async () => ["8.8.8.8"], async () => []];
  Object.assign(dns, { resolve4: address, resolve6: none, resolveCname: none, lookup: none });
  try {
    return await call();
  } finally {
    Object.assign(dns, { resolve4, resolve6, resolveCname, lookup });
  }
}

export const JUDGES: readonly Judge[] = [
  { name: "ssrfcheck", judgesNames: true, passes: (reference) => isSSRFSafeURL(reference) },
  { name: "dssrf", judgesNames: false, passes: (reference) => withoutLookups(() => isUrlSafe(reference)) },
  {
    name: "ssrf-req-filter",
    judgesNames: false,
    passes: (reference) => {
      const agent = requestFilterHandler(
        Object.assign(new Agent(), { createConnection: (_options: object) => connected() }),
      );
      return isDone(() => agent.createConnection({ host: hostOf(reference) }));
    },
  },
  {
    name: "request-filtering-agent",
    judgesNames: false,
    passes: (reference) => {
      let isConnected = false;
      const prototype = Agent.prototype as { createConnection: unknown };
      const { createConnection } = prototype;
      prototype.createConnection = () => {
        isConnected = true;
        return connected();
      };
      try {
        // It reports an address that it refuses to the listener.
        new RequestFilteringHttpAgent().createConnection({ host: hostOf(reference), port: 80 }, () => {});
      } finally {
        prototype.createConnection = createConnection;
      }
      return isConnected;
    },
  },
  { name: "private-ip", judgesNames: false, passes: (reference) => isPrivateIp(hostOf(reference)) !== true },
];
