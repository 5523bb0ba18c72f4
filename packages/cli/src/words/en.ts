/** The sentences of the command itself, in English. */

import { type Words, withSentences } from "@urikit/explain";
import { ENGLISH as EXPLAINING } from "@urikit/explain/words/en";
import { en as where } from "@urikit/where/words/en";
import type { Catalogue } from "urikit/words";

const counted = (count: string, one: string, several = `${one}s`) =>
  `${count} ${count === "1" ? one : several}`;

export const en = {
  ...where,
  "language-tag": () => "en",
  // Wrong usage: the command line
  "missing-argument": (name) => `missing required argument '${name}'`,
  "missing-option": (flags) => `required option '${flags}' not specified`,
  "option-without-value": (flags) => `option '${flags}' argument missing`,
  "unknown-option": (flag) => `unknown option '${flag}'`,
  "unknown-command": (name) => `unknown command '${name}'`,
  "too-many-arguments": (command, most, given) =>
    `too many arguments for '${command}'. Expected ${counted(most, "argument")} but got ${given}.`,
  "options-exclude": (one, other) => `option '${one}' cannot be used with option '${other}'`,
  "option-invalid": (flags, value, reason) => `option '${flags}' argument '${value}' is invalid. ${reason}`,
  "argument-invalid": (name, value, reason) =>
    `command-argument value '${value}' is invalid for argument '${name}'. ${reason}`,
  choices: (...choices) => `Allowed choices are ${choices.join(", ")}.`,
  "assumed-scheme": () => "It must be a scheme without its colon, such as https.",
  "whole-number": () => "It must be a number from 1 to 999.",
  "one-character": () => "It must be one character, or \\t.",
  "json-path": () => "It must be a path into an object, such as .url or .links[0].href.",
  "column-names": (...names) => `The names are ${names.join(", ")}.`,
  "memory-size": () => "It must be a size from 1K to 4G, such as 512M.",
  languages: (...languages) => `uri speaks ${languages.join(" and ")}.`,
  "did-you-mean": (problem, ...names) =>
    `${problem}\n(Did you mean ${names.length > 1 ? "one of " : ""}${names.join(", ")}?)`,
  "with-commands": (problem) =>
    `${problem}\n(uri --help lists the commands; uri inspect REFERENCE explains one reference)`,
  "with-options": (problem, command) => `${problem}\n(uri ${command} --help explains the options)`,
  "option-twice": (command, option) => `${command}: give --${option} only once`,
  synonym: (word, meant, how) => `there is no command ${word}; what you want is ${meant}: uri ${how}`,
  "word-of-file": (file) =>
    `there is no command ${file}; to read the lines of the file: uri check --input ${file}`,
  "word-of-host": (host) =>
    `there is no command ${host}; for the website: uri https://${host}/; to read it as it stands: uri inspect ${host}`,
  "word-of-no-file": (word) =>
    `there is no command ${word}, and no file of that name; to read it as it stands: uri inspect ${word}`,
  "no-json": (command) =>
    `help json: ${command} is not a command with --json; uri help json says what all of them print`,
  "two-inputs": (command) => `${command}: give references as arguments or in --input, not both`,
  "note-of-file": (file, command) =>
    `note: ${file} was read as it stands here, and not as the file of that name;\n      to read the lines of the file: uri ${command} --input ${file}`,
  // Files and streams
  "system-reason": (_code, reason) => reason,
  "is-directory": () => "it is a directory",
  "became-shorter": () => "it has become shorter",
  "cannot-read": (name, reason) => `cannot read ${name}: ${reason}`,
  "cannot-write": (name, reason) => `cannot write ${name}: ${reason}`,
  "cannot-unpack": (name, reason) => `cannot unpack ${name}: ${reason}`,
  "unpacks-to-much": (times, octets) =>
    `it becomes more than ${times} times as long, and had ${octets} octets so far`,
  "output-failed": (reason) => `cannot write: ${reason}`,
  "output-failed-after": (reason, octets) => `cannot write: ${reason}; ${octets} octets were written`,
  "temporary-file": (folder) => `a temporary file in ${folder}`,
  "no-room-aside": (folder, reason, octets) =>
    `cannot write to a temporary file in ${folder}: ${reason}; ${octets} octets of lines and keys were set aside there, and the lines before them were written. TMPDIR names another folder; --memory keeps more in memory`,
  "own-output": (name) => `${name} is the input and the output; write to another file`,
  "own-output-emptied": (name) =>
    `${name} is the input and the output, and the shell has emptied it already; write to another file`,
  "packed-twice": (name, packing) => `${name} is packed twice, and then by ${packing}; unpack it first`,
  "not-utf-8-file": (name, charset) =>
    `${name} looks like UTF-16; convert it first: iconv -f ${charset} -t UTF-8 FILE | uri …`,
  "unknown-packing": (name, packing, program) =>
    `${name} looks like ${packing}, which this version of Node cannot unpack; unpack it first: ${program} -c FILE | uri …`,
  "type-reference": () => "One reference per line; Ctrl-D ends the list.",
  "type-text": () => "One text per line; Ctrl-D ends the list.",
  "type-chunk": () => "The number of rows in a line, then the rows; Ctrl-D ends the list.",
  "type-template": () => "One URI Template per line; Ctrl-D ends the list.",
  "type-pair": () => "Two references per line, with a TAB between them; Ctrl-D ends the list.",
  "separator-without-field": () => "--separator needs --field or --csv",
  "no-column": (name, ...names) => `the first line has no column ${name}; it has ${names.join(", ")}`,
  // Wrong usage: options of several commands
  "not-json": (reason) => `it is not JSON: ${reason}`,
  "option-not-uri": (option, text) => `${option}: ${text} is not a URI`,
  "option-not-reference": (option, text) => `${option}: ${text} is not a URI reference`,
  "sarif-alone": () => "--sarif is JSON of its own; leave --json out",
  "option-refused": (option, reason) => `${option}: ${reason}`,
  "base-refused": (reason, ...picture) => [`--base: ${reason}`, ...picture].join("\n  "),
  // uri set
  "set-nothing": () => "set: nothing is to be set; uri set --help lists what can be",
  "set-new-alone": () => "set: --new makes a reference, and reads none; leave the other out",
  "set-new-refused": (reason, ...picture) => [`set --new: ${reason}`, ...picture].join("\n  "),
  "component-pair": (option, ...names) => `${option} takes NAME=VALUE; NAME is one of ${names.join(", ")}`,
  "component-twice": (command, name) => `${command}: the ${name} is given twice`,
  "component-none": (command, name) => `${command}: --each: no value for the ${name}`,
  "component-refused": (command, option, reason) => `${command}: ${option}: ${reason}`,
  "no-ascii-form": (reason) => `the name has no ASCII form: ${reason}`,
  "segment-of-dots": (command, dots) =>
    `${command}: --append-segment: "${dots}" would be a dot-segment (§3.3), which leads elsewhere`,
  "datum-empty": (option) => `${option} takes KEY=VALUE or KEY, and not an empty text`,
  // uri compare
  "compare-two": (given) => `compare takes two references, A and B; got ${given}`,
  // uri completions
  "completions-one": () => "completions: name one shell",
  // uri confuse
  "confuse-two": () => "confuse: give two hosts, such as good.example evil.example",
  "confuse-same": () => "confuse: the hosts must not be the same",
  "confuse-disagreed": () => "confuse: readers must agree about each of the hosts",
  "confuse-between": () => "confuse --between: name two different programs, such as curl,node",
  // Programs by their names
  "reader-unknown": (name, all) => `no program is called '${name}'; there are ${all}`,
  "reader-like": (name, near) => `no program is called '${name}'; did you mean ${near}?`,
  "reader-version": (name, known) => `${name} is not known in that version, but as ${known}`,
  // uri decode
  "decode-charset": (charset) => `--charset must be the label of one, such as "iso-8859-1", not "${charset}"`,
  // uri encode
  "encode-charset": (charset) =>
    `--charset must be utf-8, or have one octet for each character, such as iso-8859-2; ${charset} has several`,
  // uri expand
  "expand-refused": (reason) => `expand: ${reason}`,
  "expand-surrogate": (section) => `expand: a value holds half a surrogate pair (${section})`,
  "expand-pair": (pair) => `--var ${pair}: write it as NAME=VALUE`,
  "expand-input": () => "expand: --vars - needs a TEMPLATE as an argument: both cannot be standard input",
  "expand-vars": () => "must be a JSON object with the values by their names",
  "expand-number": (name) => `the number of "${name}" is too large to be read exactly; write it as a string`,
  "expand-unused": (name) => `note: no template has the variable "${name}"`,
  // uri explain
  "explain-meaning": () => "meaning",
  "explain-rule": () => "rule",
  "explain-harm": () => "harm",
  "explain-to-do": () => "to do",
  "explain-section": () => "section",
  "explain-example": () => "example",
  "explain-base": () => "base",
  "explain-before": () => "before",
  "explain-after": () => "after",
  "explain-since": () => "since",
  "explain-attack": () => "attack",
  "explain-value": (value, reference) => `${value} in ${reference}`,
  "explain-shows": (reference, shows) => `${reference} (${shows})`,
  "explain-shows-against": (reference, base, shows) => `${reference} against ${base} (${shows})`,
  "kind-component": () => "component",
  "kind-error-code": () => "error code",
  "kind-finding": () => "finding of uri audit",
  "kind-guard-reason": () => "reason of uri guard",
  "kind-normalization-rule": () => "normalization rule",
  "kind-habit": () => "habit of programs",
  "kind-grammar-rule": () => "rule of the grammar",
  "kind-scheme": () => "scheme",
  "kinds-component": () => "Components of a reference:",
  "kinds-error-code": () => "Error codes:",
  "kinds-finding": () => "Findings of uri audit:",
  "kinds-guard-reason": () => "Reasons of uri guard:",
  "kinds-normalization-rule": () => "Normalization rules:",
  "kinds-habit": () => "Habits of programs:",
  "kinds-grammar-rule": () => "Rules of the grammar:",
  "kinds-scheme": () => "Schemes:",
  "explain-command": (word) => `explain: ${word} is a command: uri help ${word}`,
  "explain-unknown": (word, near) =>
    `explain: nothing is called ${word}; did you mean ${near}? uri explain lists all words`,
  "explain-nothing": (word) => `explain: nothing is called ${word}; uri explain lists all words`,
  "grammar-any": () => "any edition",
  "grammar-unknown": (edition, name) =>
    `explain: no rule of ${edition} is named "${name}"; uri explain --diagram lists them`,
  "grammar-near": (edition, name, ...near) =>
    `explain: no rule of ${edition} is named "${name}"; the nearest: ${near.join(", ")}`,
  "grammar-one-form": () => "explain: give --svg or --json, not both",
  "grammar-one-rule": () => "explain: --svg draws one rule of one edition",
  "grammar-uses": () => "uses",
  "grammar-used-by": () => "used by",
  "explain-help": (command) => `${command} (uri help ${command})`,
  // uri extract
  "extract-one-document": () =>
    "--retrieved-from describes one document; it cannot be used with several files",
  "extract-every-place": () => "--check-fragments lists every place; it cannot be used with --unique",
  "extract-one-list": () => "--audit and --check-fragments are two lists; ask for one of them",
  "extract-sarif": () => "--sarif is for --audit",
  "extract-not-fetched": (uri) =>
    `${uri} is not a file, and nothing is fetched; try: curl -sL '${uri}' | uri extract --retrieved-from '${uri}'`,
  "extract-not-text": (name) => `${name} is not text; use --type to read it anyway`,
  "extract-not-html": (name) => `${name} is not a page in HTML; use --type to read it anyway`,
  "extract-warning": (message, code) => `warning: ${message} (${code})`,
  "extract-invalid": () => "invalid",
  "extract-part": (name, part) => `${name} (part ${part})`,
  "extract-finding": (severity, message, id) => `${severity}: ${message} (${id})`,
  "extract-no-element": (reference, page, fragment) => `${reference}: ${page} has no element #${fragment}`,
  "extract-fragments": (missing, all) => `${missing} of ${counted(all, "fragment")} without an element`,
  "extract-fragments-unknown": (missing, all, unknown) =>
    `${missing} of ${counted(all, "fragment")} without an element; ${unknown} of other pages not checked`,
  "skipped-text": (count) => counted(count, "file that is not text", "files that are not text"),
  "skipped-html": (count) =>
    counted(count, "file that is not a page in HTML", "files that are not pages in HTML"),
  "skipped-special": (count) =>
    counted(count, "symbolic link or special file", "symbolic links or special files"),
  "skipped-copies": (count) => counted(count, "folder of copies", "folders of copies"),
  "skipped-one": (name, kind) => `skipped ${name}, a ${kind.slice("1 ".length)}`,
  skipped: (kind) => `skipped ${kind}`,
  "skipped-named": (skipped, ...names) => `${skipped}: ${names.join(", ")}`,
  "skipped-others": (skipped, others) => `${skipped} and ${counted(others, "other")} (--verbose names all)`,
  "skipped-but": (skipped) => `${skipped} (--all-folders reads them)`,
  "base-none": () => "no base URI",
  "base-of": (base, origin) => `base ${base}, from ${origin}`,
  "base-from-content": () => "the content",
  "base-from-entity": () => "the entity around it",
  "base-from-retrieval": () => "the retrieval",
  "base-from-default": () => "--base",
  "found-guess": () => "a guess",
  "found-or": (other) => `or ${other}`,
  "found-relative": () => "a relative reference, and there is no base",
  "found-target": (target) => `-> ${target}`,
  "found-same-document": (target) => `-> ${target} (this document)`,
  "found-message": () => "names the message",
  "found-part": (part) => `names part ${part}`,
  // uri get
  "get-raw-json": () => "get: --raw is for lines; the JSON has the exact text",
  "get-raw-terminal": () => "get: --raw could steer this terminal: write to a file or a pipe",
  "get-format": (problem, format, caret) => `get: ${problem}\n  ${format}\n  ${caret}`,
  // uri where
  "where-expression": (option, problem, line, caret) => `${option}: ${problem}\n  ${line}\n  ${caret}`,
  "where-policy": (option) => `${option}: denied needs the file of a policy: denied by FILE`,
  "format-no-value": () => "expected a value in braces, such as {host}",
  "format-not-open": () => 'no "{" comes before this "}"; a brace by itself is "}}"',
  "format-not-closed": () => 'this "{" has no "}"; a brace by itself is "{{"',
  "format-no-end": () => 'expected "|" or "}"',
  "format-escape": () => 'after "\\" expected t, n, or a character that is not a letter or a digit',
  "format-filter": (name, ...names) => `no filter is named "${name}"; there are ${names.join(", ")}`,
  "format-filter-for": (name, value, other) => `the filter "${name}" is for {${value}}, not for {${other}}`,
  "format-filter-text": (name) => `write ${name}:TEXT`,
  "format-filter-bare": (name) => `"${name}" takes no argument`,
  "format-twice": (name) => `"${name}" is here twice`,
  "format-value": (name, ...names) => `no value is named "${name}"; there are ${names.join(", ")}`,
  "format-bare": (name) => `{${name}} takes no argument`,
  "format-argument": (name, argument) => `{${name}:…} takes ${argument}`,
  "argument-number": () => "a number, from 0, or from -1 at the end",
  "argument-key": () => "a key",
  // uri guard
  "guard-nothing-allowed": () =>
    "guard: give --policy FILE, or what is allowed: --scheme https --allow-host .example.org",
  "guard-not-found": (name, code) => `DNS has no address for ${name} (${code})`,
  // uri normalize
  "key-secret": (path) => `${path} must hold 32 hexadecimal digits, and no more`,
  "normalize-form": (option, ...forms) => `normalize: ${option} goes with ${forms.join(" or ")}`,
  // uri parse
  "parse-columns": () => "parse: --columns goes neither with --json nor with --query-delimiter",
  "parse-spreadsheet": () => "parse: --for-spreadsheet goes with --columns",
  // uri plan
  "gateway-form": (given) => `plan: --gateway is SCHEME=URI, not ${given}`,
  "gateway-refused": (given, reason) => `plan: --gateway ${given}: ${reason}`,
  "plan-none": () => "no plan:",
  "plan-read-leniently": (message) => `read leniently: ${message}`,
  // uri fetch
  "fetch-one": () => "fetch: give one reference",
  "fetch-count": () => "It must be a number of octets, from 1.",
  "fetch-seconds": () => "It must be a number of seconds, from 1.",
  "fetch-not-ok": (status) =>
    `the server answers with the status ${status}; what it sent is not what was asked for`,
  "fetch-binary": (type) =>
    `fetch: ${type === "" ? "nobody says what it is" : `it is ${type}`}; write it with -o FILE, or into a pipe`,
  "fetch-form": (reference) => `it is a question; ask again with the answer: ${reference}`,
  // uri standards
  "standards-why": () => "why",
  "standards-against": () => "against",
  "standards-reader": () => "reader",
  "standards-valid": () => "valid",
  "standards-host": () => "host",
  "standards-target": () => "target",
  "standards-path": () => "path",
  "standards-yes": () => "yes",
  "standards-no": () => "no",
  "standards-own-terms": () => "in their own terms",
  "standards-normal-forms": () => "normal forms",
  "standards-no-target": () => "no target, because",
  "standards-cited": (reason, section) => `${reason} (${section})`,
  "standards-equivalent": (other) => `equivalent to ${other}`,
  "standards-dangerous": () => "dangerous",
  "standards-caution": () => "caution",
  "standards-different": () => "different, and not dangerous",
  "standards-drafts": () => "url-syntax-05 and rfc2396bis-01: drafts of RFC 2396 and of RFC 3986",
  "standards-appendix-b": () => "Appendix B: a program that only splits the text (RFC 3986)",
  "standards-implemented": (edition, program) => `${edition} as implemented by ${program}`,
  "standards-models": (versions) => `Models of ${versions}`,
  "equivalence-not-accepted": () => "does not accept both",
  "equivalence-identical": () => "yes, identical",
  "equivalence-by": (rung, section) => `yes, by ${rung} (${section})`,
  "equivalence-no": () => "no",
  "equivalence-no-rules": () => "no: not identical, and it has no rules for it",
  "standards-no-input": () => "standards --characters: it takes no reference and no input",
  "standards-reserved": () => "reserved",
  "standards-unreserved": () => "unreserved",
  "standards-excluded": () => "excluded",
  "standards-alphanumeric": (others) => `letters, digits, ${others}`,
  "standards-reserved-in": () => "reserved in",
  "standards-space": () => "space",
  // uri explain, of a scheme
  "about-scheme": () => "scheme",
  "about-name": () => "name",
  "about-status": () => "status",
  "about-reserved": () => "reserved",
  "about-register": () => "register",
  "about-specified": () => "specified",
  "about-origin": () => "origin",
  "about-port": () => "port",
  "about-normal": () => "normal",
  // RFC 7595 §7: what whoever needs a new name does; RFC 2717 said it first.
  "about-to-register": () =>
    "By RFC 7595 §7.2 (once RFC 2717), see that the name is still free in IANA's registry of today, fill in the " +
    "template of §7.4, and send it to iana@iana.org. A provisional name goes to whoever asks first (§7.1); a permanent " +
    "one needs a specification that meets §3, and a review on uri-review@ietf.org (§7.2).",
  "about-unregistered": (date) => `not in IANA's registry of ${date}`,
  "about-registered": (status, date) => `${status} (IANA, ${date})`,
  "about-by": (status, references) => `${status}, ${references}`,
  "about-reserved-defined": () => "by RFC 1738 §4, before it was defined",
  "about-reserved-future": () => "by RFC 1738 §4, for future definition",
  "about-connections": (specification) => `connection strings: ${specification}`,
  "about-only-uri": () => "only by RFC 3986, as far as urikit knows",
  "about-same-port": (port) => `port ${port} is the same as no port`,
  "about-same-path": (path) => `an empty path is the same as ${path}`,
  "about-no-rule": () => "no rule of its own",
  facts: (...facts) => facts.join("; "),
  // uri serve
  "serve-one-place": () => "serve: give one of - (standard input), --socket PATH and --http PORT",
  "serve-http-policy": () => "serve: --http answers by the guard, and needs --policy FILE",
  "serve-port": () => "It must be a port, from 0 to 65535.",
  "serve-cannot-listen": (where, reason) => `serve: cannot listen at ${where}: ${reason}`,
  "serve-listening": (where) => `uri: listening at ${where}`,
  "serve-not-utf-8": () => "a request is an object of JSON in UTF-8",
  "serve-not-object": () => "a request is an object of JSON in one line",
  "serve-no-work": (...works) => `"do" must be one of ${works.join(", ")}`,
  "serve-no-policy": () => "the guard needs a policy: start the server with --policy FILE",
  "serve-no-expression": () => "where needs an expression: start the server with --where EXPRESSION",
  "serve-no-reference": (member) => `the member "${member}" must be there, and be a text`,
  "serve-too-long": (octets) => `a request has at most ${octets} octets`,
  // uri udf
  "udf-no-work": () => "udf: --config is about all works; name none",
  "udf-one-work": (...names) => `udf: name one work: ${names.join(", ")}`,
  "udf-terminal": (format) => `udf: a terminal cannot show ${format}; try --format TabSeparated`,
  "udf-refused": (work, row, value, message) =>
    `uri: udf ${work}: row ${row} of a chunk, ${value}: ${message}`,
  "udf-long-value": (octets) => `a value of ${octets} octets`,
  "udf-functions": () =>
    "The functions of uri. A server of ClickHouse reads this file if it is /etc/clickhouse-server/uri_function.xml.",
  "udf-braces": (word) => `udf: ClickHouse cannot start ${word}: its path holds braces`,
  "udf-no-header": () =>
    "udf: expected the number of rows of a chunk in a line of its own; does the engine send chunk headers (send_chunk_header)?",
  "udf-too-large": (gibibytes) =>
    `udf: the rows of a chunk take more than ${gibibytes} GiB; let the engine send fewer at once`,
  "udf-ends-early": (rows, row) => `udf: a chunk of ${rows} rows ends within row ${row}`,
  "udf-not-nullable": (row, flag) =>
    `udf: expected 0 or 1 at the beginning of row ${row}, found ${flag}: with --null the arguments must be Nullable(String), and without it String`,
  "udf-too-long": (row) =>
    `udf: the length of a value in row ${row} has more than 5 octets: with --null the arguments must be Nullable(String), and without it String`,
  "udf-null": (row) => `udf: row ${row} holds \\N, which is NULL, and there is no --null`,
  "udf-one-value": (row) => `udf: expected one value in row ${row}, found a TAB`,
  "udf-values": (row, width) =>
    `udf: expected ${width} values with a TAB between them in row ${row}, found another number of them`,
  // Sums of lists, and progress
  "outcome-valid": () => "valid",
  "outcome-compared": () => "compared",
  "outcome-repaired": () => "valid or repaired",
  "outcome-expanded": () => "expanded",
  "outcome-decoded": () => "decoded",
  "outcome-encoded": () => "encoded",
  "outcome-redacted": () => "redacted",
  "outcome-read": () => "read",
  "outcome-allowed": () => "allowed",
  "outcome-denied": () => "denied",
  "outcome-repeated": () => "repeated",
  "outcome-clean": () => "clean",
  "outcome-distinct": () => "distinct",
  "outcome-invalid": () => "invalid",
  "outcome-with-findings": () => "with findings",
  "sum-nothing": () => "no lines",
  "sum-one-line": (outcome) => `1 line, ${outcome}`,
  "sum-all": (lines, outcome) => `${lines} lines, all ${outcome}`,
  "sum-some": (count, lines, outcome) => `${count} of ${lines} ${outcome}`,
  "sum-kinds": (sum, ...kinds) => `${sum}: ${kinds.join(", ")}`,
  "sum-hidden": (code, count) => `${code}: … ${count} more of this kind (--all)`,
  "progress-lines": (count) => `${count} lines`,
  "progress-left": (time) => `${time} left`,
  // uri report
  "report-lines": () => "lines",
  "report-valid": () => "valid",
  "report-invalid": () => "invalid",
  "report-empty": () => "empty: same-document",
  "report-by-reason": () => "invalid, by reason",
  "report-kinds": () => "kinds",
  "report-relative": (form) => `relative: ${form}`,
  "report-schemes": () => "schemes",
  "report-hosts": () => "hosts",
  "report-most-frequent": (title, listed, all) => `${title}: the ${listed} most frequent of ${all}`,
  "report-uncounted": (count) => `not counted, for want of memory: ${count} more`,
  "report-distinct": () => "distinct",
  "report-as-they-are": () => "as they are",
  "report-by-syntax": () => "by syntax",
  "report-by-scheme": () => "by scheme",
  "report-one-accepts": () => "lines that only one of two editions accepts",
  "report-other-places": () => "lines that lead to different places in two editions",
  "report-appendix-b": () => "appendix-b: a program that only splits a text (RFC 3986 Appendix B)",
  "report-worst": () => "lines by their worst finding",
  "report-findings": () => "findings",
  "report-none": () => "none",
  "report-example": (line, example) => `line ${line}: ${example}`,
  "report-no-text": () => "(no text to show)",
  "page-title": (source) => `References in ${source}`,
  "page-arguments": () => "the arguments",
  "page-input": () => "standard input",
  "page-read": (lines) => `${lines} lines, read by RFC 3986.`,
  "page-chart": (title) => `${title}, as bars`,
  "page-reasons": () => "Reasons",
  "column-name": () => "name",
  "column-count": () => "count",
  "column-share": () => "share",
  "column-reason": () => "reason",
  "column-finding": () => "finding",
  "column-first": () => "first in line",
  "column-example": () => "example",
  // SARIF
  "sarif-title": (title) => `${title}.`,
  "sarif-help": (harm, fix, section) => `${harm} What to do: ${fix}. (${section})`,
  "sarif-result": (shown, message, advice) =>
    `${shown}: ${message}. ${advice[0]?.toUpperCase()}${advice.slice(1)}.`,
} satisfies Catalogue;

/** The words of English: those of a reference, and of the command. */
export function englishWords(): Words {
  return WORDS;
}

const WORDS = withSentences(EXPLAINING, en);
