/** The sentences of schemes, in both languages: errors, the steps of plans and the questions to a person. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as schemes from "@urikit/schemes";
import { readConnection } from "@urikit/schemes/connection";
import { planThrough } from "@urikit/schemes/gateway";
import fc from "fast-check";
import { UriSyntaxError } from "urikit";
import { reasonOf, type Statement, say } from "urikit/words";
import { en as coreEn } from "urikit/words/en";
import { zh as coreZh } from "urikit/words/zh";
import { describe, expect, it } from "vitest";
import { unsaid } from "../../../urikit/test/unsaid.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

const english = { ...coreEn, ...en };
const chinese = { ...coreZh, ...zh };

function refusal(act: () => unknown): UriSyntaxError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof UriSyntaxError) return error;
    throw error;
  }
}

/** The statements of a plan. */
function statementsOf({ steps, next }: schemes.Plan): readonly Statement[] {
  const own = steps.flatMap((step) => [
    step.note,
    ...(step.do === "ask" ? [step.for] : []),
    ...(step.do === "guess" ? [step.what, ...step.choices.map(({ guess }) => guess)] : []),
  ]);
  return next === undefined ? own : [...own, ...statementsOf(next)];
}

/** Real references, and what their schemes have in their examples. */
const SAMPLES = readFileSync(
  fileURLToPath(new URL("../../../../samples/references.txt", import.meta.url)),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

const MORE = [
  "imap://h/INBOX;UIDVALIDITY=3",
  "imap://h/a;UIDVALIDITY=3/;UID=1",
  "mailto:a@b.example?bcc=c",
  "sms:+1?x=y",
  "xmpp://me@a.example/b@c.example?message",
  "dict://h/d:a:b:3",
  "sip:a@b.example?from=c",
  "ldapi://%2Ftmp/",
  "ldapi:///",
  "rtsp://u:p@h/a",
  "ssh://h/a",
  "irc://h/n,isuser",
  "irc://h/c",
  "ftp://h/a",
  "ftps://u@h/d/a;type=i",
  "gopher://h/1a%09b",
  "jar:http://h/a.jar!/b",
  "view-source:http://h/",
  "news:*",
  "geo:1,2;crs=x",
  "telnet://u:p@h/",
  "about:blank",
  "file:///a",
];

describe("the steps of a plan", () => {
  it("RFC 1738 §3: each has a sentence in both languages, with the same sections", () => {
    const sections = (sentence: string) => sentence.match(/(?:RFC \d+|§[\d.]+)/g) ?? [];
    const seen = new Set<string>();
    for (const text of [...MORE, ...SAMPLES]) {
      let plan: schemes.Plan | undefined;
      refusal(() => {
        plan = schemes.planAny(text);
      });
      for (const told of plan === undefined ? [] : statementsOf(plan)) {
        seen.add(told.id);
        expect([...unsaid(english, told), ...unsaid(chinese, told)]).toEqual([]);
        expect(sections(say(zh, told))).toEqual(sections(say(en, told)));
      }
    }
    expect(seen.size).toBeGreaterThan(60);
  });
});

/** A reference with one character more, one less, or one exchanged. */
const broken = fc
  .tuple(
    fc.constantFrom(...MORE, ...SAMPLES),
    fc.nat(),
    fc.constantFrom(...'/?#:;=@,% []{}"&.0a+é\u0001'),
    fc.nat(2),
  )
  .map(([text, place, character, kind]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + (kind === 0 ? "" : character) + text.slice(kind === 1 ? at : at + 1);
  });

describe("an error of a scheme", () => {
  const told = (act: () => unknown): void => {
    const error = refusal(act);
    if (error === undefined) return;
    for (const one of [error.problem, error.expected, error.advice]) {
      expect([...unsaid(english, one), ...unsaid(chinese, one)]).toEqual([]);
    }
    expect(reasonOf(english, error)).toBe(error.reason);
    expect(`${error.reason} ${reasonOf(chinese, error)}`).not.toMatch(/undefined|\[object|\n/);
  };

  it("RFC 3986 §1.1.1: has sentences in both languages, and its reason is the English", () => {
    fc.assert(
      fc.property(broken, (text) => {
        told(() => schemes.readAny(text));
        told(() => schemes.planAny(text));
        told(() => planThrough(text, text));
      }),
      { numRuns: 3000, seed: 24 },
    );
  });

  it("so has one of a connection string", () => {
    const strings = [
      "postgres://u:p@h:1,i:2/d?sslmode=b",
      "mysql://u@tcp(h)/d",
      "mongodb+srv://u:p@h/d?a=b",
      "amqp://h/v",
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...strings),
        fc.nat(),
        fc.constantFrom(...'/?#:;=@,% []{}"&.0a+é\u0001'),
        (text, place, character) => {
          const at = place % (text.length + 1);
          told(() => readConnection(text.slice(0, at) + character + text.slice(at)));
          told(() => readConnection(text.slice(0, at) + character + text.slice(at + 1)));
        },
      ),
      { numRuns: 2000, seed: 24 },
    );
  });

  it.each([
    [() => schemes.http.read("http://u@a/"), "此处不允许有用户和密码（RFC 9110 §4.2.4, RFC 1738 §3.3）"],
    [() => schemes.geo.read("geo:1,2;a=b=c"), /^参数的值中不允许出现“=”/],
    [() => schemes.mailto.read("mailto:a"), /^不符合方案的规则 .*应为本地部分、“@”和域名（RFC 6068 §2）$/],
  ] as const)("RFC 1738, RFC 6068: %s in Chinese", (act, reason) => {
    const error = refusal(act);
    expect(error && reasonOf(chinese, error)).toMatch(reason);
  });
});
