/**
 * The programs that are asked, and the recorder for each; `recorders` has one file for each language, and `readers` one for
 * each set that comes from a registry. The newest version of a program has its plain id, an older one `NAME@VERSION`.
 */

import type { Program } from "./program.ts";
import { C } from "./readers/c.ts";
import { CLIENTS } from "./readers/clients.ts";
import { GO } from "./readers/go.ts";
import { JAVASCRIPT } from "./readers/javascript.ts";
import { JVM } from "./readers/jvm.ts";
import { LANGUAGES } from "./readers/languages.ts";
import { PHP } from "./readers/php.ts";
import { PROXIES } from "./readers/proxies.ts";
import { PYTHON } from "./readers/python.ts";
import { RUBY } from "./readers/ruby.ts";
import { RUST } from "./readers/rust.ts";
import { SQL } from "./readers/sql.ts";

const python = process.env.PYTHON ?? "python3";

const both = { resolves: true, dials: true };
const onlyDials = { resolves: false, dials: true };
const linksC = { linksC: true } as const;

export const PROGRAMS: readonly Program[] = [
  ...JAVASCRIPT,
  ...PYTHON,
  { id: "curl", language: "C", command: [python, "curl.py"], ...both, ...linksC },
  ...GO,
  ...JVM,
  ...RUST,
  { id: "php", language: "PHP", command: ["php", "php.php"], ...onlyDials, ...linksC },
  { id: "ruby", language: "Ruby", command: ["ruby", "ruby.rb"], ...both, ...linksC },
  { id: "perl", language: "Perl", command: ["perl", "perl.pl"], ...both, ...linksC },
  ...C,
  ...CLIENTS,
  ...PROXIES,
  ...PHP,
  ...RUBY,
  ...LANGUAGES,
  ...SQL,
];
