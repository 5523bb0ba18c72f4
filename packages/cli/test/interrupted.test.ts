/** A signal in the middle of a file: no part of it stays, and the process ends by the signal. */

import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));
/** It begins, and does not end. */
const server = createServer((_request, response) => void response.writeHead(200).write("begun"));
const folder = mkdtempSync(join(tmpdir(), "uri-interrupted-"));
const policy = join(folder, "policy.json");
let at = "";

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  at = `http://127.0.0.1:${port}/`;
  const allowed = { schemes: ["http"], hosts: ["*"], ports: [port], allowAddresses: ["127.0.0.1"] };
  writeFileSync(policy, JSON.stringify(allowed));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s", async (signal) => {
  const usual = await endOfIdle(signal);
  const target = join(folder, "page");
  const child = spawn(process.execPath, [MAIN, "fetch", "--policy", policy, "-o", target, at]);
  const ended = new Promise((done) => child.on("exit", (_status, by) => done(by)));
  await expect.poll(() => readdirSync(folder), { timeout: 60_000 }).toContain(`page.${child.pid}.part`);
  child.kill(signal);
  expect(await ended).toBe(usual);
  expect(readdirSync(folder)).toEqual(["policy.json"]);
});

/** How a process without a listener ends by a signal: whoever started this one may have had it ignored, as `nohup` does. */
async function endOfIdle(signal: NodeJS.Signals): Promise<NodeJS.Signals | null> {
  const idle = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000); console.log()"]);
  await new Promise((begun) => idle.stdout.once("data", begun));
  idle.kill(signal);
  return new Promise((done) => idle.on("exit", (_status, by) => done(by)));
}
