/** `uri extract --fetch`: RFC 3986 §5.1.3, from a server of this machine. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { objects, uri } from "../../../test/run-uri.ts";

let server: Server;
let folder = "";
let at = "";
let policy = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "uri-extract-fetch-"));
  server = createServer(({ url }, response) => {
    if (url === "/moved") response.writeHead(302, { location: "/a/b/page?q" }).end("moved");
    else if (url === "/a/b/page?q")
      response
        .writeHead(200, {
          "content-type": "text/html; charset=iso-8859-1",
          link: '<next>; rel="next", <../style.css>; rel=stylesheet',
          "content-location": "page.en",
        })
        .end(Buffer.from('<a href="../c">\u00e9</a><a href="h\u00e9">', "latin1"));
    else if (url === "/list")
      response.writeHead(200, { "content-type": "text/uri-list" }).end("http://x.example/\r\n");
    else if (url === "/image") response.writeHead(200, { "content-type": "image/png" }).end("x");
    else response.writeHead(404, { "content-type": "text/html" }).end("<a href=/not-read>");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  at = `http://127.0.0.1:${port}`;
  policy = join(folder, "policy.json");
  writeFileSync(
    policy,
    JSON.stringify({ schemes: ["http"], hosts: ["*"], ports: [port], allowAddresses: ["127.0.0.1"] }),
  );
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const fetched = (...args: string[]) => uri(["extract", "--fetch", "--policy", policy, ...args]);

describe("uri extract --fetch", () => {
  it("the last redirect is the base, the response tells type and charset, and its fields refer", async () => {
    const { status, stdout } = await fetched("--json", `${at}/moved`);
    const found = objects(stdout);
    expect(found.map((one) => (one as { result: string }).result)).toEqual([
      `${at}/a/b/next`,
      `${at}/a/style.css`,
      `${at}/a/b/page.en`,
      `${at}/a/c`,
      `${at}/a/b/h%C3%A9`,
    ]);
    expect(found[0]).toMatchObject({ use: "follow", rel: ["next"], where: { field: "link" } });
    expect(found[3]).toMatchObject({
      label: "\u00e9",
      where: { line: 1, column: 10 },
      baseFrom: "retrieval",
    });
    expect(status).toBe(1); // an IRI is no URI
  });

  it("several are read one after another; what is not reached is told, and the others are read", async () => {
    const { status, stdout, stderr } = await fetched(
      `${at}/none`,
      `${at}/list`,
      `${at}/image`,
      "ftp://127.0.0.1/",
    );
    expect(stdout).toBe("http://x.example/\n");
    expect(stderr).toContain(`uri: cannot read ${at}/none: the server answers 404\n`);
    expect(stderr).toContain(`uri: ${at}/image is not text`);
    expect(stderr).toContain(
      "uri: cannot fetch ftp://127.0.0.1/: the policy does not allow the scheme ftp\n",
    );
    expect(status).toBe(2);
  });

  it("this machine is refused unless a policy allows it, and files are not fetched", async () => {
    const { status, stderr } = await uri(["extract", "--fetch", `${at}/list`]);
    expect([status, stderr]).toEqual([2, expect.stringContaining("127.0.0.1 is in 127.0.0.0/8, Loopback")]);
    for (const args of [
      [],
      ["-i", "x"],
      ["--site", folder, "--at", "http://a/"],
      ["--retrieved-from", "http://a/", at],
    ])
      expect((await fetched(...args)).status).toBe(2);
  });

  it("speaks Chinese", async () => {
    const { stderr } = await fetched("--lang", "zh", `${at}/none`);
    expect(stderr).toContain(`无法读取 ${at}/none：服务器以 404 应答`);
  });
});
