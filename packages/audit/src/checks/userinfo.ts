/** RFC 3986 §3.2.1, §7.5: what a userinfo gives away. */

import type { Report } from "../report.ts";
import { rangeOf, type Subject } from "../subject.ts";

/** A password in the userinfo. */
export function checkUserinfo(subject: Subject, report: Report): void {
  const userinfo = rangeOf(subject, "userinfo");
  if (userinfo === undefined) return;
  const { text } = subject;
  const colon = text.indexOf(":", userinfo.from);
  if (colon < 0 || colon + 1 >= userinfo.to) return;
  report("password", {
    component: "userinfo",
    from: colon + 1,
    to: userinfo.to,
    message: "a password stands in the reference, where all who see it can read it",
  });
}
