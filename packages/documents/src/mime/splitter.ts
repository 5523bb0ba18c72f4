/**
 * RFC 2046 §5.1: where the parts of a message begin and end, by `mailsplit`, which streams. Two things are added
 * to it: a delimiter of any multipart that is still open counts, so that a part which lacks its end does not
 * swallow what follows it (§5.1.2: "a boundary of an outer level"), and at no depth does it keep the whole path.
 */

import type { Buffer } from "node:buffer";
import type { Transform } from "node:stream";
import { type MimeNode, Splitter, type SplitterOptions } from "@zone-eu/mailsplit";

/** What the splitter has and its declarations leave out; the version is pinned. */
interface Internals extends Transform {
  node: MimeNode;
  newNode(parent?: MimeNode | false): void;
  /** 1: a part of this node begins; 2: its parts end; 3, 4: the same for the multipart around it. */
  checkBoundary(line: Buffer): 1 | 2 | 3 | 4 | false;
}

const Base = Splitter as unknown as new (options: SplitterOptions) => Internals;

/** No heading is longer; it is held in memory. */
const LONGEST_HEADING = 0x400000;

/** Splits a message into its parts. */
export class MessageSplitter extends Base {
  // Made when it is first asked for: the constructor of the base does so already.
  declare private _open: OpenMultiparts | undefined;
  /** Multiparts that were left without their closing delimiter. */
  declare unclosed: number;
  /** Multiparts whose closing delimiter was met. */
  declare private _closed: WeakSet<MimeNode>;

  constructor() {
    super({
      defaultInlineEmbedded: true,
      maxHeadSize: LONGEST_HEADING,
      maxChildNodes: Number.MAX_SAFE_INTEGER,
    });
    this.unclosed = 0;
    this._closed = new WeakSet();
  }

  /** Multiparts without their closing delimiter, those included that are still open when the message is over. */
  get unclosedAtEnd(): number {
    let count = this.unclosed;
    for (let node: MimeNode | undefined = this.node; node !== undefined; node = parentOf(node))
      if (node.multipart && boundaryOf(node) !== undefined && !this._closed.has(node)) count++;
    return count;
  }

  override newNode(parent?: MimeNode | false): void {
    if (parent) parent.partNr = []; // the path to a part, copied into each part within, grows with the square
    super.newNode(parent);
    this._open ??= new OpenMultiparts();
    this._open.begins(this.node, parent || undefined);
  }

  override checkBoundary(line: Buffer): 1 | 2 | 3 | 4 | false {
    const found = this.#delimiterIn(line);
    const closed = found === 2 ? this.node : found === 4 ? this.node._parentBoundaryOwner : undefined;
    if (closed) this._closed.add(closed as MimeNode);
    return found;
  }

  #delimiterIn(line: Buffer): 1 | 2 | 3 | 4 | false {
    const found = super.checkBoundary(line);
    if (found !== false || line.length < 3) return found;
    const start = line[0] === 13 || line[0] === 10 ? (line[0] === 13 && line[1] === 10 ? 2 : 1) : 0;
    if (line[start] !== 45 || line[start + 1] !== 45 || line.length > LONGEST_DELIMITER) return false;
    return this.#ofOuterLevel(line.toString("latin1", start + 2).trimEnd());
  }

  #ofOuterLevel(delimiter: string): 3 | 4 | false {
    const open = this._open;
    const opens = open?.childOnPath(delimiter);
    const closes =
      opens ?? (delimiter.endsWith("--") ? open?.childOnPath(delimiter.slice(0, -2)) : undefined);
    if (closes === undefined) return false;
    if (closes !== this.node) this.unclosed++;
    this.node = closes;
    return opens ? 3 : 4;
  }
}

/** RFC 2046 §5.1.1: 70 characters for the boundary; more are met. */
const LONGEST_DELIMITER = 1024;

/** The nodes from the message down to the one at hand, and the boundaries of the multiparts among them. */
class OpenMultiparts {
  readonly #path: MimeNode[] = [];
  readonly #depths = new WeakMap<object, number>();
  /** For each boundary the depth of the innermost node that has it. */
  readonly #byBoundary = new Map<string, number[]>();

  /** A node begins as a child of another, whose boundary is known by now. */
  begins(node: MimeNode, parent: MimeNode | undefined): void {
    const depth = parent === undefined ? 0 : (this.#depths.get(parent) ?? 0) + 1;
    while (this.#path.length > depth) this.#leave();
    this.#depths.set(node, depth);
    const boundary = parent && boundaryOf(parent);
    if (boundary !== undefined && this.#byBoundary.get(boundary)?.at(-1) !== depth - 1) {
      this.#byBoundary.set(boundary, [...(this.#byBoundary.get(boundary) ?? []), depth - 1]);
    }
    this.#path.push(node);
  }

  /** The node on the path whose parent has this boundary. */
  childOnPath(boundary: string): MimeNode | undefined {
    const depth = this.#byBoundary.get(boundary)?.at(-1);
    return depth === undefined ? undefined : this.#path[depth + 1];
  }

  #leave(): void {
    const node = this.#path.pop();
    const boundary = node && boundaryOf(node);
    const depths = boundary === undefined ? undefined : this.#byBoundary.get(boundary);
    if (boundary !== undefined && depths?.at(-1) === this.#path.length) {
      depths.pop();
      if (depths.length === 0) this.#byBoundary.delete(boundary);
    }
  }
}

function parentOf(node: MimeNode): MimeNode | undefined {
  return node.parentNode ? (node.parentNode as MimeNode) : undefined;
}

function boundaryOf(node: MimeNode): string | undefined {
  return node._boundary ? node._boundary.toString("latin1").trimEnd() : undefined;
}
