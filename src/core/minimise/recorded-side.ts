import { canonicalJson } from "../json/canonical-json.ts";
import { checkRun } from "../checks/check-run.ts";
import { effectLookup } from "../effects.ts";
import { caseFingerprints } from "../fingerprint/fingerprint.ts";
import type { LoadedCase } from "../case/load-case.ts";
import type { Hash } from "../platform.ts";
import { createToolReplay } from "../replay/tool-replay.ts";
import { runFromTrace } from "../run/run-from-trace.ts";
import type { ReplayConfig } from "../schema/config.ts";
import type { Json } from "../schema/json.ts";

interface RecordedSide {
  loaded: LoadedCase;
  config: ReplayConfig;
  hash: Hash;
}

/**
 * What a case says about its recorded run, as one text to compare before and after a change. It contains the checks'
 * outcomes, the fingerprints, the calls and texts of the run, and how the recordings answer it. If it is unchanged, an
 * agent that fails as before meets the same answers.
 */
export function recordedSide({ loaded, config, hash }: RecordedSide): string {
  const { case: replayCase, trace } = loaded;
  const effects = effectLookup(replayCase.effects, config.effects);
  const terminal_tools = replayCase.terminal_tools ?? config.terminal_tools;
  const run = runFromTrace(trace, effects);
  const outcomes = [...replayCase.signatures, ...replayCase.assertions].map(
    (check) => checkRun(run, check, { terminal_tools }).outcome,
  );
  const { status, final_output = null, said, errors } = run;
  const fields = { status, final_output, said, errors: errors.map(({ kind, text }) => [kind, text]) };
  return canonicalJson({
    ...fields,
    outcomes,
    names: caseFingerprints(loaded, config, { hash }),
    calls: run.calls.map(({ tool, args }) => ({ tool, args })),
    answers: answersOf(loaded, config),
  });
}

/**
 * How each call of the recorded run is answered. The content of an answer may shrink, but its source must not change.
 */
function answersOf({ case: replayCase, trace, toolFixtures }: LoadedCase, config: ReplayConfig): Json[] {
  const effects = effectLookup(replayCase.effects, config.effects, config.aliases);
  const terminal_tools = replayCase.terminal_tools ?? config.terminal_tools;
  const { aliases } = config;
  const tools = createToolReplay({
    fixtures: toolFixtures,
    rules: replayCase.replay,
    effects,
    terminal_tools,
    aliases,
  });
  const recorded = new Map(toolFixtures.calls.map((call) => [call.output, call.source]));
  return runFromTrace(trace, effects).calls.map(({ tool, args }) => {
    const answer = tools.ask({ tool, args });
    const error = "error" in answer ? (answer.error?.message ?? null) : null;
    const source = "output" in answer ? recorded.get(answer.output) : undefined;
    return { how: answer.how, error, source: source ? `${source.run_id} ${source.index}` : null };
  });
}
