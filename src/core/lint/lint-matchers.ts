import { matcherOf } from "../matching/match-value.ts";
import { equalJson } from "../matching/equal-json.ts";
import type { Check } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { nearestName } from "../text/nearest-name.ts";
import { type LintedCase, type LintProblem, lintWarning } from "./lint-problem.ts";

const names = ["$any", "$regex", "$type", "$one_of", "$near", "$by"];

/**
 * A misspelt matcher is compared literally, so that a `tool_not_called` with it always passes. Arguments of a database
 * query may look like a matcher too; values of the recorded run are not reported.
 */
export function lintMatchers({ case: replayCase, run, reading }: LintedCase): LintProblem[] {
  const recorded = (run?.calls ?? []).flatMap(({ args }) => likeMatchers(args));
  return (["signatures", "assertions"] as const).flatMap((list) =>
    replayCase[list].flatMap((check, index) =>
      likeMatchers(valueOf(check))
        .filter((value) => !recorded.some((known) => equalJson(known, value)))
        .map((value) => {
          const message = `${list}[${index}] has ${JSON.stringify(value).slice(0, 120)}, which is not a matcher and is compared literally`;
          return lintWarning("unknown_matcher", message, {
            line: reading.lineOf([list, index]),
            hint: 'write {$any: true}, {$regex: "^A"}, {$type: string}, {$one_of: [1, 2]} or {$near: 5, $by: 0.01}',
          });
        }),
    ),
  );
}

/** The part of a check that may contain matchers; a JSON Schema and a command may not. */
function valueOf(check: Check): Json {
  return check.kind === "output_json" || check.kind === "script" ? null : JSON.parse(JSON.stringify(check));
}

/** Objects that are not matchers but have a key like one. */
function likeMatchers(value: Json): Json[] {
  if (Array.isArray(value)) return value.flatMap(likeMatchers);
  if (!isObject(value) || matcherOf(value) !== undefined) return [];
  const keys = Object.keys(value);
  if (keys.some((key) => key.startsWith("$") && (names.includes(key) || nearestName(key, names) !== undefined)))
    return [value];
  return Object.values(value).flatMap(likeMatchers);
}
