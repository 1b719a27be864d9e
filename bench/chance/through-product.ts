import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type ReplayReport, replayReportSchema } from "../../src/core/schema/result.ts";
import type { LiveRepository } from "./live-repository.ts";

const dist = resolve(import.meta.dirname, "../../dist");

export interface ProductRun {
  exit: number | null;
  report: ReplayReport;
}

/** One run of the shipped CLI beside main; the runners are warm, and take nothing from it but the case's id. */
export async function runCli({ path }: LiveRepository): Promise<ProductRun> {
  const scratch = mkdtempSync(join(tmpdir(), "replaykit-report-")); // a file in the checkout would make it another code
  try {
    const file = join(scratch, "report.json");
    const exit = await ended([join(dist, "cli.js"), "replay", "--base", "main", "--report", file], path, {
      HOME: path,
    });
    return { exit, report: readReport(file) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Each run begins anew: what one tried would count in the next. */
export function forgetRuns({ path }: LiveRepository): void {
  rmSync(join(path, ".replaykit"), { recursive: true, force: true });
}

/** One run of the shipped Action in so many shards, joined by its mode merge, as a workflow with a matrix does. */
export async function runActionInShards({ path, base }: LiveRepository, shards: number): Promise<ProductRun> {
  const scratch = mkdtempSync(join(tmpdir(), "replaykit-shards-"));
  try {
    const event = join(scratch, "event.json");
    writeFileSync(event, JSON.stringify(eventOf(base)));
    for (let index = 1; index <= shards; index += 1) {
      const temp = join(scratch, `shard-${index}`);
      await act({ path, temp, event, inputs: { SHARD: `${index}/${shards}`, COMMENT: "never" } });
      const folder = join(scratch, "merged", "replaykit-shards", String(index));
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "report.json"), readFileSync(join(temp, "replaykit", "report.json")));
    }
    const temp = join(scratch, "merged");
    const exit = await act({ path, temp, event, inputs: { MODE: "merge", COMMENT: "never" } });
    return { exit, report: readReport(join(temp, "replaykit", "report.json")) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface Step {
  path: string;
  temp: string;
  event: string;
  inputs: Record<string, string>;
}

async function act({ path, temp, event, inputs }: Step): Promise<number | null> {
  mkdirSync(temp, { recursive: true });
  return ended([join(dist, "action.js")], path, {
    HOME: temp,
    GITHUB_REPOSITORY: "acme/agent",
    GITHUB_WORKSPACE: path,
    GITHUB_EVENT_NAME: "pull_request",
    GITHUB_EVENT_PATH: event,
    RUNNER_TEMP: temp,
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name}`, value])),
  });
}

function eventOf(base: string): unknown {
  const head = { sha: base, ref: "change", repo: { full_name: "acme/agent" } };
  return { pull_request: { number: 1, state: "open", head, base: { sha: base, ref: "main" }, labels: [] } };
}

function ended(args: string[], cwd: string, env: Record<string, string>): Promise<number | null> {
  const own = { PATH: process.env["PATH"] ?? "", ...env };
  const child = spawn(process.execPath, args, { cwd, env: own, stdio: "ignore" });
  return new Promise((done, fail) => child.on("error", fail).on("close", done));
}

function readReport(file: string): ReplayReport {
  return replayReportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}
