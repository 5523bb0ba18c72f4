/** docs/access.md: its examples, each against a server that this test plays. */

import { readFileSync } from "node:fs";
import { transformSync } from "@swc/core";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as library from "../src/index.ts";
import { type FtpPeer, ftpPeer } from "./ftp-peer.ts";
import { type LinePeer, linePeer } from "./line-peer.ts";
import { httpPeer, type Peer, rawPeer } from "./peer.ts";

let http: Peer;
let telnet: Peer;
let ftp: FtpPeer;
const lines: Record<"gopher" | "news" | "dict", LinePeer | undefined> = {
  gopher: undefined,
  news: undefined,
  dict: undefined,
};

const LINES: Readonly<Record<keyof typeof lines, Readonly<Record<string, string>>>> = {
  gopher: { "\0": "0About\tabout\t127.0.0.1\tPORT\r\n.\r\n" },
  news: {
    "": "200 Hi\r\n",
    "ARTICLE <1@a.example>": "220 0 <1@a.example>\r\nSubject: Hi\r\n\r\nText\r\n.\r\n",
    "GROUP misc.test": "211 2 1 2 misc.test\r\n",
  },
  dict: {
    "": "220 Hi\r\n",
    "DEFINE ! uri": '150 1\r\n151 "uri" d "D"\r\nAn identifier\r\n.\r\n250 ok\r\n',
  },
};

beforeAll(async () => {
  http = await httpPeer(({ url, headers }, response) => {
    if (url === "/moved") response.writeHead(301, { location: "/new/page" }).end();
    else if (url?.startsWith("wais:")) response.end(url);
    else
      response
        .writeHead(200, { "content-type": "text/html" })
        .end(headers.host === undefined ? "" : "<p id=part>");
  });
  telnet = await rawPeer((socket) => socket.write("login: "));
  ftp = await ftpPeer();
  ftp.play({
    send: (data, control) => {
      const isList = ftp.commands().some((command) => command.startsWith("NLST"));
      data.end(isList ? "a b\r\n" : "Hello");
      data.once("close", () => control.write("226 Done\r\n"));
    },
  });
  for (const name of ["gopher", "news", "dict"] as const) {
    const peer = await linePeer();
    peer.play((command, socket) => {
      const reply = LINES[name][name === "gopher" && command === "" ? "\0" : command];
      if (name === "gopher" && peer.commands().length > 0)
        socket.end((reply ?? "").replace("PORT", String(peer.port)));
      return name === "gopher"
        ? undefined
        : (reply ?? (command.startsWith("CLIENT") ? "250 ok\r\n" : undefined));
    });
    lines[name] = peer;
  }
});

afterAll(() => Promise.all([http, telnet, ftp, ...Object.values(lines)].map((peer) => peer?.close())));

const read = (path: string) => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), "utf8");
const text = read("access.md");
const EXAMPLES = [...text.matchAll(/^```ts \[(\w+)\]\n(.*?)^```$/gms)].map(([, name = "", code = ""]) => ({
  name,
  code,
}));

/** Where the hosts of the examples are. */
function places(): readonly (readonly [host: string, port: number])[] {
  return [
    ["www.example.org", http.port],
    ["ftp.example.org", ftp.port],
    ["telnet.example.org", telnet.port],
    ["gopher.example.org", lines.gopher?.port ?? 0],
    ["news.example.org", lines.news?.port ?? 0],
    ["dict.example.org", lines.dict?.port ?? 0],
  ];
}

/** The code with the hosts as they are here, which its policies allow. */
function here(code: string): string {
  const ports = places().map(([, port]) => port);
  const hosts = `hosts: ["*"], ports: [${ports}], allowAddresses: ["127.0.0.1"]`;
  return places().reduce(
    (all, [host, port]) => all.replaceAll(host, `127.0.0.1:${port}`),
    code.replaceAll('hosts: ["*"]', hosts),
  );
}

it("the Chinese page has the same examples", () => {
  const examples = (page: string) => read(page).match(/^```ts.*?^```$/gms);
  expect(examples("zh/access.md")).toEqual(examples("access.md"));
});

it("has an example of each kind of server (002-91, 004-66)", () => {
  expect(EXAMPLES.map(({ name }) => name)).toEqual([
    "http",
    "ftp",
    "gopher",
    "news",
    "dict",
    "telnet",
    "gateway",
  ]);
});

it.each(EXAMPLES)("the example of $name", async ({ code }) => {
  const body = here(code)
    .replace(/^import \{([^}]*)\} from "@urikit\/access";$/m, "const {$1} = library;")
    .replace(/^(.*); \/\/ => (.*)$/gm, (_, got: string, wanted: string) => {
      const [, declared] = /^const (?:\{ )?(\w+)/.exec(got) ?? [];
      return declared === undefined ? `same(${got}, ${wanted});` : `${got}; same(${declared}, ${wanted});`;
    });
  const program = transformSync(`(async () => {\n${body}\n})()`, {
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
  });
  let compared = 0;
  const same = (got: unknown, wanted: unknown): void => {
    compared++;
    expect(got).toEqual(wanted);
  };
  await new Function("library", "same", `return ${program.code}`)(library, same);
  expect(compared).toBeGreaterThan(0);
});
