/**
 * The page of `uri standards --characters`: the classes of characters of each edition, and what is reserved in each
 * component where the document says so (url-syntax-05, RFC 2396 and rfc2396bis-01 §2.2).
 */

import type { Words } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { asciiOnly, padded, widthOf, wrapped } from "@urikit/explain/layout";
import { EDITIONS, type ReservedIn } from "@urikit/standards";
import { jsonLine } from "../../display/json.ts";
import { screenOf } from "../../display/terminal.ts";
import { UsageError, VALID } from "../../exit.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { Output } from "../../lines/output.ts";
import { type CommandId, text } from "../../words/text.ts";

const GAP = "  ";
const INDENT = "  ";
/** On a narrower screen, characters stand below their name. */
const NARROW = 60;

type ListedEdition = (typeof EDITIONS)[number];

/** Prints them. There is nothing to read, so a reference or an input would be lost without a word. */
export async function printCharacters(options: Omit<ListOptions, "invalid">): Promise<number> {
  const { references, input, json, stdio } = options;
  if (references.length > 0 || input.length > 0) throw new UsageError("standards-no-input");
  const screen = screenOf(stdio.stdout, options);
  const page = charactersPage(screen);
  const text = json ? charactersJson().map(jsonLine).join("\n") : screen.unicode ? page : asciiOnly(page);
  await new Output(stdio.stdout).write(`${text}\n`);
  return VALID;
}

/** The classes of an edition as data. */
interface CharactersJson extends Pick<ListedEdition, "id" | "name" | "title" | "date" | "classes"> {}

/** An object for each edition, the oldest first. */
function charactersJson(): readonly CharactersJson[] {
  return EDITIONS.map(({ id, name, title, date, classes }) => ({ id, name, title, date, classes }));
}

/** A block of lines for each edition, the oldest first. */
export function charactersPage(screen: Screen): string {
  return EDITIONS.map((edition) => block(edition, screen).join("\n")).join("\n\n");
}

/** A name, its characters, and the section that has them, if it is not that of the class. */
interface Row {
  readonly name: string;
  readonly characters: string;
  readonly section?: string;
}

function block({ name, title, date, classes }: ListedEdition, screen: Screen): string[] {
  const { reserved, unreserved, excluded, reservedIn } = classes;
  const { words } = screen;
  const said = (id: CommandId, ...values: readonly string[]) => text(words, id, ...values);
  const own: readonly Row[] = [
    { name: said("standards-reserved"), characters: spaced(reserved, words) },
    {
      name: said("standards-unreserved"),
      characters: said("standards-alphanumeric", spaced(unreserved, words)),
    },
    { name: said("standards-excluded"), characters: spaced(excluded, words) },
  ];
  const inComponents = reservedIn.map((one) => rowOf(one, words));
  return [
    ...wrapped(`${name} (${date}): ${title}`, screen.width, INDENT).map(screen.colors.bold),
    ...rows(own, INDENT, screen),
    ...(inComponents.length > 0 ? [INDENT + said("standards-reserved-in")] : []),
    ...rows(inComponents, INDENT + INDENT, screen),
  ];
}

function rowOf({ component, characters, section }: ReservedIn, words: Words): Row {
  return { name: component, characters: spaced(characters, words) || text(words, "report-none"), section };
}

/** The characters apart from each other, so that no character is taken for a sign of the sentence. */
function spaced(characters: string, words: Words): string {
  const space = text(words, "standards-space");
  return [...characters].map((character) => (character === " " ? space : character)).join(" ");
}

function rows(all: readonly Row[], indent: string, screen: Screen): string[] {
  const nameWidth = Math.max(0, ...all.map(({ name }) => widthOf(name)));
  const width = Math.max(0, ...all.map(({ characters }) => widthOf(characters)));
  const { dim } = screen.colors;
  return all.flatMap(({ name, characters, section = "" }) => {
    if (screen.width < NARROW) {
      const below = indent + INDENT;
      return [
        ...wrapped(`${indent}${name}${section && GAP + section}`, screen.width, below),
        ...wrapped(below + characters, screen.width, below),
      ];
    }
    const line = `${indent}${padded(name, nameWidth)}${GAP}${section ? padded(characters, width) : characters}`;
    return [section ? `${line}${GAP}${dim(section)}` : line];
  });
}
