/** Clients that are commands, as Debian has them: the set `clients`. Its recorder notes itself what they dial. */

import type { Program } from "../program.ts";
import { installed } from "../sets.ts";

const onlyDials = { resolves: false, dials: true };

const command = (name: string) =>
  ["/usr/bin/python3", "clients/clients.py", installed("clients", ""), name] as const;

export const CLIENTS: readonly Program[] = [
  { id: "wget", language: "C", command: command("wget"), ...onlyDials },
  { id: "wget2", language: "C", command: command("wget2"), ...onlyDials },
  { id: "git", language: "C", command: command("git"), ...onlyDials },
];
