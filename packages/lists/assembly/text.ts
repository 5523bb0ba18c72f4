/** A code of its own, so that nobody who only checks or normalizes has it: texts made of lines, and looks at any text. */

export { setPlain } from "./blocks";
export { beginLines, linesPassed } from "./lines";
export { BASE, BASE_END, FINDINGS, OUTPUT, WINDOW } from "./memory";
export { addName, quiet } from "./works/quiet";
export { beginRewriting } from "./works/rewriting";
export { addBeginning, addEnding, signs, signsTo } from "./works/signs";
export { fill, setTemplate } from "./works/template";
