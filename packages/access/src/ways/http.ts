/** RFC 9110 §9.3.1, §15.4: `GET` over HTTP, and the redirects that may be followed. */

import type { IncomingMessage } from "node:http";
import { guard } from "@urikit/guard";
import { type Plan, planAny } from "@urikit/schemes";
import { parse } from "urikit";
import { AccessError, afterChain, told } from "../access-error.ts";
import { contentOf } from "../content.ts";
import { allowedText, refused } from "../refused.ts";
import type { Content, Hop } from "../resource.ts";
import type { Way } from "../way.ts";
import { codedContent } from "./content-coding.ts";
import { type Exchange, exchangeFor } from "./http-exchange.ts";
import { fieldOf, fieldsOf, numberIn } from "./http-fields.ts";
import { hopOf, requireHttp } from "./http-redirect.ts";
import { failureOf } from "./network-failure.ts";

/** What is asked for next, and what was asked for before. */
interface Asked {
  /** As the guard allows it. */
  readonly text: string;
  /** With its `#`, or empty: RFC 9110 §10.2.2, a redirect inherits it. */
  readonly fragment: string;
  readonly chain: readonly Hop[];
  /** Whether no redirect has led away from the first origin. */
  readonly isFirstOrigin: boolean;
}

/** The content that a reference of `http` or `https` leads to. */
export async function getByHttp(way: Way): Promise<Content> {
  let asked = firstAsked(way);
  for (;;) {
    const answer = await answerTo(asked, way);
    if ("kind" in answer) return answer;
    asked = nextAsked(asked, answer);
  }
}

/** The content, or the redirect to follow. Its connection is closed where it is not the content. */
async function answerTo(asked: Asked, way: Way): Promise<Content | Hop> {
  try {
    await way.clock.unlessEnded(Promise.resolve(way.settings.beforeRequest?.(asked.text)));
    const exchange = await exchangeOf(asked, way);
    try {
      const hop = hopOf(exchange, asked, way.settings);
      if (hop === undefined) return await contentOfExchange(exchange, asked, way);
      exchange.response.destroy();
      return hop;
    } catch (error) {
      exchange.response.destroy();
      throw error;
    }
  } catch (error) {
    throw afterChain(failureOf(error, hostOf(asked)), asked.chain);
  }
}

/** The answer to the request of a plan, whatever it is: nothing is followed, and no field of the caller is sent. */
export async function answerOver(plan: Plan, way: Way): Promise<Content> {
  const [text = "", fragment] = way.uri.split("#", 2);
  const asked = {
    text,
    fragment: fragment === undefined ? "" : `#${fragment}`,
    chain: [],
    isFirstOrigin: false,
  };
  const [connect] = plan.steps;
  try {
    const exchange = await exchangeFor(plan, way, []);
    try {
      return await contentOfExchange(exchange, asked, way);
    } catch (error) {
      exchange.response.destroy();
      throw error;
    }
  } catch (error) {
    throw failureOf(error, (connect?.do === "connect" && connect.host) || "");
  }
}

/** RFC 3986 §6.2.4: what moved for good is asked for where it is now, as if the redirect that was learned came again. */
function firstAsked({ uri, settings: { learned, policy } }: Way): Asked {
  const given = allowedText(guard(uri, policy));
  const start = learned?.locationOf(uri) ?? uri;
  const text = start === uri ? given : allowedText(guard.redirect(given, start, policy));
  requireHttp(text, 301);
  const isFirstOrigin = originOf(text) === originOf(given);
  return { text, fragment: fragmentOf(start), chain: [], isFirstOrigin };
}

/** The fragment with its `#`. */
function fragmentOf(uri: string): string {
  const { fragment } = parse(uri);
  return fragment === undefined ? "" : `#${fragment}`;
}

function nextAsked({ text, chain, isFirstOrigin }: Asked, hop: Hop): Asked {
  const fragment = fragmentOf(hop.to);
  const next = hop.to.slice(0, hop.to.length - fragment.length);
  return {
    ...{ text: next, fragment, chain: [...chain, hop] },
    isFirstOrigin: isFirstOrigin && originOf(next) === originOf(text),
  };
}

/** RFC 6454 §4; the texts are in normal form. */
function originOf(uri: string): string {
  const { scheme = "", host, port } = parse(uri);
  return `${scheme}://${host}:${port ?? ""}`;
}

function hostOf({ text }: Asked): string {
  return parse(text).host ?? "";
}

async function exchangeOf(asked: Asked, way: Way): Promise<Exchange> {
  const { headers, policy } = way.settings;
  const plan = planOf(asked.text, policy.allowUserinfo ? "allow" : "refuse");
  return exchangeFor(plan, way, asked.isFirstOrigin ? headers : []);
}

function planOf(text: string, userinfo: "allow" | "refuse"): Plan {
  const plan = refused(() => planAny(text, { userinfo }));
  if (plan === undefined) throw new AccessError("no-way", told("access-no-way", "http"));
  return plan;
}

async function contentOfExchange({ plan, response }: Exchange, asked: Asked, way: Way): Promise<Content> {
  const { reference, settings } = way;
  const { maxOctets, method } = settings;
  const fields = fieldsOf(response);
  const isCoded = fieldOf(fields, "content-encoding") !== undefined;
  const length = numberIn(fieldOf(fields, "content-length"));
  if (!isCoded && method === "GET" && length !== undefined && length > maxOctets)
    throw new AccessError("too-large", told("access-too-large", maxOctets));
  const status = response.statusCode ?? 0;
  const facts = {
    ...{ reference, retrievedFrom: asked.text + asked.fragment, chain: asked.chain, plan, status, fields },
    ...{ mediaType: fieldOf(fields, "content-type"), isGuessed: false, size: isCoded ? undefined : length },
    ...{ modified: dateIn(fieldOf(fields, "last-modified")), ok: status >= 200 && status <= 299 },
  };
  const octets = await octetsOf(response, fields, way);
  const failure = (error: unknown) => afterChain(failureOf(error, hostOf(asked)), asked.chain);
  return contentOf(facts, { octets, way, failure });
}

/** RFC 9110 §9.3.2: there is no content after `HEAD`, and nothing to wait for. */
async function octetsOf(response: IncomingMessage, fields: Content["fields"], { settings, clock }: Way) {
  if (settings.method === "GET") return codedContent(response, fieldOf(fields, "content-encoding"), clock);
  clock.stop();
  return response.resume();
}

function dateIn(text: string | undefined): Date | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time);
}
