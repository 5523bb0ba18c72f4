/** What `uri fetch` may reach: the policy of a file, or the usual one, and what the options add to it. */

import { readFileSync } from "node:fs";
import { isPublicSuffix } from "@urikit/domains";
import { type Policy, PolicyError, type PolicyInit, readPolicy } from "@urikit/guard";
import { toAscii } from "urikit/idna";
import { toUri } from "urikit/iri";
import { statement } from "urikit/words";
import { systemReason, UsageError } from "../../exit.ts";
import type { CommandId } from "../../words/text.ts";

/** The options that say what may be reached. */
export interface PolicyOfFetch {
  readonly policy?: string;
  readonly allow: readonly string[];
  readonly private?: true;
}

const USUAL: PolicyInit = { schemes: ["http", "https", "data"], hosts: ["*"] };

/** RFC 1122 §3.2.1.3, RFC 1918, RFC 4193; not the link-local addresses, at which clouds answer with their secrets. */
const PRIVATE = ["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1", "fc00::/7"];

/** @throws {UsageError} If the file cannot be read, or there is no such policy. */
export function fetchPolicy({ policy: path, allow, private: isPrivate }: PolicyOfFetch): Policy {
  try {
    const written = path === undefined ? USUAL : (JSON.parse(readFileSync(path, "utf8")) as PolicyInit);
    const { schemes, hosts, allowAddresses } = readable(written);
    const more: PolicyInit = {
      ...written,
      schemes: [...schemes, ...allow],
      ...(isPrivate && { hosts: [...hosts, "localhost"], allowAddresses: [...allowAddresses, ...PRIVATE] }),
    };
    return readPolicy(more, { isPublicSuffix, mapIri: (iri) => toUri(iri, { toAscii }) });
  } catch (error) {
    throw new UsageError(
      "option-refused",
      path === undefined ? "--allow" : `--policy ${path}`,
      reasonOf(error),
    );
  }
}

/** The lists of a policy; what is not a policy is refused before anything is added. */
function readable(written: PolicyInit): Required<Pick<PolicyInit, "schemes" | "hosts" | "allowAddresses">> {
  readPolicy(written, { isPublicSuffix });
  const { schemes = [], hosts = [], allowAddresses = [] } = written;
  return { schemes, hosts, allowAddresses };
}

function reasonOf(error: unknown) {
  if (error instanceof PolicyError) return error.problem;
  if (error instanceof SyntaxError) return statement("not-json" satisfies CommandId, error.message);
  return systemReason(error);
}
