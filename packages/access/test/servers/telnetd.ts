/** telnetd: a server that negotiates options (RFC 854), and gives back what it gets. */

import { requiredPath } from "./programs.ts";
import { type RunningServer, serverFolder, startServed } from "./running.ts";

export async function startTelnetd(): Promise<RunningServer> {
  const args = (): string[] => ["-h", "-E", "/bin/cat"];
  return startServed({ program: requiredPath("usr/sbin/telnetd"), args }, serverFolder());
}
