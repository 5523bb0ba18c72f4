/** The words of the command in Chinese: loaded only where they are asked for. */

import { explain, inChinese } from "@urikit/audit/messages/zh";
import { inChinese as readingInChinese } from "@urikit/standards/messages/zh";
import type { Component } from "urikit";
import { reasonOf } from "urikit/messages/zh";
import { ERROR_CODES } from "./chinese-error-codes.ts";
import { lineErrorInChinese } from "./chinese-line-errors.ts";
import { CHINESE_PLAN } from "./chinese-plan.ts";
import { COMPONENTS, guessInChinese, kindInChinese, readersInChinese, SEVERITIES } from "./chinese-terms.ts";
import type { Words } from "./words.ts";

const LABELS: Readonly<Record<string, string>> = {
  meaning: "含义",
  harm: "危害",
  "to do": "做法",
  why: "原因",
  section: "章节",
  example: "示例",
  base: "基准",
  before: "之前",
  after: "之后",
  since: "始于",
  attack: "攻击",
  component: "组成部分",
  "error code": "错误代码",
  "reason of uri guard": "uri guard 的理由",
  "normalization rule": "规范化规则",
  "habit of programs": "程序的习惯",
};

/** Of findings, reasons of the guard, components and codes of errors; rules and habits are explained in English. */
function explanation(kind: string, id: string): object | undefined {
  if (kind === "component") {
    const { title, what } = COMPONENTS[id as Component];
    return { title, what };
  }
  if (kind === "error-code") return ERROR_CODES[id as keyof typeof ERROR_CODES];
  const { title, harm, fix } =
    (kind === "finding" || kind === "guard-reason" ? explain(id) : undefined) ?? {};
  return title === undefined ? undefined : { title, harm, fix };
}

export const CHINESE: Words = {
  error: lineErrorInChinese,
  finding: inChinese,
  explanation,
  severity: (severity) => SEVERITIES[severity],
  noFindings: "没有发现问题",
  counts: (counts) =>
    counts.map(([severity, count]) => `${SEVERITIES[severity]} ${count}`).join("，") || "没有发现问题",
  times: (count) => `，共 ${count} 次`,
  more: (count) => `（另有 ${count} 处）`,
  invalid: "不合法：",
  noPlan: "没有访问步骤：",
  inScheme: (scheme) => `在 ${scheme} 中，`,
  accessRefused: "拒绝访问：",
  plan: CHINESE_PLAN,
  reading: (names, sentence, reference) => {
    const told = readingInChinese(sentence, reference);
    return names.length === 0 ? told : `${readersInChinese(names)}：${told}`;
  },
  valid: (reference, counts) => `合法：${kindInChinese(reference)}（${counts}）`,
  meantAs: (suggestion) =>
    `如果本意是${guessInChinese(suggestion, reasonOf)}${suggestion.reference === undefined ? "" : "："}`,
  label: (label) => LABELS[label] ?? label,
};
