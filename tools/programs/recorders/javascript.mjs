// @ts-check
// What the readers of JavaScript read: javascript.mjs node|node-legacy|undici|needle|superagent|whatwg-url|fast-uri|uri-js|url-parse|urijs
import http from "node:http";
import https from "node:https";
import { createRequire } from "node:module";
import net from "node:net";
import { setImmediate } from "node:timers/promises";
import legacy from "node:url";
import { serve } from "./protocol.mjs";

/**
 * Some packages have no types.
 * @type {(name: string) => any}
 */
const load = createRequire(import.meta.url);

/** @typedef {import("./protocol.mjs").Field} Field */

/**
 * @typedef {object} Program
 * @property {string} version
 * @property {(reference: string) => Field[] | Promise<Field[]>} read Throws where the program refuses.
 * @property {(reference: string, base: string) => string} [resolve]
 * @property {(url: string) => Promise<string | false>} [dial]
 */

/** What a URL cannot tell apart from absent. @param {string | null | undefined} text */
const told = (text) => text || undefined;

/**
 * @param {string | undefined} user
 * @param {string | undefined} password
 */
const userAndPassword = (user, password) => told(password ? `${user ?? ""}:${password}` : user);

/** @param {URL} url */
const partsOfUrl = ({ protocol, username, password, hostname, port, pathname, search }) => [
  protocol.slice(0, -1),
  userAndPassword(username, password),
  told(hostname),
  told(port),
  pathname,
  told(search)?.slice(1),
];

/** @param {string} name */
const versionOf = (name) => `${name} ${load(`${name}/package.json`).version}`;

/**
 * Where Node's client of HTTP would dial.
 * @param {string | legacy.UrlWithStringQuery} url
 * @returns {string | false}
 */
function dialledByNode(url) {
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

/** @type {Record<string, () => Promise<Program>>} */
const programs = {
  async node() {
    return {
      version: `Node ${process.versions.node}, Ada ${process.versions.ada}`,
      read: (reference) => partsOfUrl(new URL(reference)),
      resolve: (reference, base) => new URL(reference, base).href,
      dial: async (url) => dialledByNode(url),
    };
  },

  async "node-legacy"() {
    return {
      version: `Node ${process.versions.node}, url.parse`,
      read(reference) {
        const { protocol, auth, hostname, port, pathname, search } = legacy.parse(reference);
        return [
          protocol?.slice(0, -1),
          auth,
          told(hostname),
          port,
          pathname ?? "",
          search == null ? undefined : search.slice(1),
        ];
      },
      resolve: (reference, base) => legacy.resolve(base, reference),
      dial: async (url) => dialledByNode(legacy.parse(url)),
    };
  },

  async undici() {
    const { Agent, request } = await import("undici");
    const agent = new Agent();
    return {
      version: versionOf("undici"),
      read(reference) {
        /** @type {Field[] | undefined} */
        let noted;
        const dispatcher = agent.compose(() => ({ origin = "", path }) => {
          const { protocol, hostname, port } = new URL(origin);
          const [pathname, ...search] = path.split("?");
          const query = search.length === 0 ? undefined : search.join("?");
          noted = [protocol.slice(0, -1), undefined, told(hostname), told(port), pathname, query];
          throw new Error("not sent");
        });
        request(reference, { dispatcher }).catch(() => {});
        if (noted === undefined) throw new Error("refused");
        return noted;
      },
      async dial(url) {
        /** @type {string | false} */
        let dialled = false;
        const dispatcher = new Agent({
          connect({ protocol, hostname, port }, callback) {
            dialled = `${hostname} ${port || (protocol === "https:" ? 443 : 80)}`;
            callback(new Error("not dialled"), null);
          },
        });
        await request(url, { dispatcher }).catch(() => {});
        await dispatcher.destroy();
        return dialled;
      },
    };
  },

  async needle() {
    const needle = load("needle");
    needle.defaults({ use_proxy_from_env_var: false });
    return clientOfNode("needle", (url) => needle.get(url, () => {}));
  },

  async superagent() {
    const superagent = load("superagent");
    return clientOfNode("superagent", (url) =>
      superagent
        .get(url)
        .redirects(0)
        .end(() => {}),
    );
  },

  async "whatwg-url"() {
    const { URL } = load("whatwg-url");
    return {
      version: versionOf("whatwg-url"),
      read: (reference) => partsOfUrl(new URL(reference)),
      resolve: (reference, base) => new URL(reference, base).href,
    };
  },

  async "fast-uri"() {
    return libraryOfComponents("fast-uri");
  },

  async "uri-js"() {
    return libraryOfComponents("uri-js");
  },

  async "url-parse"() {
    const Parsed = load("url-parse");
    return {
      version: versionOf("url-parse"),
      read(reference) {
        const { protocol, username, password, hostname, port, pathname, query } = new Parsed(reference);
        const userinfo = userAndPassword(username, password);
        const search = String(query);
        return [
          told(protocol.slice(0, -1)),
          userinfo,
          told(hostname),
          told(port),
          pathname,
          search === "" ? undefined : search.slice(1),
        ];
      },
      resolve: (reference, base) => new Parsed(reference, base).href,
    };
  },

  async urijs() {
    const parsed = load("urijs");
    return {
      version: versionOf("urijs"),
      read(reference) {
        const uri = parsed(reference);
        return [
          told(uri.scheme()),
          told(uri.userinfo()),
          told(uri.hostname()),
          told(uri.port()),
          uri.path(),
          told(uri.query()),
        ];
      },
      resolve: (reference, base) => parsed(reference).absoluteTo(base).toString(),
    };
  },
};

/** @typedef {{ protocol?: string | null, host?: string | null, port?: string | number | null, path?: string }} Options */

/**
 * A client that asks `node:http` and `node:https`: it reads what it asks them for, and dials what they connect to.
 * @param {string} name
 * @param {(url: string) => void} get
 * @returns {Program}
 */
function clientOfNode(name, get) {
  /** @type {Field[] | undefined} */
  let asked;
  /** @type {string | false} */
  let dialled = false;
  for (const [scheme, client, defaultPort] of /** @type {const} */ ([
    ["http", http, 80],
    ["https", https, 443],
  ])) {
    const { request } = client;
    /** @type {any} */ (client).request = (/** @type {Options} */ options, /** @type {any} */ callback) => {
      const [, path, query] = /^([^?]*)(?:\?(.*))?$/s.exec(options.path ?? "") ?? [];
      const port = Number(options.port) === defaultPort ? undefined : options.port;
      asked ??= [
        options.protocol?.slice(0, -1) ?? scheme,
        undefined,
        told(options.host),
        told(port ? String(port) : ""),
        path,
        told(query),
      ];
      return /** @type {any} */ (request)(options, callback);
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
      get(url);
      await setImmediate();
    } catch {
      // It refuses the URL.
    }
  };
  return {
    version: versionOf(name),
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

/**
 * fast-uri and uri-js have one interface.
 * @param {"fast-uri" | "uri-js"} name
 * @returns {Promise<Program>}
 */
async function libraryOfComponents(name) {
  const { parse, resolve } = load(name);
  return {
    version: versionOf(name),
    read(reference) {
      const { scheme, userinfo, host, port, path, query, error } = parse(reference);
      if (error !== undefined) throw new Error(error);
      return [scheme, userinfo, host, port === undefined ? undefined : String(port), path, query];
    },
    resolve: (reference, base) => resolve(base, reference),
  };
}

const named = programs[process.argv[2] ?? ""];
if (named === undefined) throw new Error(`there is no program ${process.argv[2]}`);
const program = await named();

await serve(program.version, async (reference, base) => {
  const { read, resolve, dial } = program;
  const parts = await Promise.resolve(reference).then(read).catch(refused);
  const target = base === undefined || !resolve ? undefined : attempt(() => resolve(reference, base));
  const url = base === undefined ? reference : target;
  const dials = typeof url === "string" && dial ? await dial(url).catch(refused) : undefined;
  return [parts ? "" : undefined, ...(parts || Array(6).fill(undefined)), target, dials];
});

/** @returns {false} */
function refused() {
  return false;
}

/**
 * False where the program refuses.
 * @template T
 * @param {() => T} question
 */
function attempt(question) {
  try {
    return question();
  } catch {
    return refused();
  }
}
