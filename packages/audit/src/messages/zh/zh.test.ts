/** The Chinese of findings: nothing is missing, and each finding says what it found. */

import { describe, expect, it } from "vitest";
import { SPECIAL_NAMES } from "../../addresses/special-names.ts";
import {
  IPV4_REGISTRY,
  IPV6_REGISTRY,
  METADATA_BLOCKS,
  OTHER_BLOCKS,
} from "../../addresses/special-purpose.ts";
import { audit } from "../../audit.ts";
import { FINDINGS } from "../../findings.ts";
import { guard } from "../../guard/guard.ts";
import { GUARD_REASONS } from "../../guard/reasons.ts";
import { BLOCK_NAMES } from "./blocks.ts";
import { explain, inChinese, setApart } from "./index.ts";
import { KINDS, REASONS } from "./kinds.ts";

const HAN = /\p{Script=Han}/u;

describe("the catalogue", () => {
  it("has every kind of finding and every reason of the guard, and no other", () => {
    expect(FINDINGS.map(({ id }) => id).filter((id) => !Object.hasOwn(KINDS, id))).toEqual([]);
    expect(Object.keys(KINDS)).toHaveLength(FINDINGS.length);
    expect(GUARD_REASONS.map(({ id }) => id).filter((id) => !Object.hasOwn(REASONS, id))).toEqual([]);
    for (const { title, harm, fix } of [...Object.values(KINDS), ...Object.values(REASONS)])
      for (const text of [title, harm, fix]) expect(text).toMatch(HAN);
  });

  it("has words of its own for what the example of each kind is found to be", () => {
    const plain: string[] = [];
    for (const { id, example, base } of FINDINGS) {
      const found = audit(example, base === undefined ? {} : { base }).filter((one) => one.id === id);
      expect(found.length, id).toBeGreaterThan(0);
      for (const finding of found) {
        const { message, advice, severity, from } = inChinese(finding, example);
        expect({ severity, from }).toEqual({ severity: finding.severity, from: finding.from });
        expect(advice).toBe(explain(id)?.fix);
        expect(message).toMatch(HAN);
        if (message.startsWith(explain(id)?.title ?? "") && finding.message.includes("`"))
          plain.push(`${id}: ${finding.message}`);
        const own = message.replace(/"[^"]*"|`[^`]*`/g, "");
        expect(own, `${id}: ${finding.message}`).not.toMatch(/[a-z]{3,} [a-z]{2,} [a-z]{2,}/);
      }
    }
    expect(plain).toEqual([]);
  });
});

describe("setApart", () => {
  it("has the name of every block, and who sets every name apart", () => {
    const blocks = [...IPV4_REGISTRY, ...IPV6_REGISTRY, ...OTHER_BLOCKS, ...METADATA_BLOCKS];
    expect(blocks.map(([, , name]) => name).filter((name) => !Object.hasOwn(BLOCK_NAMES, name))).toEqual([]);
    const sources = [
      ...blocks.map(([, , , source]) => source),
      ...SPECIAL_NAMES.map(([, , source]) => source),
    ];
    const isName = (source: string) =>
      source.split(", ").every((one) => /^(?:RFC|[A-Z]\w*(?: [A-Z]\w*)*$)/.test(one));
    expect(sources.filter((source) => !isName(source) && setApart(source) === source)).toEqual([]);
  });
});

describe("inChinese", () => {
  it.each([
    ["http://www.example.com@0x7f.1/", "host-in-userinfo", "看起来像 `www.example.com`，主机其实是 `0x7f.1`"],
    ["http://127.0.0.1/", "loopback-address", "127.0.0.1 属于 127.0.0.0/8，环回（RFC 1122 §3.2.1.3）"],
    ["http://a/ b", "not-a-reference", "路径中不允许出现空格（§3.3）；请写作 %20"],
  ])("RFC 3986 §7: %s", (text, id, message) => {
    const finding = audit(text).find((one) => one.id === id);
    expect(finding && inChinese(finding, text).message).toBe(message);
  });

  it("gives the reasons of the guard, and shows no password", () => {
    const text = "http://me:hunter2@example.org/";
    const { reasons } = guard(text, { schemes: ["https"] });
    expect(reasons.map((reason) => inChinese(reason, text).message)).toContain("策略不允许方案 http");
    for (const finding of audit(text))
      expect(JSON.stringify(inChinese(finding, text))).not.toContain("hunter2");
  });

  it("leaves alone what it does not know", () => {
    const said = { id: "another", message: "something" };
    expect(inChinese(said, "")).toBe(said);
    expect(explain("toString")).toBeUndefined();
  });
});
