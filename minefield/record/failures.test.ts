/** Programs that crash, hang, babble or waver: each is recorded as what it does, and asked on. */

import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { keyOf, type Question } from "../recorded/question.ts";
import { type Answer, failedAnswer, lineOf, type RecordedProgram, readLine } from "../recorded/recording.ts";
import type { Program } from "./program.ts";
import { ask } from "./record.ts";

const folder = fileURLToPath(new URL("../recorders", import.meta.url));

/** A program that does with each `reference` what the body says; `answer(host)` is an answer. */
const program = (body: string): Program => ({
  id: "fake",
  language: "JavaScript",
  command: [process.execPath, "--eval", FAKE.replace("BODY", body)],
  resolves: true,
  dials: false,
});

const FAKE = `
  const base64 = (text) => "=" + Buffer.from(text).toString("base64");
  const answer = (host) => console.log(["=", "-", "-", base64(host), "-", base64("/"), "-", "-", "-"].join("\\t"));
  let asked = 0;
  console.log("fake 1.0");
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const reference = Buffer.from(line.split("\\t")[0].slice(1), "base64").toString();
    asked++;
    BODY
  });
`;

const questions = ["a", "bad", "c", "d"].map((reference): Question => ({ reference, kind: "test" }));

/** What is recorded of a program that does something with the reference `bad`, and answers the others with themselves. */
async function recorded(body: string): Promise<readonly (Answer | undefined)[]> {
  const fake = program(`if (reference === "bad") { ${body} } answer(reference);`);
  const one = await ask(fake, { questions, folder, limit: 400 });
  return questions.map((question) => one?.answers.get(keyOf(question)));
}

const read = (host: string): Answer => ({
  reads: { scheme: undefined, userinfo: undefined, host, port: undefined, path: "/", query: undefined },
  target: undefined,
  dials: undefined,
});

describe("a program that", () => {
  it.each([
    ["fails", "crashed", `process.exit(1)`],
    ["kills itself", "crashed", `process.kill(process.pid, "SIGSEGV")`],
    ["ends quietly", "crashed", `process.exit(0)`],
    ["prints no fields", "crashed", `return console.log("I read a host")`],
    ["prints too many fields", "crashed", `return console.log("=" + "\t-".repeat(9))`],
    ["prints what is not base64", "crashed", `return console.log("=" + "\t=@@@@".repeat(8))`],
    ["accepts with a word", "crashed", `return console.log("=b2s=" + "\t-".repeat(8))`],
    ["dials no port", "crashed", `return console.log("=" + "\t-".repeat(7) + "\t=aA==")`],
    ["prints a line of megabytes", "crashed", `return console.log("=".repeat(3e6))`],
    ["prints without a line break", "crashed", `return process.stdout.write("=".repeat(3e6))`],
    ["is silent", "hung", `return`],
    ["is busy for ever", "hung", `for (;;);`],
    ["has other answers each time", "unsteady", `return answer(String(process.pid))`],
    ["remembers what came before", "unsteady", `return answer(String(asked))`],
    ["fails only sometimes", "unsteady", `if (asked === 2) process.exit(1); return answer("b")`],
  ] as const)("%s is recorded as %s, and asked on", async (_, failure, body) => {
    const failed: Answer = { reads: false, target: undefined, dials: false, failed: failure };
    expect(await recorded(body)).toEqual([read("a"), failed, read("c"), read("d")]);
  });

  it("says two things at once is not believed in what follows", async () => {
    const answers = await recorded(`answer("x"); answer("y"); return`);
    const steady = answers.filter((answer) => answer?.failed !== "unsteady");
    for (const answer of steady) expect(["a", "x", "c", "d"].map(read)).toContainEqual(answer);
    expect(answers[2]?.failed).toBe("unsteady");
  });

  it("answers nothing at all ends the recording", async () => {
    const silent = program("process.exit(1)");
    const many = Array.from({ length: 12 }, (_, at): Question => ({ reference: `${at}`, kind: "test" }));
    await expect(ask(silent, { questions: many, folder })).rejects.toThrow("fake answers nothing");
  });
});

describe("a line", () => {
  const programs = ["one", "two", "three", "four"].map(
    (id): RecordedProgram => ({ id, language: "C", version: `${id} 1.0`, resolves: true, dials: true }),
  );
  const base = "http://h/";
  const plain: Answer = { ...read("h"), target: "http://h/a", dials: "h 80" };
  const recordedOnce = {
    reference: "a",
    base,
    kind: "test",
    answers: new Map([
      ["one", plain],
      ["two", failedAnswer("crashed", { base })],
      ["three", failedAnswer("hung", { base })],
      ["four", failedAnswer("crashed", { base })],
    ]),
  };

  it("names those who failed", () => {
    expect(JSON.parse(lineOf(recordedOnce, programs)).failed).toEqual({ crashed: "two four", hung: "three" });
  });

  it("gives back how each failed", () => {
    expect(readLine(lineOf(recordedOnce, programs), programs)).toEqual(recordedOnce);
  });
});
