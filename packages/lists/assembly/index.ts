/** The functions that JavaScript calls: the works; and, for the proof, each layer alone. */

export { setPlain } from "./blocks";
export {
  addKeys,
  beginKeys,
  clearKeys,
  FARTHEST,
  fetched,
  growKeys,
  keyCount,
  VERDICTS,
} from "./key-set";
export { GATHERED, gather, gathered } from "./gather";
export { beginLines, isPlain, lineFrom, lineTo, linesPassed, nextLine } from "./lines";
export { BASE, BASE_END, FINDINGS, OUTPUT, WINDOW } from "./memory";
export { readPlain } from "./plain-layout";
export { hostFrom, hostTo, pathFrom, pathTo, queryTo, scan, schemeEnd } from "./scanner";
export { setSecret } from "./siphash";
export { isUtf8 } from "./utf8";
export { check } from "./works/check";
export { columns, ROWS } from "./works/columns";
export { encode, encodedTo } from "./works/encode";
export { json } from "./works/json";
export { firstWithoutKey, keys, setKey, WRITABLE_KEYS, writeKeys } from "./works/keys";
export { normalize } from "./works/normalize";
export { resolve, setBase, setBases } from "./works/resolve";
export { beginRewriting, setApart } from "./works/rewriting";
export { DETAILS, hashTo, knowScheme, survey, takeSchemeCount } from "./works/survey";
export { FIELD_ROWS, fields, setSeparator } from "./works/fields";
