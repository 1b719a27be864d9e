import * as z from "zod";
import type { CheckOf } from "../../core/schema/check.ts";
import type { Json } from "../../core/schema/json.ts";
import { parseJson } from "../../core/json-limits.ts";
import { assertProgram, commandOf } from "./command.ts";
import { endingOf } from "./process-runner.ts";
import { runInside } from "../sandbox/in-room.ts";
import type { Box } from "../sandbox/sandbox.ts";

const answerSchema = z.looseObject({
  outcome: z.enum(["pass", "fail", "needs_human"]),
  message: z.string().default(""),
});
export type ScriptAnswer = z.infer<typeof answerSchema>;

export interface ScriptContext {
  cwd: string;
  env: Record<string, string>;
  /** Path below a folder that only this replay has. */
  mark: string;
  signal?: AbortSignal | undefined;
  /** Where it runs, apart from the machine. */
  box?: Box | undefined;
}

export type ScriptEnd = { kind: "answer"; answer: ScriptAnswer } | { kind: "broken"; reason: string };

/** Asks the user's own command about a run: JSON in on stdin, `{outcome, message}` out on stdout. */
export async function runScriptCheck(check: CheckOf<"script">, input: Json, place: ScriptContext): Promise<ScriptEnd> {
  const command = commandOf(check.command);
  const broken = (reason: string): ScriptEnd => ({
    kind: "broken",
    reason: `the check script "${command.shown}" ${reason}`,
  });
  try {
    assertProgram(command, place.cwd, place.env["PATH"]);
  } catch {
    return broken("was not found");
  }
  const { cwd, mark, signal } = place;
  const env = { ...place.env, REPLAYKIT_SCRATCH: mark };
  const request = { command, cwd, env, mark, signal, timeoutMs: check.timeout, input: JSON.stringify(input) };
  const end = await runInside(request, { box: place.box });
  if (end.failure !== undefined) return broken(`could not be started: ${end.failure}`);
  if (end.timed_out) return broken(`did not answer within ${check.timeout} ms`);
  const parsed = answerSchema.safeParse(jsonOf(end.stdout.text()));
  if (parsed.success) return { kind: "answer", answer: parsed.data };
  return broken(`${endingOf(end)} and printed no {"outcome": "pass" | "fail" | "needs_human", "message": "…"}`);
}

function jsonOf(text: string): Json | undefined {
  try {
    return parseJson(text, { name: "the script's answer" });
  } catch {
    return undefined; // the caller says what was wanted
  }
}
