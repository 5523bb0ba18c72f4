/** Python: `uri_reference` of `rfc3986`, which splits by Appendix B, and holds only the authority to the grammar. */

import { type Habit, program } from "./habit.ts";
import { authorityEndsAtBackslash, cutsFragment, cutsQuery } from "./habits/authority.ts";
import { keepsCaseOfScheme } from "./habits/scheme.ts";
import { encoded, partsOf } from "./python-rfc3986-grammar.ts";
import { RFC3986_RESOLUTION, RFC3986_RESOLUTION_OF_15 } from "./resolution/python-rfc3986.ts";
import { step } from "./step.ts";

const invalidAuthorityHasNoHost: Habit = {
  ...step(
    "registry-name",
    "invalid-authority-has-no-host",
    "rfc3986/_mixin.py, host; rfc3986/misc.py, SUBAUTHORITY_MATCHER",
  ),
  apply(progress) {
    const { authority } = progress;
    return authority ? { ...progress, ...partsOf(authority) } : progress;
  },
};

const encodesPathAndQuery: Habit = {
  ...step("encoding", "encodes-path-and-query", "rfc3986/normalizers.py, encode_component"),
  apply: (progress) => ({
    ...progress,
    rest: encoded(progress.rest),
    query: progress.query === undefined ? undefined : encoded(progress.query),
  }),
};

const HABITS: readonly Habit[] = [
  keepsCaseOfScheme,
  authorityEndsAtBackslash,
  cutsFragment,
  cutsQuery,
  invalidAuthorityHasNoHost,
  encodesPathAndQuery,
];

export const rfc3986 = program({
  id: "rfc3986",
  name: "Python rfc3986",
  version: "rfc3986 2.0.0",
  habits: HABITS,
  resolution: RFC3986_RESOLUTION,
});

export const rfc3986Of15 = program({
  id: "rfc3986@1.5",
  name: "Python rfc3986 1.5",
  version: "rfc3986 1.5.0",
  habits: HABITS,
  resolution: RFC3986_RESOLUTION_OF_15,
});
