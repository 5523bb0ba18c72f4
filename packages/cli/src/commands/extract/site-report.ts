/** The faults of a site, for people and for the programs that show them beside the files. */

import { SITE_FAULTS, type SiteFault, type SiteFinding } from "@urikit/documents/site";
import { type Shown, safeText, type Words } from "@urikit/explain";
import { printable } from "urikit/display";
import { jsonLine } from "../../display/json.ts";
import { sarifEnd, sarifLocation, sarifStart } from "../../display/sarif.ts";
import { type CommandId, text } from "../../words/text.ts";
import { type FileOfSite, fails } from "./site.ts";

type Finding = SiteFinding<FileOfSite>;

/** The forms of a report. */
export const REPORT_FORMS = ["lines", "json", "sarif", "github", "junit"] as const;
export type ReportForm = (typeof REPORT_FORMS)[number];

/** A report that is written piece by piece. */
export interface SiteReport {
  readonly start: string;
  of(finding: Finding): string;
  end(): string;
}

/** How it is written. */
export interface ReportOptions {
  readonly words: Words;
  readonly shown: Shown;
}

/** The report of a form. */
export function siteReport(form: ReportForm, options: ReportOptions): SiteReport {
  return REPORTS[form](options);
}

const REPORTS: { readonly [form in ReportForm]: (options: ReportOptions) => SiteReport } = {
  lines: ({ words }) => ({ start: "", of: (finding) => `${siteLine(finding, words)}\n`, end: () => "" }),
  json: ({ shown }) => ({
    start: "",
    of: (finding) => `${jsonLine(siteJson(finding, shown))}\n`,
    end: () => "",
  }),
  sarif: ({ words }) => {
    let separator = "";
    return {
      start: sarifStart(
        "uri extract",
        SITE_FAULTS.map((fault) => ruleOf(fault, words)),
        words,
      ),
      of: (finding) => {
        const result = separator + sarifResult(finding, words);
        separator = ",\n";
        return result;
      },
      end: sarifEnd,
    };
  },
  github: ({ words }) => ({ start: "", of: (finding) => annotation(finding, words), end: () => "" }),
  junit: ({ words }) => {
    let isEmpty = true;
    return {
      start: '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="uri extract --check">\n',
      of: (finding) => {
        isEmpty = false;
        return testCase(finding, words);
      },
      // A suite without a test is an error for some readers of it.
      end: () =>
        `${isEmpty ? '<testcase classname="site" name="links"/>\n' : ""}</testsuite>\n</testsuites>\n`,
    };
  },
};

/** Where the fault is, and what it is. */
function siteLine(finding: Finding, words: Words): string {
  const { file, line, column } = placeOf(finding);
  const place = column === undefined ? file : `${file}:${line}:${column}`;
  return `${place === file && line !== undefined ? `${file}:${line}` : place}: ${told(finding, words)}`;
}

function told({ fault, found, redirect, target }: Finding, words: Words): string {
  if (redirect)
    return text(words, `site-rule-${ruleFault(fault)}`, printable(redirect.from), printable(redirect.to));
  const reference = safeText(found?.reference ?? "");
  const name = printable(target?.path ?? "");
  const fragment = printable(found?.target?.split("#").slice(1).join("#") ?? "");
  return text(words, `site-${fault}` satisfies CommandId, reference, name, fragment);
}

/** What can be wrong with a redirect. */
function ruleFault(fault: SiteFault): "missing" | "redirect-loop" | "redirect-chain" {
  return fault === "redirect-loop" || fault === "redirect-chain" ? fault : "missing";
}

interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

function placeOf({ file, found, redirect }: Finding): Place {
  if (redirect) return { file: printable(redirect.source), line: redirect.line };
  const { line, column } = found?.where ?? {};
  return {
    file: printable(file?.path ?? ""),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  };
}

/** The same for programs. */
function siteJson({ fault, file, found, redirect, target }: Finding, shown: Shown): object {
  return {
    file: redirect?.source ?? file?.path,
    reference: shown(redirect?.from ?? found?.reference ?? ""),
    valid: found?.valid ?? true,
    result: found?.target && shown(found.target),
    where: found?.where ?? (redirect && { offset: 0, line: redirect.line, column: 1 }),
    fault,
    targetFile: target?.path,
  };
}

/** §3.49 */
function ruleOf(fault: SiteFault, words: Words): object {
  return {
    id: `link-${fault}`,
    shortDescription: { text: text(words, `fault-${fault}` satisfies CommandId) },
    defaultConfiguration: { level: levelOf(fault) },
  };
}

/** §3.27 */
function sarifResult(finding: Finding, words: Words): string {
  const { fault, found } = finding;
  const { file, line = 1, column = 1 } = placeOf(finding);
  return jsonLine({
    ruleId: `link-${fault}`,
    ruleIndex: SITE_FAULTS.indexOf(fault),
    level: levelOf(fault),
    message: { text: told(finding, words) },
    locations: [sarifLocation({ file, line, column }, found?.reference.length ?? 0, "")],
  });
}

function levelOf(fault: SiteFault): "error" | "note" {
  return fails(fault) ? "error" : "note";
}

/** A command of GitHub's runner, which shows it beside the line. What is of strangers cannot end it, or begin another. */
function annotation(finding: Finding, words: Words): string {
  const { file, line, column } = placeOf(finding);
  const place = Object.entries({ file, line, col: column })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${inProperty(String(value))}`);
  const command = fails(finding.fault) ? "error" : "notice";
  return `::${command} ${place.join(",")}::${inMessage(told(finding, words))}\n`;
}

function inMessage(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function inProperty(text: string): string {
  return inMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** A fault that fails nothing is a test that was skipped. */
function testCase(finding: Finding, words: Words): string {
  const { file, line, column } = placeOf(finding);
  const message = inXml(told(finding, words));
  const place = [line, column].filter((one) => one !== undefined).join(":");
  const name = inXml(
    `${place}${place && " "}${finding.redirect?.from ?? finding.found?.reference ?? finding.fault}`,
  );
  const outcome = fails(finding.fault)
    ? `<failure type="${finding.fault}" message="${message}"/>`
    : `<skipped message="${message}"/>`;
  return `<testcase classname="${inXml(file)}" name="${name}">${outcome}</testcase>\n`;
}

function inXml(text: string): string {
  return printable(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
