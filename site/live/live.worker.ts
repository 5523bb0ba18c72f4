/** Runs the code of one example, in a thread that can be stopped. */

import { closeOff } from "./closed-off.ts";

const tell = postMessage.bind(globalThis);

addEventListener(
  "message",
  async ({ data }: MessageEvent<string>) => {
    closeOff(globalThis);
    // Only now, because the interpreter gives the code what is global when it is loaded.
    const { run } = await import("./run.ts");
    await run(data, tell, globalThis);
  },
  { once: true },
);
