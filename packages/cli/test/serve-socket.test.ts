/** `uri serve` as other programs meet it: the built command, on a socket and by HTTP. */

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MAIN } from "./run-uri.ts";

let folder: string;
let path: string;
let policy: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "uri-serve-"));
  path = join(folder, "s");
  policy = join(folder, "policy.json");
  writeFileSync(policy, JSON.stringify({ schemes: ["https"], hosts: [".example.org"] }));
});

afterEach(() => {
  for (const process of running.splice(0)) process.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** Starts a server. Is kept when it has said where it listens, or why it does not. */
async function start(
  args: readonly string[],
): Promise<{ readonly process: ChildProcess; readonly said: string }> {
  const process = spawn(globalThis.process.execPath, [MAIN, "serve", ...args], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.push(process);
  let said = "";
  for await (const piece of process.stderr) {
    said += String(piece);
    if (said.endsWith("\n")) break;
  }
  return { process, said };
}

const ended = (process: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (process.exitCode !== null) resolve(process.exitCode);
    else process.once("exit", resolve);
  });

/** Everything that a socket gives until it ends. */
async function allOf(socket: Socket): Promise<string> {
  let text = "";
  for await (const piece of socket) text += String(piece);
  return text;
}

const request = (id: number) => `${JSON.stringify({ id, do: "normalize", reference: `HTTP://A/${id}` })}\n`;

describe("uri serve --socket", () => {
  it("answers each connection by itself, octet by octet too, and only its owner may open it", async () => {
    await start(["--socket", path]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const [one, other] = [connect(path), connect(path)];
    for (const octet of request(1)) one.write(octet);
    one.end(request(2).trimEnd()); // without a line end
    other.end(Array.from({ length: 1000 }, (_, at) => request(at)).join(""));
    const results = (text: string) =>
      text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { id: number });
    expect(results(await allOf(one))).toMatchObject([
      { id: 1, result: "http://a/1" },
      { id: 2, result: "http://a/2" },
    ]);
    expect(results(await allOf(other)).map(({ id }) => id)).toEqual(
      Array.from({ length: 1000 }, (_, at) => at),
    );
  });

  it("reads no more from whoever does not read, and goes on when they do", async () => {
    await start(["--socket", path]);
    const socket = connect(path);
    const count = 100_000;
    let taken = 0;
    const all = Array.from({ length: count }, (_, at) => request(at)).join("");
    socket.pause();
    const step = 64 * 1024;
    const send = (from: number) => {
      if (from >= all.length) socket.end();
      else
        socket.write(all.slice(from, from + step), () => {
          taken = from + step;
          send(from + step);
        });
    };
    send(0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(taken).toBeLessThan(all.length / 2);
    const text = await allOf(socket);
    expect(text.split("\n").length - 1).toBe(count);
  });

  it("ends at SIGTERM with 0, and removes its socket", async () => {
    const { process } = await start(["--socket", path]);
    const socket = connect(path);
    socket.write(request(1));
    await new Promise((resolve) => socket.once("data", resolve));
    process.kill("SIGTERM");
    expect(await ended(process)).toBe(0);
    expect(existsSync(path)).toBe(false);
  });

  it("ends a connection on which nothing was asked for as long as --idle says", async () => {
    await start(["--socket", path, "--idle", "1"]);
    expect(await allOf(connect(path))).toBe("");
  });

  it("takes the place of a socket that nobody serves, and of nothing else", async () => {
    const { process } = await start(["--socket", path]);
    const second = await start(["--socket", path]);
    expect([second.said, await ended(second.process)]).toEqual([
      `uri: serve: cannot listen at ${path}: address already in use ${path}\n`,
      2,
    ]);
    process.kill("SIGKILL");
    await ended(process);
    expect(existsSync(path)).toBe(true);
    expect((await start(["--socket", path])).said).toBe(`uri: listening at ${path}\n`);
    expect((await start(["--socket", policy])).said).toContain("address already in use");
    expect(existsSync(policy)).toBe(true);
  });
});

describe("uri serve --http", () => {
  const asked = async (args: readonly string[], paths: readonly string[], init: RequestInit = {}) => {
    const { said } = await start(["--http", "0", "--policy", policy, ...args]);
    const [origin = ""] = /http:.*\//.exec(said) ?? [];
    return Promise.all(
      paths.map(async (one) => {
        const { status, headers } = await fetch(origin + one, init);
        return [status, headers.get("Guard-Text") ?? headers.get("Guard-Reasons")];
      }),
    );
  };

  it("allows by 204 and denies by 403; all that follows reference= is the reference", async () => {
    const paths = [
      "?reference=https%3A%2F%2Fa.example.org%2F%3Fa%26b",
      "?reference=https://a.example.org/?a&reference=b",
      "auth?reference=http%3A%2F%2F127.0.0.1%2F",
      "?reference=",
      "?reference=%zz",
      "?reference=https://a.example.org/%FF",
      "?other=1",
      "",
    ];
    expect(await asked([], paths)).toEqual([
      [204, "https://a.example.org/?a&b"],
      [204, "https://a.example.org/?a&reference=b"],
      [403, expect.stringContaining("scheme-not-allowed")],
      [403, expect.any(String)],
      [403, "not-a-reference"],
      [403, "not-a-reference"],
      [400, null],
      [400, null],
    ]);
  });

  it("takes GET and HEAD alone", async () => {
    const path = "?reference=https://a.example.org/";
    expect(await asked([], [path], { method: "POST", body: "x" })).toEqual([[405, null]]);
    expect(await asked([], [path], { method: "HEAD" })).toEqual([[204, "https://a.example.org/"]]);
  });

  it("cannot listen where another does", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const { said } = await start(["--http", `${port}`, "--policy", policy]);
    server.close();
    expect(said).toContain(`uri: serve: cannot listen at 127.0.0.1:${port}: `);
  });
});
