/**
 * The list of the programs in use. To add one, write its file in `programs`, and add it here. What the programs really
 * read is recorded in tools/programs; a test holds each model to it.
 */

import { curl } from "./programs/curl.ts";
import { go } from "./programs/go.ts";
import type { Program } from "./programs/habit.ts";
import { javaUri } from "./programs/java-uri.ts";
import { javaUrl } from "./programs/java-url.ts";
import { php } from "./programs/php.ts";
import { requests } from "./programs/requests.ts";
import { ruby } from "./programs/ruby.ts";
import { urllib } from "./programs/urllib.ts";
import { urllib3 } from "./programs/urllib3.ts";

const ALL = [curl, go, javaUri, javaUrl, php, requests, ruby, urllib, urllib3] as const;

/** The name of a program in data. */
export type ProgramId = (typeof ALL)[number]["id"];

/**
 * Programs in use, each as a list of its habits, in the order of their names. They read what real programs read, whether
 * it is a reference by any standard or not.
 *
 * @example
 * ```ts
 * import { PROGRAMS } from "@urikit/standards";
 *
 * const hosts = PROGRAMS.map(({ id, read }) => `${id}: ${read("http://a@evil.example:80@good.example/")?.host}`);
 * hosts[0]; // => "curl: undefined"
 * hosts[1]; // => "go: good.example"
 * ```
 */
export const PROGRAMS: readonly Program<ProgramId>[] = ALL;
