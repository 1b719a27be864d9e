import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { builtDist } from "./build-once.ts";

const shipped = join(builtDist, "cli.js");
/** Node's compile cache: a short command spends most of its time compiling the same code. */
export const compileCache = resolve(import.meta.dirname, "../../node_modules/.cache/replaykit/compiled");

export interface CliResult {
  exit: number | null;
  stdout: string;
  stderr: string;
}

export interface CliOptions {
  cwd: string;
  input?: string | Uint8Array;
  env?: Record<string, string>;
}

export interface ShippedCliOptions extends CliOptions {
  /** Shell commands to run first, in a new mount namespace (`layOver`). */
  before?: string | undefined;
}

/** Runs the shipped CLI in a process of its own, as a user's shell would. */
export function shippedCli(args: string[], { cwd, input = "", env, before }: ShippedCliOptions): Promise<CliResult> {
  return new Promise((done, fail) => {
    const words = [process.execPath, shipped, ...args];
    const [program = "", ...rest] =
      before === undefined ? words : ["unshare", "--mount", "sh", "-c", `${before} && exec "$0" "$@"`, ...words];
    const child = spawn(program, rest, { cwd, env: environment(cwd, { NODE_COMPILE_CACHE: compileCache, ...env }) });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    child.on("error", fail);
    child.on("close", (exit) =>
      done({ exit, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() }),
    );
    child.stdin.on("error", () => {}); // a command that reads no input may have ended
    child.stdin.end(input);
  });
}

/** A clean environment: of the developer's own it has only PATH. */
export function environment(home: string, env: Record<string, string>): Record<string, string> {
  return { PATH: process.env["PATH"] ?? "", HOME: home, NO_COLOR: "1", ...env };
}
