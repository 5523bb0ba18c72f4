// The layers of the code, each asked alone: the scanner of octets for a text, the lines of a list, layouts.
import { Engine } from "../src/engine.ts";

/** A global of the code. */
interface Global {
  readonly value: number;
}

/** The exports of the code for the proof alone; `assembly/index.ts`. */
interface Layers {
  scan(from: number, to: number): number;
  readPlain(from: number, to: number): void;
  isUtf8(from: number, to: number): number;
  nextLine(): number;
  readonly isPlain: Global;
  readonly lineFrom: Global;
  readonly lineTo: Global;
  readonly schemeEnd: Global;
  readonly hostFrom: Global;
  readonly hostTo: Global;
  readonly pathFrom: Global;
  readonly pathTo: Global;
  readonly queryTo: Global;
}

/** Where components lie, relative to the beginning of what was read; the members of `Layout` in urikit. */
export interface OctetLayout {
  readonly schemeEnd: number;
  readonly hostFrom: number;
  readonly hostTo: number;
  readonly pathFrom: number;
  readonly pathTo: number;
  readonly queryTo: number;
  readonly to: number;
}

const engine = new Engine();
engine.reserve(0x40000);
const layers = engine.code as unknown as Layers; // the same instance
const encoder = new TextEncoder();
const from = engine.window;

/** Puts octets into the window. Returns where they end. */
function put(octets: Uint8Array): number {
  engine.reserve(octets.length);
  engine.octets.set(octets, from);
  return from + octets.length;
}

/** Puts a text into the window. Returns where it ends. Half a pair becomes U+FFFD, which no reference has either. */
function putText(text: string): number {
  engine.reserve(3 * text.length);
  return from + encoder.encodeInto(text, engine.octets.subarray(from)).written;
}

/** The deviations from a normal form that the scanner of octets sees in a text; -1 if it is not a URI-reference. */
export function scanOctets(text: string): number {
  return layers.scan(from, putText(text));
}

/** Whether octets are UTF-8. */
export function areUtf8(octets: Uint8Array): boolean {
  return layers.isUtf8(from, put(octets)) !== 0;
}

/** The layout of a text, or undefined if it is not a URI-reference. */
export function octetLayout(text: string): OctetLayout | undefined {
  const to = putText(text);
  return layers.scan(from, to) < 0 ? undefined : layoutRead(from, to);
}

function layoutRead(start: number, to: number): OctetLayout {
  return {
    schemeEnd: layers.schemeEnd.value - start,
    hostFrom: layers.hostFrom.value - start,
    hostTo: layers.hostTo.value - start,
    pathFrom: layers.pathFrom.value - start,
    pathTo: layers.pathTo.value - start,
    queryTo: layers.queryTo.value - start,
    to: to - start,
  };
}

/** A line of a list as the lines' layer has it. */
export interface SeenLine {
  /** Where it lies in the list. */
  readonly from: number;
  readonly to: number;
  readonly isPlain: boolean;
  /** The answer of the scanner. */
  readonly deviations: number;
  /** Its layout by the scanner. */
  readonly scanned: OctetLayout;
  /** Its layout in the quick way, if it is plain. */
  readonly plain: OctetLayout | undefined;
}

/** The lines of a list of at most 256 KiB, which ends with a line end. */
export function linesSeen(list: Uint8Array, plain = 0): SeenLine[] {
  const to = put(list);
  engine.octets[from - 1] = 0x0a;
  engine.code.setPlain(plain);
  engine.code.beginLines(from, to);
  const lines: SeenLine[] = [];
  while (layers.nextLine() !== 0) {
    const start = layers.lineFrom.value;
    const end = layers.lineTo.value;
    const isPlain = layers.isPlain.value !== 0;
    const deviations = layers.scan(start, end);
    const scanned = layoutRead(start, end);
    if (isPlain) layers.readPlain(start, end);
    const quick = isPlain ? layoutRead(start, end) : undefined;
    lines.push({ from: start - from, to: end - from, isPlain, deviations, scanned, plain: quick });
  }
  return lines;
}
