import { formatJsonFile } from "./case-files.ts";
import type { EffectLookup } from "../effects.ts";
import { ReplayKitError } from "../error.ts";
import { formatCaseYaml } from "./format-case-yaml.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import { runFromTrace } from "../run/run-from-trace.ts";
import { outputText } from "../run/text-of.ts";
import { inputMessages } from "../run/trace-input.ts";
import { recordedExchanges } from "../scaffold/model-exchanges.ts";
import { toolFixtures } from "../scaffold/tool-fixtures.ts";
import { type CaseFiles, caseVersion, replayRulesSchema, type ReplayCase } from "../schema/case.ts";
import type { Check } from "../schema/check.ts";
import type { ModelFixtures } from "../schema/fixtures.ts";
import type { Run } from "../schema/run.ts";
import { compact } from "../compact.ts";
import type { TraceRun } from "../schema/trace.ts";

export interface ControlInput {
  /** A good run, redacted. */
  trace: TraceRun;
  id: string;
  /** The user's name for the run, for errors. */
  name: string;
  /** The runner in the configuration that runs it. */
  runner: string | undefined;
  effects: EffectLookup;
  /** Assertions of the failure's case. A control must not say their texts, because the good run did not. */
  wanted: readonly Check[];
  /** Default: none. */
  tags?: readonly string[] | undefined;
  /** The models' answers, if the trace does not contain them. */
  modelFixtures?: ModelFixtures | undefined;
}

/**
 * Makes a control: a case of a good run that must stay as it is. Throws `invalid_input` if the run was not good or
 * called no tool.
 */
export function controlCase({ trace, id, name, runner, effects, wanted, tags, ...given }: ControlInput): CaseFiles {
  const run = runFromTrace(trace, effects);
  const refusal = refusalOf(trace, run);
  if (refusal !== undefined) {
    throw new ReplayKitError("invalid_input", `${name} is not a control: ${refusal}`, {
      hint: "name a run that ended well and called a tool; `npx replaykit runs` lists the recorded ones",
    });
  }
  const model = given.modelFixtures ?? recordedExchanges(trace);
  const { feedback: _, ...kept } = trace;
  return {
    "case.yaml": formatCaseYaml(caseOf({ trace, run, id, runner, wanted, tags, recorded: model !== undefined })),
    "source-trace.json": formatJsonFile(kept),
    "fixtures/tools.json": formatJsonFile(toolFixtures(trace, run)),
    ...compact({ "fixtures/model.json": model && formatJsonFile(model) }),
  };
}

function refusalOf({ feedback }: TraceRun, { status, calls, errors }: Run): string | undefined {
  if (feedback?.rating === "bad") return "the run was rated bad";
  if (status === "error") return `the run failed (${errors.at(-1)?.text.slice(0, 120) ?? "status error"})`;
  return calls.length === 0
    ? "the run called no tool, so a control could not tell whether the agent still works"
    : undefined;
}

interface CaseParts extends Pick<ControlInput, "trace" | "id" | "runner" | "wanted" | "tags"> {
  run: Run;
  recorded: boolean;
}

function caseOf({ trace, run, id, runner, wanted, tags = [], recorded }: CaseParts): ReplayCase {
  return {
    version: caseVersion,
    id,
    title: "A good run stays as it is",
    state: "guard",
    source: { run_id: trace.run_id },
    ...compact({ runner, agent: trace.agent?.name }),
    tags: [...tags],
    effects: Object.fromEntries(run.calls.map(({ tool, effect }) => [tool, effect])),
    scenario: { input: inputMessages(trace), mode: "continue", context: {} },
    replay: replayRulesSchema.parse({ model: recorded ? "recorded-until-divergence" : "live" }),
    signatures: [{ kind: "status_is", status: "error" }],
    assertions: [...goesOn(run), ...unsaid(run, wanted)],
    reviews: [],
  };
}

/** Requires the same writes, the same reads, and the facts that the answer has from tools. */
function goesOn({ calls, final_output }: Run): Check[] {
  const writes = calls.filter(({ effect, error }) => effect === "write" && error === undefined);
  const others = new Map(
    calls.flatMap((call) =>
      call.effect === "write" ? [] : [[`${call.tool}\n${canonicalJson(call.args)}`, call] as const],
    ),
  );
  const answer = outputText(final_output);
  return [
    {
      kind: "writes_are",
      calls: writes.map(({ tool, args }) => ({ tool, args, match: "exact" })),
      include_failed: false,
    },
    ...[...others.values()]
      .slice(0, 20)
      .map(({ tool, args }): Check => ({ kind: "tool_called", tool, args, match: "exact" })),
    ...(answer === "" ? [] : [{ kind: "final_output_exists", exists: true } as const]),
    ...factsIn(answer, calls).map((text): Check => ({ kind: "output_contains", text, in: "any", not: false })),
  ];
}

/** Forbids expected texts that the good run did not say. A fix that always says such a text has only memorised it. */
function unsaid({ said }: Run, wanted: readonly Check[]): Check[] {
  return wanted.flatMap((check) => {
    if (check.kind !== "output_contains" || check.not) return [];
    const isSaid = said.some((text) => text.toLowerCase().includes(check.text.toLowerCase()));
    return isSaid ? [] : [{ ...check, not: true }];
  });
}

const mostFacts = 5;

/** Numbers and ids in the answer that come from a tool's result. An answer in other words still contains them. */
function factsIn(answer: string, calls: Run["calls"]): string[] {
  const toolWords = new Set(calls.flatMap(({ output }) => words(JSON.stringify(output ?? null))));
  return [...new Set(words(answer))].filter((word) => toolWords.has(word)).slice(0, mostFacts);
}

function words(text: string): string[] {
  return (text.match(/\w+(?:[.:-]\w+)*/g) ?? []).filter((word) => word.length >= 2 && /\d/.test(word));
}
