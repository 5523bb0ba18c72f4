// @ts-check
// Clients that stand on `node:http` and `node:https`, and those two themselves: what they ask for, and where they dial.
import http from "node:http";
import https from "node:https";
import net from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import { urlToHttpOptions } from "node:url";
import { told } from "./parts.mjs";

/** @typedef {import("./parts.mjs").Field} Field */
/** @typedef {import("./parts.mjs").Program} Program */

/**
 * Where Node's client of HTTP would dial.
 * @param {string | import("node:url").UrlWithStringQuery} url
 * @returns {string | false}
 */
export function dialledByNode(url) {
  const { protocol } = typeof url === "string" ? new URL(url) : url;
  /** @type {string | false} */
  let dialled = false;
  const client = protocol === "https:" ? https : http;
  const agent = Object.assign(new client.Agent(), {
    /** @param {{ host?: string, port?: number }} options @returns {never} */
    createConnection({ host, port }) {
      dialled = `${host} ${port}`;
      throw new Error("not dialled");
    },
  });
  try {
    const request =
      typeof url === "string" ? client.request(url, { agent }) : client.request({ ...url, agent });
    request.on("error", () => {});
    request.destroy();
  } catch {
    // It refuses the URL, or was not let dial.
  }
  return dialled;
}

/** A client that waits on with its connection refused is not waited for. */
const SOON = 500;

/** @typedef {{ protocol?: string | null, host?: string | null, hostname?: string | null, port?: string | number | null, path?: string }} Options */

/**
 * A client that asks `node:http` and `node:https`: it reads what it asks them for, and dials what they connect to.
 * @param {string} version
 * @param {(url: string) => unknown} get It may give a promise that ends when the client has failed to connect.
 * @returns {Program}
 */
export function clientOfNode(version, get) {
  /** @type {Field[] | undefined} */
  let asked;
  /** @type {string | false} */
  let dialled = false;
  for (const [scheme, client, defaultPort] of /** @type {const} */ ([
    ["http", http, 80],
    ["https", https, 443],
  ])) {
    const { request } = client;
    /** @type {any} */ (client).request = (/** @type {any[]} */ ...given) => {
      const options = optionsOf(given);
      const [, path, query] = /^([^?]*)(?:\?(.*))?$/s.exec(options.path ?? "") ?? [];
      const port = Number(options.port) === defaultPort ? undefined : options.port;
      asked ??= [
        options.protocol?.slice(0, -1) ?? scheme,
        undefined,
        told(options.host ?? options.hostname),
        told(port ? String(port) : ""),
        path,
        told(query),
      ];
      return /** @type {any} */ (request)(...given);
    };
    /** @type {any} */ (client.Agent.prototype).createConnection = (
      /** @type {Options} */ { host, port },
    ) => {
      dialled ||= `${host} ${Number(port)}`;
      return new net.Socket().on("error", () => {}).destroy(new Error("not dialled"));
    };
  }
  /** @param {string} url */
  const ask = async (url) => {
    asked = undefined;
    dialled = false;
    try {
      await Promise.race([get(url), setTimeout(SOON, undefined, { ref: false })]);
      await setImmediate();
    } catch {
      // It refuses the URL.
    }
  };
  return {
    version,
    async read(reference) {
      await ask(reference);
      if (asked === undefined) throw new Error("refused");
      return asked;
    },
    async dial(url) {
      await ask(url);
      return dialled;
    },
  };
}

/** `request(url, options, callback)` or `request(options, callback)`. @param {any[]} given @returns {Options} */
function optionsOf([first, second]) {
  if (typeof first !== "string" && !(first instanceof URL)) return first;
  return { ...urlToHttpOptions(new URL(first)), ...(typeof second === "function" ? {} : second) };
}
