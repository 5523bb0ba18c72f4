/** `uri fetch`: RFC 3986 §1.2.2, from servers of this machine. */

import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, createServer as createTcp } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { objects, resultsIn, shownAt, uri, uriOctets } from "../../../test/run-uri.ts";

let server: Server;
let gopher: ReturnType<typeof createTcp>;
let folder = "";
let at = "";
let menu = "";
let policy = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "uri-fetch-"));
  server = createServer(({ url }, response) => {
    if (url === "/moved") response.writeHead(301, { location: "/page#p" }).end();
    else if (url === "/inside") response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    else if (url === "/cut")
      response.writeHead(200, { "content-length": "100" }).write("cut", () => response.destroy());
    else if (url === "/page")
      response.writeHead(200, { "content-type": "text/html" }).end("<p>\u001b[2Jé</p>");
    else if (url === "/image")
      response.writeHead(200, { "content-type": "image/png" }).end(Buffer.of(0x89, 0));
    else if (url === "/silent") return;
    else if (url === "/half") response.writeHead(200, { "content-type": "text/plain" }).write("a");
    else if (url === "/gone") response.writeHead(410).end();
    else response.writeHead(404, { "content-type": "text/plain" }).end("no such page");
  });
  gopher = createTcp(
    (socket) =>
      void socket.once("data", () => socket.end("0About it\tx y\th.example\t70\r\niwords\t\t\t\r\n.\r\n")),
  );
  const listening = (one: Pick<ReturnType<typeof createTcp>, "listen">) =>
    new Promise<void>((done) => one.listen(0, "127.0.0.1", () => done()));
  await Promise.all([listening(server), listening(gopher)]);
  const ports = [server, gopher].map((one) => (one.address() as AddressInfo).port);
  at = `http://127.0.0.1:${ports[0]}`;
  menu = `gopher://127.0.0.1:${ports[1]}/`;
  policy = join(folder, "policy.json");
  writeFileSync(
    policy,
    JSON.stringify({ schemes: ["http"], hosts: ["*"], ports, allowAddresses: ["127.0.0.1"] }),
  );
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  gopher.close();
  rmSync(folder, { recursive: true });
});

const fetched = (...args: readonly string[]) => uri(["fetch", "--policy", policy, ...args]);

describe("uri fetch", () => {
  it("writes the content as it is, octet for octet", async () => {
    const { stdout, stderr, status } = await uriOctets(["fetch", "--policy", policy, `${at}/image`]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect([...stdout]).toEqual([0x89, 0]);
    expect((await uri(["fetch", "data:,a%20b"])).stdout).toBe("a b");
  });

  it("-o writes a file that is there only when it is whole", async () => {
    const path = join(folder, "out.html");
    expect(await fetched("-o", path, `${at}/moved`)).toEqual({ status: 0, stdout: "", stderr: "" });
    expect(readFileSync(path, "utf8")).toContain("é");
    const cut = join(folder, "cut.html");
    writeFileSync(cut, "before");
    const { status, stderr } = await fetched("-o", cut, `${at}/cut`);
    expect(status).toBe(5);
    expect(stderr).toMatch(/^uri: the connection ended before all had come/);
    expect(readFileSync(cut, "utf8")).toBe("before");
    const missing = await fetched("-o", cut, `${at}/none`);
    expect(missing).toMatchObject({ status: 3, stderr: expect.stringContaining("the status 404") });
    expect(readFileSync(cut, "utf8")).toBe("before");
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
    const nowhere = await fetched("-o", join(folder, "none/x"), `${at}/page`);
    expect(nowhere).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("no such file or directory"),
    });
    expect(existsSync(join(folder, "none"))).toBe(false);
  });

  it("--json says what is known, and where it came from", async () => {
    const { stdout, status } = await fetched("--json", `${at}/moved`);
    expect(status).toBe(0);
    expect(objects(stdout)).toEqual([
      {
        reference: `${at}/moved`,
        valid: true,
        result: {
          kind: "content",
          retrievedFrom: `${at}/page#p`,
          scheme: "http",
          chain: [{ from: `${at}/moved`, to: `${at}/page#p`, status: 301, permanent: true }],
          status: 200,
          ok: true,
          mediaType: "text/html",
          isGuessed: false,
        },
      },
    ]);
    expect(resultsIn((await fetched("--json", "--head", `${at}/page`)).stdout)).toMatchObject([
      { status: 200 },
    ]);
  });

  it.each([
    ["http://127.0.0.1/", 1, "127.0.0.1 is in"],
    ["http://localhost/", 1, "localhost"],
    ["ftp://example.org/", 1, "does not allow the scheme ftp"],
    ["file:///etc/passwd", 1, "none of the folders"],
    ["http://a b/", 1, "there is no way to it"],
    ["http://a b/", 1, "a space is not allowed"],
    ["../a", 1, "no scheme"],
    ["http://u:geheim@example.org/", 1, "userinfo"],
  ])("refuses what is not allowed, with status 1: %s", async (reference, status, why) => {
    const ended = await uri(["fetch", reference]);
    expect(ended).toMatchObject({ status, stdout: "" });
    expect(ended.stderr).toContain(why);
    expect(ended.stderr).not.toContain("geheim");
    const [result] = resultsIn((await uri(["fetch", "--json", reference])).stdout);
    expect(result).toMatchObject({ kind: "error", message: expect.stringContaining(why) });
  });

  it("the exit status tells what became of it", async () => {
    const page = await fetched(`${at}/none`);
    expect(page).toMatchObject({ status: 3, stdout: "no such page" });
    expect(page.stderr).toContain("the status 404");
    expect(await fetched(`${at}/inside`)).toMatchObject({ status: 1, stdout: "" });
    expect((await uri(["fetch", "--files", folder, `file://${folder}/none`])).status).toBe(3);
    expect((await fetched("--timeout", "1", `${at}/silent`)).status).toBe(4);
    expect((await fetched("--max", "3", `${at}/page`)).status).toBe(5);
    expect((await fetched("--timeout", "1", `${at}/half`)).status).toBe(5);
    expect((await fetched("--json", `${at}/gone`)).status).toBe(3);
  });

  it("a listing gives a reference a line, a search asks for its answer", async () => {
    const { stdout, status } = await fetched("--allow", "gopher", menu);
    expect([status, stdout]).toEqual([0, "gopher://h.example/0x%20y\nwords\n"]);
    const [result] = resultsIn((await fetched("--allow", "gopher", "--json", menu)).stdout);
    expect(result).toMatchObject({
      kind: "listing",
      entries: [{ name: "About it", type: "file" }, { name: "words" }],
    });
    const search = await fetched("--allow", "gopher", `${menu}7find`);
    expect(search).toMatchObject({ status: 1, stdout: "" });
    expect(search.stderr).toContain("7find%09ANSWER");
  });

  it("--list says what each entry is, and refuses what is no listing", async () => {
    const { stdout, status } = await fetched("--allow", "gopher", "--list", menu);
    expect([status, stdout]).toEqual([0, "file\tAbout it\tgopher://h.example/0x%20y\nother\twords\t\n"]);
    expect(await fetched("--list", `${at}/page`)).toMatchObject({
      status: 1,
      stdout: "",
      stderr: "uri: it is no listing\n",
    });
  });

  it("--plan prints the plan, and dials nothing", async () => {
    const reference = "ftp://u:geheim@h.example/a;type=i";
    const { stdout, status } = await uri(["fetch", "--plan", "--json", reference]);
    expect([status, stdout]).toEqual([0, (await uri(["plan", "--json", reference])).stdout]);
    expect(stdout).not.toContain("geheim");
    expect((await uri(["fetch", "--plan", "a b"])).status).toBe(1);
  });

  it("--trace shows what is dialled, sent and received, without secrets", async () => {
    const { stdout, stderr, status } = await fetched("--trace", `${at}/page?token=geheim`);
    expect([status, stdout]).toEqual([3, "no such page"]);
    expect(stderr).toMatch(
      /^\* connected to 127\.0\.0\.1, port \d+, at 127\.0\.0\.1\n> GET \/page\?token=\*\*\* HTTP/,
    );
    expect(stderr).toMatch(/^< HTTP\/1\.1 404 Not Found$/m);
    expect(stderr).not.toContain("geheim");
    expect((await fetched("--trace", "--show-secrets", `${at}/page?token=geheim`)).stderr).toContain(
      "=geheim ",
    );
  });

  it("RFC 3986 §6.2.4: --learned keeps permanent redirects, goes where they lead, and compare reads them", async () => {
    const file = join(folder, "moved.json");
    expect((await fetched("--learned", file, "--head", `${at}/page`)).status).toBe(0);
    expect(existsSync(file)).toBe(false);
    expect((await fetched("--learned", file, "--head", `${at}/moved`)).status).toBe(0);
    const again = await fetched("--learned", file, "--json", "--head", `${at}/moved`);
    expect(resultsIn(again.stdout)).toMatchObject([{ chain: [], retrievedFrom: `${at}/page#p` }]);
    const { stdout } = await uri(["compare", "--learned", file, `${at}/moved`, `${at}/page#p`]);
    expect(stdout).toContain("§6.2.4");
    writeFileSync(file, "[");
    expect((await fetched("--learned", file, `${at}/moved`)).status).toBe(2);
  });

  it("--files allows the files of a folder, and no link out of it", async () => {
    writeFileSync(join(folder, "a.txt"), "text");
    symlinkSync("/etc/passwd", join(folder, "out"));
    expect((await uri(["fetch", "--files", folder, `file://${folder}/a.txt`])).stdout).toBe("text");
    expect((await uri(["fetch", "--files", folder, `file://${folder}/out`])).status).toBe(1);
    expect((await uri(["fetch", "--files", folder, `file://${folder}/`])).stdout).toContain(
      `file://${folder}/a.txt\n`,
    );
  });

  it("--private allows this machine; its metadata service is not private", async () => {
    const port = new URL(at).port;
    const ports = join(folder, "ports.json");
    writeFileSync(ports, JSON.stringify({ schemes: ["http"], hosts: ["*"], ports: [Number(port)] }));
    const allowed = (...args: readonly string[]) => uri(["fetch", "--policy", ports, ...args]);
    expect((await allowed(`${at}/page`)).status).toBe(1);
    expect((await allowed("--private", `${at}/page`)).status).toBe(0);
    expect((await allowed("--private", `http://localhost:${port}/page`)).status).toBe(0);
    expect((await allowed("--private", `http://169.254.169.254:${port}/`)).status).toBe(1);
  });

  it("a terminal gets text without what would steer it, and nothing else", async () => {
    const shown = await shownAt(80, ["fetch", "--policy", policy, `${at}/page`]);
    expect(shown.stdout).toBe("<p>\\u{1b}[2Jé</p>\n");
    const image = await shownAt(80, ["fetch", "--policy", policy, `${at}/image`]);
    expect(image).toMatchObject({ status: 2, stdout: "" });
    expect(image.stderr).toContain("image/png");
  });

  it("drafts of mail are written, and not sent", async () => {
    const { stdout } = await uri(["fetch", "--allow", "mailto", "mailto:a@b.example?subject=c"]);
    expect(stdout).toMatch(/^To: a@b\.example\r\nsubject: c\r\n/);
    const [result] = resultsIn(
      (await uri(["fetch", "--json", "--allow", "mailto", "mailto:a@b.example"])).stdout,
    );
    expect(result).toMatchObject({ kind: "draft", to: ["a@b.example"] });
  });

  it("speaks Chinese", async () => {
    const { stderr } = await uri(["fetch", "--lang", "zh", "ftp://example.org/"]);
    expect(stderr).toBe("uri: 策略不允许方案 ftp\n");
    expect((await uri(["fetch", "--lang", "zh", "http://127.0.0.1/"])).stderr).toContain("127.0.0.1");
  });

  it.each([
    [[], "give one reference"],
    [["--max", "0", "data:,"], "number of octets"],
    [["--timeout", "x", "data:,"], "number of seconds"],
    [["--policy", "/nowhere/p.json", "data:,"], "no such file or directory"],
    [["--allow", "a b", "data:,"], "a b"],
    [["--head", "-o", "x", "data:,"], "cannot be used with option"],
    [["--check-fragments", "data:,"], "--check-fragments is for --head"],
    [["--jobs", "3", "data:,"], "--jobs <N> is for --head"],
    [["--head", "--jobs", "0", "data:,"], "It must be a number from 1 to 999."],
  ])("wrong usage: %j", async (args, why) => {
    const { status, stderr } = await uri(["fetch", ...args]);
    expect(status).toBe(2);
    expect(stderr).toContain(why);
  });

  it("RFC 1738 §3.8: a session is for a person, and is ended", async () => {
    const session = menu.replace("gopher", "telnet");
    const { status, stderr } = await uri(["fetch", "--policy", policy, "--allow", "telnet", session]);
    expect([status, stderr]).toEqual([1, expect.stringContaining("it is a session with a server")]);
    const { stdout } = await uri(["fetch", "--policy", policy, "--allow", "telnet", "--json", session]);
    expect(resultsIn(stdout)).toMatchObject([{ kind: "session", scheme: "telnet" }]);
  });
});
