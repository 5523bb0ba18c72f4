/**
 * `uri encode`: each line as data for one component: all but the unreserved becomes percent-encoded, octet by
 * octet; a line need not be UTF-8.
 */

import { Buffer } from "node:buffer";
import { type DataComponent, encode } from "urikit";
import type { LineCommand } from "../lines/results.ts";
import { type ListOptions, runList } from "../lines/run.ts";

/** Runs the command. Returns the exit status. */
export function run(options: ListOptions & { readonly as: DataComponent }): Promise<number> {
  return runList(commandFor(options.as), options);
}

function commandFor(component: DataComponent): LineCommand {
  const encoded = (octets: string) => encode(Buffer.from(octets, "latin1"), component);
  return {
    subject: "text",
    readsOctets: true,
    line: (_text, octets) => encoded(octets),
    record: (text, octets) => ({ text, valid: true, result: encoded(octets) }),
  };
}
