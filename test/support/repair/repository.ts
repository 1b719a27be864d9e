import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { caseFileNames } from "../../../src/core/schema/case.ts";
import type { TraceEvent, TraceRun } from "../../../src/core/schema/trace.ts";
import { temporaryFolder, type TemporaryFolder } from "../temporary-folder.ts";
import type { FailingAgent } from "./agents.ts";
import type { Patch } from "./patches.ts";

const root = resolve(import.meta.dirname, "../../..");

/** A repository in which one example agent fails on `main`, with its case and another case of the same failure. */
export function failingRepository({ id, file, other }: FailingAgent): TemporaryFolder & { agent: string } {
  const agent = `agents/${id}${extname(file)}`;
  const command = agent.endsWith(".py") ? "python3" : "node";
  const folder = temporaryFolder({
    "replaykit.yaml": `${readFileSync(join(root, "replaykit.yaml"), "utf8").replace(/runners:[^]*?(?=effects:)/, "")}runners:\n  ${id}: { command: [${command}, ${agent}] }\n`,
    [agent]: readFileSync(join(root, "examples/runners", file), "utf8"),
  });
  for (const tools of ["replay_tools.py", "replay-tools.mjs"])
    cpSync(join(root, "examples/runners", tools), join(folder.path, "agents", tools));
  const own = join(folder.path, "cases", id);
  cpSync(join(root, "cases", id), own, { recursive: true });
  setOpen(own, id);
  writeOther(own, join(folder.path, "cases", `${id}-again`), other);
  git(folder.path, "init", "--quiet", "--initial-branch=main");
  commit(folder.path, "the agent as it fails");
  return { ...folder, agent };
}

function setOpen(folder: string, id: string): void {
  const path = join(folder, "case.yaml");
  const text = readFileSync(path, "utf8").replace("state: guard", "state: open");
  writeFileSync(path, /^runner:/m.test(text) ? text : text.replace(/^state:/m, `runner: ${id}\nstate:`));
}

/** Writes the other case. It has the same fingerprint, as a promotion would give it. */
function writeOther(from: string, to: string, changes: FailingAgent["other"]): void {
  for (const name of caseFileNames) {
    let text: string;
    try {
      text = readFileSync(join(from, name), "utf8");
    } catch {
      continue;
    }
    for (const [before, after] of changes) text = text.replaceAll(before, after);
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(join(to, name), text.replace(/^id: .*$/m, `id: ${basename(to)}`));
  }
}

/** Commits a patch on a new branch and checks it out. */
export function applyPatch(
  { path, agent }: { path: string; agent: string },
  { change, name }: Patch,
  branch: string,
): void {
  git(path, "switch", "--quiet", "--force-create", branch, "main");
  const file = join(path, agent);
  let text = "text" in change ? change.text : readFileSync(file, "utf8");
  for (const [from, to] of "edit" in change ? change.edit : []) {
    if (from === "" || !text.includes(from))
      throw new Error(`${name}: the agent does not hold ${JSON.stringify(from)}`);
    text = text.replace(from, () => to);
  }
  writeFileSync(file, text);
  commit(path, "a change");
}

function commit(path: string, message: string): void {
  git(path, "add", "--all");
  git(path, "-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "--quiet", "--message", message);
}

function git(cwd: string, ...args: string[]): void {
  execFileSync("git", args, { cwd, stdio: "pipe" });
}

/** The trace of the agent's good run. */
export function controlTrace({ id, control: { asked, calls, answer } }: FailingAgent): TraceRun {
  const made = calls.flatMap(([tool_name, tool_args, output], index): TraceEvent[] => [
    { type: "tool_call", call_id: `c${index}`, tool_name, tool_args },
    { type: "tool_result", call_id: `c${index}`, output },
  ]);
  return {
    version: 1,
    run_id: `good-${id}`,
    status: "success",
    started_at: "2026-11-12T09:14:00Z",
    events: [
      { type: "input_message", role: "user", content: asked },
      ...made,
      { type: "final_output", content: answer },
    ],
  };
}
