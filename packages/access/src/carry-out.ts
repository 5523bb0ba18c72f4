/** RFC 1738 §4: "new schemes": the plan of a scheme that the caller defines, carried out by the steps that it has. */

import { guard } from "@urikit/guard";
import type { Plan, PlanStep } from "@urikit/schemes";
import type { ConnectStep } from "@urikit/schemes/define";
import { compose } from "urikit";
import { type OptionNames, requireOptions } from "urikit/foundation";
import { AccessError, told } from "./access-error.ts";
import { type AccessOptions, LIMITS, readOptions } from "./access-options.ts";
import { attempt } from "./attempt.ts";
import { contentInMemory, contentOf } from "./content.ts";
import { allowedText } from "./refused.ts";
import type { Content } from "./resource.ts";
import type { Way } from "./way.ts";
import { answeredStep } from "./ways/asked.ts";
import { overConnection, through, unchanged } from "./ways/connection.ts";
import { dottedLines } from "./ways/dotted-lines.ts";
import { failureOf } from "./ways/network-failure.ts";
import { controlOver, type FailureCodes, failureFor, isOne, type Reply } from "./ways/replies.ts";
import { walkBy } from "./ways/walk.ts";

/** The options of an access, as far as they have a meaning for a plan. */
export interface CarryOutOptions
  extends Pick<
    AccessOptions,
    | ("signal" | "timeout" | "idleTimeout" | "maxOctets" | "policy" | "ca" | "lookup" | "ask")
    | ("onStep" | "onProgress")
  > {
  /** The reference that the plan is for, of which the resource tells: the URI of the server unless given. */
  readonly reference?: string | undefined;
}

const CARRY_OUT_OPTIONS: OptionNames<CarryOutOptions> = {
  ...LIMITS,
  ca: true,
  lookup: true,
  ask: true,
  onStep: true,
  onProgress: true,
  reference: true,
};

/** The answers that are read: the last reply; lines up to a dot alone; all before the server closes the connection. */
const RECEIVED: ReadonlySet<Plan["receives"]> = new Set(["reply", "lines-to-dot", "until-close"]);

/**
 * Carries out the plan of a scheme of your own (`defineScheme` of `@urikit/schemes`): it connects, sends, asks the person, and
 * waits for the replies that each step expects. The policy must allow the scheme, the host and the port, and judges the address.
 *
 * @param plan It connects by TCP or TLS, and receives a `reply`, `lines-to-dot`, or all `until-close`.
 * @throws {AccessError} If it is refused, fails, or has steps that are not carried out here: `no-way`.
 * @throws {TypeError} If an option has a value that it cannot have.
 *
 * @example
 * ```ts
 * import { carryOut } from "@urikit/access";
 * import { gopher } from "@urikit/schemes";
 *
 * const plan = gopher.plan("gopher://127.0.0.1/0about");
 * await carryOut(plan).catch(({ code }) => code); // => "refused-scheme"
 * ```
 */
export async function carryOut(plan: Plan, options: CarryOutOptions = {}): Promise<Content> {
  const { reference, ...rest } = requireOptions(options, CARRY_OUT_OPTIONS);
  const settings = readOptions(rest);
  const [connect] = requirePlan(plan).steps;
  if (connect?.do !== "connect" || connect.transport !== undefined || !RECEIVED.has(plan.receives))
    throw new AccessError("no-way", told("access-no-way", plan.scheme));
  const server = serverOf(plan.scheme, connect);
  return attempt(reference ?? server, settings, (way) => {
    allowedText(guard(server, settings.policy));
    return contentFor(plan, connect, way);
  });
}

function requirePlan(plan: Plan): Plan {
  if (!Array.isArray(plan?.steps) || typeof plan.scheme !== "string")
    throw new TypeError("the plan must be one of a scheme");
  return plan;
}

/** The URI of the server, which the guard judges. */
function serverOf(scheme: string, { host = "", port }: ConnectStep): string {
  return compose({ scheme, host: host.includes(":") ? `[${host}]` : host, port: String(port), path: "/" });
}

/** No code of a scheme that is not known here has a meaning of its own. */
const NO_MEANINGS: FailureCodes = new Map();

function contentFor(plan: Plan, { host = "" }: ConnectStep, way: Way): Promise<Content> {
  return overConnection({ plan, host }, way, async (socket) => {
    const control = controlOver(socket, way);
    const octetsOf = async (step: PlanStep): Promise<Uint8Array | undefined> => {
      if (step.do === "send") return step.octets;
      if (step.do === "ask") return answeredStep(step, { host, user: undefined }, way);
      throw new AccessError("no-way", told("access-no-way", plan.scheme), { step });
    };
    const walk = walkBy({ control, octetsOf, failures: NO_MEANINGS, way });
    let last: Reply | undefined;
    for (const step of plan.steps) {
      last = (await walk(step)) ?? last;
      for (const codes of "expects" in step ? step.expects.slice(1) : []) {
        last = await control.reply();
        if (!isOne(last, codes)) throw failureFor(last, step, NO_MEANINGS);
      }
    }
    const facts = {
      ...{ reference: way.reference, retrievedFrom: way.uri, chain: [], plan, ok: true, fields: [] },
      ...{ mediaType: undefined, isGuessed: false, size: undefined, modified: undefined, status: undefined },
    };
    if (plan.receives === "reply") {
      socket.destroy();
      return contentInMemory(facts, Buffer.from(last?.text ?? ""), way);
    }
    control.lines.release();
    const octets = through(socket, plan.receives === "lines-to-dot" ? dottedLines() : unchanged());
    return contentOf(facts, { octets, way, failure: (error) => failureOf(error, host) });
  });
}
