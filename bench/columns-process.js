// @ts-check
// A program of its own for list-processes.js: reads a list from standard input into typed arrays, the component columns of
// every line, and adds up what they say, so that all of it is read.
import { readSync } from "node:fs";
import { columnLines, NULL_VALUE } from "@urikit/lists";

const reader = columnLines({ columns: ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] });
let defined = 0;

/** @param {Iterable<import("@urikit/lists").ColumnRows>} given */
function add(given) {
  for (const { rows, columns } of given)
    for (const { from } of Object.values(columns))
      for (let row = 0; row < rows; row++) if (from[row] !== NULL_VALUE) defined++;
}

for (;;) {
  const room = reader.room();
  const count = readSync(0, room, 0, Math.min(room.length, 262_144), null);
  if (count === 0) break;
  add(reader.advance(count));
}
add(reader.end());
console.log(`${reader.lines} lines, ${defined} components`);
