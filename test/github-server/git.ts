import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface GitObject {
  oid: string;
  type: string;
  content: Buffer;
}

export interface RunOptions {
  input?: string | Buffer;
  env?: Record<string, string>;
}

/** A bare repository: refs are read from its files, objects from one long-lived `git cat-file`, all else is git itself. */
export interface Git extends Disposable {
  dir: string;
  run(args: string[], options?: RunOptions): Promise<string>;
  ref(name: string): string | undefined;
  refs(prefix: string): Promise<{ name: string; oid: string }[]>;
  /** An object by any expression that git knows (`main:cases/a/case.yaml`, a SHA). */
  object(expression: string): Promise<GitObject | undefined>;
}

const identity = {
  GIT_AUTHOR_NAME: "octocat",
  GIT_AUTHOR_EMAIL: "octocat@github.invalid",
  GIT_COMMITTER_NAME: "GitHub",
  GIT_COMMITTER_EMAIL: "noreply@github.invalid",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_TERMINAL_PROMPT: "0",
};

export function runGit(dir: string, args: string[], { input = "", env = {} }: RunOptions = {}): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn("git", args, { cwd: dir, env: { ...process.env, ...identity, ...env } });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    child.stdin.on("error", () => {}); // git may not read its input to the end
    child.on("error", fail);
    child.on("close", (code) => {
      if (code === 0) done(Buffer.concat(out).toString());
      else fail(new Error(`git ${args.join(" ")}: ${Buffer.concat(err).toString().trim()}`));
    });
    child.stdin.end(input);
  });
}

export function openGit(dir: string): Git {
  const reader = createReader(dir);
  return {
    dir,
    run: (args, options) => runGit(dir, args, options),
    ref: (name) => readRef(dir, name),
    refs: (prefix) => listRefs(dir, prefix),
    object: (expression) => reader.read(expression),
    [Symbol.dispose]: () => reader.stop(),
  };
}

function readRef(dir: string, name: string): string | undefined {
  if (name.split("/").includes("..")) return undefined;
  try {
    return readFileSync(join(dir, name), "utf8").trim();
  } catch {
    return packedRef(dir, name);
  }
}

function packedRef(dir: string, name: string): string | undefined {
  try {
    const lines = readFileSync(join(dir, "packed-refs"), "utf8").split("\n");
    return lines.find((line) => line.endsWith(` ${name}`))?.split(" ")[0];
  } catch {
    return undefined;
  }
}

async function listRefs(dir: string, prefix: string): Promise<{ name: string; oid: string }[]> {
  const out = await runGit(dir, ["for-each-ref", "--format=%(objectname) %(refname)"]);
  return out.split("\n").flatMap((line) => {
    const [oid, name] = line.split(" ");
    return oid && name?.startsWith(prefix) ? [{ oid, name }] : [];
  });
}

/** `git cat-file --batch` answers in the order of the questions; one process saves 5 ms per object. */
function createReader(dir: string) {
  let child: ChildProcessWithoutNullStreams | undefined;
  let buffer = Buffer.alloc(0);
  const waiting: ((object: GitObject | undefined) => void)[] = [];

  function drain(): void {
    for (let end = buffer.indexOf(10); end !== -1; end = buffer.indexOf(10)) {
      const header = buffer.toString("utf8", 0, end);
      const match = /^([0-9a-f]{40}) (\w+) (\d+)$/.exec(header);
      if (!match) {
        buffer = buffer.subarray(end + 1);
        waiting.shift()?.(undefined);
        continue;
      }
      const size = Number(match[3]);
      if (buffer.length < end + size + 2) return;
      const content = Buffer.from(buffer.subarray(end + 1, end + 1 + size));
      buffer = buffer.subarray(end + size + 2);
      waiting.shift()?.({ oid: match[1] ?? "", type: match[2] ?? "", content });
    }
  }

  function start(): ChildProcessWithoutNullStreams {
    const started = spawn("git", ["cat-file", "--batch"], { cwd: dir });
    started.stdout.on("data", (chunk: Buffer) => {
      buffer = Buffer.concat([buffer, chunk]);
      drain();
    });
    return started;
  }

  return {
    read(expression: string): Promise<GitObject | undefined> {
      if (/[\n\r]/.test(expression)) return Promise.resolve(undefined);
      child ??= start();
      const writer = child.stdin;
      return new Promise((done) => {
        waiting.push(done);
        writer.write(`${expression}\n`);
      });
    },
    stop(): void {
      child?.stdin.end();
    },
  };
}
