// @ts-check
// What each entry of each package may weigh, and how long it may take to load. `npm run check-packages` holds the whole table:
// an entry without a limit fails, and so does a limit without an entry.
import { DROP_INS } from "../build/drop-ins.js";

/**
 * @typedef {object} Limit The limits of an entry.
 * @property {number} bytes Of the whole entry with all that it imports, bundled and minified, by brotli.
 * @property {number} loads Its loading in loads of `original`: a millisecond means another thing on each machine.
 * @property {string} [original] The library that it replaces; where there is no such library, loads of fast-uri are meant.
 */

/** @type {Record<string, Limit>} */
const OF_DROP_INS = Object.fromEntries(
  Object.entries(DROP_INS).map(([name, { limit }]) => [`@urikit/${name}`, limit]),
);

/** Every limit keeps what is reached, with some slack for a machine that does other things. @type {Record<string, Limit>} */
export const BUDGET = {
  ...OF_DROP_INS,
  "@urikit/access": { bytes: 100500, loads: 19 },
  "@urikit/access/gauntlet": { bytes: 3500, loads: 6 },
  "@urikit/access/get-uri": { bytes: 100600, loads: 18 },
  "@urikit/access/links": { bytes: 101300, loads: 18 },
  "@urikit/access/words/en": { bytes: 1150, loads: 1.2 },
  "@urikit/access/words/zh": { bytes: 1550, loads: 1.2 },
  "@urikit/audit": { bytes: 114000, loads: 15 },
  "@urikit/audit/at-once": { bytes: 47200, loads: 16 },
  "@urikit/audit/words/en": { bytes: 9550, loads: 4.5 },
  "@urikit/audit/words/zh": { bytes: 11550, loads: 2 },
  "@urikit/documents": { bytes: 219500, loads: 26 },
  "@urikit/documents/node": { bytes: 190, loads: 1 },
  "@urikit/documents/rewrite": { bytes: 221900, loads: 27 },
  "@urikit/documents/site": { bytes: 228400, loads: 27 },
  "@urikit/documents/words/en": { bytes: 1130, loads: 1 },
  "@urikit/documents/words/zh": { bytes: 1520, loads: 1 },
  "@urikit/domains": { bytes: 37950, loads: 4.5 },
  "@urikit/drop-ins": { bytes: 8800, loads: 2 },
  "@urikit/drop-ins/ajv": { bytes: 11650, loads: 2 },
  "eslint-plugin-urikit": { bytes: 121700, loads: 15 },
  "@urikit/explain": { bytes: 120500, loads: 43 },
  "@urikit/explain/catalogue": { bytes: 52450, loads: 30 },
  "@urikit/explain/grammar": { bytes: 4150, loads: 1 },
  "@urikit/explain/layout": { bytes: 3500, loads: 31 },
  "@urikit/explain/pages": { bytes: 126000, loads: 29 },
  "@urikit/explain/parts": { bytes: 1050, loads: 31 },
  "@urikit/explain/plan": { bytes: 63700, loads: 32 },
  "@urikit/explain/readers": { bytes: 113000, loads: 40 },
  "@urikit/explain/words/en": { bytes: 21450, loads: 32 },
  "@urikit/explain/words/zh": { bytes: 52500, loads: 34 },
  "@urikit/explain/words/zh-at-once": { bytes: 6000, loads: 32 },
  "@urikit/guard": { bytes: 19050, loads: 3 },
  "@urikit/guard/foundation": { bytes: 6350, loads: 3.5 },
  "@urikit/guard/node": { bytes: 12600, loads: 4.5 },
  "@urikit/guard/words/en": { bytes: 2300, loads: 3 },
  "@urikit/guard/words/zh": { bytes: 3000, loads: 1 },
  "@urikit/lists": { bytes: 43950, loads: 7 },
  "@urikit/lists/engine": { bytes: 35600, loads: 7 },
  "@urikit/lists/node": { bytes: 650, loads: 6.5 },
  "@urikit/programs": { bytes: 49900, loads: 8.5 },
  "@urikit/programs/words/en": { bytes: 16800, loads: 1.5 },
  "@urikit/programs/words/zh": { bytes: 19500, loads: 2 },
  "@urikit/schemes": { bytes: 50650, loads: 12 },
  "@urikit/schemes/words/en": { bytes: 10400, loads: 16 },
  "@urikit/schemes/words/zh": { bytes: 7150, loads: 1 },
  "@urikit/standards": { bytes: 82400, loads: 15 },
  "@urikit/standards/grammars": { bytes: 7950, loads: 5 },
  "@urikit/standards/words/en": { bytes: 3600, loads: 1 },
  "@urikit/standards/words/zh": { bytes: 4400, loads: 1 },
  "@urikit/surt": { bytes: 20900, loads: 7 },
  "@urikit/surt/words/en": { bytes: 270, loads: 1 },
  "@urikit/surt/words/zh": { bytes: 250, loads: 1 },
  urikit: { bytes: 19750, loads: 4 },
  "urikit/fragments": { bytes: 6700, loads: 4 },
  "urikit/context": { bytes: 15850, loads: 5 },
  "urikit/idna": { bytes: 6750, loads: 4 },
  "urikit/uri-template": { bytes: 8700, loads: 4 },
  "urikit/iri": { bytes: 16050, loads: 4 },
  "urikit/formats": { bytes: 10700, loads: 4 },
  "urikit/foundation": { bytes: 12200, loads: 4 },
  "urikit/syntax": { bytes: 1400, loads: 4 },
  "urikit/web": { bytes: 9350, loads: 4 },
  "urikit/display": { bytes: 2250, loads: 4 },
  "urikit/words": { bytes: 560, loads: 4 },
  "urikit/words/en": { bytes: 3450, loads: 4 },
  "urikit/words/zh": { bytes: 4200, loads: 1 },
  "@urikit/where": { bytes: 123500, loads: 5 },
  "@urikit/where/lines": { bytes: 30850, loads: 9 },
  "@urikit/where/words/en": { bytes: 510, loads: 6.5 },
  "@urikit/where/words/zh": { bytes: 660, loads: 1 },
};
