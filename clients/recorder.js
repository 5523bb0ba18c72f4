// @ts-check
// Where a client of npm, or Node's own, connects with a reference: `node recorder.js NAME`, in the protocol of
// minefield/recorders. Every connection is caught before a name is looked up, so that nothing leaves the machine.
import http from "node:http";
import https from "node:https";
import net from "node:net";
import legacy from "node:url";
import { serve } from "../minefield/recorders/protocol.mjs";

for (const name of Object.keys(process.env)) if (/_proxy$/i.test(name)) delete process.env[name];

/**
 * They need not be installed where the types are checked.
 * @type {(name: string) => Promise<any>}
 */
const load = (name) => import(name);

/** @type {string | undefined} */
let dialled;

/**
 * As `net.connect` gives its arguments to the socket, in a list, or as a user does.
 * @this {net.Socket}
 * @param {any[]} args
 */
function caught(...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  dialled ??= `${options.host ?? "localhost"} ${Number(options.port)}`;
  this.on("error", () => {});
  process.nextTick(() => this.destroy(Object.assign(new Error("caught"), { code: "ECONNREFUSED" })));
  return this;
}

net.Socket.prototype.connect = caught;

/** @param {string | null} protocol @param {any} secure @param {any} plain */
const by = (protocol, secure, plain) => (protocol?.toLowerCase() === "https:" ? secure : plain);

/** A request that ends, whatever comes of it. @param {any} request */
const ended = (request) => new Promise((done) => request.on("error", done).on("close", done).end());

/** @type {Record<string, () => Promise<(url: string) => unknown>>} */
const CLIENTS = {
  fetch: async () => (url) => fetch(url),
  "http.request": async () => (url) => ended(by(new URL(url).protocol, https, http).request(url)),
  "http.get(url.parse())": async () => (url) => {
    const parsed = legacy.parse(url);
    return ended(by(parsed.protocol, https, http).get(parsed));
  },
  async "undici fetch"() {
    const undici = await load("undici");
    return (url) => undici.fetch(url);
  },
  async "undici request"() {
    const undici = await load("undici");
    return (url) => undici.request(url);
  },
  async axios() {
    const { default: axios } = await load("axios");
    return (url) => axios.get(url, { proxy: false });
  },
  async got() {
    const { default: got } = await load("got");
    return (url) => got(url, { retry: { limit: 0 } });
  },
  async "node-fetch"() {
    const { default: nodeFetch } = await load("node-fetch");
    return (url) => nodeFetch(url);
  },
  async needle() {
    const { default: needle } = await load("needle");
    return (url) => needle("get", url);
  },
  async superagent() {
    const { default: superagent } = await load("superagent");
    return (url) => superagent.get(url);
  },
  async "follow-redirects"() {
    const { default: follow } = await load("follow-redirects");
    return (url) => ended(by(new URL(url).protocol, follow.https, follow.http).get(url));
  },
};

const name = process.argv[2] ?? "";
const client = CLIENTS[name];
if (client === undefined) throw new Error(`there is no client ${name}`);
/** @type {((url: string) => unknown) | undefined} */
const get = await client().catch(() => process.exit(3));

process.on("uncaughtException", () => {}); // of a client that throws in a callback: it has not connected

/** Ends the recorder, should nobody ask any more. */
const idle = setTimeout(() => process.exit(), 30_000).unref();

await serve(name, async (reference) => {
  idle.refresh();
  dialled = undefined;
  // What it dialled late would be taken for the answer to the next reference.
  const late = setTimeout(() => process.exit(4), 20_000);
  await Promise.resolve(reference)
    .then(get)
    .catch(() => {});
  clearTimeout(late);
  return ["", ...Array(7).fill(undefined), dialled ?? false];
});
