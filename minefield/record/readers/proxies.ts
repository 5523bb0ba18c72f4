/** Proxies, as Debian has them: what they read in the target of a request. The set `proxies`. */

import type { Program } from "../program.ts";

const onlyReads = { resolves: false, dials: false };

const command = (name: string) => ["/usr/bin/python3", "proxies/proxies.py", name] as const;

export const PROXIES: readonly Program[] = [
  { id: "nginx", language: "C", command: command("nginx"), ...onlyReads },
  { id: "httpd", language: "C", command: command("httpd"), ...onlyReads },
  { id: "haproxy", language: "C", command: command("haproxy"), ...onlyReads },
  { id: "squid", language: "C++", command: command("squid"), ...onlyReads },
];
