/** The words of Confuse, in English. */

import type { HabitIdea } from "@urikit/programs";
import { type ToolTexts, texts as tool } from "../../tool/texts/en.ts";
import { habitInEnglish } from "../../tool/texts/en-standards.ts";
import type { HostProblemKind } from "../host-problem.ts";

export interface ConfuseTexts {
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
  readonly uses: string;
  /** Loads the titles of habits. */
  readonly load: () => Promise<void>;
  /** The title of a habit. */
  readonly habit: (id: HabitIdea) => string;
  readonly inGroup: (count: number) => string;
  readonly showAll: (count: number) => string;
  readonly look: string;
  readonly roles: Readonly<Record<"trusted" | "feared" | "other" | "refused", string>>;
  readonly noHost: string;
}

export const texts: ConfuseTexts = {
  tool,
  docs: "./docs/",
  title: "Confuse a guard",
  purpose:
    "A program checks the host of a reference, and another one fetches it. If they read different hosts, the check is worth nothing. Name a host that you trust and one that you fear. This page finds references that some programs read as the one, and others as the other. Test your own guard with them: it must refuse each.",
  defence: { before: "How to write such a guard: ", link: "safe fetching", after: "." },
  trusted: "The host to trust",
  feared: "The host to fear",
  exampleNames: {
    names: "two names",
    loopback: "the machine itself",
    cloud: "the metadata of a cloud",
    ipv6: "an IPv6 address",
  },
  trying: "Asking all programs …",
  failed: "The models of the programs could not be loaded. Load the page again.",
  found: (count, trusted, feared) =>
    `${count === 1 ? "1 reference confuses" : `${count.toLocaleString("en")} references confuse`} ${trusted} and ${feared}`,
  none: "No reference that was tried confuses the two.",
  same: "Both are the same host. Name two different ones.",
  models:
    "The answers are those of models of programs in use, of RFC 3986, and of the URL of this browser. Another version of a program may read otherwise.",
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
  copyLines: "Copy all, one on each line",
  copyJson: "Copy all as JSON",
  copy: "Copy",
  copyLabel: (reference) => `Copy ${reference}`,
  copied: "Copied.",
  notCopied: "The browser did not allow it. Select the text, and copy it yourself.",
  uses: "They use",
  load: async () => {},
  habit: habitInEnglish,
  inGroup: (count) => (count === 1 ? "1 reference" : `${count.toLocaleString("en")} references`),
  showAll: (count) => `Show all ${count.toLocaleString("en")}`,
  look: "Look at it",
  roles: { trusted: "trusted", feared: "feared", other: "another host", refused: "refused" },
  noHost: "no host",
};
