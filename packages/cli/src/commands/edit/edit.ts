/** The changes of `uri set` to a reference: its components first, then its path, then its query. */

import { appendSegments, type ComponentsInit, editQuery, type QueryEdits, type UriReference } from "urikit";
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

  /** @throws {UsageError} If an option has a value that it cannot have in any reference. */
  constructor(options: ComponentOptions & DataOptions, command: string) {
    this.#given = componentsOf(options, command);
    this.#segments = segmentsOf(options, command);
    this.#query = queryEditsOf(options);
  }

  /** Whether nothing is asked for. */
  get isEmpty(): boolean {
    const { components, userinfo } = this.#given;
    const { set, append, ...others } = this.#query;
    const data = [...this.#segments, ...(set ?? []), ...(append ?? [])];
    const asked = [...Object.values(userinfo), ...Object.values({ ...others, delimiter: undefined })];
    return (
      Object.keys(components).length === 0 && data.length === 0 && asked.every((value) => value === undefined)
    );
  }

  /** @throws {UriSyntaxError} If the result would not be read as it is meant. */
  apply(reference: UriReference): string {
    const changes = this.#changes(reference);
    const changed = Object.keys(changes).length === 0 ? reference : reference.with(changes);
    return editQuery(appendSegments(changed, ...this.#segments), this.#query);
  }

  #changes(reference: UriReference): ComponentsInit {
    const { components, userinfo } = this.#given;
    if (userinfo.user === undefined && userinfo.password === undefined) return components;
    return { ...components, userinfo: userinfoWith(userinfo, reference) };
  }
}
