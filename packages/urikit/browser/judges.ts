/** The browsers that judge links: Chromium, which the tests need, and Firefox, where it is. */

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium } from "playwright-core";

/** A browser with one page. */
export interface Judge {
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Opens a page. Returns where it is in the end. */
  goto(url: string): Promise<string>;
  close(): Promise<void>;
}

const FIREFOX = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
const hasFirefox = existsSync(FIREFOX);
if (!hasFirefox) console.log(`${FIREFOX} is not here: left out`);

/** The browsers, and whether each is here. */
export const JUDGES = [
  { name: "Chromium", isHere: true, launch: launchChromium },
  { name: "Firefox", isHere: hasFirefox, launch: launchFirefox },
] as const;

async function launchChromium(): Promise<Judge> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  const page = await browser.newPage();
  return {
    evaluate: (expression) => page.evaluate(expression),
    goto: async (url) => {
      await page.goto(url);
      return page.url();
    },
    close: () => browser.close(),
  };
}

/** Nothing is fetched but what the tests ask for; Firefox chooses a port, and writes it into its profile. */
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

async function launchFirefox(): Promise<Judge> {
  const profile = mkdtempSync(join(tmpdir(), "urikit-firefox-"));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const browser = spawn(FIREFOX, ["--headless", "--no-remote", "--marionette", "--profile", profile], {
    stdio: "ignore",
    env: { ...process.env, HOME: profile },
  });
  const marionette = await Marionette.of(await portIn(profile, browser));
  await marionette.call("WebDriver:NewSession", {});
  return {
    evaluate: async (expression) =>
      (await marionette.call("WebDriver:ExecuteScript", { script: `return ${expression}`, args: [] })).value,
    goto: async (url) => {
      await marionette.call("WebDriver:Navigate", { url });
      return (await marionette.call("WebDriver:GetCurrentURL", {})).value as string;
    },
    close: async () => {
      marionette.end();
      const ended = new Promise((end) => browser.once("exit", end));
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function portIn(profile: string, browser: ChildProcess): Promise<number> {
  const file = join(profile, "MarionetteActivePort");
  for (let tries = 0; tries < 600; tries++) {
    if (browser.exitCode !== null) break;
    if (existsSync(file)) return Number(readFileSync(file, "utf8"));
    await setTimeout(100);
  }
  throw new Error(`${FIREFOX} did not start`);
}

interface Answer {
  readonly value?: unknown;
}

/**
 * Mozilla's "Marionette Protocol": messages of JSON, each after its length in octets and a colon. The browser greets; then
 * each command `[0, id, name, parameters]` has an answer `[1, id, error, result]`.
 */
class Marionette {
  readonly #socket: Socket;
  #read = Buffer.alloc(0);
  #asked = 0;
  #take: (message: unknown) => void = () => {};
  #refuse: (error: Error) => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("error", (error) => this.#refuse(error));
    socket.on("data", (data) => {
      this.#read = Buffer.concat([this.#read, data]);
      const colon = this.#read.indexOf(":");
      const end = colon + 1 + Number(this.#read.subarray(0, colon));
      if (colon < 0 || this.#read.length < end) return;
      const message: unknown = JSON.parse(this.#read.toString("utf8", colon + 1, end));
      this.#read = this.#read.subarray(end);
      this.#take(message);
    });
  }

  static async of(port: number): Promise<Marionette> {
    const marionette = new Marionette(connect(port, "127.0.0.1"));
    await marionette.#next();
    return marionette;
  }

  async call(name: string, parameters: object): Promise<Answer> {
    const message = JSON.stringify([0, ++this.#asked, name, parameters]);
    const answer = this.#next();
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = (await answer) as readonly [1, number, Error | null, Answer | null];
    if (error !== null) throw new Error(`${name}: ${error.message}`);
    return result ?? {};
  }

  end(): void {
    this.#socket.destroy();
  }

  #next(): Promise<unknown> {
    return new Promise((take, refuse) => {
      this.#take = take;
      this.#refuse = refuse;
    });
  }
}
