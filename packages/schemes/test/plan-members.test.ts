/** What the plan of each scheme says as data: TLS, the replies that it follows and expects, and what comes back. */

import { UriSyntaxError } from "urikit";
import { describe, expect, it } from "vitest";
import { planThrough } from "../src/gateway.ts";
import type { Plan, PlanStep, StepCondition } from "../src/parts/plan.ts";
import { planAny, standardSchemes } from "../src/standard.ts";

/** A reference; TLS, and what is received; the greeting, and the replies of each step that has some. */
type Row = readonly [text: string, tls: string, receives: string, ...replies: readonly string[]];

/**
 * Replies are written `CODE? CODE/CODE, CODE`: the codes that call for the step, and the sets that it expects. A `+` before
 * the first is a capability.
 */
const ROWS: { readonly [section: string]: readonly Row[] } = {
  "RFC 959 §5.4: ftp": [
    ["ftp://h/d/f", "none", "data-connection", "220", ...login("230/202"), "250", "200", "125/150, 226/250"],
    ["ftp://u@h/f", "none", "data-connection", "220", ...login("230/202"), "200", "125/150, 226/250"],
    [
      "ftp://u:p@h/f;type=i",
      "none",
      "data-connection",
      "220",
      ...login("230/202"),
      "200",
      "125/150, 226/250",
    ],
    ["ftp://h/d;type=d", "none", "data-connection", "220", ...login("230/202"), "200", "125/150, 226/250"],
  ],
  "RFC 959 §5.4, RFC 2228 §5 (PBSZ, PROT): ftps": [
    [
      "ftps://h/f",
      "implicit",
      "data-connection",
      "220",
      ...login("230/202"),
      "200",
      "200",
      "200",
      "125/150, 226/250",
    ],
  ],
  "RFC 9110 §15: http, https": [
    ["http://h/a", "none", "http-message", "2xx"],
    ["https://h/a", "implicit", "http-message", "2xx"],
  ],
  "RFC 6920 §4: ni": [
    ["ni://h/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk", "implicit", "http-message", "2xx"],
  ],
  "RFC 6455 §4.2.2: ws, wss": [
    ["ws://h/a", "none", "session", "101"],
    ["wss://h/a", "implicit", "session", "101"],
  ],
  "RFC 1436 has no codes, Gopher+ §2.3 a sign: gopher": [
    ["gopher://h/1a", "none", "until-close"],
    ["gopher://h/7a%09b", "none", "until-close"],
    ["gopher://h/0a%09%09+", "none", "until-close", "+"],
    ["gopher://h/0a%09%09?", "none", "until-close", "+", "+"],
    ["gopher://h/0a%09%09+%091%0D%0A+-1%0D%0Ab%0D%0A.%0D%0A", "none", "until-close", "+"],
    ["gophers://h/1a", "implicit", "until-close"],
  ],
  "RFC 3977 §5.1.1, §5.3, §6.1.1, §6.2.1, §7.6.1, RFC 4643 §2.3.1: news, nntp": [
    ["news:a.b", "none", "reply", ...reader(), "211"],
    ["news:a@b", "none", "lines-to-dot", ...reader(), "220"],
    ["news:*", "none", "lines-to-dot", ...reader(), "215"],
    ["news:a.*", "none", "lines-to-dot", ...reader(), "215"],
    ["snews://u:p@h/a.b", "implicit", "reply", ...reader(), "281/381", "381? 281", "211"],
    ["nntp://h/a.b", "none", "reply", ...reader(), "211"],
    ["nntp://h/a.b/1", "none", "lines-to-dot", ...reader(), "211", "220"],
    ["nntps://u@h/a.b/1", "implicit", "lines-to-dot", ...reader(), "281/381", "381? 281", "211", "220"],
  ],
  "RFC 2229 §3.1, §3.2, §3.3, §3.9: dict": [
    ["dict://h/d:a", "none", "lines-to-dot", "220", "150, 151, 250", "221"],
    ["dict://h/m:a", "none", "lines-to-dot", "220", "152, 250", "221"],
  ],
  "Project Gemini specification §3.2.2: gemini": [["gemini://h/", "implicit", "until-close", "2x"]],
  "RFC 1939 §3: pop": [["pop://u@h", "none", "reply", "+OK", "+OK", "+OK"]],
  "RFC 3501 §7.1: imap": [
    ["imap://h/", "none", "reply", "OK/PREAUTH", "OK"],
    ["imap://h/a;UIDVALIDITY=1/;UID=2", "none", "reply", "OK/PREAUTH", "OK", "OK"],
    ["imap://h/a?ALL", "none", "reply", "OK/PREAUTH", "OK", "OK"],
    [
      "imap://h/a/;UID=1;URLAUTH=anonymous:INTERNAL:91354a473744909de610943775f92038",
      "none",
      "reply",
      "OK/PREAUTH",
      "OK",
    ],
  ],
  "RFC 2812 §3.2.1, §5.1: irc": [
    ["irc://h/%23a", "none", "session", "001", "JOIN, 353"],
    ["ircs://h/", "implicit", "session", "001"],
  ],
  "RFC 7826 §8.1.2: rtsp": [
    ["rtsp://h/a", "none", "reply", "2xx"],
    ["rtsps://h/a", "implicit", "reply", "2xx"],
    ["rtspu://h/a", "none", "reply", "2xx"],
  ],
  "RFC 7252 §6, RFC 8323 §8: coap": [
    ["coap://h/a", "none", "reply"],
    ["coaps://h/a", "implicit", "reply"],
    ["coap+tcp://h/a", "none", "reply"],
    ["coaps+tcp://h/a", "implicit", "reply"],
    ["coap+ws://h/a", "none", "reply", "101"],
    ["coaps+ws://h/a", "implicit", "reply", "101"],
  ],
  "protocols whose octets need more than the reference": [
    ["wais://h/d?q", "none", "reply"],
    ["prospero://h/a", "none", "reply"],
    ["tftp://h/a", "none", "reply"],
    ["git://h/a", "none", "reply"],
    ["sftp://h/a", "none", "reply"],
    ["sftp://h/a/", "none", "entries"],
    ["ldap://h/c=GB", "none", "entries"],
    ["ldaps://h/c=GB", "implicit", "entries"],
  ],
  "interactive services": [
    ["telnet://h", "none", "session"],
    ["ssh://h", "none", "session"],
  ],
  "what no connection of the plan reaches": [
    ["ldapi:///c=GB", "", "entries"],
    ["sip:a@b.example", "", "session"],
    ["sips:a@b.example", "", "session"],
    ["did:example:a", "", "reply"],
    ["ipfs://bafyreicnokmhmrnlp2wjhyk2haep4tqxiptwfrp2rrs7rzq7uk766chqvq", "", "reply"],
    ["ipns://a.example", "", "reply"],
    ["magnet:?xt=urn:btih:0123456789abcdef0123456789abcdef01234567", "", "reply"],
    ...[
      "mailto:a@b.example",
      "sms:+1",
      "tel:+1",
      "xmpp:a@b.example",
      "xmpp:a@b.example?message",
      "file:///a",
      "data:,a",
      "about:blank",
      "about:a",
      "geo:1,2",
      "mid:a@b",
      "cid:a@b",
      "otpauth://totp/a?secret=JBSWY3DPEHPK3PXP",
    ].map((text): Row => [text, "", "nothing"]),
  ],
};

/** RFC 959 §5.4: USER and PASS. */
function login(accepted: string): readonly string[] {
  return ["230/331", `331? ${accepted}`];
}

/** RFC 3977 §5.1.1, §5.3.1: the greeting, and MODE READER where it is wanted. */
function reader(): readonly string[] {
  return ["200/201", "401 MODE-READER/+MODE-READER? 200/201"];
}

/** The schemes whose references have no way of their own. */
const WITHOUT_PLAN = [
  "acct",
  "blob",
  "info",
  "jar",
  "javascript",
  "jdbc",
  "nih",
  "s3",
  "tag",
  "urn",
  "view-source",
];

function repliesOf({ steps, next }: Plan): readonly string[] {
  const own = steps.map(writtenReplies).filter((text) => text !== "");
  return next === undefined ? own : [...own, ...repliesOf(next)];
}

function writtenReplies(step: PlanStep): string {
  const { when, expects }: { when?: StepCondition; expects?: readonly (readonly string[])[] } =
    step as object;
  const codes = [...(when?.reply ?? []), ...(when?.capability === undefined ? [] : [`+${when.capability}`])];
  const sets = (expects ?? []).map((set) => set.join("/")).join(", ");
  return codes.length === 0 ? sets : `${codes.join("/")}? ${sets}`;
}

function tlsOf({ steps: [first] }: Plan): string {
  return first?.do === "connect" ? first.tls : "";
}

describe.each(Object.entries(ROWS))("%s", (_section, rows) => {
  it.each(rows)("%s", (text, tls, receives, ...replies) => {
    const plan = planAny(text);
    if (plan === undefined) throw new Error(`no plan for ${text}`);
    expect([tlsOf(plan), plan.receives, ...repliesOf(plan)]).toEqual([tls, receives, ...replies]);
    expect(faultsOf(plan)).toEqual([]);
  });
});

describe("the table", () => {
  it("has every scheme of the standard set, or it has no plan", () => {
    const listed = Object.values(ROWS).flatMap((rows) =>
      rows.map(([text]) => text.slice(0, text.indexOf(":"))),
    );
    expect([...new Set([...listed, ...WITHOUT_PLAN])].sort()).toEqual([...standardSchemes.keys()].sort());
  });

  it.each(["acct:a@b", "urn:isbn:1", "tag:a.example,2000:b", "jdbc:a:b", "s3://b/k", "javascript:a"])(
    "%s has no plan",
    (text) => {
      expect(() => planAny(text)).toThrow(UriSyntaxError);
    },
  );
});

/** RFC 9110: the request as data is the one that the octets are. */
describe("the request of a plan of HTTP", () => {
  const latin1 = (octets: Uint8Array) => String.fromCharCode(...octets);

  it.each([
    ["http://h", "/", "h"],
    ["https://H.example:8443/a%2Fb;c?d#e", "/a%2Fb;c?d", "H.example:8443"],
    ["http://[2001:db8::7]:80/", "/", "[2001:db8::7]"],
    ["http://b%C3%BCcher.example/", "/", "xn--bcher-kva.example"],
    [
      "ni://h/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
      "/.well-known/ni/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
      "h",
    ],
  ])("%s", (text, target, authority) => {
    expect(planAny(text)?.request).toEqual({ method: "GET", target, authority, fields: [] });
  });

  it.each(["http://h/a?b", "https://h:1/", "ni://h/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk"])(
    "%s: its octets are the same request",
    (text) => {
      const { request, steps } = planAny(text) ?? {};
      const octets = (steps ?? []).map((step) => (step.do === "send" ? latin1(step.octets) : "")).join("");
      expect(octets).toBe(
        `${request?.method} ${request?.target} HTTP/1.1\r\nHost: ${request?.authority}\r\n\r\n`,
      );
    },
  );

  it("RFC 9112 §3.2.2: a gateway is asked in absolute-form", () => {
    expect(planThrough("wais://h/d?q", "http://gateway.example/").request).toEqual({
      method: "GET",
      target: "wais://h/d?q",
      authority: "h",
      fields: [],
    });
  });

  it("is there where an HTTP message is received, and nowhere else", () => {
    for (const rows of Object.values(ROWS)) {
      for (const [text, , receives] of rows) {
        expect([text, planAny(text)?.request !== undefined]).toEqual([text, receives === "http-message"]);
      }
    }
  });
});

/** What is not data in the conditions and replies of a plan. */
function faultsOf({ steps, next }: Plan): readonly string[] {
  const own = steps.flatMap((step) => [...conditionFaults(step), ...expectationFaults(step)]);
  return next === undefined ? own : [...own, ...faultsOf(next)];
}

const CODE = /^(?:[0-9x]{2,3}(?: [A-Z-]+)?|\+(?:OK)?|[A-Z]+)$/;

function isCodes(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((code) => typeof code === "string" && CODE.test(code))
  );
}

function conditionFaults(step: PlanStep): readonly string[] {
  if (!("when" in step)) return isConditional(step) ? [`${step.note.id}: no condition as data`] : [];
  const { reply, capability, ...others } = (step.when ?? {}) as Record<string, unknown>;
  const faults = [
    ...(typeof step.when === "object" && (reply !== undefined || capability !== undefined)
      ? []
      : ["nothing"]),
    ...(reply === undefined || isCodes(reply) ? [] : ["reply"]),
    ...(capability === undefined || /^[A-Z-]+$/.test(String(capability)) ? [] : ["capability"]),
    ...Object.keys(others),
  ];
  return faults.map((fault) => `when: ${fault}`);
}

/** Whether the English of a step has a condition on the server. */
function isConditional({ note }: PlanStep): boolean {
  return /(?:^|-)only-if-/.test(note.id);
}

function expectationFaults(step: PlanStep): readonly string[] {
  if (!["connect", "send", "ask", "guess"].includes(step.do)) return [];
  const { expects } = step as { readonly expects?: unknown };
  return Array.isArray(expects) && expects.every(isCodes) ? [] : ["expects"];
}

describe("a plan whose `when` is not data fails", () => {
  const plan = planAny("ftp://u:p@h/");
  if (plan === undefined) throw new Error("no plan");
  const withWhen = (when: unknown): Plan => ({
    ...plan,
    steps: plan.steps.map((step) =>
      step.do === "send" && step.secret ? { ...step, when: when as StepCondition } : step,
    ),
  });

  it.each([
    ["a sentence", "only if the server asks for one"],
    ["a statement", { id: "ftp-only-if-asked", values: [] }],
    ["a function", () => true],
    ["codes as numbers", { reply: [331] }],
    ["no code", { reply: [] }],
    ["a sentence for a code", { reply: ["if it asks"] }],
    ["nothing", {}],
    ["no condition", undefined],
  ])("%s", (_name, when) => {
    expect(faultsOf(withWhen(when))).not.toEqual([]);
    expect(faultsOf(withWhen({ reply: ["331"] }))).toEqual([]);
  });

  it("so does a condition in the note alone", () => {
    const { steps } = planAny("ftp://u@h/") ?? plan;
    const inNote = steps.map((step) => {
      const { when: _data, ...rest } = step as PlanStep & { when?: StepCondition };
      return rest as PlanStep;
    });
    expect(faultsOf({ ...plan, steps: inNote })).toEqual(["ftp-only-if-asked: no condition as data"]);
  });
});
