// @ts-nocheck: not all of these libraries have types
// Clients of HTTP, as their documentation has the plainest request; and with a guard, which allows one origin and nothing else.
// Each imports its library when it is asked, so that none disturbs another.

/** The text of a stream. */
async function textOf(stream) {
  let text = "";
  for await (const piece of stream) if (text.length < 1000) text += piece;
  return text;
}

/** The policy for `127.0.0.1:PORT`. */
function policyFor(allowed) {
  const [host, port] = allowed.split(":");
  return { schemes: ["http"], hosts: [host], ports: [Number(port)], allowAddresses: [host] };
}

const guardedAgent = async (allowed) =>
  (await import("../../../packages/access/dist/index.js")).guardedAgent(policyFor(allowed));

/** What is asked, by the names of the table. `library` is the package whose version is told. */
export const FETCHERS = {
  fetch: {
    library: "node",
    get: async (url) => (await fetch(url)).text(),
  },
  undici: {
    library: "undici",
    get: async (url) => (await (await import("undici")).fetch(url)).text(),
  },
  axios: {
    library: "axios",
    get: async (url) => String((await (await import("axios")).default.get(url)).data),
  },
  got: {
    library: "got",
    get: async (url) => (await import("got")).default(url, { retry: { limit: 0 } }).text(),
  },
  "node-fetch": {
    library: "node-fetch",
    get: async (url) => (await (await import("node-fetch")).default(url)).text(),
  },
  "follow-redirects": {
    library: "follow-redirects",
    get: async (url) => {
      const { http, https } = (await import("follow-redirects")).default;
      return new Promise((resolve, reject) => {
        const { get } = url.startsWith("https:") ? https : http;
        get(url, (response) => textOf(response).then(resolve, reject)).on("error", reject);
      });
    },
  },
  superagent: {
    library: "superagent",
    get: async (url) => (await (await import("superagent")).default.get(url).buffer(true)).text,
  },
  needle: {
    library: "needle",
    get: async (url) => String((await (await import("needle")).default("get", url, { follow_max: 5 })).body),
  },
  ky: {
    library: "ky",
    get: async (url) => (await import("ky")).default.get(url, { retry: 0 }).text(),
  },
  "get-uri": {
    library: "get-uri",
    get: async (url) => textOf(await (await import("get-uri")).getUri(url)),
  },
  "axios, request-filtering-agent": {
    library: "request-filtering-agent",
    get: async (url, allowed) => {
      const { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } = await import(
        "request-filtering-agent"
      );
      const options = { allowIPAddressList: [allowed.split(":")[0]] };
      const agents = {
        httpAgent: new RequestFilteringHttpAgent(options),
        httpsAgent: new RequestFilteringHttpsAgent(options),
      };
      return String((await (await import("axios")).default.get(url, { ...agents, proxy: false })).data);
    },
  },
  "axios, ssrf-req-filter": {
    library: "ssrf-req-filter",
    get: async (url) => {
      const filter = (await import("ssrf-req-filter")).default;
      const agents = { httpAgent: filter(url), httpsAgent: filter(url) };
      return String((await (await import("axios")).default.get(url, agents)).data);
    },
  },
  "axios, guardedAgent": {
    library: "axios",
    get: async (url, allowed) => {
      const { http, https } = await guardedAgent(allowed);
      const agents = { httpAgent: http, httpsAgent: https, proxy: false };
      return String((await (await import("axios")).default.get(url, agents)).data);
    },
  },
  "got, guardedAgent": {
    library: "got",
    get: async (url, allowed) => {
      const { http, https } = await guardedAgent(allowed);
      return (await import("got")).default(url, { agent: { http, https }, retry: { limit: 0 } }).text();
    },
  },
  "node-fetch, guardedAgent": {
    library: "node-fetch",
    get: async (url, allowed) => {
      const { http, https } = await guardedAgent(allowed);
      const agent = ({ protocol }) => (protocol === "http:" ? http : https);
      return (await (await import("node-fetch")).default(url, { agent })).text();
    },
  },
  "undici fetch, guardedAgent": {
    library: "undici",
    get: async (url, allowed) => {
      const { Agent, fetch } = await import("undici");
      const { connect } = await guardedAgent(allowed);
      return (await fetch(url, { dispatcher: new Agent({ connect }) })).text();
    },
  },
  safeFetch: {
    library: "@urikit/access",
    get: async (url, allowed) => {
      const { safeFetch } = await import("../../../packages/access/dist/index.js");
      return (await safeFetch(url, { idleTimeout: 2000, timeout: 4000 }, policyFor(allowed))).text();
    },
  },
};
