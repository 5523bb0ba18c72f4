/**
 * A railroad diagram in the cells of a terminal. A wide diagram goes on in a row below, and the text in a box is
 * wrapped: every rule of every edition fits into 40 columns.
 */

import type { Track } from "@urikit/explain/grammar";
import type { Screen } from "@urikit/explain/layout";
import { padded, widthOf, wrapped } from "@urikit/explain/layout";

/** The signs that a diagram is drawn with. */
interface Pen {
  readonly across: string;
  readonly down: string;
  /** Where lines meet: with a line to the right and down, and so on. */
  readonly joint: Readonly<Record<"rightDown" | "leftDown" | "rightUp" | "leftUp", string>>;
  readonly tee: Readonly<Record<"right" | "left" | "down" | "up" | "both", string>>;
  readonly end: readonly [left: string, right: string];
  /** The corners of the two boxes: upper left and right, lower left and right. */
  readonly rule: string;
  readonly literal: string;
  /** The sides of a box where the line comes in and goes out. */
  readonly side: readonly [left: string, right: string];
  readonly back: string;
}

const UNICODE: Pen = {
  across: "─",
  down: "│",
  joint: { rightDown: "╭", leftDown: "╮", rightUp: "╰", leftUp: "╯" },
  tee: { right: "├", left: "┤", down: "┬", up: "┴", both: "┼" },
  end: ["╟", "╢"],
  rule: "┌┐└┘",
  literal: "╭╮╰╯",
  side: ["┤", "├"],
  back: "←",
};

const ASCII: Pen = {
  across: "-",
  down: "|",
  joint: { rightDown: "+", leftDown: "+", rightUp: "+", leftUp: "+" },
  tee: { right: "+", left: "+", down: "+", up: "+", both: "+" },
  end: ["|", "|"],
  rule: "++++",
  literal: "..''",
  side: ["|", "|"],
  back: "<",
};

/** A part of a diagram: rows of equal width, with a line that comes in on the left and one that goes out on the right. */
interface Block {
  readonly rows: readonly string[];
  /** The row that the line comes in on. */
  readonly entry: number;
  readonly exit: number;
}

/** How a track is drawn: with what, in how many cells, and with how many cells of line before what branches. */
interface Manner {
  readonly pen: Pen;
  readonly room: number;
  readonly lead: number;
}

const ENDS = 4;

/** The diagram of a track, in lines without spaces at their end. */
export function diagram(track: Track, { width, unicode }: Pick<Screen, "width" | "unicode">): string[] {
  const pen = unicode ? UNICODE : ASCII;
  const room = Math.max(1, width - ENDS);
  const airy = drawn(track, { pen, room, lead: 1 });
  const block = widthIn(airy) <= room ? airy : drawn(track, { pen, room, lead: 0 });
  const [left, right] = pen.end;
  const rows = block.rows.map((row, at) => {
    const before = at === block.entry ? left + pen.across : "  ";
    return `${before}${row}${at === block.exit ? pen.across + right : ""}`;
  });
  return rows.map((row) => row.trimEnd());
}

function drawn(track: Track, manner: Manner): Block {
  switch (track.kind) {
    case "rule":
      return box(track.text, manner.pen.rule, manner);
    case "literal":
      return box(track.text, manner.pen.literal, manner);
    case "words":
      return box(`<${track.text}>`, manner.pen.rule, manner);
    case "nothing":
      return { rows: [" nothing "], entry: 0, exit: 0 };
    case "row":
      return row(track.parts, manner);
    case "choice":
      return choice(
        track.choices.map((one) => drawn(one, inner(manner))),
        manner,
      );
    case "loop":
      return around(track.of, { ...manner, back: track.limit ?? "" });
    case "optional":
      return track.of.kind === "loop"
        ? around(track.of.of, { ...manner, past: true, back: track.of.limit ?? "" })
        : around(track.of, { ...manner, past: true });
  }
}

function widthIn({ rows }: Block): number {
  return Math.max(...rows.map(widthOf));
}

/** The rows between two rails. */
function inner({ pen, room, lead }: Manner): Manner {
  return { pen, lead, room: room - 2 * (1 + lead) };
}

/** A box around a text, which is wrapped if need be; a single word only where the lines are short already. */
function box(text: string, corners: string, { pen, room, lead }: Manner): Block {
  const isWhole = lead > 0 && !text.includes(" ");
  const lines = isWhole ? [text] : wrapped(text, Math.max(1, room - 4), "").map((line) => line.trim());
  const width = Math.max(...lines.map(widthOf));
  const [upperLeft = "", upperRight = "", lowerLeft = "", lowerRight = ""] = corners;
  const edge = pen.across.repeat(width + 2);
  const [left, right] = pen.side;
  const middle = lines.map((line, at) =>
    at === 0 ? `${left} ${padded(line, width)} ${right}` : `${pen.down} ${padded(line, width)} ${pen.down}`,
  );
  return {
    rows: [`${upperLeft}${edge}${upperRight}`, ...middle, `${lowerLeft}${edge}${lowerRight}`],
    entry: 1,
    exit: 1,
  };
}

/** Parts one after another: in one row if there is room, and in several that a line leads through if not. */
function row(parts: readonly Track[], manner: Manner): Block {
  const { pen, room } = manner;
  const whole = parts.map((part) => drawn(part, manner)).reduce((left, right) => joined(left, right, pen));
  if (widthIn(whole) <= room) return whole;
  const blocks = parts.map((part) => drawn(part, { ...manner, room: room - 2 }));
  const rows: Block[] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    const longer = last && joined(last, block, pen);
    if (longer && widthIn(longer) <= room - 2) rows[rows.length - 1] = longer;
    else rows.push(block);
  }
  return rows.length === 1 ? whole : stacked(rows, pen);
}

/** Two blocks with a line between them. */
function joined(left: Block, right: Block, pen: Pen): Block {
  const shift = left.exit - right.entry;
  const top = Math.min(0, shift);
  const bottom = Math.max(left.rows.length, right.rows.length + shift);
  const [leftWidth, rightWidth] = [widthIn(left), widthIn(right)];
  const rows = Array.from({ length: bottom - top }, (_, at) => {
    const y = at + top;
    const line = y === left.exit ? pen.across : " ";
    return padded(left.rows[y] ?? "", leftWidth) + line + padded(right.rows[y - shift] ?? "", rightWidth);
  });
  return { rows, entry: left.entry - top, exit: right.exit + shift - top };
}

/** Rows below one another: from the end of each, a line leads back to the left and into the next. */
function stacked(blocks: readonly Block[], pen: Pen): Block {
  const { across, down, joint } = pen;
  const width = Math.max(...blocks.map(widthIn));
  const last = blocks.length - 1;
  const rows: string[] = [];
  let exit = 0;
  blocks.forEach((block, number) => {
    const wide = extended(block, width, across);
    wide.rows.forEach((text, y) => {
      const left =
        y === wide.entry
          ? number === 0
            ? across
            : joint.rightUp
          : number > 0 && y < wide.entry
            ? down
            : " ";
      const right =
        y === wide.exit
          ? number === last
            ? across
            : joint.leftDown
          : number < last && y > wide.exit
            ? down
            : " ";
      if (number === last && y === wide.exit) exit = rows.length;
      rows.push(left + text + right);
    });
    if (number < last) rows.push(joint.rightDown + across.repeat(width) + joint.leftUp);
  });
  return { rows, entry: blocks[0]?.entry ?? 0, exit };
}

/** The block in `width` cells: the line that goes out of it is longer. */
function extended(block: Block, width: number, across: string): Block {
  const own = widthIn(block);
  const rows = block.rows.map((text, y) =>
    y === block.exit ? padded(text, own) + across.repeat(width - own) : padded(text, width),
  );
  return { ...block, rows };
}

/** One of several, below one another. */
function choice(blocks: readonly Block[], { pen, lead }: Manner): Block {
  const { across, down, joint, tee } = pen;
  const width = Math.max(...blocks.map(widthIn));
  const last = blocks.length - 1;
  const rows: string[] = [];
  blocks.forEach((block, number) => {
    const wide = extended(block, width, across);
    const [into, outOf] =
      number === 0
        ? [tee.down, tee.down]
        : number < last
          ? [tee.right, tee.left]
          : [joint.rightUp, joint.leftUp];
    // A rail leads from the first line to the last: below the first, above the last.
    const passes = (y: number, line: number) => (y < line ? number > 0 : number < last);
    wide.rows.forEach((text, y) => {
      const left =
        y === wide.entry
          ? into + across.repeat(lead)
          : (passes(y, wide.entry) ? down : " ") + " ".repeat(lead);
      const right =
        y === wide.exit
          ? across.repeat(lead) + outOf
          : " ".repeat(lead) + (passes(y, wide.exit) ? down : " ");
      rows.push(left + text + right);
    });
  });
  return { rows, entry: blocks[0]?.entry ?? 0, exit: blocks[0]?.exit ?? 0 };
}

/** The ways around a track: `past` it, above; and `back` to its beginning, below, with the words for how often. */
interface Around extends Manner {
  readonly past?: true;
  readonly back?: string;
}

function around(track: Track, { past, back, ...manner }: Around): Block {
  const { pen, lead } = manner;
  const { across, down, joint, tee } = pen;
  const block = drawn(track, inner(manner));
  const words = back === undefined ? "" : [pen.back, back].filter((word) => word !== "").join(" ");
  const width = Math.max(widthIn(block), widthOf(words) + 2 - 2 * lead);
  const wide = extended(block, width, across);
  const meeting = past ? (back === undefined ? tee.up : tee.both) : tee.down;
  const rail = (y: number, line: number) => ((y < line ? past : back !== undefined) ? down : " ");
  const rows = wide.rows.map((text, y) => {
    const left = y === wide.entry ? meeting + across.repeat(lead) : rail(y, wide.entry) + " ".repeat(lead);
    const right = y === wide.exit ? across.repeat(lead) + meeting : " ".repeat(lead) + rail(y, wide.exit);
    return left + text + right;
  });
  const full = width + 2 * lead;
  if (past) rows.unshift(joint.rightDown + across.repeat(full) + joint.leftDown);
  if (back !== undefined) rows.push(joint.rightUp + centred(words, full, across) + joint.leftUp);
  const shift = past ? 1 : 0;
  return { rows, entry: wide.entry + shift, exit: wide.exit + shift };
}

/** Words in the middle of a line. */
function centred(words: string, width: number, across: string): string {
  const text = words.length > 1 ? `${words} ` : words;
  const left = Math.max(0, Math.floor((width - widthOf(text)) / 2));
  return `${across.repeat(left)}${text}${across.repeat(Math.max(0, width - left - widthOf(text)))}`;
}
