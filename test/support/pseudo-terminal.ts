import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { builtDist } from "./build-once.ts";
import { python } from "./python.ts";

/** Text to type once another text has appeared. */
export interface Typed {
  wait: string;
  type: string;
}

export const keys = { enter: "\r", down: "\u001b[B", ctrlC: "\u0003" };

/** True if Python can open a pseudo terminal; otherwise prints why the tests are skipped. */
export function hasPseudoTerminal(): boolean {
  const tried = spawnSync(python, ["-c", "import pty; pty.openpty()"], { encoding: "utf8" });
  if (tried.status === 0) return true;
  console.log(`skipped: ${python} opens no pseudo terminal (${tried.error?.message ?? tried.stderr.trim()})`);
  return false;
}

/** Runs the CLI on a pseudo terminal and types into it. */
export function cliAtTerminal(
  args: string[],
  steps: Typed[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): { exit: number; output: string; left: Typed[] } {
  const script = join(import.meta.dirname, "pseudo_terminal.py");
  const command = [process.execPath, join(builtDist, "cli.js"), ...args];
  const given = { PATH: process.env["PATH"] ?? "", HOME: cwd, TERM: "xterm", GIT_CONFIG_GLOBAL: "/dev/null", ...env };
  const told = execFileSync(python, [script, JSON.stringify(steps), ...command], { cwd, env: given, encoding: "utf8" });
  return JSON.parse(told);
}
