import { matcherOf } from "../matching/match-value.ts";
import { equalJson } from "../matching/equal-json.ts";
import type { Check } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { nearestName } from "../text/nearest-name.ts";
import { type LintedCase, type LintProblem, lintWarning } from "./lint-problem.ts";

const names = ["$any", "$regex", "$type", "$one_of", "$near", "$by"];

/**
 * A value that is written almost like a matcher is none: it is compared as it stands, and so a `tool_not_called` with it always passes. The
 * arguments of a database query may look like that too; those that the recorded run had are left alone.
 */
export function lintMatchers({ case: replayCase, run, reading }: LintedCase): LintProblem[] {
  const recorded = (run?.calls ?? []).flatMap(({ args }) => likeMatchers(args));
  return (["signatures", "assertions"] as const).flatMap((list) =>
    replayCase[list].flatMap((check, index) =>
      likeMatchers(valueOf(check))
        .filter((value) => !recorded.some((known) => equalJson(known, value)))
        .map((value) => {
          const message = `${list}[${index}] has ${JSON.stringify(value).slice(0, 120)}, which is no matcher and counts as it stands`;
          return lintWarning("unknown_matcher", message, {
            line: reading.lineOf([list, index]),
            hint: 'write {$any: true}, {$regex: "^A"}, {$type: string}, {$one_of: [1, 2]} or {$near: 5, $by: 0.01}',
          });
        }),
    ),
  );
}

/** What of a check may hold matchers; a JSON Schema and a command have words of their own. */
function valueOf(check: Check): Json {
  return check.kind === "output_json" || check.kind === "script" ? null : JSON.parse(JSON.stringify(check));
}

/** Objects with a key that is a matcher's or nearly so, and that are none. */
function likeMatchers(value: Json): Json[] {
  if (Array.isArray(value)) return value.flatMap(likeMatchers);
  if (!isObject(value) || matcherOf(value) !== undefined) return [];
  const keys = Object.keys(value);
  if (keys.some((key) => key.startsWith("$") && (names.includes(key) || nearestName(key, names) !== undefined)))
    return [value];
  return Object.values(value).flatMap(likeMatchers);
}
