import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export interface GitObject {
  oid: string;
  type: string;
  content: Buffer;
}

export interface RunOptions {
  input?: string | Buffer;
  env?: Record<string, string>;
}

/** What a tree has under one name. */
export interface GitEntry {
  name: string;
  type: string;
}

/** A bare repository: refs are read from its files, objects from one long-lived `git cat-file`, all else is git itself. */
export interface Git extends Disposable {
  dir: string;
  run(args: string[], options?: RunOptions): Promise<string>;
  ref(name: string): string | undefined;
  refs(prefix: string): { name: string; oid: string }[];
  /** An object by any expression that git knows (`main:cases/a/case.yaml`, a SHA). */
  object(expression: string): Promise<GitObject | undefined>;
  entries(tree: string): Promise<GitEntry[]>;
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
    entries: async (tree) => entriesIn((await reader.read(`${tree}^{tree}`))?.content ?? Buffer.alloc(0)),
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
  return packedRefs(dir).find((ref) => ref.name === name)?.oid;
}

function packedRefs(dir: string): { name: string; oid: string }[] {
  let text = "";
  try {
    text = readFileSync(join(dir, "packed-refs"), "utf8");
  } catch {} // git writes the file when it packs refs
  return [...text.matchAll(/^([0-9a-f]{40}) (.+)$/gm)].map(([, oid = "", name = ""]) => ({ oid, name }));
}

function listRefs(dir: string, prefix: string): { name: string; oid: string }[] {
  const files = readdirSync(join(dir, "refs"), { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && !one.name.endsWith(".lock"),
  );
  const loose = files.map(({ parentPath, name }) => relative(dir, join(parentPath, name)));
  const names = new Set([...loose, ...packedRefs(dir).map(({ name }) => name)]);
  return [...names].toSorted().flatMap((name) => {
    const oid = name.startsWith(prefix) ? readRef(dir, name) : undefined;
    return oid === undefined ? [] : [{ name, oid }];
  });
}

/** A tree's content: of each entry its mode and name in text, a null byte, and 20 bytes of its SHA. */
function entriesIn(tree: Buffer): GitEntry[] {
  const entries: GitEntry[] = [];
  for (let at = 0; at < tree.length; ) {
    const end = tree.indexOf(0, at);
    const [mode = "", ...words] = tree.toString("utf8", at, end).split(" ");
    const type = mode === "40000" ? "tree" : mode === "160000" ? "commit" : "blob";
    entries.push({ name: words.join(" "), type });
    at = end + 21;
  }
  return entries;
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
