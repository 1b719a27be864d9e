import { Validator } from "@cfworker/json-schema";
import { isHandOver } from "../effects.ts";
import { parseJson } from "../json/json-limits.ts";
import { safePattern, testPattern } from "../matching/safe-pattern.ts";
import { shortJson } from "../matching/short-json.ts";
import { outputText } from "../run/text-of.ts";
import type { CheckOf } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
import { beginningOf, endOf } from "../text/characters.ts";
import { type CheckContext, type CheckResult, decided, notVisible, testedInPart } from "./check-result.ts";
import { containsText } from "./contains-text.ts";

export function finalOutputExists(
  run: Run,
  { exists }: CheckOf<"final_output_exists">,
  context: CheckContext,
): CheckResult {
  const last = run.calls.at(-1);
  const ends = (tool: string) => context.terminal_tools?.includes(tool) === true || isHandOver(tool);
  if (run.final_output === undefined && last && ends(last.tool)) {
    return decided(exists, `the run ended on ${last.tool}, which needs no final output`, {
      expected: exists,
      observed: last.tool,
    });
  }
  const has = run.final_output !== undefined;
  if (!has && run.unseen.includes("answer")) return notVisible("answer");
  const message = has ? `the run has a final output: ${shortJson(run.final_output)}` : "the run has no final output";
  return decided(
    has === exists,
    has === exists ? message : `expected ${exists ? "a" : "no"} final output; ${message}`,
    {
      expected: exists,
      observed: has,
    },
  );
}

export function outputContains(run: Run, { text, in: place, not }: CheckOf<"output_contains">): CheckResult {
  const found = placesOf(run, place).find((passage) => containsText(passage, text));
  return foundOrNot({ found, what: shortJson(text), place, not, run, expected: text });
}

export function outputMatches(run: Run, { pattern, flags, in: place, not }: CheckOf<"output_matches">): CheckResult {
  const safe = safePattern(pattern, flags);
  if (!safe.ok) return decided(false, `the pattern ${shortJson(pattern)} was not tested: ${safe.message}`);
  const results = placesOf(run, place).map((passage) => ({ passage, result: testPattern(safe, passage) }));
  const found = results.find(({ result }) => result === "match")?.passage;
  if (found === undefined && results.some(({ result }) => result === "too long")) {
    const seen = `no match in the first ${safe.limit} characters, and the text is longer`;
    return testedInPart(`the pattern ${shortJson(pattern)} was not decided: ${seen}`);
  }
  return foundOrNot({ found, what: `a match of ${shortJson(pattern)}`, place, not, run, expected: pattern });
}

export function outputJson(run: Run, { schema }: CheckOf<"output_json">): CheckResult {
  if (run.final_output === undefined && run.unseen.includes("answer")) return notVisible("answer");
  if (run.final_output === undefined)
    return decided(false, "expected JSON, but the run has no final output", { expected: schema });
  const parsed = readOutput(run.final_output);
  if (!parsed.ok)
    return decided(false, `the final output is not JSON: ${parsed.message}`, {
      expected: schema,
      observed: run.final_output,
    });
  const fault = schemaFault(schema, parsed.value);
  return decided(
    fault === undefined,
    fault === undefined ? "the final output meets the schema" : `the final output does not meet the schema: ${fault}`,
    {
      expected: schema,
      observed: parsed.value,
    },
  );
}

/** Why a JSON Schema cannot be used; `undefined` if it can. */
export function unusableSchema(schema: Json): string | undefined {
  const result = validate(schema, null);
  return result.usable ? undefined : result.message;
}

function schemaFault(schema: Json, value: Json): string | undefined {
  return validate(schema, value).message;
}

function validate(schema: Json, value: Json): { usable: boolean; message: string | undefined } {
  if (typeof schema !== "boolean" && !isObject(schema))
    return { usable: false, message: "a JSON Schema is an object, true or false" };
  try {
    const { valid, errors } = new Validator(schema, "2020-12").validate(value);
    // The library reports errors from the root inwards; the innermost one is the most useful.
    const last = errors.at(-1);
    const message = last ? `${last.error} (at ${last.instanceLocation})` : "it is not valid";
    return { usable: true, message: valid ? undefined : message };
  } catch (error) {
    return {
      usable: false,
      message: `the schema cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

function placesOf(run: Run, place: "final" | "any"): string[] {
  if (place === "any") return run.said;
  return run.final_output === undefined ? [] : [outputText(run.final_output)];
}

interface Search {
  found: string | undefined;
  what: string;
  place: "final" | "any";
  not: boolean;
  run: Run;
  expected: Json;
}

function foundOrNot({ found, what, place, not, run, expected }: Search): CheckResult {
  const where = place === "final" ? "the final output" : "what the agent said";
  if (found !== undefined)
    return decided(
      !not,
      not
        ? `expected no ${what.replace(/^a /, "")} in ${where}; it says ${shortJson(beginningOf(found, 100))}`
        : `${where} has ${what}`,
      { expected, observed: found },
    );
  const facet = place === "any" ? "said" : "answer";
  if (run.unseen.includes(facet)) return notVisible(facet);
  const last = placesOf(run, place).at(-1);
  const none = place === "final" ? "there is none" : "it said nothing";
  const ending = last === undefined ? none : `it ends with ${shortJson(endOf(last, 100))}`;
  return decided(not, not ? `${where} does not have ${what}` : `expected ${what} in ${where}; ${ending}`, {
    expected,
    observed: last,
  });
}

function readOutput(output: Json): { ok: true; value: Json } | { ok: false; message: string } {
  if (typeof output !== "string") return { ok: true, value: output };
  try {
    return { ok: true, value: parseJson(output, { name: "final output" }) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
