// @ts-check
// What `npm start` shows: the picture of one link, one list, and what to try next, on a screen of 80 columns and 40 rows.
import { runNode } from "./run-node.js";

const URI = "packages/cli/dist/main.js";

/** The standard's own example (§3). */
const LINK = "foo://example.com:8042/over/there?name=ferret#nose";

const LIST = ["HTTP://EXAMPLE.org/%7Ea", "mailto:A@EXAMPLE.org", "http://a b/"];

/** In double quotes without `$`, `%`, `!` or a backquote, every shell reads them alike. */
const TO_TRY = [
  'npx --no uri audit "https://good.example@evil.example:8443/a?b=c#d"',
  'npx --no uri resolve --base "http://a/b/c/d;p?q" "../g"',
  'npx --no uri compare "HTTP://example.org:80/~joe" "http://EXAMPLE.org/~joe"',
  "npx --no uri report --input samples/references.txt",
];

const list = LIST.map((line) => `"${line}"`).join(" ");

process.exitCode =
  show(`npx --no uri inspect "${LINK}"`, ["inspect", LINK]) ||
  show(`printf "%s\\n" ${list} |\n    npx --no uri normalize`, ["normalize"], `${LIST.join("\n")}\n`);
console.log(["Now try:", ...TO_TRY.map((line) => `  ${line}`)].join("\n"));

/**
 * Shows a call and its answer; gives 0, or its exit status if it failed.
 * @param {string} call As a shell reads it.
 * @param {string[]} args
 * @param {string} [input]
 */
function show(call, args, input) {
  console.log(`$ ${call}\n`);
  const status = runNode(URI, args, input === undefined ? {} : { input });
  console.log();
  return status > 1 ? status : 0; // 1 only says that some of the references are invalid, and one of the list is
}
