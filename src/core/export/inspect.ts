import type { Json, JsonObject } from "../schema/json.ts";
import { criteriaOf, type ExportedCase, type Exporter, labelsOf, notExercisedWords } from "./exported-case.ts";

/**
 * Exports an Inspect task: a dataset with one sample for each case, a solver that replays it and a scorer that reads
 * the verdict.
 */
export const exportInspect: Exporter = (cases) => ({
  files: {
    "replaykit-cases.jsonl": cases.map((exported) => `${JSON.stringify(sampleOf(exported))}\n`).join(""),
    "replaykit_cases.py": task,
  },
  notes: cases.flatMap(({ case: { id, scenario } }) => {
    const foreign = new Set(scenario.input.map(({ role }) => role).filter((role) => !isRole(role)));
    return [...foreign].map((role) => `${id}: Inspect knows no role "${role}"; its messages are written as the user's`);
  }),
});

function sampleOf({ case: replayCase, path }: ExportedCase): JsonObject {
  const messages = replayCase.scenario.input.map(({ role, content }) => messageOf(role, content));
  return {
    id: replayCase.id,
    // Inspect refuses a sample without input.
    input: messages.length > 0 ? messages : replayCase.title,
    target: criteriaOf(replayCase),
    metadata: labelsOf(replayCase, path),
  };
}

const roles = ["system", "user", "assistant", "tool"];

function isRole(role: string): boolean {
  return roles.includes(role);
}

function messageOf(role: string, content: Json): JsonObject {
  return {
    role: isRole(role) ? role : "user",
    content: typeof content === "string" ? content : JSON.stringify(content),
  };
}

const task = `"""Replays ReplayKit cases under Inspect; no model is asked. Run it at the repository's root:

    inspect eval replaykit_cases.py --model mockllm/model

REPLAYKIT_COMMAND overrides \`npx replaykit\`.
"""

import json
import os
import shlex
from pathlib import Path

from inspect_ai import Task, task
from inspect_ai.dataset import json_dataset
from inspect_ai.model import ModelOutput
from inspect_ai.scorer import CORRECT, INCORRECT, NOANSWER, PARTIAL, Score, Target, accuracy, scorer, stderr
from inspect_ai.solver import Generate, TaskState, solver
from inspect_ai.util import subprocess

COMMAND = shlex.split(os.environ.get("REPLAYKIT_COMMAND", "npx replaykit"))
VALUES = {"fixed": CORRECT, "inconclusive": NOANSWER}


@solver
def replay():
    async def solve(state: TaskState, generate: Generate) -> TaskState:
        path = state.metadata["path"]
        done = await subprocess([*COMMAND, "replay", path, "--json"])
        try:
            result = json.loads(done.stdout)["cases"][0]
        except (ValueError, KeyError, IndexError):
            raise RuntimeError(f"{path} could not be replayed: {done.stderr}{done.stdout}") from None
        state.metadata["replay"] = result
        state.output = ModelOutput.from_content("replaykit", result["reason"])
        return state

    return solve


@scorer(metrics=[accuracy(), stderr()])
def verdict():
    async def score(state: TaskState, target: Target) -> Score:
        result = state.metadata["replay"]
        assertions = [item for attempt in result["attempts"][-1:] for item in attempt["assertions"]]
        waiting = [f"{item['check']}: {item['message']}" for item in assertions if item["outcome"] == "needs_human"]
        value = VALUES.get(result["verdict"], INCORRECT)
        unseen = [f"{tool}: ${notExercisedWords}" for tool in result.get("not_exercised", [])]
        said = [*unseen, f"{result['standing']}: {result['reason']}", *(f"not decided, needs a person: {one}" for one in waiting)]
        return Score(
            # A criterion that nobody has judged yet is not met.
            value=PARTIAL if value == CORRECT and waiting else value,
            answer=result["verdict"],
            explanation="\\n".join(said),
            metadata={"blocks": result["blocks"], "assertions": assertions},
        )

    return score


@task
def replaykit_cases() -> Task:
    dataset = json_dataset(str(Path(__file__).with_name("replaykit-cases.jsonl")))
    return Task(dataset=dataset, solver=replay(), scorer=verdict())
`;
