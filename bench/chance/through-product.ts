import { execFile, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { type ReplayReport, replayReportSchema } from "../../src/core/schema/result.ts";
import { startGithubServer } from "../../test/github-server/server.ts";
import { runAction } from "../../test/support/run-action.ts";
import type { LiveRepository } from "./live-repository.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const name = "acme/agent";
const execute = promisify(execFile);

export interface ProductRun {
  exit: number | null;
  report: ReplayReport;
}

/** Runs the shipped CLI, against main or alone. The runners are warm and use nothing of it but the case's id. */
export async function runCli({ path }: LiveRepository, beside = ["--base", "main"]): Promise<ProductRun> {
  const scratch = mkdtempSync(join(tmpdir(), "replaykit-report-")); // a report in the checkout would change the code's identity
  try {
    const file = join(scratch, "report.json");
    const exit = await ended([join(dist, "cli.js"), "replay", ...beside, "--report", file], path, {
      HOME: path,
      OPENAI_API_KEY: "sk-of-the-bench",
    });
    return { exit, report: readReport(file) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Deletes earlier runs, whose attempts would count in the next one. */
export function forgetRuns({ path }: LiveRepository): void {
  rmSync(join(path, ".replaykit"), { recursive: true, force: true });
}

/**
 * Runs the shipped Action on a pull request of the test GitHub in several shards and joins them with mode `merge`, as a workflow with a
 * matrix does. Throws if a run that is not all green writes no comment.
 */
export async function runActionInShards({ path }: LiveRepository, shards: number): Promise<ProductRun> {
  const scratch = mkdtempSync(join(tmpdir(), "replaykit-shards-"));
  await using github = await startGithubServer({
    repositories: { [name]: {} },
    tokens: { full: { login: "github-actions[bot]" } },
  });
  try {
    // The server runs in this process, so git must not block it.
    const git = async (...args: string[]) => (await execute("git", args, { cwd: path })).stdout.trim();
    await git("push", "--quiet", "--force", `http://x:full@${new URL(github.url).host}/${name}.git`, "main", "change");
    const number = await github.openPull(name, { head: "change", login: "mona" });
    const event = {
      name: "pull_request",
      payload: eventOf(number, await git("rev-parse", "change"), await git("rev-parse", "main")),
    };
    const act = (folder: string, inputs: Record<string, string>) => {
      mkdirSync(join(scratch, folder), { recursive: true });
      return runAction({
        workspace: path,
        scratch: join(scratch, folder),
        inputs: { token: "full", ...inputs },
        event,
        env: { OPENAI_API_KEY: "sk-of-the-bench" },
        apiUrl: github.url,
        script: join(dist, "action.js"),
      });
    };
    for (let index = 1; index <= shards; index += 1) {
      const { outputs, log } = await act(`shard-${index}`, { shard: `${index}/${shards}` });
      if (!outputs["report-json"]) throw new Error(`shard ${index} left no report:\n${log}`);
      const folder = join(scratch, "merged/temp/replaykit-shards", String(index));
      mkdirSync(folder, { recursive: true });
      copyFileSync(outputs["report-json"], join(folder, "report.json"));
    }
    const { exit, outputs } = await act("merged", { mode: "merge" });
    const report = readReport(outputs["report-json"] ?? "");
    const said = [...github.repository(name).comments.values()].length;
    if (said !== (report.cases.every(({ standing }) => standing === "holding") ? 0 : 1))
      throw new Error(`${said} comments on a pull request: ${report.summary.headline}`);
    return { exit, report };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function eventOf(number: number, head: string, base: string): unknown {
  const repo = { full_name: name };
  const pull = {
    number,
    state: "open",
    labels: [],
    head: { sha: head, ref: "change", repo },
    base: { sha: base, ref: "main", repo },
  };
  return { number, pull_request: pull, repository: { ...repo, default_branch: "main" } };
}

function ended(args: string[], cwd: string, env: Record<string, string>): Promise<number | null> {
  const own = { PATH: process.env["PATH"] ?? "", ...env };
  const child = spawn(process.execPath, args, { cwd, env: own, stdio: "ignore" });
  return new Promise((done, fail) => child.on("error", fail).on("close", done));
}

function readReport(file: string): ReplayReport {
  return replayReportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}
