/** The changes of `uri set` to a reference: its components first, then its path, then its query. */

import { appendSegments, type Component, editQuery, type QueryEdits, type UriReference } from "urikit";
import {
  type ComponentOptions,
  componentsOf,
  type GivenComponents,
  userinfoWith,
} from "./component-options.ts";
import { type DataOptions, queryEditsOf, segmentsOf } from "./query-options.ts";

/** The changes to a reference. */
export class ReferenceEdit {
  readonly #given: GivenComponents;
  readonly #segments: readonly string[];
  readonly #query: QueryEdits;
  readonly #editsQuery: boolean;

  /** @throws {UsageError} If an option has a value that it cannot have in any reference. */
  constructor(options: ComponentOptions & DataOptions, command: string) {
    this.#given = componentsOf(options, command);
    this.#segments = segmentsOf(options, command);
    this.#query = queryEditsOf(options);
    const { delimiter: _, ...edits } = this.#query;
    this.#editsQuery = Object.values(edits).some(
      (edit) => edit !== undefined && !(Array.isArray(edit) && edit.length === 0),
    );
  }

  /** Whether nothing is asked for. */
  get isEmpty(): boolean {
    const { components, userinfo, defaults } = this.#given;
    const asked = [...Object.keys(components), ...defaults, ...this.#segments];
    return (
      asked.length === 0 && !this.#editsQuery && Object.values(userinfo).every((part) => part === undefined)
    );
  }

  /** @throws {UriSyntaxError} If the result would not be read as it is meant. */
  apply(reference: UriReference): string {
    let changed = withComponents(reference, this.#changes(reference));
    if (this.#segments.length > 0) changed = appendSegments(changed, ...this.#segments);
    return this.#editsQuery ? editQuery(changed, this.#query) : changed;
  }

  #changes(reference: UriReference): Changes {
    const { components, userinfo, defaults } = this.#given;
    const changes: Changes = { ...components };
    for (const [name, data] of defaults)
      if (lacks(reference, name) && !(name in changes)) changes[name] = data;
    if (userinfo.user !== undefined || userinfo.password !== undefined)
      changes.userinfo = userinfoWith(userinfo, reference);
    const { path } = changes;
    if (path && !path.startsWith("/") && hasAuthority(reference, changes)) changes.path = `/${path}`;
    return changes;
  }
}

/** Components to write or, where undefined, to remove. */
type Changes = { [name in Component]?: string | undefined };

/** §3.3: a path is never undefined. */
function lacks(reference: UriReference, name: Component): boolean {
  return name === "path" ? reference.path === "" : reference[name] === undefined;
}

/** §3.3: whether the path of the result comes after an authority, and so begins with a slash. */
function hasAuthority(reference: UriReference, changes: Changes): boolean {
  if ("authority" in changes) return changes.authority !== undefined;
  return ("host" in changes ? changes.host : reference.host) !== undefined;
}

/** What stands behind the path changes nothing before it, and need not be read again: each is valid by itself. */
function withComponents(reference: UriReference, changes: Changes): string {
  const differing = Object.keys(changes).filter(
    (name) => reference[name as Component] !== changes[name as Component],
  );
  if (differing.length === 0) return reference.text;
  if (differing.some((name) => name !== "query" && name !== "fragment")) return reference.with(changes).text;
  const { query, fragment }: Changes = { query: reference.query, fragment: reference.fragment, ...changes };
  const before = reference.text.slice(0, reference.range("path")?.to); // a path is always defined
  return before + (query === undefined ? "" : `?${query}`) + (fragment === undefined ? "" : `#${fragment}`);
}
