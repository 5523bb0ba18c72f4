/** Asks all readers in a thread of its own: that takes longer than a keystroke. */

import { type JudgeQuestion, judge } from "./judge.ts";

addEventListener("message", ({ data }: MessageEvent<JudgeQuestion>) => postMessage(judge(data)));
