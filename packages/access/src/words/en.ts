/**
 * @urikit/access/words/en: why an access was refused or failed, in English, by the ids of statements.
 *
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";

/** The sentences of this package in English. */
export const en = {
  "access-denied": (...reasons) => reasons.join("; "),
  "access-scheme-denied": (scheme) => `the policy does not allow the scheme ${scheme}`,
  "access-no-reference": (reason) => `there is no way to it: ${reason}`,
  "access-relative": () => "there is no way to it: it has no scheme, and no base is known",
  "access-no-way": (scheme) => `there is no way to what ${scheme} names`,
  "access-timeout": (seconds) => `it was not there after ${seconds} s`,
  "access-idle": (seconds) => `nothing came for ${seconds} s`,
  "access-aborted": () => "the caller ended it",
  "access-closed": () => "it was closed before all of it was read",
  "access-too-large": (most) => `it has more than ${most} octets`,
  "access-too-many-entries": (most) => `it has more than ${most} entries`,
  "access-expanded": (times) => `its coding makes it more than ${times} times as large as what came`,
  "access-redirect-denied": (status, ...reasons) =>
    `the redirect (${status}) is not followed: ${reasons.join("; ")}`,
  "access-redirect-scheme": (scheme) => `it leads to ${scheme}, and a redirect leads to http or https only`,
  "access-too-many-redirects": (most) => `there are more than ${most} redirects`,
  "access-redirect-not-wanted": (status) => `it redirects (${status}), which the caller does not want`,
  "access-socket-path": () => "a socket of this system is no address that a policy allows",
  "access-no-server": (host, code) => `no server answers at ${host} (${code})`,
  "access-certificate": (host, code) => `the certificate of ${host} is not trusted (${code})`,
  "access-protocol": (code) => `the answer does not keep the protocol (${code})`,
  "access-unknown-coding": (coding) => `its content is coded as ${coding}, which was not asked for`,
  "access-two-locations": () => "the answer leads to two places",
  "access-incomplete": (code) => `the connection ended before all had come (${code})`,
  "access-error-reply": (reply) => `the server answers: ${reply}`,
  "access-unexpected-reply": (reply) => `the server answers what its protocol does not expect here: ${reply}`,
  "access-line-too-long": (most) => `a line of the answer has more than ${most} octets`,
  "access-too-many-lines": (most) => `a reply has more than ${most} lines`,
  "access-data-port": (port, lowest) =>
    `the server sends the data at port ${port}, and below ${lowest} other protocols listen`,
  "access-question": (what) => `it cannot be reached without the ${what.replace(/^the /, "")}`,
  "access-no-news-server": () => "it names no server, and the caller no server of news",
  "access-no-mechanism": () => "its login is by a mechanism that is not carried out here",
  "access-no-definition": (number) => `there is no definition with the number ${number}`,
  "access-for-a-person": (scheme) => `what ${scheme} names is for a person to do: nothing is dialled here`,
  "access-negotiates": () => "the server negotiates without an end",
  "access-other-certificate": (server) =>
    `${server} has another certificate than the one that was seen first`,
  "access-redirect-out": (scheme) => `it leads to ${scheme}, out of the protocol`,
  "access-form-to-fill-in": () => "it is a form that a person must fill in first",
  "access-session-elsewhere": (type) => `the item type ${type} is a session on another server`,
  "access-status": (status) => `the server answers with the status ${status}`,
  "access-wait": (seconds) => `its server wants to be asked in ${seconds} s, and not before`,
  "access-robots": () => "the rules of its site for robots (robots.txt) do not allow it",
  "access-no-part": (fragment) => `it has no part with the name ${fragment}`,
  "access-no-directory": () => "it names no server, and no directory of its own is known here",
  "access-needs-package": (name) => `it needs the package ${name}, which is not installed`,
  "access-no-message": () => "there is no such message",
  "access-file-not-found": () => "there is no such file",
  "access-outside-roots": () => "the file is in none of the folders that the caller named",
  "access-special-file": () => "it is neither a regular file nor a folder",
  "access-not-readable": (code) => `this system does not let it be read (${code})`,
} satisfies Catalogue;
