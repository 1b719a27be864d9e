import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compact } from "../../../src/core/compact.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { createToolReplay } from "../../../src/core/replay/tool-replay.ts";
import { replayRulesSchema } from "../../../src/core/schema/case.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import { type RecordedCall, toolFixturesSchema } from "../../../src/core/schema/fixtures.ts";
import type { Effects, ToolLocations } from "../../../src/core/schema/effect.ts";
import { startGateway } from "../../../src/gateway/server.ts";
import type { Observation, RoutingNotice } from "../../../src/gateway/observation.ts";
import { createUpstream } from "../../../src/gateway/upstream.ts";
import { toolEnvironment } from "../../../src/node/routing/tool-environment.ts";
import { shimEnvironment } from "../../../src/node/shim-environment.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

interface RoutedAgent {
  files: Record<string, string>;
  main: string;
  at: string;
  words?: string[] | undefined;
  args?: string[];
  mode: "record" | "replay";
  /** What is known of the tool in a replay. */
  calls?: RecordedCall[];
  /** Further tools. */
  more?: ToolLocations;
  effect?: "pure" | "read" | "write";
  /** Leaves the place for the agent's own process to find, as where only another loader can read the file. */
  unresolved?: boolean;
}

export interface AgentEnd {
  exit: number | null;
  stdout: string;
  stderr: string;
  /** What the real function wrote. */
  wrote: string;
  observations: readonly Observation[];
  notices: readonly RoutingNotice[];
}

/** Runs an agent whose `refund` is routed as replaykit.yaml would have it. */
export async function runRouted(agent: RoutedAgent): Promise<AgentEnd> {
  using folder = temporaryFolder();
  for (const [name, text] of Object.entries(agent.files)) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  }
  const { at, effect = "write", args, mode, unresolved } = agent;
  const place = { at, ...compact({ args }) };
  const config = configSchema.parse({
    tools: { refund: place, ...agent.more },
    effects: { ...effectsOf(agent.more), refund: effect },
  });
  const routed = unresolved
    ? {
        REPLAYKIT_TOOLS: JSON.stringify({
          version: 1,
          root: folder.path,
          mode,
          tools: { refund: { ...place, effect } },
        }),
      }
    : await toolEnvironment({ root: folder.path, config }, mode);
  const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream });
  const effects = effectLookup(config.effects);
  const fixtures = toolFixturesSchema.parse({ version: 1, calls: agent.calls ?? [] });
  const tools = createToolReplay({ fixtures, effects, rules: replayRulesSchema.parse({}) });
  using open = gateway.open({ mode, effects, now: () => new Date(0), ...(mode === "replay" ? { tools } : {}) });
  const log = join(folder.path, "side-effects.log");
  const env = { PATH: process.env["PATH"] ?? "", SIDE_EFFECTS: log, ...open.env, ...shimEnvironment({}), ...routed };
  const end = await ended([...(agent.words ?? []), join(folder.path, agent.main)], env);
  const wrote = existsSync(log) ? readFileSync(log, "utf8") : "";
  return { ...end, wrote, observations: open.session.observations(), notices: open.session.routing() };
}

function effectsOf(places: ToolLocations = {}): Effects {
  return Object.fromEntries(Object.entries(places).flatMap(([tool, { effect }]) => (effect ? [[tool, effect]] : [])));
}

function ended(words: string[], env: Record<string, string>): Promise<Pick<AgentEnd, "exit" | "stdout" | "stderr">> {
  return new Promise((done) => {
    const child = execFile(process.execPath, words, { env, timeout: 30_000 }, (_, stdout, stderr) =>
      done({ exit: child.exitCode, stdout: stdout.trim(), stderr }),
    );
  });
}
