import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { BenchResult } from "./bench-result.ts";

const root = resolve(import.meta.dirname, "..");
const rounds = 9;

/** Measures the time from the Action's launch to the first line of its first runner, against the launch of an empty Node. */
export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), "replaykit-bench-"));
  try {
    const workspace = makeWorkspace(folder);
    const empty: number[] = [];
    const launch: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      empty.push(timeOf(() => spawnSync(process.execPath, ["-e", "0"])));
      launch.push(timeToRunner(workspace, folder));
    }
    const value = median(launch) / median(empty);
    return [{ name: "launch to first runner, against node -e 0", value, unit: "×", budget: 3, ok: value <= 3 }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeWorkspace(folder: string): string {
  const workspace = join(folder, "workspace");
  const from = join(root, "cases", "search-loop");
  const to = join(workspace, "cases", "search-loop");
  mkdirSync(join(to, "fixtures"), { recursive: true });
  for (const name of ["case.yaml", "source-trace.json", "fixtures/tools.json"]) {
    writeFileSync(
      join(to, name),
      readFileSync(join(from, name), "utf8").replace("runner: search-loop", "runner: agent"),
    );
  }
  // The runner first writes its start time to a writable folder; the sandbox discards what it writes elsewhere.
  writeFileSync(
    join(workspace, "replaykit.yaml"),
    "version: 1\nrunners:\n  agent: { command: [sh, runner.sh], writable: [notes] }\n",
  );
  mkdirSync(join(workspace, "notes"));
  writeFileSync(join(workspace, "runner.sh"), "date +%s%N > notes/began\n");
  return workspace;
}

function timeToRunner(workspace: string, folder: string): number {
  const began = Date.now();
  spawnSync(process.execPath, [join(root, "dist/action.js")], {
    cwd: workspace,
    env: {
      PATH: process.env["PATH"] ?? "",
      GITHUB_REPOSITORY: "acme/agent",
      GITHUB_WORKSPACE: workspace,
      GITHUB_EVENT_NAME: "push",
      RUNNER_TEMP: folder,
      INPUT_MODE: "replay",
    },
  });
  return Number(readFileSync(join(workspace, "notes/began"), "utf8")) / 1e6 - began;
}

function timeOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
