import { audit, type Finding } from "@urikit/audit";
import { type FoundReference, referencesIn } from "@urikit/documents";
import { sideBySide } from "@urikit/standards";
import { isUri, parse, resolve, tryParse, type UriReference } from "urikit";
import { findInText } from "urikit/context";
import { http } from "urikit/schemes";
import { https } from "urikit/schemes/http";

const reference: UriReference = parse("http://a/b");
export const host: string | undefined = reference.host;
export const target: string = resolve("../g", reference);
export const found: readonly FoundReference[] = referencesIn("", "html");
export const port: number | undefined = http.read(reference).port;
export const text: string = https.read("https://a/").host;
export const places: unknown[] = [...findInText("http://a/b")];
export const differences: number = sideBySide("http://a/b").differences.length;
export const answer: boolean = isUri("http://a/b") && tryParse("http://a/b").valid;
export const findings: readonly Finding[] = audit(reference.text);
