import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { redactText } from "@urikit/audit";
import { expect, it } from "vitest";
import { QuietText } from "./quiet-text.ts";

/** Pieces of logs and of secrets, and what stands between them. */
const PIECES = [
  ..."a|b1|-|_|.|,|;|:|=|@|%|/|//|\\|\"|'|`|<|>|(|)|[|]|{|}|$|&|?|#|*|é|\u00a0|\uff20|\uff1a|\ufe6b|\u3000|\0|\x1b".split(
    "|",
  ),
  ...' | |\t|\n|\n|\n\n|\r\n|\n \n|\\\n|: |= | = |=>|" : "|":\n"|"\n:"|\';\'|;\n|; |--|\n-|\\"'.split("|"),
  ..."GET /a/b?c=d HTTP/1.1|2026-11-23T17:00:10.123Z INFO |status=200|duration_ms=12|http://h.example/|https://h:8080/".split(
    "|",
  ),
  ..."http://u:s3cr3t@h/|://u:s3cr3t|//u:s3cr3t@|u:s3cr3t@h.example|http://h:8080,|http://h:80x|http://[::1]:80|ftp:\\\\u:pw@h".split(
    "|",
  ),
  ...'http://u:s3"cr3t@h|mailto:a@b.example|<a@b.example>|%40|%2540|%3D|%74oken|to%6ben|%2Fghp_|%20|%5B|%7E|%C3%A9'.split(
    "|",
  ),
  ..."token|toke-n|password|Password|passphrase|pass|pw|cvv2|sid|a.pw|a[token]|user[password][]|key|code|state|api_key".split(
    "|",
  ),
  ..."s3cr3t|a1b2c3d4e5f6a7b8c9|SplxlOBe|x y|none|{se;cr et}|\"s3 cr3t\"|'s3cr3t'|Server=h|;Pwd=s3;cr3t".split(
    "|",
  ),
  ..."login |machine h|IDENTIFIED BY 's3cr3t'|identified|by '|requirepass |PASS s3cr3t|AUTH PLAIN |AUTH\t|YWJjZGVmZ2g=|Bearer ".split(
    "|",
  ),
  ...'Authorization: Basic dTpzM2NyM3Q=|authorization", "basic |-pass pass:s3cr3t|aws_secret_access_key |name: DB_PASSWORD'.split(
    "|",
  ),
  ...'value: s3cr3t|value="s3cr3t"|name="password"|<password>s3cr3t</password>|<entry name="password">|</entry>|Cookie: sid=a1b2'.split(
    "|",
  ),
  ..."--password s3cr3t|-p s3cr3t|curl -u u:s3cr3t|mysql -ps3cr3t|--token=|-Password |$apr1$abcdefghijklmnopqrstuvwxyz|$2b$".split(
    "|",
  ),
  ..."-----BEGIN PRI|VATE KEY-----|-----END |/reset/|/verify-email/|/accept_invitation/|/bot123456789:|/hooks/|/services/T00000000/".split(
    "|",
  ),
];
const made = "A1b2".repeat(10);
const SHAPES = [
  "eyJ",
  "gh",
  "p_",
  "gl",
  "pat-",
  "xo",
  "xb-",
  "sk",
  "_live_",
  "AK",
  "IA",
  "AI",
  "za",
  "np",
  "m_",
  "S",
  "G.",
  "hv",
  "s.",
  "pat",
  "SK",
];

function someText(chance: Chance): string {
  const pick = () => (chance.below(6) === 0 ? chance.pick([...SHAPES, made, made]) : chance.pick(PIECES));
  const line = () => Array.from({ length: chance.below(9) }, pick).join("");
  return Array.from({ length: chance.between(1, 8) }, line).join(
    chance.pick(["\n", "\n", "\na\n", "\r\n", ""]),
  );
}

/** What a text becomes as one. */
function whole(octets: Buffer, encoding: "utf8" | "latin1"): string {
  return Buffer.from(redactText(octets.toString(encoding)), encoding).toString("latin1");
}

const quiet = new QuietText();
const inParts = (octets: Buffer) => Buffer.from(quiet.redacted(octets)).toString("latin1");

it("RFC 3986 §7.5: only lines with signs are read, and the text becomes what it becomes as a whole", () => {
  const chance = new Chance(26);
  for (let round = 0; round < extent(800, 20_000); round++) {
    const text = someText(chance);
    const utf8 = Buffer.from(text);
    expect(inParts(utf8), JSON.stringify(text)).toBe(whole(utf8, "utf8"));
    if (round % 4 > 0) continue;
    const latin1 = Buffer.concat([utf8, Buffer.of(0xff)]);
    expect(inParts(latin1), JSON.stringify(text)).toBe(whole(latin1, "latin1"));
  }
});

const SECRETS = new URL("../../../audit/src/secrets/redact.test.ts", import.meta.url);
const LINKS = new URL("../../../../bench/links/links-kasztp.txt", import.meta.url);

it("so do links from the wild, and a source that is full of secrets, also between lines of a log", () => {
  const links = readFileSync(LINKS, "latin1").split("\n");
  const secrets = readFileSync(SECRETS, "latin1").split("\n");
  const log = secrets.flatMap((line, at) => [line, ...links.slice(5 * at, 5 * at + (at % 4))]);
  for (const lines of [links, secrets, log]) {
    const octets = Buffer.from(lines.join("\n"), "latin1");
    expect(inParts(octets) === whole(octets, "utf8")).toBe(true);
  }
});

it("white space beyond ASCII is before a value, too", () => {
  const octets = Buffer.from('a\n\npassword\u3000"s3cr3t"\n\nb\n');
  expect(inParts(octets)).toBe(whole(octets, "utf8"));
  expect(inParts(octets)).not.toContain("s3cr3t");
});

it("a text of any length has all its signs found", () => {
  const line = `${"a=b:c-d.".repeat(20)} /?token=s3cr3t ${"eyJ ".repeat(20)}\n`;
  const octets = Buffer.from(line.repeat(4000));
  expect(inParts(octets) === whole(octets, "utf8")).toBe(true);
});
