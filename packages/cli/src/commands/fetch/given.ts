/** What `uri fetch` writes of a resource: octets as they are, or lines. */

import type { Content, Form, Listing, ListingEntry, Resource, Session } from "@urikit/access";
import { printable } from "urikit/display";
import { UsageError } from "../../exit.ts";
import { Output } from "../../lines/output.ts";
import { writeWhole } from "../../lines/whole-file.ts";
import type { Stdio } from "../../stdio.ts";
import { shownData } from "./shown.ts";

/** Where it is written, and how. */
export interface Giving {
  readonly output?: string;
  readonly head?: true;
  /** Whether each entry of a listing has its type and its name, too. */
  readonly list?: true;
  readonly stdio: Stdio;
}

/** Writes the content; into a file only what was asked for, and not a page that says why it is not there. */
export async function giveContent(content: Content, { output, head, stdio }: Giving): Promise<void> {
  if (head || (output !== undefined && !content.ok)) return content.close();
  if (output !== undefined) return writeWhole(output, content);
  const out = new Output(stdio.stdout);
  if (stdio.stdout.isTTY === true) return out.write(await terminalText(content));
  for await (const piece of content) await out.write(piece);
}

/** Text, without what would steer the terminal. */
async function terminalText(content: Content): Promise<string> {
  const type = content.mediaType ?? "";
  if (!/^text\/|[/+](?:json|xml|javascript)\b|^message\/rfc822/i.test(type)) {
    content.close();
    throw new UsageError("fetch-binary", printable(type));
  }
  const lines = (await content.text()).split(/\r?\n/);
  const shown = lines.map((line) => line.split("\t").map(printable).join("\t")).join("\n");
  return shown.endsWith("\n") ? shown : `${shown}\n`;
}

/** What has no octets of its own. */
export type Lines = Exclude<Resource, Content | Form | Session>;

/** Writes it in lines. */
export async function giveLines(resource: Lines, giving: Giving): Promise<void> {
  const { stdio, output } = giving;
  const shown = linesOf(resource, giving);
  if (output === undefined) await new Output(stdio.stdout).write(shown);
  else await writeWhole(output, [new TextEncoder().encode(shown)]);
}

function linesOf(resource: Lines, giving: Giving): string {
  switch (resource.kind) {
    case "listing":
      return listLines(resource, giving);
    case "group":
      return `${printable(resource.name)}\t${resource.count}\t${resource.first}\t${resource.last}\n`;
    case "draft":
      return resource.eml();
  }
}

function listLines({ entries }: Listing, { list }: Giving): string {
  const line = (entry: ListingEntry): string =>
    list
      ? [entry.type ?? "", shownData(entry.name), entry.reference ?? ""].join("\t")
      : (entry.reference ?? shownData(entry.name));
  return entries.map((entry) => `${line(entry)}\n`).join("");
}
