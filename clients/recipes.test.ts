/**
 * The examples of docs/recipes that need a library, as they are printed: each block with the name of a file is made a
 * module, and used as a person would, with servers on this machine.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { createRequire } from "node:module";
import { type AddressInfo, connect } from "node:net";
import { fileURLToPath, pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { afterAll, describe, expect, it } from "vitest";

const recipes = fileURLToPath(new URL("../docs/recipes/", import.meta.url));
const made = fileURLToPath(new URL("./node_modules/.recipes/", import.meta.url));
const installed = createRequire(new URL("./package.json", import.meta.url));

/** What a library exports, whose types only its folder has. */
type Library = Readonly<Record<string, unknown>>;

/** A function of a library. */
function called<Result>(from: unknown, name: string): (...values: readonly unknown[]) => Result {
  const owner = from as Record<string, (...values: readonly unknown[]) => Result>;
  const found = owner[name];
  if (typeof found !== "function") throw new Error(`there is no ${name}`);
  return found.bind(owner);
}

const library = (name: string): Promise<Library> =>
  import(/* @vite-ignore */ pathToFileURL(installed.resolve(name)).href);

/** The blocks of a page that are files, by name. */
function blocksOf(page: string): ReadonlyMap<string, string> {
  const text = readFileSync(`${recipes}${page}.md`, "utf8");
  const found = text.matchAll(/^```\w+ \[([\w.]+)\]\n(.*?)^```$/gms);
  return new Map([...found].map(([, name = "", code = ""]) => [name, code]));
}

/** A block as a module. */
async function moduleOf(page: string, name: string): Promise<Library> {
  const block = blocksOf(page).get(name);
  if (block === undefined) throw new Error(`${page}.md has no block ${name}`);
  const code = name.endsWith(".vue") ? await compiledByVue(block) : block;
  const loader = name.endsWith(".tsx") ? "tsx" : "ts";
  const script = await transform(code, { loader, jsx: "automatic", format: "esm" });
  const file = `${made}${page}.${name}.mjs`;
  mkdirSync(made, { recursive: true });
  writeFileSync(file, script.code);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

async function compiledByVue(block: string): Promise<string> {
  const vue = await library("vue/compiler-sfc");
  const { descriptor } = called<{ descriptor: unknown }>(vue, "parse")(block);
  const options = { id: "recipe", inlineTemplate: true };
  return called<{ content: string }>(vue, "compileScript")(descriptor, options).content;
}

const servers: Server[] = [];

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}

const served = (handle: RequestListener) => listening(createServer(handle));

afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
  rmSync(made, { recursive: true, force: true });
});

describe("every block that is a file", () => {
  it("is used below", () => {
    const source = readFileSync(fileURLToPath(import.meta.url), "utf8");
    const pages = readdirSync(recipes).map((file) => file.replace(/\.md$/, ""));
    const unused = pages
      .flatMap((page) => [...blocksOf(page).keys()])
      .filter((name) => !source.includes(`"${name}"`));
    expect(unused).toEqual([]);
  });
});

describe("validate a field (RFC 3986 §3, RFC 9110 §4.2)", () => {
  const ask = (port: number) => async (body: string) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`http://127.0.0.1:${port}/hooks`, { method: "POST", headers, body });
    return [response.status, response.ok ? await response.json() : await response.text()] as const;
  };

  const ALLOWED = "https://example.org/a?b";
  const REFUSED: readonly unknown[] = [
    "https://example.org/a b",
    "https://[::1/",
    "https:example.org",
    "https:///example.org",
    "javascript:alert(1)",
    "data:,a",
    "ftp://example.org/",
    "https://bank.example@evil.example/",
    ["https://example.org/", "https://example.org/"],
    null,
    undefined,
    {},
  ];

  const SERVERS: Readonly<Record<string, (app: unknown) => Promise<number>>> = {
    "express.ts": (app) => served(app as RequestListener),
    "fastify.ts": async (app) => {
      await called<Promise<string>>(app, "listen")({ port: 0, host: "127.0.0.1" });
      const { server } = app as { server: Server };
      servers.push(server);
      return (server.address() as AddressInfo).port;
    },
    "hono.ts": async (app) => {
      const node = await library("@hono/node-server");
      return served(called<RequestListener>(node, "getRequestListener")((app as Library).fetch));
    },
  };

  it.each(Object.keys(SERVERS))("%s takes the address of a page, and refuses the rest", async (name) => {
    const { app } = await moduleOf("validate-a-field", name);
    const answer = ask((await SERVERS[name]?.(app)) ?? 0);
    expect(await answer(JSON.stringify({ url: ALLOWED }))).toEqual([201, { url: ALLOWED }]);
    for (const url of REFUSED) {
      const [status, text] = await answer(JSON.stringify({ url }));
      expect([400, 422], `${JSON.stringify(url)}: ${JSON.stringify(text)}`).toContain(status);
    }
  });

  it("the reason never has the password of the text", async () => {
    const { app } = await moduleOf("validate-a-field", "express.ts");
    const answer = ask((await SERVERS["express.ts"]?.(app)) ?? 0);
    const [status, text] = await answer(JSON.stringify({ url: "https://me:hunter2@h/a b" }));
    expect(status).toBe(422);
    expect(text).toContain("write it as %20");
    expect(text).not.toContain("hunter2");
  });
});

/** Redirects to itself and into the network of a cloud. */
const PAGES: RequestListener = (request, response) => {
  const location = { "/to-inside": "http://169.254.169.254/latest", "/to-page": "/page" }[request.url ?? ""];
  response.writeHead(location === undefined ? 200 : 302, location === undefined ? {} : { location });
  response.end("the page");
};

/** What a server on this machine may be asked; everything else that is special is denied. */
const policyFor = (port: number) => ({
  schemes: ["http"],
  hosts: ["127.0.0.1", "localhost", "*"],
  ports: [port, 80],
  allowAddresses: ["127.0.0.0/8", "::1"],
});

const STRANGE = [
  "http://2130706433/",
  "http://169.254.169.254/",
  "http://metadata.google.internal/",
  "not a URI",
];

describe("fetch what a stranger gave you (RFC 3986 §7.4)", () => {
  it.each([
    ["axios.ts", "data"],
    ["got.ts", "body"],
  ])("%s gets a page and its redirects, and nothing inside", async (name, body) => {
    const port = await served(PAGES);
    const safeGet = called<Promise<Library>>(await moduleOf("fetch-with-your-client", name), "safeGet");
    const get = async (reference: string, policy: unknown = policyFor(port)) =>
      (await safeGet(reference, policy))[body];
    expect(await get(`http://127.0.0.1:${port}/page`)).toBe("the page");
    expect(await get(`http://127.0.0.1:${port}/to-page`)).toBe("the page");
    await expect(get(`http://127.0.0.1:${port}/to-inside`)).rejects.toThrow("metadata-address");
    for (const reference of STRANGE) await expect(get(reference)).rejects.toThrow();
    // A name that is allowed, whose address is not.
    const byName = { schemes: ["http"], hosts: ["localhost"], ports: [port] };
    await expect(get(`http://localhost:${port}/page`, byName)).rejects.toThrow(/localhost is denied/);
  });

  it("proxy.ts asks the proxy for the address that was judged, and nothing inside", async () => {
    const port = await served(PAGES);
    const asked: string[] = [];
    const proxy = createServer().on("connect", ({ url = "" }, socket) => {
      asked.push(url);
      const tunnel = connect(port, "127.0.0.1", () => socket.write("HTTP/1.1 200 OK\r\n\r\n"));
      socket.pipe(tunnel).pipe(socket);
    });
    type Get = (reference: string) => Promise<Response>;
    const throughProxy = called<Get>(await moduleOf("fetch-with-your-client", "proxy.ts"), "throughProxy");
    const through = `http://127.0.0.1:${await listening(proxy)}`;
    const get = throughProxy(through, policyFor(port));
    expect(await (await get(`http://localhost:${port}/page`)).text()).toBe("the page");
    expect([`127.0.0.1:${port}`, `[::1]:${port}`]).toContain(asked[0]);
    for (const reference of STRANGE) await expect(async () => get(reference)).rejects.toThrow();
    await expect(get(`http://127.0.0.1:${port}/to-inside`)).rejects.toThrow();
    const guarded = throughProxy(through, { schemes: ["http"], hosts: ["localhost"], ports: [port] });
    await expect(guarded(`http://localhost:${port}/page`)).rejects.toThrow();
    expect(asked).toHaveLength(2);
  });
});

describe("show the link of a stranger (RFC 3986 §7.6)", () => {
  const HOSTILE = [
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    "https:evil.example",
    "//evil.example\\@a",
    "data:text/html,a",
  ];

  const RENDERED: Readonly<Record<string, (component: unknown, to: string) => Promise<string>>> = {
    "SafeLink.tsx": async (component, to) => {
      const react = (await library("react")).default;
      const server = (await library("react-dom/server")).default;
      const element = called(react, "createElement")(component, { to }, "text");
      return called<string>(server, "renderToStaticMarkup")(element);
    },
    "SafeLink.vue": async (component, to) => {
      const vue = await library("vue");
      const render = () => called(vue, "h")(component, { to }, () => "text");
      const app = called(vue, "createSSRApp")({ render });
      return called<Promise<string>>(await library("vue/server-renderer"), "renderToString")(app);
    },
  };

  it.each(Object.keys(RENDERED))("%s writes the address, or an anchor that leads nowhere", async (name) => {
    const loaded = await moduleOf("links-of-strangers", name);
    const component = name.endsWith(".vue") ? loaded.default : loaded.SafeLink;
    const render = async (to: string) => (await RENDERED[name]?.(component, to))?.replace(/<!--.*?-->/g, "");
    expect(await render("https://example.org/?a&b")).toBe(
      '<a href="https://example.org/?a&amp;b" rel="noopener nofollow">text</a>',
    );
    for (const to of HOSTILE) expect(await render(to)).toBe('<a rel="noopener nofollow">text</a>');
  });
});
