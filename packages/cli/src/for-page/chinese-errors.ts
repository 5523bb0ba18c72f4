/** What is wrong with a line, in Chinese: it is loaded when it is asked for. */

export { lineErrorInChinese } from "../language/chinese-line-errors.ts";
