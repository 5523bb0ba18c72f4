/** RFC 3986 §7: the gauntlet tells a fetcher that follows everywhere from one that is guarded. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { safeFetch } from "../safe-fetch.ts";
import { runGauntlet } from "./command.ts";
import { type Fetcher, gauntlet } from "./gauntlet.ts";

const folder = mkdtempSync(join(tmpdir(), "urikit-gauntlet-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** It goes wherever it is led, a hundred times, and reads whatever comes. */
const naive: Fetcher = (reference, told) => follow(reference, told, 100);

function follow(reference: string, told: Parameters<Fetcher>[1], times: number): Promise<string> {
  return new Promise((resolve, reject) => {
    get(reference, { agent: false, signal: told.signal }, (response) => {
      const { location } = response.headers;
      if (location !== undefined && times > 0) {
        response.destroy();
        const target = new URL(Buffer.from(location, "latin1").toString(), reference).href;
        resolve(follow(target, told, times - 1));
        return;
      }
      let text = "";
      response.setEncoding("latin1").on("data", (piece: string) => {
        text = (text + piece).slice(0, 100);
      });
      response.on("end", () => resolve(text)).on("error", reject);
    }).on("error", reject);
  });
}

const guarded: Fetcher = async (reference, { allowed, signal }) => {
  const ports = [Number(allowed.split(":")[1])];
  const policy = { schemes: ["http"], hosts: ["127.0.0.1"], ports, allowAddresses: ["127.0.0.1"] };
  const limits = { signal, idleTimeout: 300, timeout: 1200 };
  return (await safeFetch(reference, limits, policy)).text();
};

describe("gauntlet", () => {
  // What never ends hangs within any time, and all else has as much time as a busy machine needs: no outcome goes by the clock.
  const NEVER_ENDING = /\/(?:silent|slow)$/;
  const naiveWhere =
    (is: (reference: string) => boolean): Fetcher =>
    (reference, told) =>
      is(reference) || reference.endsWith("/welcome") ? naive(reference, told) : Promise.resolve("");
  const outcomesOf = async (fetcher: Fetcher, timeout: number) => {
    const { isFair, results } = await gauntlet(fetcher, { timeout });
    expect(isFair).toBe(true);
    return Object.fromEntries(results.map(({ id, outcome }) => [id, outcome]));
  };

  it("a fetcher without a guard lets all but files through", async () => {
    const outcomes = await outcomesOf(
      naiveWhere((reference) => !NEVER_ENDING.test(reference)),
      60_000,
    );
    // node:http bounds the fields of a response, decodes nothing and knows no files; where there is no IPv6, nobody comes to its loopback.
    const stopped = Object.keys(outcomes).filter((id) => outcomes[id] === "stopped" && id !== "given-ipv6");
    expect(stopped).toEqual(["given-file", "redirect-file", "bomb", "endless-head", "slow", "silent"]);
    expect(outcomes["endless-body"]).toBe("through");
  }, 120_000);

  it("it hangs where nothing comes, or hardly anything", async () => {
    const outcomes = await outcomesOf(
      naiveWhere((reference) => NEVER_ENDING.test(reference)),
      1500,
    );
    const hung = Object.keys(outcomes).filter((id) => outcomes[id] === "hung");
    expect(hung).toEqual(["slow", "silent"]);
  }, 60_000);

  it("safeFetch stops all", async () => {
    const { isFair, results } = await gauntlet(guarded, { timeout: 60_000 });
    expect(isFair).toBe(true);
    expect(results.filter(({ outcome }) => outcome !== "stopped")).toEqual([]);
    expect(results.length).toBeGreaterThan(25);
  }, 120_000);

  it("a fetcher that does not come to the allowed origin is not judged", async () => {
    expect(await gauntlet(() => Promise.reject(new Error("no")))).toEqual({ isFair: false, results: [] });
    await expect(gauntlet(naive, { timeout: 0 })).rejects.toThrow(TypeError);
  });
});

describe("npx @urikit/access gauntlet", () => {
  const ran = async (...args: string[]) => {
    let [stdout, stderr] = ["", ""];
    const status = await runGauntlet(args, {
      out: (text) => (stdout += text),
      err: (text) => (stderr += text),
    });
    return { status, stdout, stderr };
  };
  const program = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return [process.execPath, path];
  };

  it("runs a program with the reference as its last argument, and says what became of each attack", async () => {
    const only = program(
      "only.mjs",
      `const url = process.argv.at(-1);
      if (!url.startsWith("http://" + process.env.GAUNTLET_ALLOW + "/") && !url.endsWith("/secret.txt")) process.exit(1);
      if (url.endsWith("/secret.txt")) console.log((await import("node:fs")).readFileSync(new URL(url), "utf8"));
      else if (url.endsWith("/welcome")) console.log(await (await fetch(url)).text());`,
    );
    const { status, stdout } = await ran("gauntlet", "--timeout", "60", "--", ...only);
    expect(stdout).toMatch(/^stopped +given-plain +the reference has the address, as 127\.0\.0\.2$/m);
    expect(stdout).toMatch(/^through +given-file/m);
    expect(stdout).toMatch(/\n\n(\d+) of \d+ attacks stopped\n$/);
    expect(status).toBe(1);
  }, 240_000);

  it("a program that the system ends has crashed; what it started ends with it", async () => {
    const crashing = program(
      "crashing.mjs",
      `import { spawn } from "node:child_process";
      const url = process.argv.at(-1);
      spawn("sleep", ["60"], { stdio: "inherit" });
      if (url.endsWith("/welcome")) console.log(await (await fetch(url)).text());
      else if (url.startsWith("http://127.0.0.1:")) process.kill(process.pid, "SIGSEGV");
      process.exit();`,
    );
    const { status, stdout } = await ran("gauntlet", "--timeout", "60", "--", ...crashing);
    expect(stdout).toMatch(/^crashed +loop/m);
    expect(stdout).not.toMatch(/^hung/m);
    expect(status).toBe(1);
  }, 240_000);

  it("says that nothing can be told, and what is wrong with its arguments", async () => {
    const none = program("none.mjs", "");
    expect(await ran("gauntlet", "--json", "--", ...none)).toMatchObject({
      status: 2,
      stdout: '{"isFair":false,"results":[]}\n',
      stderr: expect.stringContaining("nothing can be told"),
    });
    expect(await ran("gauntlet")).toMatchObject({ status: 2, stderr: expect.stringContaining("usage") });
    expect(await ran("gauntlet", "--nope", "--", "x")).toMatchObject({ status: 2 });
    expect(await ran("gauntlet", "--timeout", "0", "--", "x")).toMatchObject({ status: 2 });
    expect(await ran("--help")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("GAUNTLET_ALLOW"),
    });
    expect(await ran("gauntlet", "--", "/no/such/program")).toMatchObject({ status: 2 });
  });
});
