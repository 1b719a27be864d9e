import { join } from "node:path";
import { type ReplayConfig, configSchema } from "../../src/core/schema/config.ts";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { startCaseGateway } from "../../src/node/replay/attempt/case-gateway.ts";
import { findCases } from "../../src/node/files/case-folder.ts";
import type { ReplayOptions } from "../../src/node/replay/replay-options.ts";
import { replaySuite } from "../../src/node/replay/replay-suite.ts";
import { type TemporaryFolder, temporaryFolder } from "../support/temporary-folder.ts";

/** What a case of the tests may differ in. */
export interface CaseWords {
  state?: string;
  more?: string;
  assertions?: string;
}

/** The files of a case whose agent asks a failing service until its limit ends it. */
export function caseFilesOf(
  id: string,
  { state = "open", more = "", assertions = "" }: CaseWords = {},
): Record<string, string> {
  const error = { kind: "timeout", message: "billing service timeout" };
  const calls = [0, 1, 2].map((index) => ({
    tool: "lookup_billing",
    args: { user_id: "usr_8821" },
    effect: "read",
    error,
    source: { run_id: "run-1", index },
  }));
  const events = calls.flatMap(({ tool, args }, index) => [
    { type: "tool_call", call_id: `c${index}`, tool_name: tool, tool_args: args },
    { type: "tool_result", call_id: `c${index}`, error },
  ]);
  const trace = {
    version: 1,
    run_id: "run-1",
    status: "error",
    started_at: "2026-03-12T10:00:00Z",
    feedback: { rating: "bad", comment: "it never answers" },
    events: [
      { type: "input_message", role: "user", content: "Why was I charged?" },
      ...events,
      { type: "error", kind: "limit", error: "limit reached" },
    ],
  };
  const yaml = `version: 1
id: ${id}
title: Agent asks a failing service again and again
state: ${state}
source: { run_id: run-1 }
effects: { lookup_billing: read, send_email: write }
scenario: { input: [{ role: user, content: "Why was I charged?" }] }
replay: { model: recorded }
signatures:
  - status_is: error
  - min_tool_calls: { tool: lookup_billing, count: 3 }
assertions:
  - status_is: success
  - final_output_exists: true
${assertions}${more}`;
  const folder = `cases/${id}`;
  return {
    [`${folder}/case.yaml`]: yaml,
    [`${folder}/source-trace.json`]: JSON.stringify(trace),
    [`${folder}/fixtures/tools.json`]: JSON.stringify({ version: 1, calls, static: {} }),
  };
}

/** An agent in Node that does what its first argument says. */
export const agent = `
import { readFileSync, writeFileSync, symlinkSync, mkdirSync } from "node:fs";
import { spawn, execFileSync } from "node:child_process";
const path = process.env.REPLAYKIT_OUTPUT_PATH;
const write = (run) => writeFileSync(path, typeof run === "string" ? run : JSON.stringify(run));
const call = { tool_name: "lookup_billing", tool_args: { user_id: "usr_8821" }, error: { kind: "timeout", message: "billing service timeout" } };
const replay = { served: 1, simulated: 0, missed: [] };
const fixed = { status: "success", final_output: "The service is down.", tool_calls: [call], errors: [], replay };
const broken = { status: "error", tool_calls: [call, call, call], errors: [{ kind: "limit", message: "limit reached" }], replay: { ...replay, served: 3 } };
const acts = {
  fixed: () => write(fixed),
  broken: () => write(broken),
  "broken-live": () => write({ ...broken, replay: { ...replay, live: 1 } }),
  "by-case": () => write(process.env.REPLAYKIT_CASE_ID.startsWith("bad") ? broken : fixed),
  changed: () => write({ ...fixed, final_output: undefined }),
  missed: () => write({ ...fixed, replay: { ...replay, missed: [{ tool: "lookup_billing", args: { user_id: "usr_1" } }] } }),
  secret: () => { console.log("key sk-proj-abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGH"); write({ ...fixed, final_output: "mail to jane.roe@corp.com" }); },
  nothing: () => {},
  crash: () => { console.error("Traceback: boom"); process.exit(3); },
  unset: () => { throw new Error("SHOP_DB is not set"); },
  "crash-late": () => { write(fixed); process.exit(3); },
  garbage: () => write("it works!"),
  half: () => write(JSON.stringify(fixed).slice(0, 60)),
  wrong: () => write({ status: "great", tool_calls: 7 }),
  deep: () => write("[".repeat(1_000_000) + "]".repeat(1_000_000)),
  binary: () => writeFileSync(path, Buffer.from([0xff, 0xfe, 0x00])),
  folder: () => mkdirSync(path),
  link: () => symlinkSync("/etc/passwd", path),
  pipe: () => execFileSync("mkfifo", [path]),
  hang: () => setTimeout(() => {}, 60_000),
  "hang-late": () => { write(fixed); setTimeout(() => {}, 60_000); },
  env: () => write({ ...fixed, final_output: JSON.stringify(process.env) }),
  case: () => write({ ...fixed, final_output: [process.env.REPLAYKIT_CASE_PATH, process.env.REPLAYKIT_SOURCE_TRACE_PATH].map((file) => readFileSync(file, "utf8")).join("\\n") }),
  loud: () => { process.stdout.write("x".repeat(1_000_000)); write(fixed); },
};
acts[process.argv[2]]();
`;

export interface TestProject extends TemporaryFolder {
  replay(act: string, options?: Partial<ReplayOptions>): Promise<ReplayReport>;
  replayWith(config: Record<string, unknown>, options?: Partial<ReplayOptions>): Promise<ReplayReport>;
}

/** A repository with cases and an agent, and what replays them. */
export function testProject(files: Record<string, string>): TestProject {
  const folder = temporaryFolder({ "agent.mjs": agent, ...files });
  const replayWith: TestProject["replayWith"] = async (runner, options = {}) => {
    const config: ReplayConfig = options.config ?? configSchema.parse({ runner });
    const cases = await findCases(folder.path, ["cases"]);
    // As every caller in the product has it: without it nothing would keep the runners from the network.
    await using gateway = await startCaseGateway(config, options.env ?? process.env);
    return await replaySuite({
      root: folder.path,
      cases,
      evidence: join(folder.path, "runs"),
      gateway,
      ...options,
      config,
    });
  };
  const replay: TestProject["replay"] = (act, options) =>
    replayWith({ command: [process.execPath, "agent.mjs", act], timeout: "20s" }, options);
  return { ...folder, path: folder.path, replay, replayWith };
}
