/** `uri get`: the parts of each reference, by a format. */

import { Buffer } from "node:buffer";
import type { Command } from "commander";
import { declareList, queryDelimiter } from "../../declaration.ts";
import { hidesSecrets, readerFor } from "../../display/shown-reader.ts";
import { UsageError } from "../../exit.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { referenceErrors } from "../../lines/reference-errors.ts";
import { runList } from "../../lines/run.ts";
import type { QueryDelimiter } from "../../option-values.ts";
import { asksForScript, compile, templateOf } from "./compile.ts";
import { EXACT, OCTETS, SAFE } from "./writing.ts";

export interface GetOptions extends ListOptions {
  /** The format. */
  readonly operands: readonly [string];
  readonly raw?: true;
  readonly queryDelimiter?: QueryDelimiter;
}

export function declare(command: Command): void {
  command.argument("<FORMAT>");
  declareList(command, {
    usage: "[options] FORMAT [REFERENCE ...]",
    note: [
      "FORMAT is text with values in braces: {NAME[:ARG][!][|FILTER]…}",
      "",
      "  reference, scheme, authority, userinfo, user, password, host, port, path,",
      "  query, fragment    the component as it is written; nothing where it is absent",
      "  origin             scheme, host and port, without the default port (RFC 6454)",
      "  segment:N          a segment of the path; 0 is the first, -1 the last",
      "  query:KEY          the value of the first pair with the key",
      "  query-all:KEY      the values of all of them, with a space between them",
      "",
      "  !                  a line without the value is invalid",
      "  |decode            its percent-encoded octets decoded",
      "  |default           of a port: that of the scheme, where it is absent or empty",
      "  |unicode, |ascii   of a host: its name in Unicode, in ASCII (IDNA)",
      "  |registrable       of a host: the domain that somebody registered",
      "  |or:TEXT           TEXT where the value is absent",
      "",
      "{{ and }} are braces, \\t a TAB, \\n a line end; \\ takes a meaning away, as in",
      "{query:a\\|b}. A terminal is shown *** for a password or another secret; a file or",
      "a pipe gets the data as it is. A format with |unicode or |ascii takes IRIs too,",
      "each as its URI (RFC 3987 §3.1).",
    ],
    examples: [
      "uri get '{host}\\t{port|default}\\t{query:utm_source|decode}' < links.txt",
      "uri get '{segment:-1|decode|or:(none)}' http://example.com/a/b%20c",
      "uri get --invalid drop '{host!}' < links.txt | sort | uniq -c",
    ],
  })
    .addOption(queryDelimiter('what stands between the pairs of a query, "&" unless given'))
    .option("--raw", "write decoded octets as they are, whatever they are");
}

export async function run(options: GetOptions): Promise<number> {
  const { raw, json, stdio } = options;
  if (raw && json) throw new UsageError("get-raw-json");
  if (raw && stdio.stdout.isTTY) throw new UsageError("get-raw-terminal");
  const [format] = options.operands;
  const writing = json ? EXACT : raw ? OCTETS : SAFE;
  const iris = options.iri ? await import("../../lines/on-iris.ts") : undefined;
  const filled = await compile(format, {
    delimiter: options.queryDelimiter ?? "&",
    writing,
    ...(iris && hidesSecrets(options) && { written: iris.iriOf }),
  });
  const toUri = iris?.uriOf ?? (asksForScript(format) ? (await import("./hosts.ts")).uriOf : undefined);
  const reader = readerFor(options);
  const isRead = iris !== undefined && !asksForScript(format) && !hidesSecrets(options);
  const read = isRead ? iris.readIri : toUri === undefined ? reader : (text: string) => reader(toUri(text));
  const template = stdio.stdout.isTTY === true ? undefined : templateOf(format, SAFE);
  return runList(
    {
      ...(toUri === undefined && referenceErrors()),
      ...(iris && { errorOf: iris.iriError }),
      takesIris: true,
      masksSecrets: hidesSecrets(options),
      line: raw ? (text) => octetsOf(filled(read(text))) : (text) => filled(read(text)),
      json: (text) => {
        const reference = read(text);
        return { reference: iris ? text : reference.text, valid: true, result: filled(reference) };
      },
      ...(template && { work: { name: "template", template } }),
    },
    options,
  );
}

/** Octets of which each is a character. */
function octetsOf(text: string): Uint8Array {
  return Buffer.from(text, "latin1");
}
