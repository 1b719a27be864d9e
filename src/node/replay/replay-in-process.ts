import { basename, resolve } from "node:path";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { loadCase } from "../../core/case/load-case.ts";
import { createToolReplay, isErredRead } from "../../core/replay/tool-replay.ts";
import type { Effects } from "../../core/schema/effect.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { type AgentProgram, createMemoryStore, replaykit, type RunOptions } from "../../sdk/index.ts";
import type { Recordable } from "../../sdk/recorder/recordable.ts";
import { recordedError } from "../../sdk/recorder/record-stream.ts";
import { readCaseFiles } from "../files/case-folder.ts";
import { findRoot } from "../git/find-root.ts";
import { caseInput } from "../routing/kit-from-environment.ts";
import { compact } from "../../core/compact.ts";
import { loadConfig } from "../files/load-config.ts";

export interface ReplayCaseOptions {
  agent?: RunOptions["agent"];
  /** Added to those of the case and of replaykit.yaml. */
  effects?: Effects;
}

/**
 * Replays a known-bad run with an agent in this process, for tests. The case's recordings answer its tools, and its
 * writes never run. A call without a recording throws, and this function throws again even if the agent caught it: such
 * a run proves nothing. Calls outside of tools run as they are.
 */
export async function replayCase<T extends Recordable<T>>(
  folder: string,
  program: AgentProgram<T>,
  { agent, effects = {} }: ReplayCaseOptions = {},
): Promise<TraceRun> {
  const path = resolve(folder);
  const files = readCaseFiles(path);
  const { case: known, toolFixtures, trace } = loadCase(files, basename(path));
  const config = await loadConfig(findRoot(path));
  const tools = createToolReplay({
    fixtures: toolFixtures,
    rules: known.replay,
    effects: effectLookup({ ...effects, ...known.effects }, config.effects, config.aliases),
    aliases: config.aliases,
    terminal_tools: known.terminal_tools ?? config.terminal_tools,
  });
  const missed: string[] = [];
  const kit = replaykit({
    store: createMemoryStore(),
    telemetry: false,
    ...(trace.started_at === undefined ? {} : { now: () => new Date(trace.started_at ?? 0) }),
    callTool: async ({ tool, args }, work) => {
      const answer = tools.ask({ tool, args });
      if ("miss" in answer && answer.how === "missed" && !isErredRead(answer)) missed.push(answer.miss.message);
      if ("error" in answer && answer.error) throw recordedError(answer.error);
      if ("miss" in answer) throw new ReplayKitError("not_found", answer.miss.message);
      return "output" in answer ? (answer.output ?? null) : work();
    },
  });
  const runId = `replay-${known.id}`;
  await kit.run({ ...caseInput(known), ...compact({ agent }), runId }, program).catch(() => {});
  const [first] = missed;
  if (first !== undefined) {
    throw new ReplayKitError(
      "not_found",
      `the replay of ${known.id} needs a recording that it does not have: ${first}`,
      {
        hint: `npx replaykit case fixtures add ${known.id} extends the recordings`,
      },
    );
  }
  return kit.trace(runId);
}
