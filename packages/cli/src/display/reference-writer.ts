/**
 * A reference as a line of JSON, from octets to octets: the same as that of `reference-json.ts`. A valid reference is of
 * ASCII and holds neither a quote nor a backslash (RFC 3986 App. A), so that none of its parts needs an escape.
 */

import { Buffer } from "node:buffer";
import { tryParse, type UriReference } from "urikit";
import type { OctetLine, OctetWriter } from "../lines/latin1.ts";

/** What is copied at once, in octets. */
const WORD = 4;

/** Octets that are read and written word by word. */
interface Words {
  readonly view: DataView;
  readonly length: number;
}

/** What stands between the parts; after it there is room for the rest of a word. */
function words(text: string): Words {
  const octets = Buffer.from(text + " ".repeat(WORD), "latin1");
  return { view: viewOf(octets), length: text.length };
}

function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

const REFERENCE = words('{"reference":"');
const URI = words('","valid":true,"kind":"uri","scheme":"');
const FORMS = {
  "network-path": words('","valid":true,"kind":"relative-reference","form":"network-path'),
  "absolute-path": words('","valid":true,"kind":"relative-reference","form":"absolute-path'),
  "relative-path": words('","valid":true,"kind":"relative-reference","form":"relative-path'),
};
const AUTHORITY = words('","authority":"');
const USERINFO = words('","userinfo":"');
const HOST = words('","host":"');
const HOST_KINDS = {
  "reg-name": words('","hostKind":"reg-name'),
  ipv4: words('","hostKind":"ipv4'),
  ipv6: words('","hostKind":"ipv6'),
  ipvfuture: words('","hostKind":"ipvfuture'),
};
const PORT = words('","port":"');
const PATH = words('","path":"');
const QUERY = words('","query":"');
const FRAGMENT = words('","fragment":"');
const END = words('"}');

/** More than all of these take. */
const NAMES = 320;

/** Writes lines of JSON. It keeps the views of the octets that it was last given, which many lines share. */
export class ReferenceWriter implements OctetWriter {
  #octets: Buffer | undefined;
  #target: Buffer | undefined;
  #from: DataView = new DataView(new ArrayBuffer(0));
  #to: DataView = new DataView(new ArrayBuffer(0));

  /** Every octet stands in the reference, in a component, and perhaps in the authority. */
  most(length: number): number {
    return 3 * length + NAMES;
  }

  write(line: OctetLine, target: Buffer, at: number): number {
    const result = tryParse(line.text);
    if (!result.valid) return -1;
    if (line.octets !== this.#octets) {
      this.#octets = line.octets;
      this.#from = viewOf(line.octets);
    }
    if (target !== this.#target) {
      this.#target = target;
      this.#to = viewOf(target);
    }
    return writeReference(result.reference, line.from, { source: this.#from, target: this.#to }, at);
  }
}

/** The members in the order of `referenceJson`. */
function writeReference(reference: UriReference, from: number, views: Views, at: number): number {
  const { schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo, to, form, hostKind } = reference;
  const { source, target } = views;
  let end = put(REFERENCE, target, at);
  end = copy(source, from, from + to, target, end);
  if (form === undefined) {
    end = put(URI, target, end);
    end = copy(source, from, from + schemeEnd, target, end);
  } else {
    end = put(FORMS[form], target, end);
  }
  if (hostKind !== undefined) {
    const authorityFrom = schemeEnd + "://".length;
    end = put(AUTHORITY, target, end);
    end = copy(source, from + authorityFrom, from + pathFrom, target, end);
    if (authorityFrom < hostFrom) {
      end = put(USERINFO, target, end);
      end = copy(source, from + authorityFrom, from + hostFrom - 1, target, end);
    }
    end = put(HOST, target, end);
    end = copy(source, from + hostFrom, from + hostTo, target, end);
    end = put(HOST_KINDS[hostKind], target, end);
    if (hostTo < pathFrom) {
      end = put(PORT, target, end);
      end = copy(source, from + hostTo + 1, from + pathFrom, target, end);
    }
  }
  end = put(PATH, target, end);
  end = copy(source, from + pathFrom, from + pathTo, target, end);
  if (pathTo < queryTo) {
    end = put(QUERY, target, end);
    end = copy(source, from + pathTo + 1, from + queryTo, target, end);
  }
  if (queryTo < to) {
    end = put(FRAGMENT, target, end);
    end = copy(source, from + queryTo + 1, from + to, target, end);
  }
  return put(END, target, end);
}

interface Views {
  readonly source: DataView;
  readonly target: DataView;
}

function put({ view, length }: Words, target: DataView, at: number): number {
  for (let read = 0; read < length; read += WORD) target.setInt32(at + read, view.getInt32(read));
  return at + length;
}

/** Word by word; what a last word has too much, the next copy overwrites. */
function copy(source: DataView, from: number, to: number, target: DataView, at: number): number {
  let read = from;
  let end = at;
  const whole = Math.min(to, source.byteLength - WORD + 1);
  for (; read < whole; read += WORD, end += WORD) target.setInt32(end, source.getInt32(read));
  for (; read < to; read++, end++) target.setUint8(end, source.getUint8(read));
  return at + to - from;
}
