/** The components that `uri set` is given by their options (RFC 3986 §3), each as it will be written. */

import { type Command, Option } from "commander";
import { type Component, type ComponentsInit, compose, encode, UriSyntaxError } from "urikit";
import { reasonStatement, statement } from "urikit/words";
import { repeatable } from "../../declaration.ts";
import { UsageError } from "../../exit.ts";

/** The options: a text, or false for `--no-…`. */
export type ComponentOptions = {
  readonly [name in Component]?: string | false;
} & {
  readonly user?: string;
  readonly password?: string | false;
  /** Whether the values are percent-encoded already. */
  readonly encoded?: true;
  /** `NAME=DATA`, where the component is absent. */
  readonly default: readonly string[];
  /** `NAME=TEXT`, percent-encoded already. */
  readonly written: readonly string[];
};

/** The parts of a userinfo that are given; undefined stays as it is, false removes the part. */
export interface UserinfoParts {
  readonly user: string | undefined;
  readonly password: string | false | undefined;
}

/** The given values: components to write or, where undefined, to remove; and parts of the userinfo. */
export interface GivenComponents {
  readonly components: { readonly [name in Component]?: string | undefined };
  readonly userinfo: UserinfoParts;
  /** The components that a reference gets where it lacks them. */
  readonly defaults: readonly (readonly [name: Component, data: string])[];
}

/** Each component, what it is called in the help, and the options that say the same in parts. */
const OPTIONS: readonly (readonly [name: Component, value: string, conflicts: readonly string[]])[] = [
  ["scheme", "NAME", []],
  ["authority", "TEXT", ["userinfo", "user", "password", "host", "port"]],
  ["userinfo", "TEXT", ["user", "password"]],
  ["host", "HOST", []],
  ["port", "PORT", []],
  ["path", "PATH", []],
  ["query", "TEXT", []],
  ["fragment", "TEXT", []],
];

export function declareComponents(command: Command): void {
  command.optionsGroup("Components:");
  for (const [name, value, conflicts] of OPTIONS) {
    const about = name === "authority" ? "userinfo, host and port, as they are written" : `the ${name}`;
    command.addOption(new Option(`--${name} <${value}>`, about).conflicts([...conflicts]));
    command.option(`--no-${name}`, name === "path" ? "empty the path" : `remove the ${name}`);
  }
  command
    .option("--user <DATA>", "the userinfo up to its first colon")
    .option("--password <DATA>", "the userinfo after its first colon")
    .option("--no-password", "remove the password")
    .option(
      "--encoded",
      "userinfo, path, query and fragment are percent-encoded already: change nothing in them",
    )
    .addOption(
      repeatable(
        "--written <NAME=TEXT>",
        "a component that is percent-encoded already, though others are not",
      ),
    )
    .addOption(repeatable("--default <NAME=DATA>", "a component for the references that lack it"));
}

/**
 * The names and values of `NAME=VALUE`. An authority is not named: it has components of its own.
 *
 * @throws {UsageError} If one of them names no component.
 */
export function namedValues(
  texts: readonly string[],
  option: string,
): readonly (readonly [Component, string])[] {
  return texts.map((text) => {
    const end = text.indexOf("=");
    const [name] = OPTIONS.find(([known]) => known === text.slice(0, end) && known !== "authority") ?? [];
    if (name !== undefined) return [name, text.slice(end + 1)];
    throw new UsageError(
      "component-pair",
      option,
      ...OPTIONS.map(([known]) => known).filter((known) => known !== "authority"),
    );
  });
}

/** The characters that each component may not hold (App. A): they are data. Without an entry, nothing is encoded. */
const FORBIDDEN: { readonly [name in Component]?: RegExp } = {
  userinfo: /[^\w.~!$&'()*+,;=:-]+/g,
  path: /[^\w.~!$&'()*+,;=:@/-]+/g,
  query: /[^\w.~!$&'()*+,;=:@/?-]+/g,
  fragment: /[^\w.~!$&'()*+,;=:@/?-]+/g,
};

/**
 * The components of the options, what they may not hold percent-encoded.
 *
 * @throws {UsageError} If one of them is not valid by itself.
 */
export function componentsOf(options: ComponentOptions, command: string): GivenComponents {
  const components: { -readonly [name in Component]?: string | undefined } = {};
  for (const [name] of OPTIONS) {
    const value = options[name];
    if (value === undefined) continue;
    components[name] =
      value === false ? removed(name) : written(name, value, { encoded: options.encoded, command });
  }
  for (const [name, text] of namedValues(options.written, "--written")) {
    if (name in components) throw new UsageError("component-twice", command, name);
    components[name] = written(name, text, { encoded: true, command });
  }
  const defaults = namedValues(options.default, "--default").map(
    ([name, data]) => [name, written(name, data, { encoded: options.encoded, command })] as const,
  );
  const { user, password } = options;
  return {
    components,
    defaults,
    userinfo: { user: user && encode(user, "userinfo"), password: password && encode(password, "userinfo") },
  };
}

/** A path is never undefined (§3.3). */
function removed(name: Component): string | undefined {
  return name === "path" ? "" : undefined;
}

function written(
  name: Component,
  value: string,
  options: { readonly encoded: true | undefined; readonly command: string },
): string {
  const forbidden = options.encoded ? undefined : FORBIDDEN[name];
  try {
    const text =
      forbidden === undefined ? value : value.replace(forbidden, (data) => encode(data, "segment"));
    compose({ ...BESIDE[name], [name]: text });
    return text;
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    throw new UsageError("component-refused", options.command, `--${name}`, reasonStatement(error));
  }
}

/**
 * The options with a host of other scripts as its A-labels, by which it is looked up (RFC 3987 §3.1).
 *
 * @throws {UsageError} If the name has no A-labels.
 */
export async function withAsciiHost<Options extends ComponentOptions>(
  options: Options,
  command: string,
): Promise<Options> {
  const { host } = options;
  if (!host || !/[^\p{ASCII}]/u.test(host)) return options;
  const { toAscii } = await import("urikit/idna");
  const ascii = toAscii(host);
  if (ascii.valid) return { ...options, host: ascii.text };
  const reason = statement("no-ascii-form", reasonStatement(ascii.errors[0]));
  throw new UsageError("component-refused", command, "--host", reason);
}

/** The components that must accompany a component for it to be read as itself. */
const BESIDE: { readonly [name in Component]?: ComponentsInit } = {
  userinfo: { host: "" },
  port: { host: "" },
};

/** The userinfo with its parts changed (§3.2.1); undefined if nothing is left. */
export function userinfoWith(
  { user, password }: UserinfoParts,
  before: { readonly user: string | undefined; readonly password: string | undefined },
): string | undefined {
  const name = user ?? before.user;
  const secret = password === false ? undefined : (password ?? before.password);
  return secret === undefined ? name : `${name ?? ""}:${secret}`;
}
