/** The talk with the recorders, on one that is on every machine where these tests run: Node's. */

import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LoopbackProxy, loopbackProxy } from "./loopback-proxy.ts";
import { Recorder } from "./recorder.ts";

const folder = fileURLToPath(new URL("../recorders", import.meta.url));
let proxy: LoopbackProxy;

beforeAll(async () => {
  proxy = await loopbackProxy();
});

afterAll(() => proxy.close());

const start = (...command: [string, ...string[]]) => Recorder.start({ command, folder, proxy });
const script = (text: string) => start(process.execPath, "--eval", text);

describe("Recorder", () => {
  it("gives the version, and the answers in the order of the questions", async () => {
    const node = await start(process.execPath, "javascript.mjs", "node");
    expect(node?.version).toContain(`Node ${process.versions.node}`);
    expect(await node?.ask({ reference: "http://u:p@h:81/a?q", kind: "" })).toEqual({
      reads: { scheme: "http", userinfo: "u:p", host: "h", port: "81", path: "/a", query: "q" },
      target: undefined,
      dials: "h 81",
    });
    expect(await node?.ask({ reference: "//[::1]/x", base: "https://h/", kind: "" })).toEqual({
      reads: false,
      target: "https://[::1]/x",
      dials: "::1 443",
    });
    expect(await node?.ask({ reference: "http://[", kind: "" })).toEqual({
      reads: false,
      target: undefined,
      dials: false,
    });
    await node?.close();
  });

  it("leaves out a program that is not on the machine", async () => {
    expect(await start("there-is-no-such-program")).toBeUndefined();
  });

  it("leaves out a library that is not on the machine: its recorder ends with the status 3", async () => {
    expect(await script("process.exit(3)")).toBeUndefined();
  });

  it("fails if the recorder fails", async () => {
    await expect(script("process.exit(1)")).rejects.toThrow("ended with the status 1");
  });

  it("fails, with the question, if an answer does not come", async () => {
    const silent = await script(
      "console.log('silent 1.0'); process.stdin.once('data', () => process.exit(0))",
    );
    await expect(silent?.ask({ reference: "a", kind: "" })).rejects.toThrow('no answer to {"reference":"a"}');
  });

  it("takes what the proxy noted for what the program dials", async () => {
    // RFC 1928 §3, §4: a greeting without authentication, a request to connect to `h`, port 80.
    const dialling = await script(`
      console.log("dialling 1.0");
      process.stdin.once("data", () => {
        const socket = require("node:net").connect(process.env.RECORDING_PROXY, "127.0.0.1");
        socket.write(Buffer.from([5, 1, 0]));
        socket.once("data", () => {
          socket.write(Buffer.from([5, 1, 0, 3, 1, 0x68, 0, 80]));
          socket.once("data", (reply) => {
            console.log(["=", "-", "-", "-", "-", "-", "-", "-", reply[1] === 2 ? "-" : "!"].join("\\t"));
            process.exit(0);
          });
        });
      });
    `);
    expect((await dialling?.ask({ reference: "a", kind: "" }))?.dials).toBe("h 80");
  });
});
