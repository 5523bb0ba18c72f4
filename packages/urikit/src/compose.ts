/**
 * RFC 3986 §5.3: from components to text. The text is read back before it is returned: a text that would be read back
 * differently is refused, or written in the standard's guarded form.
 */

import { indexOfAny } from "./syntax/characters.ts";
import {
  COMPONENTS,
  type Component,
  type Components,
  type ComponentsInit,
  rangeOf,
  sectionOf,
} from "./syntax/components.ts";
import { diagnose } from "./syntax/diagnosis.ts";
import { COMPOSED } from "./syntax/english.ts";
import { UriSyntaxError } from "./syntax/errors.ts";
import { excerpt } from "./syntax/printable.ts";
import { requireString } from "./syntax/require-string.ts";
import { scan } from "./syntax/scanner.ts";
import { type Statement, statement } from "./syntax/statement.ts";

/**
 * The reference that has these components (§5.3).
 *
 * Two paths that would be read as something else get a dot-segment before them: one that begins with `//`
 * without an authority before it is written `/.//…`, and a first segment with a colon without a scheme before it
 * `./this:that` (§4.2). Anything else that would not be read back as given is refused; nothing is encoded here:
 * see {@link encode}.
 *
 * @throws {UriSyntaxError} If a component is against the grammar, or would be read back as another.
 * @throws {TypeError} If a component is not a string (a port may be a number), or has a name that no component has.
 *
 * @example
 * ```ts
 * import { compose } from "urikit";
 *
 * compose({ scheme: "https", host: "example.org", path: "/a", query: "" }); // => "https://example.org/a?"
 * compose({ scheme: "http", host: "localhost", port: 8080 }); // => "http://localhost:8080"
 * compose({ path: "this:that" }); // => "./this:that"
 * compose({ scheme: "x", path: "//y" }); // => "x:/.//y"
 * ```
 */
export function compose(components: ComponentsInit): string {
  const texts = textsOf(components);
  const authority = authorityOf(texts);
  const path = guardedPath(texts.path ?? "", texts.scheme !== undefined, authority !== undefined);
  const given = Object.assign(texts, { path });
  const text = recompose(given);
  if (authority !== undefined && /^[^/]/.test(path)) {
    const rule = given.authority === undefined ? "host" : "authority";
    throw mismatch(text, rule, "§3.3", statement("path-with-slash"));
  }
  const read = scan(text, 0, text.length);
  if (read === undefined) throw diagnose(text);
  for (const name of COMPONENTS) {
    if (!(name in given)) continue;
    const range = rangeOf(read, name);
    const component = range && text.slice(range.from, range.to);
    if (component === given[name]) continue;
    throw mismatch(text, name, sectionOf(name), statement("component-as-given", name));
  }
  return text;
}

function mismatch(
  input: string,
  rule: Component,
  section: string,
  expected: Statement<keyof typeof COMPOSED>,
): UriSyntaxError {
  const details = { input, index: 0, rule, section: `RFC 3986 ${section}`, expected };
  return new UriSyntaxError({ code: "component-mismatch", ...details }, COMPOSED);
}

/** Marks the parsed references of every copy of urikit, so that two in one program understand each other. */
export const REFERENCE: unique symbol = /* @__PURE__ */ Symbol.for("urikit.reference") as never;

/** Components as texts: those that were given, and no others. */
type Texts = { [name in Component]?: string | undefined };

/** The components that were given, as members, as getters or as those of a parsed reference; each as text. */
export function textsOf(
  init: ComponentsInit | { readonly [REFERENCE]: true; readonly components: Components },
): Texts {
  if (Object.prototype.toString.call(init) !== "[object Object]") {
    throw new TypeError("components must be an object");
  }
  const components: ComponentsInit = REFERENCE in init ? init.components : init;
  const unknown = Object.keys(components).find((name) => !COMPONENTS.includes(name as Component));
  if (unknown !== undefined)
    throw new TypeError(`"${excerpt(unknown)}" is not a component: ${COMPONENTS.join(", ")}`);
  const texts: Texts = Object.create(null);
  for (const name of COMPONENTS) {
    if (!holds(components, name)) continue;
    const value = name === "port" ? portText(components.port) : components[name];
    if (value !== undefined) requireString(value, `the ${name}`);
    texts[name] = value;
  }
  return texts;
}

/** Whether an object has a member, itself or by its classes; those of `Object.prototype` are of all objects. */
function holds(object: object, name: string): boolean {
  if (object === Object.prototype || !(name in object)) return false;
  return Object.hasOwn(object, name) || holds(Object.getPrototypeOf(object), name);
}

function portText(port: string | number | undefined): string | undefined {
  if (typeof port !== "number") return port;
  if (Number.isSafeInteger(port) && port >= 0) return String(port);
  throw new TypeError(`the port must be digits or a natural number, not ${port}`);
}

/** The recomposition of §5.3, line by line. */
export function recompose(components: Components): string {
  const { scheme, path, query, fragment } = components;
  const authority = authorityOf(components);
  let result = "";
  if (scheme !== undefined) result += `${scheme}:`;
  if (authority !== undefined) result += `//${authority}`;
  result += path;
  if (query !== undefined) result += `?${query}`;
  if (fragment !== undefined) result += `#${fragment}`;
  return result;
}

/** `[ userinfo "@" ] host [ ":" port ]` (§3.2), from its parts unless it is given whole. */
export function authorityOf({ authority, userinfo, host, port }: Texts): string | undefined {
  if (authority !== undefined) return authority;
  if (host === undefined) return undefined;
  return `${userinfo === undefined ? "" : `${userinfo}@`}${host}${port === undefined ? "" : `:${port}`}`;
}

/** The path as it must be written to stay a path: not an authority (§3.3), not a scheme (§4.2). */
export function guardedPath(path: string, hasScheme: boolean, hasAuthority: boolean): string {
  if (hasAuthority) return path;
  if (path.startsWith("//")) return `/.${path}`;
  return !hasScheme && path[indexOfAny(path, ":/", 0)] === ":" ? `./${path}` : path;
}
