import { plural } from "../../core/checks/check-result.ts";
import { readCaseYaml } from "../../core/case/case-yaml.ts";
import { effectLookup } from "../../core/effects.ts";
import { guessedEffects } from "../../core/lint/lint-head.ts";
import type { LoadedCase } from "../../core/case/load-case.ts";
import { nearestName } from "../../core/text/nearest-name.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import { toolSchemas } from "../../core/scaffold/tool-fixtures.ts";
import type { Check } from "../../core/schema/check.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { DoctorFinding, ReadCase } from "./finding.ts";

/**
 * Findings about tools with a guessed effect, and about misspelt names. The effect decides what replay does with a
 * tool, so a guess is not reliable enough.
 */
export function effectFindings(config: ReplayConfig, cases: ReadCase[]): DoctorFinding[] {
  const guessed = new Map(cases.flatMap((read) => guessedIn(read, config)));
  const unknown = misspeltEffects(config, cases);
  if (guessed.size === 0 && unknown.length === 0)
    return [{ level: "ok", message: "the effect of every tool is known" }];
  if (guessed.size === 0) return unknown;
  const list = [...guessed].map(([tool, effect]) => `${tool}: ${effect}`).join(", ");
  return [
    {
      level: "advice",
      message: `the effect of ${plural(guessed.size, "tool")} is only guessed`,
      next: `check these, put them under effects in replaykit.yaml, and remove the comment "guessed" from the cases: { ${list} }`,
    },
    ...unknown,
  ];
}

function guessedIn({ loaded, yaml }: ReadCase, config: ReplayConfig): [tool: string, effect: string][] {
  const effects = effectLookup(loaded.case.effects, config.effects);
  const reading = readCaseYaml(yaml, "case.yaml");
  const { marked, called } = guessedEffects({ reading, run: runFromTrace(loaded.trace, effects), effects });
  const served = loaded.toolFixtures.calls.map(({ tool }) => tool).filter((tool) => effects(tool).guessed);
  return [...marked, ...called, ...served].map((tool) => [tool, effects(tool).effect]);
}

/** Names under `effects` and `terminal_tools` that no case uses, if they are close to the name of a case's tool. */
function misspeltEffects({ effects, terminal_tools }: ReplayConfig, cases: ReadCase[]): DoctorFinding[] {
  const known = new Set(cases.flatMap(({ loaded }) => toolsOf(loaded)));
  const named = [
    ...Object.keys(effects).map((tool) => ({ tool, place: `effects.${tool}` })),
    ...terminal_tools.map((tool) => ({ tool, place: `terminal_tools: ${tool}` })),
  ];
  const unnamed = [...known].filter((tool) => !named.some((one) => one.tool === tool));
  return named.flatMap(({ tool, place }): DoctorFinding[] => {
    const near = known.has(tool) ? undefined : nearestName(tool, unnamed);
    if (near === undefined) return [];
    return [
      {
        level: "advice",
        message: `replaykit.yaml: ${place} is a tool that no case knows; did you mean ${near}?`,
        next: "correct the name in replaykit.yaml",
      },
    ];
  });
}

function toolsOf({ case: { signatures, assertions, effects }, trace, toolFixtures }: LoadedCase): string[] {
  return [
    ...trace.events.flatMap((event) => (event.type === "tool_call" ? [event.tool_name] : [])),
    ...toolFixtures.calls.map(({ tool }) => tool),
    ...Object.keys({ ...toolFixtures.static, ...toolFixtures.schemas, ...toolSchemas(trace) }),
    ...Object.keys(effects),
    ...[...signatures, ...assertions].flatMap(toolOfCheck),
  ];
}

function toolOfCheck(check: Check): string[] {
  if (check.kind === "writes_are") return check.calls.map(({ tool }) => tool);
  return "tool" in check && typeof check.tool === "string" ? [check.tool] : [];
}
