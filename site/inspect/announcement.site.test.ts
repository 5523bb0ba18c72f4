/** The announcement for those who listen: whole sentences, with the references that are offered. */

import { expect, it } from "vitest";
import { announcementOf } from "./announcement.ts";
import { answerTo } from "./answer.ts";
import { findingsIn, subjectsOf, toJudge } from "./findings.ts";
import * as guesses from "./guesses.ts";
import { judge } from "./judge.ts";
import { isParting } from "./parting.ts";
import { toldFinding } from "./placed-findings.ts";
import { texts as english } from "./texts/en.ts";
import { texts as chinese } from "./texts/zh.ts";

async function announced(text: string, texts: typeof english): Promise<string> {
  const answer = answerTo(text, texts.answer, guesses);
  const subjects = subjectsOf(answer);
  const { findings: judged } = judge({ judged: toJudge(subjects), read: undefined });
  const findings = findingsIn(subjects, judged);
  await texts.loadFactWords();
  const partings = (findings ?? []).filter(isParting).map((finding) => toldFinding(finding, texts.findings));
  return announcementOf(answer, { findings, partings }, texts.verdict);
}

it("RFC 3987 §3.1: an IRI, with the URI that is offered", async () => {
  expect(await announced("https://例え.jp/", english)).toMatch(
    /If it is meant as an IRI \(RFC 3987\), its host by IDNA: https:\/\/xn--r8jz45g\.jp\/\. No findings\.$/,
  );
  expect(await announced("https://例え.jp/", chinese)).toMatch(/： https:\/\/xn--r8jz45g\.jp\/。没有发现。$/);
});

it("RFC 3986 §7.6: where readers part in danger", async () => {
  expect(await announced("http://good.example\\@evil.example/", english)).toMatch(
    /goes to `good\.example`; curl goes to `evil\.example`/,
  );
});
