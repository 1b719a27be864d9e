import { commentAt } from "../case/case-yaml.ts";
import { isObject } from "../schema/is-object.ts";
import { plural } from "../checks/check-result.ts";
import { userTurns } from "../run/case-input.ts";
import { type LintedCase, lintError, type LintProblem, lintWarning } from "./lint-problem.ts";

/** What case.yaml says about itself: id, input, quarantine, reviews, effects. */
export function lintHead(linted: LintedCase): LintProblem[] {
  return [
    ...lintId(linted),
    ...lintInput(linted),
    ...lintQuarantine(linted),
    ...lintReviews(linted),
    ...lintEffects(linted),
  ];
}

function lintId({ case: { id }, folderName, reading }: LintedCase): LintProblem[] {
  if (id === folderName) return [];
  return [
    lintError("id_mismatch", `id is ${id}, but the folder is ${JSON.stringify(folderName)}`, {
      line: reading.lineOf(["id"]),
      hint: "rename one of the two; `npx replaykit lint --fix` uses the folder's name",
      fixable: /^[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/.test(folderName),
    }),
  ];
}

function lintInput({ case: { scenario }, reading }: LintedCase): LintProblem[] {
  const { from_turn = 1 } = scenario;
  const turns = userTurns(scenario).length;
  if (from_turn > Math.max(1, turns)) {
    return [
      lintWarning(
        "unknown_turn",
        `scenario.from_turn is ${from_turn}, but scenario.input has ${plural(turns, "turn")} of the user`,
        {
          line: reading.lineOf(["scenario", "from_turn"]),
          hint: "count the messages of the user, from 1; without from_turn the agent takes over at the last one",
        },
      ),
    ];
  }
  if (scenario.input.length > 0 || Object.keys(scenario.context).length > 0) return [];
  return [
    lintWarning("no_input", "scenario.input is empty, so the agent is given nothing", {
      line: reading.lineOf(["scenario"]),
      hint: "write the messages that the agent answers",
    }),
  ];
}

function lintQuarantine({ case: { state, quarantine }, reading, today }: LintedCase): LintProblem[] {
  const line = reading.lineOf(quarantine === undefined ? ["state"] : ["quarantine"]);
  if (state !== "quarantined") {
    if (quarantine === undefined) return [];
    return [
      lintWarning("quarantine_unused", `state is ${state}, so quarantine has no effect`, {
        line,
        hint: "remove quarantine",
      }),
    ];
  }
  const hint = "quarantine: { owner: …, reason: …, until: 2026-12-31 }";
  const lacking = (["owner", "reason"] as const).filter((key) => (quarantine?.[key] ?? "").trim() === "");
  if (quarantine === undefined || lacking.length > 0) {
    const what = quarantine === undefined ? "owner, reason and until" : lacking.join(" and ");
    return [lintError("quarantine_incomplete", `state is quarantined, but quarantine lacks ${what}`, { line, hint })];
  }
  if (quarantine.until >= today) return [];
  return [
    lintError("quarantine_expired", `quarantine ended on ${quarantine.until}`, {
      line: reading.lineOf(["quarantine", "until"]),
      hint: `ask ${quarantine.owner}: fix it and set state: open or guard, or give a new date`,
    }),
  ];
}

function lintReviews({ case: { reviews, assertions }, reading }: LintedCase): LintProblem[] {
  const statements = new Set(assertions.flatMap((check) => (check.kind === "semantic" ? [check.statement] : [])));
  return reviews.flatMap(({ assertion }, index) => {
    if (statements.has(assertion)) return [];
    const message = `reviews[${index}] is about ${JSON.stringify(assertion.slice(0, 80))}, but no semantic assertion has this sentence`;
    return [
      lintWarning("review_unknown", message, {
        line: reading.lineOf(["reviews", index]),
        hint: "repeat the assertion's sentence",
      }),
    ];
  });
}

/** Tools with a guessed effect: those that case.yaml marks as guessed, and called ones that it leaves out. */
export function guessedEffects({ reading, run, effects }: Pick<LintedCase, "reading" | "run" | "effects">): {
  marked: string[];
  called: string[];
} {
  const written =
    isObject(reading.value) && isObject(reading.value["effects"]) ? Object.keys(reading.value["effects"]) : [];
  const marked = written.filter((tool) => commentAt(reading.document, ["effects", tool])?.includes("guessed"));
  const called = [...new Set(run?.calls.map(({ tool }) => tool))].filter((tool) => effects(tool).guessed);
  return { marked, called };
}

/** Effects decide what may run, so a person must see a guess. */
function lintEffects(linted: LintedCase): LintProblem[] {
  const { reading, effects } = linted;
  const { marked, called } = guessedEffects(linted);
  return [...marked, ...called].map((tool) => {
    const message = `the effect of ${tool} is guessed to be ${effects(tool).effect}`;
    const line = reading.lineOf(["effects", tool]);
    return lintWarning("effect_guessed", message, {
      line,
      hint: marked.includes(tool)
        ? "correct it if needed, and remove the comment"
        : "say what it does under effects, in replaykit.yaml or here: pure, read or write",
    });
  });
}
