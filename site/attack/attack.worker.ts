/** Asks all programs for both hosts, in a thread of its own: that takes most of a second. */

import { confusedBy, type TwoHosts } from "./confusing.ts";

addEventListener("message", ({ data }: MessageEvent<TwoHosts>) => postMessage(confusedBy(data)));
