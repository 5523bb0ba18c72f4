/**
 * The releases of PHP and Ruby that npm has as builds for WebAssembly: the sets `php` and `ruby` install all of them. Each is
 * the newest build of its branch; its date is the day of the first release of the branch (php.net, ruby-lang.org).
 */

import { installed } from "../sets.ts";

export interface Builds {
  /** The name of its data and of its page. */
  readonly id: string;
  /** The packages, in which `*` stands for the branch. */
  readonly package: string;
  readonly resolves: boolean;
  readonly releases: readonly { readonly version: string; readonly date: string }[];
  command(version: string): readonly [program: string, ...args: string[]];
}

export const BUILDS: readonly Builds[] = [
  {
    id: "php",
    package: "@php-wasm/node-*",
    resolves: false,
    releases: [
      { version: "7.4", date: "2019-11-28" },
      { version: "8.0", date: "2020-11-26" },
      { version: "8.1", date: "2021-11-25" },
      { version: "8.2", date: "2022-12-08" },
      { version: "8.3", date: "2023-11-23" },
      { version: "8.4", date: "2024-11-21" },
      { version: "8.5", date: "2025-11-20" },
    ],
    command: (version) => [process.execPath, "php/php.mjs", installed("php", ""), version, "parse_url"],
  },
  {
    id: "ruby",
    package: "@ruby/*-wasm-wasi",
    resolves: true,
    releases: [
      { version: "3.2", date: "2022-12-25" },
      { version: "3.3", date: "2023-12-25" },
      { version: "3.4", date: "2024-12-25" },
      { version: "4.0", date: "2025-12-25" },
    ],
    command: (version) => [process.execPath, "ruby/ruby.mjs", installed("ruby", ""), version, "parse"],
  },
];
