/** The search for the releases that changed something. */

import { describe, expect, it } from "vitest";
import { byNumber, lastOfEvenMinors, releasesFrom, sampled } from "./release.ts";
import { sweep } from "./sweep.ts";

/** Releases that answer a letter each; a blank cannot be had. */
const asking = (letters: string) => {
  const asked: number[] = [];
  return {
    asked,
    ask: async (at: number) => {
      asked.push(at);
      return letters[at] === " " ? undefined : [letters[at] ?? ""];
    },
  };
};

const found = async (letters: string, sampled: readonly number[]) => sweep(sampled, asking(letters).ask);

describe("sweep", () => {
  it("pins a change to the release that made it", async () => {
    const { steps } = await found("aaaaabbbbb", [0, 9]);
    expect(steps).toEqual([{ before: 4, after: 5 }]);
  });

  it("finds several changes between two samples", async () => {
    const { steps } = await found("aabbbbbccd", [0, 5, 9]);
    expect(steps).toEqual([
      { before: 1, after: 2 },
      { before: 6, after: 7 },
      { before: 8, after: 9 },
    ]);
  });

  it("asks none between two that answer alike, and each only once", async () => {
    const { asked, ask } = asking("aaaaaaaaab");
    await sweep([0, 8, 9], ask);
    expect(asked).toEqual([0, 8, 9]);
  });

  it("goes round those that cannot be had, and names them", async () => {
    const { steps, asked, missing } = await found("  aa   bb ", [0, 4, 9, 2, 8]);
    expect(steps).toEqual([{ before: 3, after: 7 }]);
    expect(asked).toEqual([2, 3, 7, 8]);
    expect(missing).toEqual([0, 4, 5, 6, 9]);
  });
});

describe("releases", () => {
  const releases = [
    { version: "1.10", date: "2014-12-14" },
    { version: "1.9.1", date: "2014-09-13" },
    { version: "2.0.0a1", date: "2022-11-15" },
    { version: "2.0.2", date: "2023-05-03" },
    { version: "1.26.20", date: "2024-08-29" },
    { version: "1.8", date: "2014-03-04" },
  ];

  it("are in the order of their numbers, from the first on, without those for trial", () => {
    const versions = releasesFrom(releases, "1.9").map(({ version }) => version);
    expect(versions).toEqual(["1.9.1", "1.10", "1.26.20", "2.0.2"]);
    expect(byNumber("1.0", "1.0.0")).toBe(0);
  });

  it("are of Node the last of each minor version of an even line", () => {
    const versions = ["12.0.0", "12.1.1", "12.1.0", "13.0.0", "14.0.0-rc.1", "14.0.0"];
    const lasts = lastOfEvenMinors(versions.map((version) => ({ version })));
    expect(lasts.map(({ version }) => version)).toEqual(["12.0.0", "12.1.1", "14.0.0"]);
  });

  it("are asked year by year: the first, the last, and the highest of each year", () => {
    const dated = ["2014-01-01", "2014-05-01", "2015-01-01", "2015-02-01", "2016-03-01", "2016-04-01"];
    expect(sampled(dated.map((date, at) => ({ version: `${at}`, date })))).toEqual([0, 1, 3, 5]);
  });

  it("are asked minor by minor where no days are known, or major by major if these are too many", () => {
    const of = (versions: readonly string[]) => sampled(versions.map((version) => ({ version })));
    expect(of(["1.0.0", "1.0.1", "1.1.0", "1.1.1", "2.0.0"])).toEqual([0, 1, 3, 4]);
    const many = Array.from({ length: 60 }, (_, at) => `${at < 50 ? 1 : 2}.${at}.0`);
    expect(of(many)).toEqual([0, 49, 59]);
  });
});
