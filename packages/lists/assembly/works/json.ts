/**
 * RFC 3986 §3: lines as JSON, each an object with the components that are defined. A reference holds neither a quote nor a
 * backslash (App. A), so that no part of it needs an escape.
 */

import { isDigit, OPEN_BRACKET, SLASH } from "../characters";
import { isIPv4 } from "../ip-literal";
import { isPlain, lineFrom, lineTo, nextLine } from "../lines";
import { copy } from "../output";
import { readPlain } from "../plain-layout";
import { hostFrom, hostTo, pathFrom, pathTo, queryTo, scan, schemeEnd } from "../scanner";
import { addInvalid, count } from "./findings";
import { beginLine, beginOutput, endLine, hasRoomForLine } from "./rewriting";

/** The texts between the values, one after another, each after an octet that says how long it is. */
const TEXTS: usize = memory.data(640);
/** Where the next text is put. */
let next: usize = TEXTS;

const REFERENCE = text('{"reference":"');
const URI = text('","valid":true,"kind":"uri","scheme":"');
const NETWORK_PATH = text('","valid":true,"kind":"relative-reference","form":"network-path');
const ABSOLUTE_PATH = text('","valid":true,"kind":"relative-reference","form":"absolute-path');
const RELATIVE_PATH = text('","valid":true,"kind":"relative-reference","form":"relative-path');
const AUTHORITY = text('","authority":"');
const USERINFO = text('","userinfo":"');
const HOST = text('","host":"');
const REG_NAME = text('","hostKind":"reg-name');
const IPV4 = text('","hostKind":"ipv4');
const IPV6 = text('","hostKind":"ipv6');
const IPVFUTURE = text('","hostKind":"ipvfuture');
const PORT = text('","port":"');
const PATH = text('","path":"');
const QUERY = text('","query":"');
const FRAGMENT = text('","fragment":"');
const END = text('"}');

/** More than all texts of a line take. */
const MOST_TEXTS: usize = 320;

/** Puts a text to the others, and returns where it lies. */
function text(characters: string): usize {
  const at = next;
  store<u8>(at, <u8>characters.length);
  for (let i = 0; i < characters.length; i++) store<u8>(at + 1 + i, <u8>characters.charCodeAt(i));
  next = at + 1 + characters.length;
  return at;
}

/** Where the next octet is written. */
let out: usize = 0;

/** Writes lines as JSON. */
export function json(): u32 {
  let isWaiting = beginOutput();
  while (hasRoomForLine() && (isWaiting || nextLine())) {
    isWaiting = false;
    if (isPlain) readPlain(lineFrom, lineTo);
    else if (scan(lineFrom, lineTo) < 0) {
      addInvalid();
      continue;
    }
    // Every octet is in the reference, in a component, and perhaps in the authority.
    out = beginLine(3 * (lineTo - lineFrom) + MOST_TEXTS);
    if (out == 0) continue;
    write();
    endLine(out);
  }
  return count();
}

/** The members in their order. The inequality of `scanner.ts` says which are defined (§5.3). */
function write(): void {
  const authority = schemeEnd + 3; // after "//", if there is one
  const hasAuthority = schemeEnd + 1 < pathFrom;
  member(REFERENCE, lineFrom, lineTo);
  if (schemeEnd >= lineFrom) member(URI, lineFrom, schemeEnd);
  else put(hasAuthority ? NETWORK_PATH : pathFrom < pathTo && load<u8>(pathFrom) == SLASH ? ABSOLUTE_PATH : RELATIVE_PATH);
  if (hasAuthority) {
    member(AUTHORITY, authority, pathFrom);
    if (authority < hostFrom) member(USERINFO, authority, hostFrom - 1);
    member(HOST, hostFrom, hostTo);
    put(hostKind());
    if (hostTo < pathFrom) member(PORT, hostTo + 1, pathFrom);
  }
  member(PATH, pathFrom, pathTo);
  if (pathTo < queryTo) member(QUERY, pathTo + 1, queryTo);
  if (queryTo < lineTo) member(FRAGMENT, queryTo + 1, lineTo);
  put(END);
}

/** §3.2.2: the alternative of the rule `host` that matches first. */
function hostKind(): usize {
  if (hostFrom == hostTo) return REG_NAME;
  const first = load<u8>(hostFrom);
  if (first == OPEN_BRACKET) return (load<u8>(hostFrom, 1) | 32) == 118 ? IPVFUTURE : IPV6;
  return isDigit(first) && isIPv4(hostFrom, hostTo) ? IPV4 : REG_NAME;
}

function member(name: usize, from: usize, to: usize): void {
  put(name);
  out = copy(from, to, out);
}

function put(name: usize): void {
  out = copy(name + 1, name + 1 + load<u8>(name), out);
}
