// @ts-check
// What Firefox reads: its `URL`. The Firefox is /usr/bin/firefox-esr, or what the variable FIREFOX names. It is driven by
// Mozilla's "Marionette Protocol": messages of JSON, each after its length in octets and a colon.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { serve } from "./protocol.mjs";
import { readByUrl } from "./url-of-page.mjs";

const FIREFOX = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
if (!existsSync(FIREFOX)) process.exit(3);

/** Nothing is fetched; Firefox chooses a port, and writes it into its profile. */
const PREFERENCES = {
  "marionette.port": 0,
  "app.update.enabled": false,
  "app.normandy.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.systemAddon.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

const profile = mkdtempSync(join(tmpdir(), "urikit-firefox-"));
const preferences = Object.entries(PREFERENCES).map(
  ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
);
writeFileSync(join(profile, "user.js"), preferences.join(""));
const browser = spawn(FIREFOX, ["--headless", "--no-remote", "--marionette", "--profile", profile], {
  stdio: "ignore",
  env: { ...process.env, HOME: profile },
});

const call = await marionette(await portOf(profile));
const { capabilities } = await call("WebDriver:NewSession", {});

await serve(`Firefox ${capabilities.browserVersion}`, async (reference, base) => {
  const script = `return (${readByUrl})(JSON.parse(arguments[0]))`;
  const { value } = await call("WebDriver:ExecuteScript", {
    script,
    args: [JSON.stringify({ reference, base })],
  });
  return value;
});

const ended = once(browser, "exit");
browser.kill();
await ended;
rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
process.exit(0);

/** @param {string} profile */
async function portOf(profile) {
  const file = join(profile, "MarionetteActivePort");
  for (let tries = 0; tries < 1000 && browser.exitCode === null; tries++) {
    if (existsSync(file)) return Number(readFileSync(file, "utf8"));
    await setTimeout(100);
  }
  throw new Error(`${FIREFOX} did not start`);
}

/**
 * Each command `[0, id, name, parameters]` has an answer `[1, id, error, result]`; the browser greets first.
 * @param {number} port
 * @returns {Promise<(name: string, parameters: object) => Promise<any>>}
 */
async function marionette(port) {
  const socket = connect(port, "127.0.0.1");
  const messages = messagesOf(socket);
  await messages.next();
  return async (name, parameters) => {
    const message = JSON.stringify([0, 1, name, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = (await messages.next()).value ?? [];
    if (error) throw new Error(`${name}: ${error.message}`);
    return result;
  };
}

/** @param {AsyncIterable<Buffer>} socket @returns {AsyncGenerator<any>} */
async function* messagesOf(socket) {
  let read = Buffer.alloc(0);
  for await (const data of socket) {
    read = Buffer.concat([read, data]);
    for (;;) {
      const colon = read.indexOf(":");
      const end = colon + 1 + Number(read.subarray(0, colon));
      if (colon < 0 || read.length < end) break;
      yield JSON.parse(read.toString("utf8", colon + 1, end));
      read = read.subarray(end);
    }
  }
}
