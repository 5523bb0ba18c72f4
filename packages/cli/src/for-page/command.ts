/** The whole command, for the examples of the documentation. */

export { run } from "../program.ts";
export type { InputStream } from "../stdio.ts";
