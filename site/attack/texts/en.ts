/** The words of Attack, in English. */

import type { HabitIdea } from "@urikit/programs";
import { type ToolTexts, texts as tool } from "../../tool/texts/en.ts";
import { habitInEnglish } from "../../tool/texts/en-standards.ts";
import type { HostProblemKind } from "../host-problem.ts";

export interface AttackTexts {
  readonly tool: ToolTexts;
  /** Where the documentation is, from the page. */
  readonly docs: string;
  readonly title: string;
  /** The purpose of the page. */
  readonly purpose: string;
  readonly defence: { readonly before: string; readonly link: string; readonly after: string };
  readonly trusted: string;
  readonly feared: string;
  readonly exampleNames: Readonly<Record<"names" | "loopback" | "cloud" | "ipv6", string>>;
  readonly trying: string;
  readonly failed: string;
  readonly found: (count: number, trusted: string, feared: string) => string;
  readonly none: string;
  readonly same: string;
  readonly models: string;
  /** The fault of one of the hosts. */
  readonly problems: Readonly<Record<HostProblemKind, (which: string) => string>>;
  readonly take: string;
  readonly takeLabel: (host: string) => string;
  /** Readers, by the names that the library has for them. */
  readonly names: (names: readonly string[]) => string;
  readonly goesTo: (names: string, host: string) => string;
  readonly goesNowhere: (names: string) => string;
  readonly copyLines: string;
  readonly copyJson: string;
  readonly copy: string;
  readonly copyLabel: (reference: string) => string;
  readonly copied: string;
  readonly notCopied: string;
  /** Who checks, and who fetches. */
  readonly check: string;
  readonly client: string;
  readonly any: string;
  readonly matrix: string;
  readonly reference: string;
  readonly saveTests: Readonly<Record<"vitest" | "pytest" | "go", string>>;
  /** Loads the titles of habits. */
  readonly load: () => Promise<void>;
  /** The title of a habit. */
  readonly habit: (id: HabitIdea) => string;
  readonly roles: Readonly<Record<"trusted" | "feared" | "other" | "refused", string>>;
}

export const texts: AttackTexts = {
  tool,
  docs: "./docs/",
  title: "Attack a filter",
  purpose:
    "A program checks the host of a reference, and another one fetches it: where they read different hosts, the check is worth nothing. These references lead some programs to the one host, and some to the other. Your filter must refuse each.",
  defence: { before: "How to write such a filter: ", link: "safe fetching", after: "." },
  trusted: "A host that the filter allows",
  feared: "A host that it must not let through",
  exampleNames: {
    names: "two names",
    loopback: "the machine itself",
    cloud: "the metadata of a cloud",
    ipv6: "an IPv6 address",
  },
  trying: "Asking all programs …",
  failed: "The models of the programs could not be loaded. Load the page again.",
  found: (count, trusted, feared) =>
    `${count === 1 ? "1 reference leads" : `${count.toLocaleString("en")} references lead`} some to ${trusted}, and others to ${feared}`,
  none: "No reference that was tried does that.",
  same: "Both are the same host. Name two different ones.",
  models:
    "Models of programs answer, the editions of the standard, and the URL of this browser. Another version may read otherwise.",
  problems: {
    empty: (which) => `${which}: give a host, such as good.example or 127.0.0.1.`,
    "too-long": (which) => `${which} is longer than 255 characters, and no host is.`,
    reference: (which) => `${which} is a whole reference: give its host alone.`,
    userinfo: (which) => `${which} has a userinfo before an “@”: give the host alone.`,
    port: (which) => `${which} has a port: give the host alone.`,
    path: (which) => `${which} has more than a host: give what stands before the path.`,
    "not-ascii": (which) =>
      `${which} is not in ASCII, and programs do not read that alike: give its ASCII form.`,
    unsettled: (which) =>
      `${which}: programs do not agree about it even where it stands alone, so it is no test.`,
    refused: (which) => `${which}: no program takes it for a host.`,
  },
  take: "Use it",
  takeLabel: (host) => `Use ${host}`,
  names: (names) => names.join(", "),
  goesTo: (names, host) => `${names}: ${host}`,
  goesNowhere: (names) => `${names}: no host`,
  copyLines: "Copy as lines",
  copyJson: "Copy as JSON",
  copy: "Copy",
  copyLabel: (reference) => `Copy ${reference}`,
  copied: "Copied.",
  notCopied: "The browser did not allow it. Select the text, and copy it yourself.",
  check: "My check is",
  client: "My client is",
  any: "any",
  matrix: "References by programs",
  reference: "reference",
  saveTests: { vitest: "Save for Vitest", pytest: "Save for pytest", go: "Save for go test" },
  load: async () => {},
  habit: habitInEnglish,
  roles: { trusted: "the allowed host", feared: "the other host", other: "neither", refused: "refused" },
};
