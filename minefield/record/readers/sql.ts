/** Functions of URLs in databases: the set `sql`. */

import type { Program } from "../program.ts";
import { installed } from "../sets.ts";

const onlyReads = { resolves: false, dials: false };

const command = (...words: string[]) =>
  [process.execPath, "sql/clickhouse.mjs", installed("sql", ""), ...words] as const;

export const SQL: readonly Program[] = [
  { id: "clickhouse", language: "SQL", command: command(), ...onlyReads },
  { id: "clickhouse-rfc", language: "SQL", command: command("RFC"), ...onlyReads },
];
