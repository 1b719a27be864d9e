import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { effectLookup } from "../../../src/core/effects.ts";
import { createToolReplay } from "../../../src/core/replay/tool-replay.ts";
import { replayRulesSchema } from "../../../src/core/schema/case.ts";
import { type RecordedCall, toolFixturesSchema } from "../../../src/core/schema/fixtures.ts";
import { type ToolLocations, toolLocationsSchema } from "../../../src/core/schema/effect.ts";
import { startGateway } from "../../../src/gateway/server.ts";
import type { Observation, RoutingNotice } from "../../../src/gateway/observation.ts";
import { createUpstream } from "../../../src/gateway/upstream.ts";
import { shimEnvironment } from "../../../src/node/shim-environment.ts";
import { type TemporaryFolder, temporaryFolder } from "../../support/temporary-folder.ts";
import { python } from "../../support/python.ts";

/** What an agent did under a gateway. */
export interface PythonRun {
  exit: number;
  stdout: string;
  stderr: string;
  observations: readonly Observation[];
  calls: RecordedCall[];
  routing: readonly RoutingNotice[];
  misses: string[];
  /** What its tools wrote: a line for each time that one really ran. */
  ran: string[];
}

export interface PythonAgent extends Disposable {
  folder: TemporaryFolder;
  record(): Promise<PythonRun>;
  /** With what was recorded, or with other recordings. */
  replay(calls: RecordedCall[], fixed?: Record<string, unknown>): Promise<PythonRun>;
}

export interface AgentFiles {
  files: Record<string, string>;
  /** `tools` of replaykit.yaml. */
  tools?: Record<string, unknown>;
  effects?: Record<string, "pure" | "read" | "write">;
  words?: string[];
}

/** An agent of some files, which a real gateway records and replays; what a tool writes goes to ran.log. */
export function pythonAgent({ files, tools = {}, effects = {}, words = ["main.py"] }: AgentFiles): PythonAgent {
  const folder = temporaryFolder(files);
  const places = toolLocationsSchema.parse(tools);
  const declared = effectLookup(effects);
  const run = async (mode: "record" | "replay", calls: RecordedCall[], fixed: Record<string, unknown>) => {
    const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
    await using gateway = await startGateway({ upstream });
    const fixtures = toolFixturesSchema.parse({ version: 1, calls, static: fixed });
    const replay = createToolReplay({ fixtures, rules: replayRulesSchema.parse({}), effects: declared });
    const now = () => new Date(0);
    const answers = mode === "replay" ? { tools: replay } : {};
    const open = gateway.open({ mode, ...answers, effects: declared, now });
    const ended = await spawned(words, folder.path, { ...open.env, ...toolEnvironment(places, mode, folder.path) });
    const observations = open.session.observations();
    const log = join(folder.path, "ran.log");
    return {
      ...ended,
      observations,
      calls: observations.flatMap((seen) => (seen.type === "tool" ? [seen.call] : [])),
      routing: open.session.routing(),
      misses: open.session.misses().map(({ message }) => message),
      ran: existsSync(log) ? readFileSync(log, "utf8").split("\n").filter(Boolean) : [],
    };
  };
  return {
    folder,
    record: () => run("record", [], {}),
    replay: (calls, fixed = {}) => run("replay", calls, fixed),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

function toolEnvironment(places: ToolLocations, mode: string, root: string): Record<string, string> {
  if (Object.keys(places).length === 0) return {};
  return { REPLAYKIT_TOOLS: JSON.stringify({ version: 1, root, mode, tools: places }) };
}

function spawned(words: string[], cwd: string, gatewayEnv: Record<string, string>) {
  const env = { PATH: process.env["PATH"] ?? "", PYTHONDONTWRITEBYTECODE: "1", ...gatewayEnv, ...shimEnvironment({}) };
  return new Promise<Pick<PythonRun, "exit" | "stdout" | "stderr">>((done) => {
    execFile(python, words, { cwd, env }, (error, stdout, stderr) => {
      const exit = error === null ? 0 : typeof error.code === "number" ? error.code : -1;
      done({ exit, stdout, stderr });
    });
  });
}
