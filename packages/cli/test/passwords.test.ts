/**
 * Passwords that are English words: every sentence stays as it is, whatever words are in it, and no password is in one. The
 * values are masked before they go into sentences, and nothing is masked in a sentence.
 */

import { describe, expect, it } from "vitest";
import { uri } from "./run-uri.ts";

/** Two hundred words, many of which are in the sentences of urikit. */
const WORDS = `
  a address after all allowed alone also an and another answer any are as at authority base be before begin
  between both browser browsers but by can case change character clean code colon common component data
  decode decoded default delimiter digit do domain dot each edition empty end error every evil example fault
  fetch find first follow for form fragment from go good grammar group has have hint hold home host idea if
  in index into is it its last left length letter line list long look many may mean most must name network
  next no not nothing number octet of on one only open or order other out outside over own page part
  password path percent phone place plain please point port prefix program protocol query question quote
  range read reader real refused remove right rule safe same scheme secret section see sees segment sentence
  server set show shown side sign since slash so some sort space split stand start step string such take
  target text than that the their them then there these they this those to two under up upon use used user
  value way what when where which while who whole why with word write written
`
  .trim()
  .split(/\s+/);

/** A password of the same length that is in no sentence. */
const neutral = (word: string) => "zqxjkvwf".repeat(3).slice(0, word.length);

const REFERENCES: readonly ((password: string) => string)[] = [
  (password) => `http://u:${password}@127.1/`, // read in different ways
  (password) => `http://u:${password}@good.example\\@evil.example/`,
  (password) => `http://u:${password}@example.org/a b`, // not valid
  (password) => `ftp://u:${password}@example.org/a`,
];

const COMMANDS: readonly (readonly string[])[] = [
  ["standards", "--json"],
  ["audit", "--json"],
  ["inspect", "--json"],
  ["plan", "--json"],
  ["check", "--json"],
];

/** A password that is shown: of the user `u`, and not masked. */
const SHOWN = /u:(?!\*\*\*)[^@\s"]*@/;

/** Each word in one of the references, and the same reference with the other password. */
const PAIRS = WORDS.map((word, at) => {
  const referenceWith = REFERENCES[at % REFERENCES.length] ?? String;
  return [referenceWith(word), referenceWith(neutral(word))] as const;
});

/** The output of a command for each of some texts. */
async function saidOf(
  args: readonly string[],
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await uri(args, texts.map((text) => `${text}\n`).join(""));
  const lines = stdout.split("\n");
  return new Map(texts.map((text, at) => [text, lines[at] ?? ""]));
}

describe("two hundred words as passwords", () => {
  it("are different words", () => expect(new Set(WORDS).size).toBe(200));

  it.each(COMMANDS.map((args) => [args.join(" "), args] as const))("uri %s", async (_command, args) => {
    const said = await saidOf(
      args,
      PAIRS.map(([text]) => text),
    );
    const others = await saidOf(args, [...new Set(PAIRS.map(([, other]) => other))]);
    expect(PAIRS.map(([text]) => said.get(text))).toEqual(PAIRS.map(([, other]) => others.get(other)));
    expect([...said.values()].join("\n")).not.toMatch(SHOWN);
  });
});
