/** Reads a text in a thread of its own, and keeps it for the next page. */

import type { TextQuestion } from "./question.ts";
import { answerTo } from "./read.ts";

addEventListener("message", ({ data }: MessageEvent<TextQuestion>) => postMessage(answerTo(data)));
