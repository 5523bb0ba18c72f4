/** RFC 3986 §3.2.3, §7.2: the port, by its number. */

import { standardSchemes } from "urikit/schemes";
import { blockedService } from "../blocked-ports.ts";
import { isWebScheme } from "../network-schemes.ts";
import type { Report } from "../report.ts";
import { hasAuthority, type Subject } from "../subject.ts";

/** RFC 6335 §6: "the System Ports … (0-1023)". */
const FIRST_USER_PORT = 1024;

/** A port that does not exist, is not the scheme's own, or is that of another protocol. */
export function checkPort(subject: Subject, report: Report): void {
  const { text, hostTo, pathFrom, scheme } = subject;
  if (hostTo >= pathFrom || !hasAuthority(subject)) return;
  const digits = text.slice(hostTo + 1, pathFrom);
  const place = { component: "port", from: hostTo + 1, to: pathFrom } as const;
  if (digits === "") {
    const message = "a colon stands after the host without a port after it";
    report.add("empty-port", { ...place, from: hostTo, message });
    return;
  }
  const port = Number(digits);
  const shown = port > 999_999_999 ? "that port" : `port ${port}`;
  if (!(port > 0 && port < 65536)) {
    report.add("impossible-port", {
      ...place,
      message: `${shown} does not exist: ports have 16 bits, and begin with 1`,
    });
    return;
  }
  if (digits.startsWith("0"))
    report.add("port-with-zeros", { ...place, message: "the port begins with zeros" });
  const own = scheme === "" ? undefined : standardSchemes.get(scheme)?.defaultPort;
  if (own === port) {
    report.add("default-port", { ...place, message: `${port} is the default port of ${scheme}` });
    return;
  }
  const service = blockedService(port);
  if (service !== undefined && isWebScheme(scheme)) {
    const name = service === "" ? "" : `, that of ${service}`;
    report.add("blocked-port", { ...place, message: `browsers do not connect to port ${port}${name}` });
  } else if (own !== undefined && port < FIRST_USER_PORT) {
    const message = `port ${port} is in the range of the system, and that of ${scheme} is ${own}`;
    report.add("reserved-port", { ...place, message });
  } else if (own !== undefined) {
    report.add("other-port", { ...place, message: `the port of ${scheme} is ${own}` });
  }
}
