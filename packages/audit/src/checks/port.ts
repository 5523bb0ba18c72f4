/** RFC 3986 §3.2.3, §7.2: the port, by its number. */

import { blockedService } from "@urikit/guard/foundation";
import { hasAuthority } from "urikit/foundation";
import { statement } from "urikit/words";
import { isWebScheme } from "../network-schemes.ts";
import { ownPort } from "../own-port.ts";
import type { Report } from "../report.ts";
import type { Subject } from "../subject.ts";

/** RFC 6335 §6: "the System Ports … (0-1023)". */
const FIRST_USER_PORT = 1024;

/** A port that does not exist, is not the scheme's own, or is that of another protocol. */
export function checkPort(subject: Subject, report: Report): void {
  const { text, hostTo, pathFrom, scheme } = subject;
  if (hostTo >= pathFrom || !hasAuthority(subject)) return;
  const digits = text.slice(hostTo + 1, pathFrom);
  const place = { component: "port", from: hostTo + 1, to: pathFrom } as const;
  if (digits === "") {
    report.add("empty-port", { ...place, from: hostTo });
    return;
  }
  const port = Number(digits);
  if (!(port > 0 && port < 65536)) {
    const values = [port > 999_999_999 ? statement("that-port") : statement("port-number", port)];
    report.add("impossible-port", { ...place, values });
    return;
  }
  if (digits.startsWith("0")) report.add("port-with-zeros", place);
  const own = scheme === "" ? undefined : ownPort(scheme);
  if (own === port) {
    report.add("default-port", { ...place, values: [port, scheme] });
    return;
  }
  const service = blockedService(port);
  if (service !== undefined && isWebScheme(scheme)) {
    const message =
      service === ""
        ? statement("found-blocked-port", port)
        : statement("found-blocked-port-of", port, service);
    report.add("blocked-port", { ...place, message });
  } else if (own !== undefined && port < FIRST_USER_PORT) {
    report.add("reserved-port", { ...place, values: [port, scheme, own] });
  } else if (own !== undefined) {
    report.add("other-port", { ...place, values: [scheme, own] });
  }
}
