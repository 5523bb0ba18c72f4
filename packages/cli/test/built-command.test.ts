/** The built command in processes of its own, as a shell starts it: what only a process can show. */

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eachOf } from "@urikit/abnf/extent";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Ended, MAIN, withFile } from "./run-uri.ts";

/** Neither variable may colour a pipe. */
const env = { ...process.env, FORCE_COLOR: "1", CI: "1" };

function start(args: readonly string[], input = "", before: readonly string[] = []): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...before, MAIN, ...args], {
    input,
    encoding: "utf8",
    env,
  });
  return { status: status ?? -1, stdout, stderr };
}

/** A module for `--import`. */
function moduleOf(text: string): string {
  return `data:text/javascript,${encodeURIComponent(text)}`;
}

describe("the built command", () => {
  const EXAMPLES: readonly [args: string[], output: string][] = [
    [["inspect", "http://a/"], "http://a/"],
    [["parse", "http://a/"], "scheme    http"],
    [["get", "{host|unicode} {port|default}", "http://xn--bcher-kva.example/"], "bücher.example 80\n"],
    [["set", "--host", "bücher.example", "http://a/"], "http://xn--bcher-kva.example/\n"],
    [["set", "--new", "--host", "a", "--add-query", "b=c"], "//a?b=c\n"],
    [["repair", "--no-notes", " http://bücher.example/a b"], "http://xn--bcher-kva.example/a%20b\n"],
    [["check", "x"], "valid"],
    [["plan", "http://a/"], "1. connect to a, port 80"],
    [["explain", "http"], "RFC 9110"],
    [["report", "http://a/"], "100.0 %"],
    [["report", "--standards", "http://a/"], "none"],
    [["standards", "http://a/"], "all readers: a\n"],
    [["confuse", "a.example", "b.example"], "http://a.example\\@b.example/"],
    [["explain", "IP-literal"], "RFC 3986 §3.2.2"],
    [["explain", "--svg", "host"], "</svg>\n"],
    [["resolve", "--base", "http://a/", "b"], "http://a/b\n"],
    [["relativize", "--base", "http://a/", "http://a/b"], "b\n"],
    [["compare", "a", "a"], "identical"],
    [["normalize", "HTTP://a"], "http://a\n"],
    [["normalize", "--level", "scheme", "HTTP://a"], "http://a/\n"],
    [["unique", "HTTP://a", "http://a"], "HTTP://a\n"],
    [["normalize", "--to", "key", "http://example.org/"], "76103f6c7f1ee295c58215ebcd91be64\n"],
    [["encode", "a b"], "a%20b\n"],
    [["decode", "a%20b"], "a b\n"],
    [["redact", "http://a:b@c/?token=d"], "http://a:***@c/?token=***\n"],
    [["expand", "--var", "a=b c", "/{a}"], "/b%20c\n"],
    [["--version"], "."],
    [["help", "check"], "uri check --as"],
  ];

  const expectOutput = ({ status, stdout, stderr }: Ended, output: string) => {
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(output);
    expect(stdout).not.toContain("\u001b");
  };

  describe("with all examples in one process", () => {
    let runs: readonly Ended[];
    beforeAll(() => {
      const runner = fileURLToPath(new URL("run-many.js", import.meta.url));
      const input = JSON.stringify(EXAMPLES.map(([args]) => args));
      const { stdout, stderr } = spawnSync(process.execPath, [runner], { input, encoding: "utf8", env });
      expect(stderr).toBe("");
      runs = JSON.parse(stdout);
    });

    it.each(EXAMPLES.map((example, at) => [...example, at] as const))("%j", (_args, output, at) => {
      expectOutput(runs[at] as Ended, output);
    });
  });

  it.each(eachOf(7, EXAMPLES))("in a process of its own: %j", (args, output) => {
    expectOutput(start(args), output);
  });

  it("reads a document from standard input, and exits with 1 for an invalid reference in it", () => {
    expect(start(["extract"], "<html><a href='http://a/ b'>")).toEqual({
      status: 1,
      stdout: "http://a/ b\n",
      stderr: expect.stringContaining("a space is not allowed"),
    });
  });

  it("explains wrong usage without a stack trace", () => {
    const { status, stdout, stderr } = start(["check", "--as", "nothing"]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/^uri: option '--as <KIND>' argument 'nothing' is invalid/);
    expect(stderr).not.toContain("    at ");
  });
});

describe("what is loaded", () => {
  // The files and the builtin modules, on standard error.
  const telling = moduleOf(`
    import { createRequire } from "node:module";
    const { cache } = createRequire(process.execPath);
    const before = new Set(process.moduleLoadList);
    process.on("exit", () => {
      const builtins = process.moduleLoadList.filter((one) => !before.has(one));
      process._rawDebug([...Object.keys(cache), ...builtins].join("\\n"));
    });`);
  const loadedBy = (...args: readonly string[]) => start(args, "", ["--import", telling]).stderr;

  it.each([[["check", "x"]], [["normalize", "HTTP://a"]], [["audit", "http://www.wikipedia.org/"]]])(
    "is few files, and no cryptography: %j",
    (args) => {
      const loaded = loadedBy(...args);
      expect(loaded).toMatch(/common\.js/);
      expect(loaded).not.toMatch(/NativeModule crypto$/m);
      expect(loaded.match(/\/dist\/.*\.js$/gm)?.length).toBeLessThan(16);
    },
  );

  it("is for `valid` neither a sentence nor what looks for secrets", () => {
    const files = loadedBy("check", "x").match(/[^/]*\.js$/gm);
    expect(files?.filter((name) => /^(en|redact|layout|diagnosis)-/.test(name))).toEqual([]);
  });
});

describe("standard input", () => {
  it("can be a file", async () => {
    await withFile("\ufeffHTTP://a/\r\nb c\nd", async (path) => {
      const shell = spawnSync("sh", ["-c", '"$0" "$1" normalize < "$2"', process.execPath, MAIN, path], {
        encoding: "utf8",
      });
      expect([shell.status, shell.stdout]).toEqual([1, "http://a/\n\nd\n"]);
      expect(shell.stderr).toMatch(/^<stdin>:2:2: /);
    });
  });

  it("cannot be a directory", () => {
    const shell = spawnSync("sh", ["-c", '"$0" "$1" check < /', process.execPath, MAIN], {
      encoding: "utf8",
    });
    expect([shell.status, shell.stderr]).toEqual([2, "uri: cannot read <stdin>: it is a directory\n"]);
  });

  it("gives the result of a line as soon as the line is there", async () => {
    const child = spawn(process.execPath, [MAIN, "normalize"]);
    child.stdin.write("HTTP://a/\n");
    const result = await new Promise((resolve) => child.stdout.once("data", resolve));
    expect(String(result)).toBe("http://a/\n");
    child.stdin.end();
  });
});

describe("a closed pipe", () => {
  it.each([["normalize"], ["parse"], ["check"]])("ends %s quietly", async (command) => {
    const child = spawn(process.execPath, [MAIN, command]);
    let stderr = "";
    child.stderr.on("data", (data) => {
      stderr += data;
    });
    child.stdin.on("error", () => {}); // then the other pipe is closed, too
    child.stdin.write("http://example.com/\n".repeat(200_000));
    child.stdout.once("data", () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on("close", resolve));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});

describe("a progress bar", () => {
  it("leaves a visible cursor when a signal ends the command", async () => {
    // Standard error as a terminal: Node's own stream of it, which says that it is one.
    const asTerminal = moduleOf(`
      import fs from "node:fs";
      const { fstatSync } = fs;
      const terminal = { isCharacterDevice: () => true, rdev: -1 };
      fs.fstatSync = (fd, ...rest) => (fd === 2 ? terminal : fstatSync(fd, ...rest));
      process.stderr.isTTY = true;`);
    const child = spawn(process.execPath, ["--import", asTerminal, MAIN, "normalize"]);
    let stderr = "";
    const isShown = new Promise((resolve) => {
      child.stderr.on("data", (data) => {
        stderr += data;
        if (/lines.s/.test(stderr)) resolve(true);
      });
    });
    const lines = setInterval(() => child.stdin.write("http://a/\n"), 100);
    await isShown;
    clearInterval(lines);
    child.kill("SIGINT");
    const [status, signal] = await once(child, "close");
    expect([status, signal]).toEqual([null, "SIGINT"]);
    expect(stderr.lastIndexOf("\u001b[?25h")).toBeGreaterThan(stderr.lastIndexOf("\u001b[?25l"));
  });
});

describe("a pipe that does not block", () => {
  it("gets everything, though it is read slowly", async () => {
    // A pipe of Node is a socket that does not block, if another process has asked for that.
    const nonBlocking = moduleOf("process.stdout._handle.setBlocking(false)");
    const child = spawn(process.execPath, ["--import", nonBlocking, MAIN, "normalize"]);
    child.stdin.end("HTTP://example.com/\n".repeat(100_000));
    let octets = 0;
    for await (const chunk of child.stdout) {
      octets += chunk.length;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(octets).toBe("http://example.com/\n".length * 100_000);
  });
});

describe("an error of the output", () => {
  it.runIf(process.platform === "linux")("exits with 2", () => {
    const shell = spawnSync("sh", ["-c", '"$0" "$1" check x > /dev/full', process.execPath, MAIN], {
      encoding: "utf8",
    });
    expect([shell.status, shell.stderr]).toEqual([2, "uri: cannot write: no space left on device\n"]);
  });

  it.each(["1", "2"])("says how far it came, with --jobs %s", async (jobs) => {
    await withFile("http://example.com/\n".repeat(120_000), async (path) => {
      // A limit of 100 blocks, of 512 or 1024 octets, and no signal for it.
      const command =
        'trap "" XFSZ; ulimit -f 100; "$0" "$1" normalize --jobs "$3" --input "$2" > "$2.out"; echo $?; wc -c < "$2.out"';
      const { stdout, stderr } = spawnSync("sh", ["-c", command, process.execPath, MAIN, path, jobs], {
        encoding: "utf8",
      });
      const [status, size] = stdout.split("\n").map((line) => Number(line));
      expect(status).toBe(2);
      expect(size).toBeGreaterThan(0);
      expect(stderr).toBe(
        `uri: cannot write: file too large; ${size?.toLocaleString("en-US")} octets were written\n`,
      );
    });
  });

  it.runIf(process.platform === "linux")("exits with 2 also for help", () => {
    const shell = spawnSync("sh", ["-c", '"$0" "$1" --help > /dev/full', process.execPath, MAIN], {
      encoding: "utf8",
    });
    expect([shell.status, shell.stderr]).toEqual([2, "uri: cannot write: no space left on device\n"]);
  });

  it.each([
    [">>", "is the input and the output; write to another file\n"],
    [">", "is the input and the output, and the shell has emptied it already; write to another file\n"],
  ])("is refused if it is the input: %s", async (redirection, message) => {
    await withFile("HTTP://a/\n", async (path) => {
      for (const input of ['--input "$2"', '< "$2"']) {
        const script = `"$0" "$1" normalize ${input} ${redirection} "$2"`;
        const shell = spawnSync("sh", ["-c", script, process.execPath, MAIN, path], { encoding: "utf8" });
        expect([shell.status, shell.stderr]).toEqual([2, expect.stringContaining(message)]);
      }
    });
  });
});

describe("temporary files of unique", () => {
  const list = Array.from({ length: 60_000 }, (_, at) => `http://${at}.example/\n`).join("");

  it.runIf(process.platform === "linux")("that cannot be written are an error that says so", async () => {
    await withFile(list, async (path) => {
      // A limit of 100 blocks, of 512 or 1024 octets, and no signal for it.
      const command =
        'trap "" XFSZ; ulimit -f 100; { "$0" "$1" unique --memory 1K --input "$2"; echo $?; } | tail -n 2';
      const { stdout, stderr } = spawnSync("sh", ["-c", command, process.execPath, MAIN, path], {
        encoding: "utf8",
      });
      expect(stdout).toMatch(/^http:\/\/\d+\.example\/\n2\n$/);
      expect(stderr).toMatch(
        /^uri: cannot write to a temporary file in .*: file too large; [\d,]+ octets .* were written\. TMPDIR /,
      );
    });
  });

  it.runIf(process.platform === "linux")("are gone after a signal", async () => {
    const folder = mkdtempSync(join(tmpdir(), "uri-"));
    const child = spawn(process.execPath, [MAIN, "unique", "--memory", "1K"], {
      env: { ...env, TMPDIR: folder },
      stdio: ["pipe", "ignore", "inherit"],
    });
    try {
      child.stdin.on("error", () => {}); // nobody reads the rest
      child.stdin.write(list);
      const open = () =>
        readdirSync(`/proc/${child.pid}/fd`).map((fd) => linkOf(`/proc/${child.pid}/fd/${fd}`));
      await vi.waitUntil(() => open().some((path) => path.startsWith(folder)), { timeout: 20_000 });
      child.kill("SIGTERM");
      const [, signal] = await once(child, "exit");
      expect(signal).toBe("SIGTERM");
      expect(readdirSync(folder).filter((name) => name.startsWith("uri-"))).toEqual([]);
    } finally {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true });
    }
  });
});

/** The target of a symbolic link; nothing, if it is gone. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

describe("--jobs", () => {
  /** Lines of all kinds, 2 MB: unchanged, rewritten, invalid, with CR, one as long as several parts. */
  const lines = Array.from({ length: 40_000 }, (_, at) => {
    const path = `/${"a".repeat(at % 61)}`;
    if (at === 20_000) return `HTTP://long.example/${"b".repeat(1_500_000)}`;
    if (at % 503 === 0) return `http://${at}.example${path} c`;
    return `${at % 17 ? "http" : "HTTP"}://${at}.example${path}${at % 7 ? "" : "\r"}`;
  });

  const built = (args: readonly string[]) =>
    spawnSync(process.execPath, [MAIN, ...args], { encoding: "latin1", env, maxBuffer: 2 ** 26 });

  const COMMANDS = [
    ["unique", "--memory", "100K"],
    ["normalize"],
    ["normalize", "--level", "scheme", "--invalid", "keep"],
    ["check", "--invalid", "keep"],
    ["check", "--invalid", "drop"],
    ["normalize", "--to", "key", "--invalid", "drop"],
    ["normalize", "--invalid", "stop"],
    ["normalize", "--field", "2", "--separator", ":"],
    ["unique", "--level", "scheme", "--invalid", "keep"],
    ["unique", "--field", "2", "--separator", ":"],
  ];

  it.each(eachOf(6, COMMANDS))(
    "gives with several threads what one gives, octet by octet: %j",
    async (...command) => {
      await withFile(`\ufeff${lines.join("\n")}`, async (path) => {
        const [one, three] = ["1", "3"].map((jobs) => built([...command, "--jobs", jobs, "--input", path]));
        expect(one?.stderr).toContain(`${path}:1:`);
        expect(three?.status).toBe(1);
        expect(three?.stdout === one?.stdout).toBe(true);
        expect(three?.stderr === one?.stderr).toBe(true);
      });
    },
  );

  it.each(eachOf(3, [["--json"], ["--lang", "zh"], ["--no-distinct"]]))(
    "reports with several threads what one reports: %j",
    async (...options) => {
      const sample = readFileSync(fileURLToPath(new URL("../../../samples/references.txt", import.meta.url)));
      // The sample again and again, with more lines between: each border of parts cuts another line.
      const samples = Array.from({ length: Math.ceil(2e6 / sample.length) }, (_, at) =>
        Buffer.concat([
          sample,
          Buffer.from(`\n//h${at}/${"é".repeat(at % 7)}\r\n`),
          Buffer.from([255, 10, 10]),
        ]),
      );
      const awkward = `\ufeff${lines.join("\n")}\ns${"x".repeat(40)}:\u00e9`;
      await withFile(Buffer.concat(samples), async (first) => {
        await withFile(awkward, async (second) => {
          const args = ["report", ...options, "--input", first, "--input", second];
          const [one, ...more] = ["1", "2", "3"].map((jobs) => built([...args, "--jobs", jobs]));
          expect([one?.status, one?.stderr]).toEqual([1, ""]);
          for (const { status, stdout, stderr } of more)
            expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: one?.stdout, stderr: "" });
        });
      });
    },
  );

  const SLOW_READERS = [
    ["normalize", "--level", "scheme", "--invalid", "keep"],
    ["normalize", "--to", "key", "--invalid", "drop"],
    ["normalize", "--invalid", "stop"],
    ["unique", "--memory", "100K", "--invalid", "empty"],
  ];

  it.each(eachOf(4, SLOW_READERS))(
    "gives the same when it must wait, so that other threads do most: %j",
    async (...command) => {
      await withFile(`\ufeff${lines.join("\n")}`, async (path) => {
        const args = [...command, "--input", path];
        const one = built([...args, "--jobs", "1"]);
        const script = '{ "$0" "$@"; echo $? >&2; } | { sleep 0.5; cat; }';
        const waiting = spawnSync("sh", ["-c", script, process.execPath, MAIN, ...args, "--jobs", "3"], {
          encoding: "latin1",
          env,
          maxBuffer: 2 ** 26,
        });
        expect(waiting.stdout === one.stdout).toBe(true);
        expect(waiting.stderr === `${one.stderr}1\n`).toBe(true);
      });
    },
  );

  it("reads standard input from where it stands, if that is a file", async () => {
    await withFile(lines.join("\n"), async (path) => {
      const command = '(head -c 1000000 > /dev/null; "$0" "$1" normalize --jobs 2) < "$2"';
      const run = spawnSync("sh", ["-c", command, process.execPath, MAIN, path], {
        encoding: "latin1",
        maxBuffer: 2 ** 26,
      });
      const rest = spawnSync(
        "sh",
        ["-c", 'tail -c +1000001 "$2" | "$0" "$1" normalize', process.execPath, MAIN, path],
        {
          encoding: "latin1",
          maxBuffer: 2 ** 26,
        },
      );
      expect(run.stdout.length).toBeGreaterThan(1_000_000);
      expect(run.stdout === rest.stdout).toBe(true);
    });
  });

  it("ends quietly when the pipe is closed", async () => {
    await withFile("http://example.com/\n".repeat(200_000), async (path) => {
      const command = '"$0" "$1" normalize --jobs 2 --input "$2" | head -1';
      const { stdout, stderr } = spawnSync("sh", ["-c", command, process.execPath, MAIN, path], {
        encoding: "utf8",
        env,
      });
      expect([stdout, stderr]).toEqual(["http://example.com/\n", ""]);
    });
  });

  it("must be a number of threads", () => {
    const { status, stderr } = start(["check", "--jobs", "0", "x"]);
    expect(status).toBe(2);
    expect(stderr).toContain("from 1 to 999");
  });
});
