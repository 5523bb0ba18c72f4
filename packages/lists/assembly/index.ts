/** What JavaScript calls. */

export { setPlain } from "./blocks";
export { beginLines, linesPassed } from "./lines";
export { FINDINGS, OUTPUT, WINDOW } from "./memory";
export { check } from "./works/check";
export { beginNormalize, normalize } from "./works/normalize";
