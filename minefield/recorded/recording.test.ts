/** The form of the recording: README.md says what it holds. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { WEB_PLATFORM_TESTS } from "../record/folders.ts";
import { PROGRAMS } from "../record/programs.ts";
import { questions } from "../record/questions.ts";
import { isHeldOut, keyOf } from "./question.ts";
import { LISTS, lineOf, readLine, recordedList, recordedPrograms, recording } from "./recording.ts";

const programs = recordedPrograms();
const everything = recording();
const linesOf = (list: string) =>
  readFileSync(new URL(`./${list}.jsonl`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");

describe("the recording", () => {
  it("has every program, each with its version", () => {
    expect(programs.map(({ id }) => id)).toEqual(PROGRAMS.map(({ id }) => id));
    for (const { version } of programs) expect(version).toMatch(/^@?[A-Za-z][\w .,/-]* \d+\.\d+/);
  });

  it("says of each program what it was asked", () => {
    const abilities = (list: readonly { id: string; resolves: boolean; dials: boolean }[]) =>
      list.map(({ id, resolves, dials }) => ({ id, resolves, dials }));
    expect(abilities(programs)).toEqual(abilities(PROGRAMS));
  });

  it("has every reference that is asked, in order", () => {
    for (const [name, list] of questions(WEB_PLATFORM_TESTS))
      expect(recordedList(name).map(({ answers, ...question }) => question)).toEqual(
        list.map(({ sources, ...question }) => question),
      );
  });

  it("has at least 8,000 references, no two alike", () => {
    expect(everything.length).toBeGreaterThanOrEqual(8000);
    expect(new Set(everything.map(keyOf)).size).toBe(everything.length);
  });

  it.each(LISTS)("%s: each line is what its answers give", (list) => {
    const again = linesOf(list).map((line) => lineOf(readLine(line, programs), programs));
    expect(again).toEqual(linesOf(list));
  });

  it.each(LISTS)("%s: each line is of printable ASCII", (list) => {
    expect(linesOf(list).filter((line) => !/^[\x20-\x7e]+$/.test(line))).toEqual([]);
  });

  it.each(LISTS)("%s: each group of answers names programs of the recording, each once", (list) => {
    const ids = new Set(programs.map(({ id }) => id));
    for (const line of linesOf(list)) {
      const { reads, target = {}, dials = {} } = JSON.parse(line);
      for (const groups of [reads, target, dials]) {
        const named = Object.keys(groups).flatMap((key) => (key === "others" ? [] : key.split(" ")));
        if (new Set(named).size !== named.length || named.some((id) => !ids.has(id)))
          expect.fail(`${named.join(" ")} in ${line}`);
      }
    }
  });

  it("has a target from what resolves, where there is a base, and from nothing else", () => {
    const wrong = everything.filter(({ base, answers }) =>
      programs.some(
        ({ id, resolves }) => (answers.get(id)?.target !== undefined) !== (resolves && base !== undefined),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("weighs less than 1.2 kB a reference", () => {
    const octets = LISTS.map((list) => linesOf(list).join("\n").length);
    expect(octets.reduce((sum, one) => sum + one)).toBeLessThan(everything.length * 1200);
  });
});

describe("the answers", () => {
  const answersTo = (reference: string) => everything.find((one) => keyOf(one) === reference)?.answers;

  it("WHATWG URL §4.4: a browser reads a backslash as a slash", () => {
    const answers = answersTo("http://good.example\\@evil.example/");
    expect(answers?.get("chromium")?.reads).toMatchObject({ host: "good.example", path: "/@evil.example/" });
    expect(answers?.get("node")?.dials).toBe("good.example 80");
  });

  it("RFC 3986 §5.4: what resolves by a standard gives the target of the normal examples", () => {
    const answers = answersTo("../g\nhttp://a/b/c/d;p?q");
    expect(answers).toBeDefined();
    // Ktor joins paths, and does not resolve references: that is its answer.
    for (const { id } of programs.filter(({ id, resolves }) => resolves && id !== "ktor"))
      expect([id, answers?.get(id)?.target]).toEqual([id, "http://a/b/g"]);
    expect(answers?.get("ktor")?.target).toBe("http://a/b/c/../g?q");
  });
});

describe("what is held out", () => {
  it("is chosen by FNV-1a: the published hashes of 32 bits, modulo 3", () => {
    const published = { "": 0x811c9dc5, a: 0xe40c292c, c: 0xe60c2c52, foo: 0xa9f37ed7, foobar: 0xbf9cf968 };
    for (const [reference, hash] of Object.entries(published))
      expect(isHeldOut({ reference })).toBe(hash % 3 === 0);
  });

  it("depends on the base", () => {
    const bases = ["http://a/", "http://b/", "http://c/", "http://d/"];
    expect(new Set(bases.map((base) => isHeldOut({ reference: "g", base }))).size).toBe(2);
  });

  it.each(LISTS)("%s: is about a third", (list) => {
    const all = recordedList(list);
    const share = all.filter(isHeldOut).length / all.length;
    // Four times the standard deviation of a share of a third: a short list may be further from it.
    expect(Math.abs(share - 1 / 3)).toBeLessThan(4 * Math.sqrt(2 / 9 / all.length));
  });
});
