import type { ToolMode } from "../schema/case.ts";
import { type LintedCase, lintError, type LintProblem, lintWarning } from "./lint-problem.ts";

/** The tool modes of a case: by name, and the one for all others. */
function toolModes({ case: { replay } }: LintedCase): { byName: [string, ToolMode][]; others: ToolMode } {
  const { tools } = replay;
  if (typeof tools === "string") return { byName: [], others: tools };
  const { default: others = "fixtures", ...byName } = tools;
  return { byName: Object.entries(byName), others };
}

/** Checks how calls are answered: no write may be live, and named things must exist. */
export function lintReplayRules(linted: LintedCase): LintProblem[] {
  return [...lintLive(linted), ...lintNamedTools(linted), ...lintStatic(linted), ...lintModel(linted)];
}

function lintLive(linted: LintedCase): LintProblem[] {
  const { reading, effects } = linted;
  const { byName, others } = toolModes(linted);
  const problems: LintProblem[] = [];
  if (others === "live") {
    problems.push(
      lintError("live_not_named", "replay.tools is live for all tools; live is only for reads, by name", {
        line: reading.lineOf(["replay", "tools"]),
        hint: "replay: { tools: { search_docs: live } }",
      }),
    );
  }
  for (const [tool, mode] of byName) {
    if (mode !== "live") continue;
    const { effect, guessed } = effects(tool);
    const line = reading.lineOf(["replay", "tools", tool]);
    if (effect === "write") {
      problems.push(
        lintError("write_live", `replay.tools.${tool} is live, but ${tool} is a write${guessed ? " (guessed)" : ""}`, {
          line,
          hint: `writes never run; use fixtures, or set effects: { ${tool}: read } if it only reads`,
        }),
      );
    } else if (guessed) {
      problems.push(
        lintError("live_guessed", `replay.tools.${tool} is live, but its effect (${effect}) is only guessed`, {
          line,
          hint: `set effects: { ${tool}: read } if it only reads`,
        }),
      );
    }
  }
  return problems;
}

function lintNamedTools(linted: LintedCase): LintProblem[] {
  const { run, tools, reading, effects, case: replayCase } = linted;
  if (!run || !tools) return [];
  const known = new Set([
    ...run.calls.map(({ tool }) => tool),
    ...tools.calls.map(({ tool }) => tool),
    ...Object.keys(tools.static),
  ]);
  const named = [
    ...toolModes(linted).byName.map(([tool]) => ({ tool, path: ["replay", "tools", tool] })),
    ...Object.keys(replayCase.replay.match.tools).map((tool) => ({ tool, path: ["replay", "match", "tools", tool] })),
  ];
  return named
    .filter(({ tool }) => !known.has(tool) && effects(tool).guessed)
    .map(({ path }) =>
      lintWarning("unknown_tool", `${path.join(".")} names a tool that the trace and the fixtures do not know`, {
        line: reading.lineOf(path),
        hint: "correct the name, or say under effects what the tool does",
      }),
    );
}

function lintStatic(linted: LintedCase): LintProblem[] {
  const { tools, reading } = linted;
  return toolModes(linted)
    .byName.filter(([tool, mode]) => mode === "static" && tools !== undefined && !Object.hasOwn(tools.static, tool))
    .map(([tool]) =>
      lintError(
        "missing_static",
        `replay.tools.${tool} is static, but fixtures/tools.json has no static answer for it`,
        {
          line: reading.lineOf(["replay", "tools", tool]),
          hint: `add "static": { ${JSON.stringify(tool)}: { "output": … } } to fixtures/tools.json`,
        },
      ),
    );
}

function lintModel({ case: { replay }, model, reading }: LintedCase): LintProblem[] {
  if (replay.model === undefined || replay.model === "live" || model !== undefined) return [];
  return [
    lintError("missing_model", `replay.model is ${replay.model}, but fixtures/model.json is missing`, {
      line: reading.lineOf(["replay", "model"]),
      hint: "record the model with the gateway, or set replay: { model: live }",
    }),
  ];
}
