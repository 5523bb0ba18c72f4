/** The talk with the recorders, on one that is on every machine where these tests run: Node's. */

import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { dialledNotes } from "./dialled.ts";
import { Recorder } from "./recorder.ts";

const folder = fileURLToPath(new URL("../recorders", import.meta.url));

const start = (...command: [string, ...string[]]) => Recorder.start({ command, folder });
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

  it("fails if no version is told, and says what the recorder complained of", async () => {
    await expect(script("console.error('no \\x1b[1m luck'); console.log('\\x1b[2J')")).rejects.toThrow(
      /tells no version\nno \?\[1m luck/,
    );
  });

  it("asks ahead, and where it fails, tells on which question", async () => {
    const ending = await script(ENDING);
    const questions = Array.from({ length: 250 }, (_, at) => ({
      reference: at === 130 ? "" : `${at}`,
      kind: "",
    }));
    const answers = await ending?.askAll(questions);
    expect(answers?.map(({ reads, failed }) => failed ?? (reads === false ? "refused" : reads.path))).toEqual(
      questions.map(({ reference }) => reference || "crashed"),
    );
    await ending?.close();
  });

  it("takes what dialled.c noted for what the program dials: the name that the C library looks up", async (context) => {
    const notes = dialledNotes(folder);
    if (notes === undefined) return context.skip("there is no compiler of C");
    const command = [process.execPath, "--eval", DIALLING] as const;
    const dialling = await Recorder.start({ command, folder, notes });
    expect((await dialling?.ask({ reference: "a", kind: "" }))?.dials).toBe("h.example 81");
    expect((await dialling?.ask({ reference: "b", kind: "" }))?.dials).toBe("::1 82");
    await dialling?.close();
    notes.close();
  });
});

/** It gives each reference back as a path, and ends on an empty one. */
const ENDING = `
  console.log("ending 1.0");
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const [reference] = line.split("\\t");
    if (reference === "=") process.exit();
    console.log(["=", "-", "-", "-", "-", reference, "-", "-", "-"].join("\\t"));
  });
`;

/** It connects to a name, and then to an address: to neither, as it is caught. */
const DIALLING = `
  const { connect } = require("node:net");
  console.log("dialling 1.0");
  const places = [["h.example", 81], ["::1", 82]];
  process.stdin.on("data", () => {
    const [host, port] = places.shift();
    connect(port, host).on("error", () => {
      console.log(["=", ..."-------", "-"].join("\\t"));
      if (places.length === 0) process.stdin.destroy();
    });
  });
`;
