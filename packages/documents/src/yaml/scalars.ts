/**
 * YAML 1.2: the scalars of a document, each with its place and its JSON Pointer (RFC 6901). The parser is that of `yaml`, as far as its
 * concrete syntax tree: nothing is composed, so that an alias is not followed, and no bomb of aliases goes off.
 */

import { CST, Parser } from "yaml";

/** A scalar: the key of a pair, or a value. */
export interface YamlScalar {
  readonly text: string;
  /** As it is written: with its quotation marks, or the indentation of a block, but without the header of that. */
  readonly source: string;
  /** Of the first character of its source. */
  readonly index: number;
  readonly isName: boolean;
  /** The keys and items around it, from the outermost. */
  readonly path: readonly (string | number)[];
}

/** What stops the reading of a document. */
export interface YamlFault {
  readonly index: number;
}

/** As deep as JSON may be: no document that a person means is deeper, and each pointer takes as many steps. */
const DEEPEST = 500;

/**
 * The scalars of a stream of documents, in their order.
 * @returns The first thing that is wrong with it, in UTF-16 code units; undefined if nothing is seen to be.
 */
export function readYaml(stream: string, take: (one: YamlScalar) => void): YamlFault | undefined {
  let fault: YamlFault | undefined;
  const walk = new Walk(take, (index) => {
    if (fault === undefined || index < fault.index) fault = { index };
  });
  for (const token of new Parser().parse(stream)) {
    if (token.type === "document" && token.value !== undefined) walk.token(token.value, false);
    else if (token.type === "error") walk.fail(token.offset);
  }
  return fault;
}

/** What ends a collection of the flow style. */
const CLOSES = /^flow-(?:map|seq)-end$/;

/** Goes along a tree. */
class Walk {
  readonly #take: (one: YamlScalar) => void;
  readonly fail: (index: number) => void;
  readonly #path: (string | number)[] = [];

  constructor(take: (one: YamlScalar) => void, fail: (index: number) => void) {
    this.#take = take;
    this.fail = fail;
  }

  token(token: CST.Token, isName: boolean): void {
    if (CST.isCollection(token)) this.#collection(token);
    else if (CST.isScalar(token)) this.#scalar(token, isName);
    else if (token.type === "error") this.fail(token.offset);
  }

  #scalar(token: CST.FlowScalar | CST.BlockScalar, isName: boolean): void {
    const text = textOf(token, () => this.fail(token.offset));
    if (token.type === "alias" || text === undefined) return;
    const { source } = token;
    this.#take({ text, source, index: sourceIndex(token), isName, path: this.#path });
  }

  #collection(token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection): void {
    if (this.#path.length === DEEPEST) {
      this.fail(token.offset);
      return;
    }
    if (token.type === "flow-collection" && !token.end.some(({ type }) => CLOSES.test(type)))
      this.fail(token.offset);
    const isList = token.type === "block-seq" || (CST.isCollection(token) && isFlowList(token));
    let item = 0;
    for (const { key, sep, value } of token.items) {
      if (key == null && value === undefined) continue; // a comma, or a comment at the end
      this.#path.push(isList ? item : nameOf(key));
      item++;
      if (isList && sep !== undefined) this.#pair(key, value);
      else this.#sides(key, value);
      this.#path.pop();
    }
  }

  /** §7.4.1: a list of the flow style may hold a pair, which is a map of its own. */
  #pair(key: CST.Token | null | undefined, value: CST.Token | undefined): void {
    this.#path.push(nameOf(key));
    this.#sides(key, value);
    this.#path.pop();
  }

  #sides(key: CST.Token | null | undefined, value: CST.Token | undefined): void {
    if (key != null) this.token(key, true);
    if (value !== undefined) this.token(value, false);
  }
}

function isFlowList(token: CST.BlockMap | CST.FlowCollection): boolean {
  return token.type === "flow-collection" && token.start.type === "flow-seq-start";
}

/** The name of a pair; empty where its key is no scalar. */
function nameOf(key: CST.Token | null | undefined): string {
  return key != null && CST.isScalar(key) ? (textOf(key) ?? "") : "";
}

/** What a scalar says (YAML 1.2.2 §7.3, §8.1). */
function textOf(token: CST.FlowScalar | CST.BlockScalar, fail = (): void => {}): string | undefined {
  return CST.resolveAsScalar(token, false, fail)?.value;
}

/** A block begins with its header, which is not part of its source. */
function sourceIndex(token: CST.FlowScalar | CST.BlockScalar): number {
  if (token.type !== "block-scalar") return token.offset;
  return (
    token.offset +
    token.props.reduce((length, prop) => length + ("source" in prop ? prop.source.length : 0), 0)
  );
}
