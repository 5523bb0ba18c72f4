import { expect, it } from "vitest";
import { type CheckReport, reportText } from "./report.ts";

const report: CheckReport = {
  folder: "/repository",
  lockfile: "yarn.lock",
  unread: [],
  libraries: [{ name: "url-parse", version: "1.5.10", page: "url-parse", advisories: [] }],
  schemas: { files: 0, references: 0, invalid: [], valid: [] },
};

const passed = { status: 0, seconds: 1.25, output: "" };

const trial: NonNullable<CheckReport["trial"]> = {
  replaced: [{ name: "fast-uri", by: "@urikit/fast-uri", copies: 2 }],
  closed: ["GHSA-q3j6-qgpj-74h6"],
  before: passed,
  after: passed,
  answers: [{ name: "fast-uri", references: 7, before: 3000, after: 750, differences: [] }],
  breaks: false,
};

it("a library without a replacement: the page that says what to do", () => {
  expect(reportText(report)).toContain("yarn.lock: 1 URI library, no advisory\n  url-parse 1.5.10\n");
  expect(reportText(report)).toContain("what to do: docs/migration/url-parse.md");
  expect(reportText(report)).not.toContain("overrides");
});

it("tells what the repository names from what lies below others, and which lockfile was not read", () => {
  const deep = {
    name: "whatwg-url",
    version: "14.0.0",
    through: ["jsdom 25.0.0"],
    page: "whatwg-url",
    advisories: [],
  };
  const named = { name: "url-parse", version: "1.5.10", through: [], page: "url-parse", advisories: [] };
  const text = reportText({ ...report, unread: ["package-lock.json"], libraries: [named, deep] });
  expect(text).toContain("url-parse 1.5.10\n    named by the repository itself\n");
  expect(text).toContain("Below others, without an advisory:\n    whatwg-url 14.0.0 through jsdom 25.0.0\n");
  expect(text).not.toContain("docs/migration/whatwg-url.md");
  expect(text).toContain("Not read: package-lock.json");
});

it("without a lockfile and a manifest: the schemas", () => {
  const text = reportText({ ...report, lockfile: undefined, libraries: [] });
  expect(text).toContain("the schemas alone\n\nschemas: 0 references");
});

it("a trial: what closed, what differed, what it saved", () => {
  const text = reportText({ ...report, trial });
  expect(text).toContain("fast-uri by @urikit/fast-uri, 2 copies");
  expect(text).toContain("npm test with urikit: passed, 1.3 s");
  expect(text).toContain("closed: GHSA-q3j6-qgpj-74h6");
  expect(text).toContain("3000 ns a reference before, 750 after (7 references)");
  expect(text).toContain("no answer differs");
});

it("a trial that breaks: the end of what the tests print, without control characters", () => {
  const after = { status: 1, seconds: 1, output: "first\n\u001b[31mthe old one is needed\n" };
  const [answers] = trial.answers;
  const differences = [{ reference: "a\u0007", before: "http://a", after: undefined }];
  const text = reportText({
    ...report,
    trial: { ...trial, after, breaks: true, answers: answers ? [{ ...answers, differences }] : [] },
  });
  expect(text).toContain("npm test with urikit: failed, exit status 1");
  expect(text).toContain("the old one is needed");
  expect(text).toContain("1 answer differs");
  expect(text).toContain("http://a before, refused after");
  expect(text).not.toContain("\u001b");
  expect(text).not.toContain("\u0007");
});
