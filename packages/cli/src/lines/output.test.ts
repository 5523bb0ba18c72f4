import { describe, expect, it } from "vitest";
import { ClosedPipe, UsageError } from "../exit.ts";
import { Output } from "./output.ts";

/** An output whose writes fail with an error of the system. */
function failingWith(code: string): Output {
  const error = Object.assign(new Error(`write ${code}`), { code });
  return new Output({
    isTTY: false,
    write: (_data: unknown, done: (error: Error) => void) => done(error),
  } as never);
}

describe("a closed pipe ends the command quietly", () => {
  it.each(["EPIPE", "ECONNRESET", "ERR_STREAM_DESTROYED"])("after %s", async (code) => {
    await expect(failingWith(code).write("a")).rejects.toThrow(ClosedPipe);
  });

  it("but a full disk is said", async () => {
    await expect(failingWith("ENOSPC").write("a")).rejects.toThrow(UsageError);
  });
});
