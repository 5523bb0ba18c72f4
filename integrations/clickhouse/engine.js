// @ts-check
// ClickHouse in this process (npm's chdb), with the functions that `uri serve --udf --config clickhouse` prints, as a server
// would read them. Both the tests and the benchmark start it so.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Session } from "chdb";

/** The built command. */
const URI = fileURLToPath(new URL("../../packages/cli/dist/main.js", import.meta.url));

/**
 * What `uri serve --udf --config clickhouse` prints with more options, its functions under other names if they have a suffix.
 * @param {readonly string[]} options
 * @param {string} [suffix]
 */
export function functionsOf(options, suffix = "") {
  const args = [URI, "serve", "--udf", "--config", "clickhouse", ...options];
  const xml = execFileSync(process.execPath, args, { encoding: "utf8" });
  return xml.replaceAll(/(?<=<name>uri\w+)(?=<\/name>)/g, suffix);
}

/**
 * An engine with the functions of some files.
 * @param {readonly string[]} files Their texts.
 */
export function startEngine(files) {
  const folder = mkdtempSync(join(tmpdir(), "uri-clickhouse-"));
  for (const [at, text] of files.entries()) writeFileSync(join(folder, `uri_${at}_function.xml`), text);
  const config = join(folder, "config.xml");
  writeFileSync(
    config,
    `<clickhouse><user_defined_executable_functions_config>${folder}/*_function.xml</user_defined_executable_functions_config></clickhouse>\n`,
  );
  const session = new Session(join(folder, "data"), { connectionArgs: [`--config-file=${config}`] });
  return {
    session,
    /** The rows of an answer: arrays of values. @param {string} text @returns {unknown[][]} */
    rows(text) {
      const answer = session.query(text, "JSONCompactEachRow");
      return answer
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line));
    },
    end() {
      session.cleanup();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
