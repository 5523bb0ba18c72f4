/** The folders that are read and written when programs are asked. */

import { fileURLToPath } from "node:url";

const inMinefield = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What is asked. */
export const ASKED = inMinefield("asked");

/** What asks. */
export const RECORDERS = inMinefield("recorders");

/** What was answered, and by releases. */
export const RECORDED = inMinefield("recorded");
export const VERSIONS = inMinefield("recorded/versions");

/** The inputs of the web-platform tests. */
export const WEB_PLATFORM_TESTS = inMinefield("../packages/standards/test/web-platform/urltestdata.json");
