/** `uri unique`: RFC 3986 §6. */

import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { normalize, tryParse } from "urikit";
import { describe, expect, it } from "vitest";
import { objects, shownAt, uri, withFile } from "../../test/run-uri.ts";

describe("uri unique", () => {
  it.each([
    ["syntax", "HTTP://a\nhttp://a/\nhttp://b\n"],
    ["scheme", "HTTP://a\nhttp://b\n"],
  ])(
    "gives the first of the lines that are equivalent by %s, as they are (§6.2.2, §6.2.3)",
    async (level, first) => {
      const list = "HTTP://a\r\nhttp://a/\nhttp://b\nhttp://A/\nhttp://a";
      expect(await uri(["unique", "--level", level], list)).toEqual({ status: 0, stdout: first, stderr: "" });
      const references = list.split(/\r?\n/);
      expect((await uri(["unique", "--level", level, ...references])).stdout).toBe(first);
    },
  );

  it("has one list of all inputs, each with lines of its own", async () => {
    await withFile("\ufeffhttp://a\nb c\nd", async (one) => {
      await withFile("\ufeffHTTP://a\nb c\nD", async (other) => {
        const { status, stdout, stderr } = await uri(["unique", "-i", one, "-i", other]);
        expect([status, stdout]).toEqual([1, "http://a\nd\nD\n"]);
        expect(stderr).toContain(`${one}:2:2: `);
        expect(stderr).toContain(`${other}:2:2: `);
      });
    });
  });

  it.each([
    ["drop", "a\nb\n"],
    ["empty", "a\n\n\nb\n"],
    ["keep", "a\nb c\nb c\nb\n"],
    ["stop", "a\n"],
  ])("--invalid %s", async (policy, stdout) => {
    const { stderr, ...ended } = await uri(["unique", "--invalid", policy], "a\nb c\na\nb c\nb\n");
    expect(ended).toEqual({ status: 1, stdout });
    expect(stderr).toMatch(/^<stdin>:2:2: /);
  });

  it("drops invalid lines unless it is told otherwise", async () => {
    expect((await uri(["unique"], "b c\na\n")).stdout).toBe("a\n");
  });

  it("leaves lines out, and counts them", async () => {
    const { stdout, stderr } = await uri(
      ["unique", "--skip-comments", "--skip-blank"],
      "\ufeff#a\na\n\n#b\na\n c\n",
    );
    expect(stdout).toBe("a\n");
    expect(stderr).toMatch(/^<stdin>:6:1: /);
  });

  it("gives an object for each line that is given, or invalid, without its password", async () => {
    const list = "http://u:geheim@h/\nHTTP://u:geheim@h/\na b\r\n\n";
    const expected = [
      { reference: "http://u:***@h/", valid: true },
      { reference: "a b", valid: false },
      { reference: "", valid: true },
    ];
    expect(objects((await uri(["unique", "--json"], list)).stdout)).toMatchObject(expected);
    const references = list.split(/\r?\n/).slice(0, -1);
    expect(objects((await uri(["unique", "--json", ...references])).stdout)).toMatchObject(expected);
    expect((await uri(["unique", "--json", "--show-secrets"], list)).stdout).toContain("geheim");
  });

  it("ends on a terminal with the sum", async () => {
    expect((await shownAt(80, ["unique"], "a\nb c\na\na\nd\n")).stderr).toContain(
      "<stdin>: 1 of 5 invalid: 1 forbidden-character; 2 of 5 repeated\n",
    );
    expect((await shownAt(80, ["unique"], "a\nb\n")).stderr).toBe("<stdin>: 2 lines, all distinct\n");
  });

  describe("with less memory than its lines need", () => {
    const LINES = extent(1200, 8000);
    const DISTINCT = extent(450, 3000);

    /** Lines that repeat, with line ends of both kinds, long ones and invalid ones. */
    const lines = (seed: number): string => {
      const chance = new Chance(seed);
      const kinds = [
        () => `http://h${chance.below(DISTINCT)}`,
        () => `HTTP://H${chance.below(DISTINCT)}/`,
        () => `a b${chance.below(9)}`,
        () => `/${chance.pick(["x", "y"]).repeat(chance.between(60_000, 60_002))}`,
        () => "",
      ];
      const turn = () => kinds[chance.oneIn(400) ? 3 : chance.pick([0, 0, 0, 1, 1, 2, 4])]?.() ?? "";
      return Array.from({ length: LINES }, () => turn() + chance.pick(["\n", "\n", "\r\n"])).join("");
    };

    /** The rest of some lists after `--invalid`. */
    const expected = (lists: readonly string[], instead: (line: string) => string): string => {
      const known = new Set<string>();
      return lists
        .flatMap((list) => list.split(/\r?\n/).slice(0, -1))
        .map((line) => {
          if (!tryParse(line).valid) return instead(line);
          const isNew = known.size < known.add(normalize(line, { level: "scheme" })).size;
          return isNew ? `${line}\n` : "";
        })
        .join("");
    };

    it.each([
      ["drop", "1K", () => ""],
      ["keep", "10K", (line: string) => `${line}\n`],
      ["empty", "40K", () => "\n"],
    ])("--invalid %s, with %s: the result is the same", async (policy, memory, instead) => {
      const lists = [lines(1), lines(2)];
      await withFile(lists[0] ?? "", async (one) =>
        withFile(lists[1] ?? "", async (other) => {
          const args = ["unique", "--level", "scheme", "--invalid", policy, "-i", one, "-i", other];
          const ended = await uri([...args, "--memory", memory]);
          expect(ended.stdout === expected(lists, instead)).toBe(true);
          expect(ended.status).toBe(1);
          expect(ended.stderr === (await uri(args)).stderr).toBe(true);
        }),
      );
    });

    it.each(["drop", "keep", "empty"])("--invalid %s, of a field: the result is the same", async (policy) => {
      const rows = (seed: number) =>
        lines(seed).replaceAll(/[^\r\n]*(?=\r?\n)/g, (line, at: number, all: string) =>
          at === 0 || all[at - 1] === "\n" ? `x,${line},y` : line,
        );
      await withFile(rows(6), async (path) => {
        const args = [
          "unique",
          "--level",
          "scheme",
          "--field",
          "2",
          "--separator",
          ",",
          "-i",
          path,
          "-i",
          "-",
        ];
        const [few, all] = await Promise.all([
          uri([...args, "--invalid", policy, "--memory", "1K"], rows(7)),
          uri([...args, "--invalid", policy], rows(7)),
        ]);
        expect(few.stdout === all.stdout).toBe(true);
        expect(few.stderr === all.stderr).toBe(true);
        const fields = few.stdout.replace(/^x,(.*),y$/gm, "$1");
        const instead = { drop: () => "", keep: (line: string) => `${line}\n`, empty: () => "\n" }[policy];
        expect(fields === expected([lines(6), lines(7)], instead ?? String)).toBe(true);
      });
    });

    it("stops where it is told to, and writes what comes before an input that cannot be read", async () => {
      const list = lines(3).replaceAll(/^a b[^\n]*\n/gm, "");
      const args = ["unique", "--level", "scheme", "--memory", "1K"];
      const stopped = await uri([...args, "--invalid", "stop"], `${list}a b\nc\n`);
      expect(stopped.stdout === expected([list], () => "")).toBe(true);
      await withFile(list, async (path) => {
        const { status, stdout, stderr } = await uri([...args, "-i", path, "-i", `${path}.none`]);
        expect(stdout === stopped.stdout).toBe(true);
        expect([status, stderr]).toEqual([2, expect.stringMatching(/^uri: cannot read .*\.none: /)]);
      });
    });

    it("gives the same objects, and the same sums, at the end", async () => {
      const list = lines(4);
      await withFile(list, async (path) => {
        const args = ["unique", "-i", path, "-i", "-"];
        const json = await uri([...args, "--json"], lines(5));
        expect(await uri([...args, "--json", "--memory", "2K"], lines(5))).toEqual(json);
        const shown = (await shownAt(300, args, lines(5))).stderr.split("\n");
        const sums = shown.filter((line) => line.includes(" repeated"));
        expect(sums).toHaveLength(2);
        const { stderr } = await shownAt(300, [...args, "--memory", "2K"], lines(5));
        expect(stderr.endsWith(`${sums.join("\n")}\n`)).toBe(true);
      });
    });

    it.each(["0", "1023", "5G", "64MB", "-1", "1.5G"])("refuses %s as a size", async (size) => {
      const { status, stderr } = await uri(["unique", `--memory=${size}`, "a"]);
      expect(status).toBe(2);
      expect(stderr).toContain("It must be a size from 1K to 4G, such as 512M.");
    });
  });
});
