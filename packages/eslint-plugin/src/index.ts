/**
 * eslint-plugin-urikit: rules of ESLint about the URIs that a program writes, by RFC 3986.
 *
 * @packageDocumentation
 */

import type { Linter, Rule } from "eslint";
import { noConfusingUri } from "./rules/no-confusing-uri.ts";
import { noCredentialsInUri } from "./rules/no-credentials-in-uri.ts";
import { noInvalidUri } from "./rules/no-invalid-uri.ts";
import { noStringConcatUri } from "./rules/no-string-concat-uri.ts";
import { noUrlParse } from "./rules/no-url-parse.ts";

/** What the plugin is called. */
export const meta = { name: "eslint-plugin-urikit", namespace: "urikit" } as const;

/** The rules, by their names. */
export const rules = {
  "no-invalid-uri": noInvalidUri,
  "no-string-concat-uri": noStringConcatUri,
  "no-url-parse": noUrlParse,
  "no-credentials-in-uri": noCredentialsInUri,
  "no-confusing-uri": noConfusingUri,
} satisfies Readonly<Record<string, Rule.RuleModule>>;

/** The configurations, for `eslint.config.js`: `recommended` has all rules, as errors. */
export const configs: { readonly recommended: Linter.Config } = {
  recommended: {
    name: "urikit/recommended",
    plugins: { urikit: { meta, rules } },
    rules: Object.fromEntries(Object.keys(rules).map((name) => [`urikit/${name}`, "error"] as const)),
  },
};

/** The plugin. */
const plugin: { readonly meta: typeof meta; readonly rules: typeof rules; readonly configs: typeof configs } =
  { meta, rules, configs };

export default plugin;
