import { describe, expect, it } from "vitest";
import type { Answer } from "../recorded/recording.ts";
import type { Panel } from "./panel.ts";
import { realGroups } from "./real.ts";

/** One refuses a blank, the other takes all; both read nothing in what they take. */
const panel: Panel = {
  ids: ["strict", "lax"],
  ask: async (questions) =>
    questions.map(({ reference }) => {
      const nothing = { scheme: "http", userinfo: undefined, host: "a", port: undefined };
      const reads = { ...nothing, path: undefined, query: undefined };
      const answer = (isTaken: boolean): Answer => ({
        reads: isTaken && reads,
        target: undefined,
        dials: undefined,
      });
      return new Map([
        ["lax", answer(true)],
        ["strict", answer(!reference.includes(" "))],
      ]);
    }),
  close: async () => {},
};

const kept = async (...links: string[]) => (await realGroups(links, panel))[0]?.references;

describe("real links", () => {
  it("are kept where readers part, the shortest first, each site once", async () => {
    const links = [
      "http://a.example/b c d",
      "http://a.example/b c",
      "http://b.example/b c",
      "http://b.example/!",
    ];
    expect(await kept(...links)).toEqual(["http://a.example/b c", "http://b.example/b c"]);
  });

  it("are kept for each oddity", async () => {
    const links = ["http://a.example/b c", "http://a.example/?b c", "http://a.example/b |c"];
    expect(await kept(...links)).toHaveLength(3);
  });

  it.each([
    "http://u@a.example/b c",
    "http://a.example/~someone/b c",
    "http://users.a.example/b c",
    "http://a.example/?email=b c",
    "http://a.example/?a=b c&session_id=1",
    "http://a.example/b c#Some Body",
    `http://a.example/b c/${"0123456789abcdef".repeat(2)}`,
  ])("are not kept if they may say something of a person, or hold a secret: %s", async (link) => {
    expect(await kept(link)).toEqual([]);
  });
});
