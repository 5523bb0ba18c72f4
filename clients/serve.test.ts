/**
 * The recipes of docs/serve.md with nginx and rsyslog, as they stand there: only paths and ports are those of the test. A
 * program that is not installed is skipped by name.
 */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const main = join(root, "packages/cli/dist/main.js");
const page = readFileSync(join(root, "docs/serve.md"), "utf8");

/** The block of the page that follows a heading, in a language. */
const block = (heading: string, language: string) =>
  page.slice(page.indexOf(heading)).split(`\`\`\`${language}\n`)[1]?.split("```")[0] ?? "";

const isInstalled = (program: string) => {
  try {
    execFileSync(program, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

let folder: string;
const running: ChildProcess[] = [];
const open: Server[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "uri-serve-"));
  chmodSync(folder, 0o777); // nginx may give up the rights of whoever starts it
});

afterAll(() => {
  for (const process of running) process.kill("SIGTERM");
  for (const server of open) server.close();
  rmSync(folder, { recursive: true, force: true });
});

function start(program: string, args: readonly string[]): ChildProcess {
  const process = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  running.push(process);
  return process;
}

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Asks again until there is an answer: a server needs a moment to start. */
async function soon<Result>(ask: () => Promise<Result> | Result): Promise<Result> {
  for (let left = 100; ; left--) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

describe.skipIf(!isInstalled("nginx"))("nginx", () => {
  it("asks the guard by auth_request, and hands on the text that was judged", async () => {
    const [front, guard] = [await freePort(), await freePort()];
    const back = createHttpServer((request, response) => response.end(request.headers["fetch-target"]));
    await new Promise<void>((resolve) => back.listen(0, "127.0.0.1", resolve));
    open.push(back);
    const { port } = back.address() as AddressInfo;
    const policy = join(folder, "policy.json");
    writeFileSync(policy, JSON.stringify({ schemes: ["https"], hosts: [".example.org"] }));
    start(process.execPath, [main, "serve", "--http", `${guard}`, "--policy", policy]);
    const locations = block("## nginx", "nginx").replace(":9000", `:${port}`).replace(":8080", `:${guard}`);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(" ");
    const configuration = `pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
      http { access_log off; ${temporary} server { listen 127.0.0.1:${front}; ${locations} } }`;
    writeFileSync(join(folder, "nginx.conf"), configuration);
    start("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder, "-g", "daemon off;"]);
    const ask = async (url: string) => {
      const response = await fetch(`http://127.0.0.1:${front}/fetch?url=${url}`);
      return [response.status, response.ok ? await response.text() : ""];
    };
    await soon(async () => expect((await ask("https://a.example.org/"))[0]).toBe(200));
    expect(await ask("https%3A%2F%2FA.example.org%2F%3Fx%3D1%26y")).toEqual([
      200,
      "https://a.example.org/?x=1&y",
    ]);
    expect(await ask("https://a.example.org/&url=http://127.0.0.1/")).toEqual([
      200,
      "https://a.example.org/",
    ]);
    for (const denied of ["http://127.0.0.1/", "https://a.example.org.evil.test/", "%zz", ""])
      expect(await ask(denied), denied).toEqual([403, ""]);
  });
});

const MODULE = "/usr/lib/x86_64-linux-gnu/rsyslog/mmexternal.so";

describe.skipIf(!existsSync(MODULE))("rsyslog", () => {
  it("takes secrets out of messages by mmexternal", async () => {
    const port = await freePort();
    const log = join(folder, "out.log");
    const action = block("## rsyslog", "").replace("/usr/bin/uri", `${process.execPath} ${main}`);
    writeFileSync(
      join(folder, "rsyslog.conf"),
      `module(load="imptcp")
      global(workDirectory="${folder}")
      input(type="imptcp" address="127.0.0.1" port="${port}")
      ${action}
      template(name="plain" type="string" string="%msg%\\n")
      action(type="omfile" file="${log}" template="plain")\n`,
    );
    start("rsyslogd", ["-n", "-f", join(folder, "rsyslog.conf"), "-i", join(folder, "rsyslog.pid")]);
    const count = 1000;
    const messages = Array.from(
      { length: count },
      (_, at) => `<13>Nov 24 10:00:00 host app: ${at} "https://u:s3cr3t@example.org/?token=s3cr3t" é\n`,
    );
    await soon(
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(port, "127.0.0.1", () => socket.end(messages.join(""), resolve));
          socket.on("error", reject);
        }),
    );
    const lines = await soon(() => {
      const written = readFileSync(log, "utf8").split("\n").slice(0, -1);
      expect(written).toHaveLength(count);
      return written;
    });
    expect(lines).toEqual(messages.map((_, at) => ` ${at} "https://u:***@example.org/?token=***" é`));
  });
});
