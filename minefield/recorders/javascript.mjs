// @ts-check
// What the readers of JavaScript read: javascript.mjs node|node-legacy|undici|needle|superagent|whatwg-url|fast-uri|uri-js|url-parse|urijs
// A folder after that is where a library is loaded from, if not from the packages of the minefield.
import { createRequire } from "node:module";
import { join } from "node:path";
import legacy from "node:url";
import { clientOfNode, dialledByNode } from "./client-of-node.mjs";
import { partsOfUrl, serveProgram, told, userAndPassword } from "./parts.mjs";

const [, , id = "", folder] = process.argv;

/**
 * Some packages have no types.
 * @type {(name: string) => any}
 */
const load = createRequire(folder === undefined ? import.meta.url : join(folder, "package.json"));

/** @typedef {import("./parts.mjs").Field} Field */
/** @typedef {import("./parts.mjs").Program} Program */

/** @param {string} name */
const versionOf = (name) => `${name} ${load(`${name}/package.json`).version}`;

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
    /** @type {typeof import("undici")} */
    const { Agent, request } = load("undici");
    const agent = new Agent();
    return {
      version: versionOf("undici"),
      async read(reference) {
        /** @type {Field[] | undefined} */
        let noted;
        const dispatcher = agent.compose(() => ({ origin = "", path }, _handler) => {
          const { protocol, hostname, port } = new URL(origin);
          const [pathname, ...search] = path.split("?");
          const query = search.length === 0 ? undefined : search.join("?");
          noted = [protocol.slice(0, -1), undefined, told(hostname), told(port), pathname, query];
          throw new Error("not sent");
        });
        await request(reference, { dispatcher }).catch(() => {});
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
    return clientOfNode(versionOf("needle"), (url) => void needle.get(url, () => {}));
  },

  async superagent() {
    const superagent = load("superagent");
    return clientOfNode(versionOf("superagent"), (url) => {
      superagent
        .get(url)
        .redirects(0)
        .end(() => {});
    });
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

const named = programs[id];
if (named === undefined) throw new Error(`there is no program ${id}`);
await serveProgram(await named());
