/** RFC 3986 §7.4: the verdict of a guard on a name, with the verdicts on the addresses that it has now. */

import { type GuardReason, type GuardVerdict, guard, type Policy } from "@urikit/guard";
import { parse } from "urikit";
import { statement } from "urikit/words";
import type { CommandId } from "../../words/text.ts";
import type { Answer, LookUp } from "./look-up.ts";

/** A verdict, with the addresses of the name if it was looked up. */
export type AddressedVerdict = GuardVerdict & { readonly addresses?: readonly string[] };

/** The answers for this many names are kept. */
const MOST_KEPT = 10_000;

/** Verdicts that also judge the addresses of names. A name is looked up only if it is allowed by itself. */
export function withAddresses(
  verdictOf: (reference: string) => GuardVerdict,
  policy: Policy,
  lookUp: LookUp,
): (reference: string) => AddressedVerdict {
  const known = new Map<string, Answer>();
  const answerFor = (name: string): Answer => {
    const before = known.get(name);
    if (before !== undefined) return before;
    if (known.size >= MOST_KEPT) known.clear();
    const answer = lookUp(name);
    known.set(name, answer);
    return answer;
  };
  return (reference) => {
    const verdict = verdictOf(reference);
    if (verdict.text === undefined || !verdict.open.some(({ id }) => id === "name-not-resolved"))
      return verdict;
    const name = parse(verdict.text).host ?? "";
    return judged(verdict, answerFor(name), { name, policy });
  };
}

function judged(
  verdict: GuardVerdict,
  answer: Answer,
  { name, policy }: { readonly name: string; readonly policy: Policy },
): AddressedVerdict {
  if (!("addresses" in answer) || answer.addresses.length === 0)
    return denied([notFound(name, "code" in answer ? answer.code : "ENODATA")], []);
  const { addresses } = answer;
  const verdicts = addresses.map((address) => guard.address(address, policy));
  const reasons = verdicts.flatMap((one) => one.reasons);
  if (reasons.length > 0) return denied(reasons, addresses);
  const open = verdict.open.filter(({ id }) => id !== "name-not-resolved");
  return { ...verdict, open: [...open, ...verdicts.flatMap((one) => one.open)], addresses };
}

/** Of two reasons with one id, the first is told. */
function denied(reasons: readonly GuardReason[], addresses: readonly string[]): AddressedVerdict {
  const once = reasons.filter(({ id }, at) => reasons.findIndex((one) => one.id === id) === at);
  return { allowed: false, reasons: once, open: [], addresses };
}

function notFound(name: string, code: string): GuardReason {
  const message = statement("guard-not-found" satisfies CommandId, name, code);
  return { id: "name-not-in-dns", message, section: "RFC 3986 §7.4" };
}
