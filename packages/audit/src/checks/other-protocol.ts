/** RFC 4266 §3, RFC 3986 §7.3: what a client sends as it stands, and another protocol takes for commands. */

import { statement } from "urikit/words";
import type { Report } from "../report.ts";
import type { Subject } from "../subject.ts";

/** Schemes whose clients send the path, decoded, as a line of its own. */
const SENT_AS_LINES: ReadonlySet<string> = new Set(["gopher", "dict", "finger", "tftp", "telnet", "wais"]);

/** A line break, encoded or not, in what is sent; or a gopher selector for the port of another service. */
export function checkOtherProtocol({ text, scheme, pathFrom }: Subject, report: Report): void {
  if (!SENT_AS_LINES.has(scheme)) return;
  const found = /%0[AD]|[\r\n]|%00/i.exec(text.slice(pathFrom));
  if (found === null) return;
  const from = pathFrom + found.index;
  const values = [found[0].startsWith("%") ? found[0] : statement("the-line-break")];
  report.add("other-protocol", { component: "path", from, to: text.length, values });
}
