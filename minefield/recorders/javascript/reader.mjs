// @ts-check
// What readers of JavaScript read that are installed by set-up.sh: reader.mjs ID FOLDER, the folder into which they are
// installed. It runs in a Node of that folder.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { clientOfNode } from "../client-of-node.mjs";
import { partsOfUrl, serveProgram, told, userAndPassword } from "../parts.mjs";

/** @typedef {import("../parts.mjs").Program} Program */

const [, , id = "", folder = ""] = process.argv;
const { load, versionOf } = await import(pathToFileURL(join(folder, "load.mjs")).href).catch(() =>
  process.exit(3),
);

for (const name of Object.keys(process.env)) if (/_proxy$/i.test(name)) delete process.env[name];

/** @type {Record<string, () => Promise<Program>>} */
const programs = {
  /** RFC 3986 and RFC 3987, by their grammar. */
  async "hyperjump-uri"() {
    const { parseIriReference, resolveIri } = await load("@hyperjump/uri");
    return {
      version: versionOf("@hyperjump/uri"),
      read(reference) {
        const { scheme, userinfo, host, port, path, query } = parseIriReference(reference);
        return [scheme, userinfo, host, port, path, query];
      },
      resolve: (reference, base) => resolveIri(reference, base),
    };
  },

  async "parse-url"() {
    const { default: parseUrl } = await load("parse-url");
    return {
      version: versionOf("parse-url"),
      read(reference) {
        const { protocol, user, password, resource, port, pathname, search } = parseUrl(reference);
        const userinfo = userAndPassword(user, password);
        return [told(protocol), userinfo, told(resource), told(port), pathname ?? "", told(search)];
      },
    };
  },

  /** What it writes is read by `URL`, as it is written for. */
  async "normalize-url"() {
    const { default: normalizeUrl } = await load("normalize-url");
    return {
      version: versionOf("normalize-url"),
      read: (reference) => partsOfUrl(new URL(normalizeUrl(reference))),
    };
  },

  /** Its authority is one text; it takes it apart when it writes it: the first `@`, the last colon. It has no resolution of §5.2. */
  async "vscode-uri"() {
    const { URI } = await load("vscode-uri");
    return {
      version: versionOf("vscode-uri"),
      read(reference) {
        const { scheme, authority, path, query } = URI.parse(reference, true);
        const [, userinfo, host, port] = /^(?:([^@]*)@)?(.*?)(?::(\d*))?$/s.exec(authority) ?? [];
        return [told(scheme), told(userinfo), told(host), told(port), path, told(query)];
      },
    };
  },

  async axios() {
    const { default: axios } = await load("axios");
    return clientOfNode(versionOf("axios"), (url) =>
      axios.get(url, { adapter: "http", maxRedirects: 0, proxy: false }),
    );
  },

  async got() {
    const { default: got } = await load("got");
    return clientOfNode(versionOf("got"), (url) => got(url, { retry: { limit: 0 }, followRedirect: false }));
  },

  async "node-fetch"() {
    const { default: fetch } = await load("node-fetch");
    return clientOfNode(versionOf("node-fetch"), (url) => fetch(url, { redirect: "manual" }));
  },

  /** Node's own `fetch`: it reads what its Request tells. */
  async fetch() {
    const { Agent, setGlobalDispatcher } = await load("undici");
    /** @type {string | false} */
    let dialled = false;
    const dispatcher = new Agent({
      /** @param {{ protocol: string, hostname: string, port: string }} place @param {(error: Error, socket: null) => void} callback */
      connect({ protocol, hostname, port }, callback) {
        dialled ||= `${hostname} ${port || (protocol === "https:" ? 443 : 80)}`;
        callback(new Error("not dialled"), null);
      },
    });
    setGlobalDispatcher(dispatcher);
    return {
      version: `Node ${process.versions.node}, fetch`,
      read: (reference) => partsOfUrl(new URL(new Request(reference).url)),
      async dial(url) {
        dialled = false;
        await fetch(url, { redirect: "manual" }).catch(() => {});
        return dialled;
      },
    };
  },

  /** CPython as WebAssembly: its `urllib.parse`, without a client. */
  async pyodide() {
    const { loadPyodide } = await load("pyodide");
    const python = await loadPyodide();
    const [version, read, resolve] = python.runPython(`
import platform
from urllib.parse import urljoin, urlsplit
from pyodide.ffi import to_js

def port_of(parts):
    try:
        return None if parts.port is None else str(parts.port)
    except ValueError:
        return False

def told(text):
    return text or None

def read(text):
    parts = urlsplit(text)
    user, password = parts.username, parts.password
    userinfo = None if user is None and password is None else (user or "") + ("" if password is None else ":" + password)
    return to_js([told(parts.scheme), userinfo, parts.hostname, port_of(parts), parts.path, told(parts.query)])

[platform.python_version(), read, lambda reference, base: urljoin(base, reference)]
`);
    return {
      version: `Python ${version}, Pyodide ${python.version}`,
      read: (reference) => read(reference),
      resolve: (reference, base) => resolve(reference, base),
    };
  },
};

const named = programs[id];
if (named === undefined) throw new Error(`there is no program ${id}`);
await serveProgram(await named());
