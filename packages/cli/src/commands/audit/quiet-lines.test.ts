import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { audit } from "@urikit/audit";
import { quietSigns } from "@urikit/audit/at-once";
import { quietLines } from "@urikit/lists/engine";
import { expect, it } from "vitest";

const signs = quietSigns();

/** The lines that are handed on. */
function handedOn(list: Buffer, size: number): ReadonlySet<number> {
  const numbers = new Set<number>();
  const reader = quietLines({ signs, verdict: "", onInvalid: ({ number }) => numbers.add(number) });
  for (let at = 0; at < list.length; at += size) for (const _ of reader.write(list.subarray(at, at + size)));
  for (const _ of reader.end());
  return numbers;
}

/** Looks at each line that is not handed on: an audit has nothing to say of it. Returns how many there are. */
function quietOf(lines: readonly string[], size = 1 << 16): number {
  const handed = handedOn(Buffer.from(`${lines.join("\n")}\n`), size);
  const quiet = lines.filter((_, at) => !handed.has(at + 1));
  for (const line of quiet) expect(audit(line), line).toEqual([]);
  return quiet.length;
}

const LINKS = new URL("../../../../../bench/links/links-kasztp.txt", import.meta.url);

it("RFC 3986 §7: most links from the wild are quiet, and the audit says nothing of these", () => {
  const links = readFileSync(LINKS, "utf8")
    .split("\n")
    .filter((_, at) => at % extent(20, 1) === 0);
  expect(quietOf(links)).toBeGreaterThan(links.length * 0.85);
});

const HOSTS = [
  ..."a.b|www.example.net|h.example|a-1.co.uk|a.co.uk.evil|paypal.com.evil.x|a.com-b.c|a.com.au|localhost|x.localhost|1.2.3.4".split(
    "|",
  ),
  ..."a.1.2.b|metadata.google.internal|x.nip.io|nip.io|a|a.b.|.a|a..b|a--b.c|xn--a.b|a_b.c|A.b|a.b1|a.1b|mail|a.mail|mail.b|a.onion".split(
    "|",
  ),
  ...[
    `${"a".repeat(60)}.bc`,
    `${"a".repeat(61)}.bc`,
    "a.gov.b.c",
    "a.org.b",
    "[::1]",
    "u@h.x",
    "h.x:80",
    "",
    "home.arpa",
    "corp.b",
  ],
];
const PIECES = [
  ..."/|//|/.|/..|.|?|??|#|:|;|=|&|@|%41|%|-|_|~|!|$|'|(|a|B1|index.html|c=d|token=s3cr3t|sid=a1b2c3d4e5f6a7b8|?a=|é| |\t".split(
    "|",
  ),
  ..."http://b.c|javascript:|/reset/a1b2c3d4e5f6a7b8c9|/bot123456789:|eyJ|ghp_A1b2A1b2A1b2A1b2A1b2A1b2A1b2A1b2A1b2|1.2.3.4|\\|[|user=x".split(
    "|",
  ),
  "a-long-segment-of-a-path/",
];

it("is right about generated lines, wherever they lie in a chunk", () => {
  const chance = new Chance(26);
  for (let round = 0; round < extent(20, 2000); round++) {
    const lines = Array.from({ length: 100 }, () => {
      const start = chance.pick([
        "http://",
        "https://",
        "https://",
        "HTTP://",
        "ftp://",
        "httpx://",
        "//",
        "",
      ]);
      const path = Array.from({ length: chance.below(6) }, () => chance.pick(PIECES)).join("");
      return start + chance.pick(HOSTS) + chance.pick(["/", "/", "/", ""]) + path;
    });
    quietOf(lines, chance.between(1, 3000));
  }
  expect(quietOf(["http://a.b/", "https://www.a.net/a/b.html?c=d&e=f", "http://a-1.co.uk/"])).toBe(3);
});

it("a long line is handed on", () => {
  expect(
    quietOf([`http://a.b/${"c".repeat(1989)}`, `http://a.b/${"c".repeat(1990)}`, "c".repeat(300_000)]),
  ).toBe(1);
});

it("keeps the lines after their verdict, if that is asked for, whatever ends them", () => {
  const handed: number[] = [];
  const reader = quietLines({
    signs,
    verdict: "ok ",
    keepsLine: true,
    onInvalid: ({ number }) => handed.push(number),
  });
  const list = "http://www.w3.org/\r\na b\nhttps://www.w3.org/a\nhttps://www.w3.org/b";
  let text = "";
  for (const octets of reader.write(Buffer.from(list))) text += Buffer.from(octets).toString();
  for (const octets of reader.end()) text += Buffer.from(octets).toString();
  expect(text).toBe("ok http://www.w3.org/\n\nok https://www.w3.org/a\nok https://www.w3.org/b\n");
  expect(handed).toEqual([2]);
});
