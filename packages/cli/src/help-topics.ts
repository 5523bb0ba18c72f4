/** Help that concerns all commands: `uri help lists`, `uri help json`, `uri help exit`, `uri help quoting`. */

const LISTS = `Lists

Without a REFERENCE, references are read one per line from --input FILE, which
may be given several times, or from standard input, which is also what - means.
Every line gives one line, in the same order, in constant memory; but uri unique
gives the first of equivalent lines alone, uri report says what the whole list
has, and both need memory for each distinct reference. CRLF is accepted, a byte
order mark at the start is skipped, and a line of more than 16 MiB is invalid.
--skip-blank, --skip-comments and --only leave lines out.

A line may hold other values than the one to be read, which stay as they are:
  --field 2          of fields with a TAB between them, or --separator: the
                     answer is put in the place of the field, a verdict before
                     the row
  --csv url          of CSV with names in the first line: the answer is one more
                     column, which has the name of the command
  --json-field .url  of JSON Lines: the answer is one more member, which has the
                     name of the command; where and unique give whole rows, and
                     redact the rows with the text in its place

--iri takes IRIs too, and answers with IRIs.

What an invalid line becomes is said by --invalid:
  empty   an empty line in its place, unless another is given (unique: drop)
  keep    the line as it is
  drop    nothing
  stop    the end of the work

Each invalid line is reported on standard error as FILE:LINE:COLUMN: message.
With --json every line gives one object, invalid ones with valid: false.

On a terminal, every list ends with its sum on standard error, and uri check
shows what is wrong and nothing else.

Examples:
  uri check --input links.txt --input more.txt
  uri normalize --invalid drop < links.txt | sort -u
  uri audit --csv url --only 'severity >= warning' < links.csv
  uri get '{host}' --json-field .request.url < log.jsonl
`;

const EXIT = `Exit status

  0   all input valid; of compare: equivalent
  1   some input invalid, whatever became of it; of compare: not equivalent; of
      audit, extract --audit and guard: a finding, or a denial; of where: no
      line matches
  2   wrong usage, or a file that cannot be read or written; of compare: invalid
      input, too

A closed pipe ends the command quietly, with 0.

Examples:
  uri check --quiet --input links.txt && echo all valid
`;

const QUOTING = `Quoting

Single quotes keep a reference whole in the shells of Unix and in PowerShell. In
cmd.exe use double quotes, and in a batch file write %% for each %; the uri.cmd
of npm reads & and ^ once more. Whatever is odd can be piped.

A REFERENCE that begins with "-" goes after "--".

Examples:
  uri inspect 'http://example.com/?a=1&b=2'
  uri check -- -a
  echo 'http://example.com/?a=1&b=2' | uri parse
`;

const JSON_OF_LINES = `JSON

With --json every line gives one object, in the same order:

  {"reference":"HTTP://A/","valid":true,"result":"http://A/"}
  {"reference":"a b","valid":false,"error":{"index":1,"code":...}}

reference is the text of the line, without its secrets where the command tells
something about it; a line that cannot be read has none. valid says whether it
is a reference; for a command that reads something else, whether it could be
read. result is what the command prints for the line: a text, the verdict of
audit ("danger"), guard ("deny") and check ("valid"), true for where, or an
object. In its place parse has the components, compare the rung and the steps,
standards the readers. -n adds line. report prints one object: the figures are
its result.

What is undefined is absent, and what is empty is "". An error has index, code,
rule, section and message; error codes never change their meaning.

uri help json COMMAND prints a JSON Schema (2020-12) of what the command prints.

Examples:
  uri normalize --json < links.txt | jq -r 'select(.valid).result'
  uri help json audit > audit.schema.json
`;

const TOPICS: Readonly<Record<string, string>> = {
  lists: LISTS,
  json: JSON_OF_LINES,
  exit: EXIT,
  quoting: QUOTING,
};

/** The names of the topics. */
export const HELP_TOPICS: readonly string[] = Object.keys(TOPICS);

/** The page of a topic; undefined if there is no such topic. */
export function topicOf(word: string): string | undefined {
  return Object.hasOwn(TOPICS, word) ? TOPICS[word] : undefined;
}
