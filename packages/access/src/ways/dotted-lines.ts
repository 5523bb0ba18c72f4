/** RFC 3977 §3.1.1, RFC 2229 §2.4.1: lines that end with a dot alone; a dot that a line begins with is doubled. */

import { Transform, type TransformCallback } from "node:stream";
import { AccessError, told } from "../access-error.ts";
import { LONGEST_LINE, tooLong } from "./connection.ts";

const LF = 10;
const DOT = 46;

/** Lets through the lines without what their end needs, and ends with the dot. */
export function dottedLines(): Transform {
  let rest: Buffer = Buffer.alloc(0);
  let isOver = false;
  const take = (lines: Transform): void => {
    let from = 0;
    for (let end = rest.indexOf(LF); end >= 0 && !isOver; end = rest.indexOf(LF, from)) {
      const line = rest.subarray(from, end + 1);
      from = end + 1;
      isOver = /^\.\r?\n$/.test(line.subarray(0, 4).toString("latin1"));
      if (isOver) lines.push(null);
      else lines.push(line[0] === DOT ? line.subarray(1) : line);
    }
    rest = rest.subarray(from);
  };
  return new Transform({
    transform(piece: Buffer, _encoding, callback: TransformCallback) {
      if (isOver) return callback();
      rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      take(this);
      callback(rest.length > LONGEST_LINE ? tooLong() : null);
    },
    flush(callback) {
      callback(isOver ? null : new AccessError("incomplete", told("access-incomplete", "end")));
    },
  });
}
