/**
 * The specification of Project Gemini §3, §4: a page over TLS, whose certificate is trusted where it is first seen; a question
 * that a person must answer; or a redirect within the protocol.
 */

import { TLSSocket } from "node:tls";
import { guard } from "@urikit/guard";
import type { Plan } from "@urikit/schemes";
import { gemini } from "@urikit/schemes/gemini";
import { parse } from "urikit";
import { printable } from "urikit/display";
import { AccessError, type AccessErrorCode, afterChain, told } from "../access-error.ts";
import { contentOf } from "../content.ts";
import { allowedText, idsOf, refused } from "../refused.ts";
import type { Content, Form, Hop } from "../resource.ts";
import { tellReceived } from "../watched.ts";
import type { Way } from "../way.ts";
import { connectionFor, linesOf, sendSteps, through, unchanged } from "./connection.ts";
import { failureOf } from "./network-failure.ts";

/** §3.2: what the codes of failure mean. */
const FAILURES: ReadonlyMap<string, AccessErrorCode> = new Map([
  ["41", "no-server"],
  ["44", "no-server"],
  ["51", "not-found"],
  ["52", "not-found"],
  ["60", "login"],
  ["61", "login"],
  ["62", "login"],
]);

interface Asked {
  readonly text: string;
  readonly plan: Plan;
  readonly chain: readonly Hop[];
}

/** What a reference of `gemini` leads to. */
export async function getByGemini(way: Way): Promise<Content | Form> {
  let asked = askedFor(allowedText(guard(way.uri, way.settings.policy)), []);
  for (;;) {
    try {
      const answer = await answerTo(asked, way);
      if ("kind" in answer) return answer;
      asked = askedFor(answer.to, [...asked.chain, answer]);
    } catch (error) {
      throw afterChain(failureOf(error, parse(asked.text).host ?? ""), asked.chain);
    }
  }
}

function askedFor(text: string, chain: readonly Hop[]): Asked {
  return { text, plan: refused(() => gemini.plan(text)), chain };
}

async function answerTo(asked: Asked, way: Way): Promise<Content | Form | Hop> {
  const socket = await connectionFor(asked.plan, way, { rejectUnauthorized: false });
  try {
    requirePinned(socket, asked.plan, way);
    sendSteps(socket, asked.plan, way);
    const lines = linesOf(socket, way.clock);
    const line = (await lines.next())?.toString("utf8") ?? "";
    tellReceived(way, line);
    const [, status = "", meta = ""] = /^([1-6]\d)(?: (.*))?$/.exec(line) ?? [];
    lines.release();
    if (status.startsWith("2")) return contentFrom(socket, asked, { way, status, meta });
    socket.destroy();
    if (status.startsWith("1")) return formFor(asked, way);
    if (status.startsWith("3")) return hopTo(meta, Number(status), { asked, way });
    const reply = printable(line.slice(0, 500));
    if (status === "") throw new AccessError("protocol", told("access-unexpected-reply", reply), { reply });
    throw new AccessError(FAILURES.get(status) ?? "protocol", told("access-error-reply", reply), { reply });
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** §4.2: trust on first use: another certificate than the one that was seen first is refused. */
function requirePinned(socket: unknown, { steps: [first] }: Plan, { settings: { pins } }: Way): void {
  if (!(socket instanceof TLSSocket) || first?.do !== "connect" || pins === undefined) return;
  const server = `${first.host}:${first.port}`;
  const seen = socket.getPeerX509Certificate()?.fingerprint256 ?? "";
  const known = pins.get(server);
  if (known === undefined) pins.set(server, seen);
  else if (known !== seen) throw new AccessError("protocol", told("access-other-certificate", server));
}

interface Answer {
  readonly way: Way;
  readonly status: string;
  readonly meta: string;
}

/** §3.3: the default is `text/gemini; charset=utf-8`. The page ends with its connection. */
function contentFrom(
  socket: Parameters<typeof through>[0],
  { text, plan, chain }: Asked,
  { way, status, meta }: Answer,
): Content {
  const facts = {
    ...{ reference: way.reference, retrievedFrom: text, chain, plan, ok: true, isGuessed: false },
    ...{ mediaType: meta === "" ? "text/gemini; charset=utf-8" : printable(meta), status: Number(status) },
    ...{ size: undefined, modified: undefined, fields: [] },
  };
  return contentOf(facts, {
    octets: through(socket, unchanged()),
    way,
    failure: (error) => afterChain(failureOf(error, parse(text).host ?? ""), chain),
  });
}

/** §3.2.1: the answer is the query of the same URI. */
function formFor({ text, plan, chain }: Asked, { reference, clock }: Way): Form {
  clock.stop();
  const { searchpart: _answered, ...reading } = gemini.read(text);
  const fill = (answer: string) => gemini.build({ ...reading, searchpart: encodeURIComponent(answer) });
  return { kind: "form", reference, retrievedFrom: text, chain, plan, close: () => {}, fill };
}

/** §3.2.3, §5.2: within the protocol, as often as any redirect is followed. */
function hopTo(
  location: string,
  status: number,
  { asked, way }: { readonly asked: Asked; readonly way: Way },
): Hop {
  const { maxRedirects, policy } = way.settings;
  if (asked.chain.length >= maxRedirects)
    throw new AccessError("refused-redirect", told("access-too-many-redirects", maxRedirects));
  const { text: to, reasons } = guard.redirect(asked.text, location, policy);
  if (to === undefined) {
    const problem = told("access-redirect-denied", status, ...reasons.map(({ message }) => message));
    throw new AccessError("refused-redirect", problem, { reasons: idsOf(reasons) });
  }
  const scheme = parse(to).scheme ?? "";
  if (scheme !== "gemini") {
    const problem = told("access-redirect-denied", status, told("access-redirect-out", scheme));
    throw new AccessError("refused-redirect", problem, { reasons: ["scheme-not-allowed"] });
  }
  return { from: asked.text, to, status, location, permanent: status === 31 };
}
