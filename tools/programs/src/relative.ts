/** References against bases: the examples of RFC 3986 §5.4, and pieces put together by the seeded generator. */

import type { Chance } from "@urikit/abnf/chance";
import { keyOf, type Question } from "./question.ts";

/** RFC 3986 §5.4.1 and §5.4.2, with the base of §5.4. */
const BASE_OF_EXAMPLES = "http://a/b/c/d;p?q";
const NORMAL =
  "g:h g ./g g/ /g //g ?y g?y #s g#s g?y#s ;x g;x g;x?y#s . ./ .. ../ ../g ../.. ../../ ../../g".split(" ");
const ABNORMAL =
  "../../../g ../../../../g /./g /../g g. .g g.. ..g ./../g ./g/. g/./h g/../h g;x=1/./y g;x=1/../y g?y/./x g?y/../x g#s/./x g#s/../x http:g".split(
    " ",
  );

const BASES = [
  "http://good.example/b/c/d;p?q",
  "http://good.example/b/c/d;p?q",
  "http://good.example",
  "http://good.example?q",
  "http://good.example/b/../c",
  "http://good.example/b//c/",
  "http://good.example//b/c",
  "http://good.example/b/%2e%2e/c",
  "https://u:p@good.example:8443/b/c?q#f",
  "http://GOOD.example:80/b;x/c;y",
  "http://[::1]/b/c",
  "ftp://good.example/b/c",
  "file:///b/c",
  "file:///C:/b/c",
  "foo://good.example/b/c",
  "foo:/b/c",
  "foo:b/c",
  "foo:",
  "mailto:a@good.example",
  "data:text/plain,a",
];

const STARTS = [
  "",
  "",
  "",
  "/",
  "/",
  "./",
  "../",
  "../../",
  "../../../",
  "//",
  "///",
  "////",
  "\\",
  "\\\\",
  "/\\",
  "\\/",
  "http:",
  "http:/",
  "http://",
  "http:///",
  "https:",
  "https:/",
  "foo:",
  "foo:/",
  "file:",
  "file:/",
  "file://",
  "?",
  "#",
  ";",
  "&",
  "@",
  ":",
  " ",
  "\t/",
  "/\t/",
  "\n//",
  "\u0000",
  "C:",
  "C|/",
  "url:",
  "//u@",
  "//:80",
  "//@",
];
const MIDDLES = [
  "g",
  "g",
  "",
  "evil.example",
  "evil.example/",
  "good.example@evil.example/",
  "evil.example:80/",
  "evil.example\\@good.example",
  "[::1]/",
  "127.1/",
  "..",
  ".",
  "../g",
  "g/..",
  "g/../h",
  "g/./h",
  "g//../h",
  "g/..//h",
  "%2e%2e/g",
  "%2E%2e",
  ".%2e/g",
  "g/%2e%2e/h",
  "..%2fg",
  "..\\g",
  "g\\..\\h",
  "...",
  "..;/g",
  "g;x=1/../y",
  "g:h",
  "1:2",
  "g h",
  "g\tb",
  "\u00e9",
  "%e9",
  "%",
  "g%zz",
  "g+h",
  "[g]",
  "g|h",
  "//g",
  "C:/g",
];
const ENDS = [
  "",
  "",
  "",
  "",
  "?",
  "#",
  "?y",
  "#s",
  "?y#s",
  "?y/../x",
  "#s/../x",
  "?y?z",
  "/",
  "/.",
  "/..",
  ";x",
  "?a b",
  "?@evil.example/",
  "\\",
  " ",
  "?\u00e9",
];

/** The examples, and so many others; no two alike. */
export function relative(count: number, chance: Chance): readonly Question[] {
  const examples = [...NORMAL, ...ABNORMAL, ""].map((reference) => ({
    reference,
    base: BASE_OF_EXAMPLES,
    kind: "example",
  }));
  const questions = new Map<string, Question>(examples.map((question) => [keyOf(question), question]));
  while (questions.size < examples.length + count) {
    const question = {
      reference: chance.pick(STARTS) + chance.pick(MIDDLES) + chance.pick(ENDS),
      base: chance.pick(BASES),
      kind: "relative",
    };
    if (!questions.has(keyOf(question))) questions.set(keyOf(question), question);
  }
  return [...questions.values()];
}
