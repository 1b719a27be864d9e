import { type EffectLookup, guessEffect } from "../effects.ts";
import type { Expectation, ScaffoldInput } from "./scaffold-input.ts";
import type { ToolFixtures } from "../schema/fixtures.ts";
import { onlyClassOf } from "../signatures/error-signature.ts";

interface NoteParts {
  input: Pick<ScaffoldInput, "trace" | "modelFixtures" | "redactor">;
  guessed: string[];
  /** Tools that a right run calls. */
  expected: string[];
  lookup: EffectLookup;
  expectation: Expectation;
  fixtures: ToolFixtures;
  /** Notes on names that look misspelt. */
  unknown: string[];
  /** JSON Pointers of prompts that contain the day of the recording. */
  clock: string[];
}

/** Notes for the person who reviews a new case. */
export function scaffoldNotes({
  input,
  guessed,
  expected,
  lookup,
  expectation,
  fixtures,
  unknown,
  clock,
}: NoteParts): string[] {
  const notes = [...unknown, ...expectation.notes];
  if (guessed.length > 0) {
    notes.push(
      `effects guessed from the names of the tools: ${guessed.join(", ")}; check them under effects in case.yaml`,
    );
  }
  const assumedWrites = expected.filter(
    (tool) => guessEffect(tool) !== "write" && lookup(tool).guessed && lookup(tool).effect === "write",
  );
  if (assumedWrites.length > 0) {
    const remedy = "if one only reads, pass --effect <tool>=read";
    notes.push(`treated as writes, since a right run makes them: ${assumedWrites.join(", ")}; ${remedy}`);
  }
  const classes = expectation.signatures.flatMap(({ check }) => onlyClassOf(check) ?? []);
  if (classes.length > 0) {
    notes.push(
      `any ${classes.join(", ")} counts as this failure, because the rest of its message varies; add what tells it apart to signatures`,
    );
  }
  const redacted = input.redactor.findings().length;
  if (redacted > 0) notes.push(`${redacted} value${redacted === 1 ? " was" : "s were"} redacted`);
  if (clock.length > 0)
    notes.push(
      `the prompt contains the date: dates and times at ${clock.join(", ")} are ignored (replay.match.ignore)`,
    );
  if (input.modelFixtures === undefined) {
    const callsModel = input.trace.events.some(({ type }) => type === "model_call");
    const which = callsModel
      ? "so the replay uses a live model"
      : "so the replay uses a live model if the agent asks one";
    notes.push(`no model exchanges were recorded, ${which}`);
  }
  if (fixtures.calls.length === 0) notes.push("no tool answers were recorded");
  return notes;
}
