/** What the command asks of `process`: it is in a page, which has no environment, no arguments and no terminal. */

const page = {
  platform: "page",
  env: { LC_ALL: "C.UTF-8" },
  argv: ["node", "uri"],
  execArgv: [],
  versions: {},
  /** In octets; a page is not told. */
  constrainedMemory: () => 2 ** 30,
  on: () => page,
  off: () => page,
  once: () => page,
};

Object.assign(globalThis, { process: page });

export default page;
