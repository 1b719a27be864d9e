import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The probability that the agent passes an attempt, for all guards and for single ones by name. */
export interface Behaviour {
  pass: number;
  guards?: Record<string, number>;
  /** If true, the agent asks a model for the result. */
  ask?: boolean;
  /** Has no effect; it only makes commits differ. */
  run?: number;
}

export interface LiveRepository extends Disposable {
  path: string;
  base: string;
  /** Commits another behaviour on the branch. */
  push(next: Behaviour): void;
}

const runner = resolve(import.meta.dirname, "../runners/chance.mjs");

/** Creates a git repository with live guards. The agent behaves in one way on main and in another on the branch that is checked out. */
export function liveRepository(
  guards: number,
  {
    main,
    branch = main,
    state = "guard",
    open = 0,
    config = "",
    tolerated,
  }: {
    main: Behaviour;
    branch?: Behaviour;
    state?: string;
    open?: number;
    config?: string;
    tolerated?: number | undefined;
  },
): LiveRepository {
  const path = mkdtempSync(join(tmpdir(), "replaykit-chance-"));
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: path, stdio: ["ignore", "pipe", "ignore"] }).toString();
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.email", "bench@example.com");
  git("config", "user.name", "bench");
  writeFileSync(join(path, ".gitignore"), ".replaykit/\ndown\n");
  const command = JSON.stringify([process.execPath, "agent.mjs"]);
  writeFileSync(
    join(path, "replaykit.yaml"),
    `version: 1\nrunner: { command: ${command}, mode: jsonl, recycle_after: 1000000 }\n${config}`,
  );
  copyFileSync(runner, join(path, "agent.mjs"));
  for (let index = 0; index < guards; index += 1)
    writeCase(join(path, "cases", guardName(index)), guardName(index), { state, tolerated });
  for (let index = 0; index < open; index += 1)
    writeCase(join(path, "cases", openName(index)), openName(index), { state: "open" });
  writeFileSync(join(path, "behaviour.json"), JSON.stringify(main));
  commit("main");
  const base = git("rev-parse", "HEAD").trim();
  git("checkout", "--quiet", "-b", "change");
  writeFileSync(join(path, "behaviour.json"), JSON.stringify(branch));
  writeFileSync(join(path, "change.txt"), "a change\n");
  commit("change");
  return { path, base, push, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };

  function push(next: Behaviour): void {
    writeFileSync(join(path, "behaviour.json"), JSON.stringify(next));
    commit("the next push");
  }

  function commit(message: string): void {
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
  }
}

export function guardName(index: number): string {
  return `guard-${String(index).padStart(4, "0")}`;
}

function openName(index: number): string {
  return `open-${String(index).padStart(4, "0")}`;
}

function writeCase(
  folder: string,
  id: string,
  { state, tolerated }: { state: string; tolerated?: number | undefined },
): void {
  const trace = {
    version: 1,
    run_id: `run-${id}`,
    status: "error",
    events: [
      { type: "input_message", role: "user", content: "Do it." },
      { type: "error", kind: "exception", error: "it went wrong" },
    ],
  };
  mkdirSync(join(folder, "fixtures"), { recursive: true });
  writeFileSync(join(folder, "fixtures", "tools.json"), JSON.stringify({ version: 1, calls: [], static: {} }));
  writeFileSync(join(folder, "source-trace.json"), JSON.stringify(trace));
  writeFileSync(
    join(folder, "case.yaml"),
    `version: 1
id: ${id}
title: It goes wrong
state: ${state}
${tolerated === undefined ? "" : `tolerated_rate: ${tolerated}\n`}source: { run_id: run-${id} }
replay: { model: live }
scenario: { input: [{ role: user, content: "Do it." }] }
signatures:
  - status_is: error
assertions:
  - status_is: success
  - output_contains: done
`,
  );
}
