/** RFC 3986 §1.2.2: "a resource", as it is when it was reached: its content, or the entries that it lists. */

import type { Plan } from "@urikit/schemes";
import type { HttpField, OctetData } from "@urikit/schemes/define";
import type { SeenRedirect } from "urikit";

/** A redirect that was followed (RFC 9110 §15.4), as `learn` of `learnedLocations` takes it. */
export interface Hop extends SeenRedirect {
  readonly from: string;
  /** The target that was asked for next, with the fragment that it inherits (RFC 9110 §10.2.2). */
  readonly to: string;
  readonly location: string;
  /** Whether the server says that it is for good: 301, 308. */
  readonly permanent: boolean;
}

/** What every resource has. */
interface Reached {
  /** The reference as it was given. */
  readonly reference: string;
  /** The URI that the last redirect led to, or the reference: the base of what is in the resource (RFC 3986 §5.1.3). */
  readonly retrievedFrom: string;
  readonly chain: readonly Hop[];
  /** The plan that was carried out. */
  readonly plan: Plan;
  /** Ends it: no socket and no file stays open. */
  readonly close: () => void;
}

/** The octets of a resource. They can be read once, in one of the four ways. */
export interface Content extends Reached, AsyncIterable<Uint8Array> {
  readonly kind: "content";
  /** As the server names it, or by the name of the file; undefined where nobody knows. */
  readonly mediaType: string | undefined;
  /** Whether the media type is that of the name, and not one that was stated. */
  readonly isGuessed: boolean;
  /** In octets; undefined where it is not known before all has come. */
  readonly size: number | undefined;
  readonly modified: Date | undefined;
  /** The code of the reply, where the protocol has one. */
  readonly status: number | undefined;
  /** The fields of the response, in their order (RFC 9110 §5); empty for other protocols. */
  readonly fields: readonly HttpField[];
  /** Whether it is what was asked for, and not a page that says why it is not there. */
  readonly ok: boolean;
  /** All of it. */
  readonly octets: () => Promise<Uint8Array>;
  /** All of it as text, by the charset of its media type; UTF-8 unless that names one. */
  readonly text: () => Promise<string>;
  readonly stream: () => ReadableStream<Uint8Array>;
}

/** The entries of a folder, or of a menu. */
export interface Listing extends Reached {
  readonly kind: "listing";
  readonly entries: readonly ListingEntry[];
}

/** An entry of a folder or a menu. Its name is data of a stranger: it is never a path. */
export interface ListingEntry {
  readonly name: OctetData;
  /** Undefined where the list does not say. */
  readonly type: "file" | "folder" | "link" | "other" | undefined;
  /** The reference of the entry, as `build` of its scheme writes it; undefined where it leads nowhere. */
  readonly reference: string | undefined;
  /** Of an entry of a directory (`ldap`): its attributes, each with its values. Absent for others. */
  readonly attributes?: Readonly<Record<string, readonly OctetData[]>> | undefined;
}

/** A question that a person must answer first: a search. Nothing was sent. */
export interface Form extends Reached {
  readonly kind: "form";
  /** The reference that asks with this answer. */
  readonly fill: (answer: string) => string;
}

/** A newsgroup (RFC 3977 §6.1.1). */
export interface Group extends Reached {
  readonly kind: "group";
  readonly name: string;
  /** How many articles there are, by estimate. */
  readonly count: number;
  /** The numbers of the first and the last one. */
  readonly first: number;
  readonly last: number;
}

/** A message that the person completes, and sends or does not. */
export interface Draft extends Reached {
  readonly kind: "draft";
  readonly to: readonly string[];
  readonly fields: readonly DraftField[];
  /** The message as a file of mail (RFC 5322), without the fields that are not believed safe. */
  readonly eml: () => string;
}

/** A field of a draft; `body` is the text. */
export interface DraftField {
  readonly name: string;
  readonly value: string;
  /** Whether it is not among the fields that are believed safe (RFC 6068 §4): leave it out, or show it to the person. */
  readonly unsafe: boolean;
}

/** A session with a server, for a person (RFC 1738 §3.8). Nothing is sent unasked. */
export interface Session extends Reached {
  readonly kind: "session";
  /** What the reference advises the person to answer when the server asks. */
  readonly advice: { readonly user: OctetData | undefined; readonly password: OctetData | undefined };
  /** What the server sends, without its commands. It fails with an `AccessError`. */
  readonly readable: ReadableStream<Uint8Array>;
  /** What the person sends. Closing it ends the session. */
  readonly writable: WritableStream<Uint8Array>;
}

/** A resource that was reached, by its `kind`. */
export type Resource = Content | Listing | Form | Group | Draft | Session;
