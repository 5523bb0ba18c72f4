/** How the help lays out what a command declares: its own options first, and no more words than say something. */

import { wrapped } from "@urikit/explain/layout";
import { type Argument, type Command, Help, type HelpConfiguration, type Option } from "commander";

/** The options that every list has. */
export const LIST_OPTIONS = "Options of every list:";

/** In fewer columns, an explanation is below what it explains. */
const NARROW = 28;
const INDENT = "  ";
const BELOW = INDENT.repeat(3);

export const HELP_LAYOUT: HelpConfiguration = {
  sortOptions: false,
  optionDescription: ({ description, argChoices, defaultValue, required }: Option) =>
    described(description, argChoices, required ? defaultValue : undefined),
  argumentDescription: ({ description, argChoices }: Argument) => described(description, argChoices),
  groupItems,
  boxWrap: (text, width) => wrapped(text, width, "").join("\n"),
  minWidthToWrap: NARROW,
  styleUsage,
  formatItem,
};

/** The usage, in lines that go on below it. */
function styleUsage(this: Help, usage: string): string {
  const title = " ".repeat("Usage: ".length);
  return wrapped(title + usage, this.helpWidth ?? Infinity, title)
    .join("\n")
    .trimStart();
}

/** A term and its explanation: next to it, or below it where there is no room. */
function formatItem(this: Help, term: string, termWidth: number, description: string, helper: Help): string {
  const width = helper.helpWidth ?? Infinity;
  if (width - termWidth - 2 * INDENT.length >= NARROW)
    return Help.prototype.formatItem.call(this, term, termWidth, description, helper);
  const rows = helper.boxWrap(description, width - BELOW.length).split("\n");
  return [INDENT + term, ...rows.filter((row) => row !== "").map((row) => BELOW + row)].join("\n");
}

/** The description with the values of which one is given, and the one that is taken unless it is. */
function described(description: string, choices: readonly string[] = [], otherwise?: unknown): string {
  const values = choices.map(quotedIfSign);
  const [last = ""] = values.slice(-1);
  const either = values.length < 2 ? last : `${values.slice(0, -1).join(", ")} or ${last}`;
  return [
    choices.length === 0 ? description : `${description}: ${either}`,
    ...(typeof otherwise === "string" ? [`${quotedIfSign(otherwise)} unless given`] : []),
  ].join("; ");
}

/** A sign, such as `;`, would be taken for a sign of the sentence. */
function quotedIfSign(value: string): string {
  return /^\w/.test(value) ? value : `"${value}"`;
}

/** The groups as they were declared, except that what all lists have comes after a command's own options. */
function groupItems<Item extends Command | Option>(
  unsorted: Item[],
  visible: Item[],
  groupOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Help().groupItems(unsorted, visible, groupOf);
  const lists = groups.get(LIST_OPTIONS);
  if (lists === undefined) return groups;
  groups.delete(LIST_OPTIONS);
  return groups.set(LIST_OPTIONS, lists);
}
