import { append } from "../append.ts";
import { matchArgs } from "../matching/match-value.ts";
import { type MaskedText, maskText, type PlaceholderPairs } from "../redact/placeholder-pairs.ts";
import type { Check, WantedCall } from "../schema/check.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
import { outputText } from "../run/text-of.ts";

type Pair = [recorded: string, live: string];

/**
 * Pairs placeholders that no fixture paired: those in the checks with those of the run. A placeholder with two possible
 * partners, on either side, stays unpaired, because a check must not decide alone who a person is.
 */
export function pairWithChecks(checks: readonly Check[], run: Run, pairs: PlaceholderPairs): void {
  const wanted = checks.flatMap((check) => [...pairsOfCalls(check, run, pairs), ...pairsOfTexts(check, run)]);
  if (wanted.every(([recorded, live]) => recorded === live)) return;
  const candidates = [...wanted.filter(([, live]) => pairs.recorded(live) === live), ...saidAgain(wanted, run)];
  const distinct = [...new Map(candidates.map((pair) => [pair.join("\n"), pair])).values()];
  const recordedTimes = timesOf(distinct.map(([recorded]) => recorded));
  const liveTimes = timesOf(distinct.map(([, live]) => live));
  for (const [recorded, live] of distinct) {
    if (recordedTimes.get(recorded) !== 1 || liveTimes.get(live) !== 1) continue;
    const comparison = pairs.compare();
    if (comparison.same(recorded, live)) comparison.keep();
  }
}

function timesOf(texts: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}

/** A placeholder that the agent uses as recorded stands for itself. */
function saidAgain(wanted: readonly Pair[], { calls, said }: Run): Pair[] {
  const known = new Set(wanted.map(([recorded]) => recorded));
  const texts = [...said.map((text) => maskText(text)), ...calls.map(({ args }) => maskText(JSON.stringify(args)))];
  return texts.flatMap(({ placeholders }) =>
    placeholders.filter((placeholder) => known.has(placeholder)).map((placeholder): Pair => [placeholder, placeholder]),
  );
}

function pairsOfCalls(check: Check, run: Run, pairs: PlaceholderPairs): Pair[] {
  return wantedCalls(check).flatMap(({ tool, args, match }) => {
    if (args === undefined) return [];
    return run.calls
      .filter((call) => call.tool === tool)
      .flatMap((call) => {
        const found: Pair[] = [];
        const comparison = pairs.compare();
        const same = (wanted: Json, live: Json) => {
          if (typeof wanted === "string" && typeof live === "string")
            append(found, zip(maskText(wanted), maskText(live)));
          return comparison.same(wanted, live);
        };
        return matchArgs(args, call.args, { args: match, ignore: [], matchers: true, same }).matches ? found : [];
      });
  });
}

/** The calls that a check names. */
export function wantedCalls(check: Check): WantedCall[] {
  if (check.kind === "tool_called" || check.kind === "tool_not_called") return [check];
  if (check.kind === "writes_are") return check.calls;
  if (check.kind !== "tool_sequence") return [];
  return check.calls.flatMap((item) => ("group" in item ? item.group : [item]));
}

/** Pairs from every place where a wanted text occurs in what was said, whatever its placeholders are. */
function pairsOfTexts(check: Check, run: Run): Pair[] {
  if (check.kind !== "output_contains") return [];
  const wanted = maskText(check.text);
  if (wanted.placeholders.length === 0) return [];
  const texts = check.in === "any" ? run.said : run.final_output === undefined ? [] : [outputText(run.final_output)];
  return texts.map(maskText).flatMap((text) => {
    const found: Pair[] = [];
    const [hay, needle] = [text.mask.toLowerCase(), wanted.mask.toLowerCase()];
    let [counted, marks] = [0, 0];
    for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + 1)) {
      for (; counted < at; counted += 1) if (hay[counted] === "\u0000") marks += 1;
      // Each placeholder leaves two marks.
      const before = marks / 2;
      const placeholders = text.placeholders.slice(before, before + wanted.placeholders.length);
      append(found, zip(wanted, { ...wanted, placeholders }));
    }
    return found;
  });
}

function zip(recorded: MaskedText, live: MaskedText): Pair[] {
  return recorded.placeholders.flatMap((placeholder, index): Pair[] => {
    const other = live.placeholders[index];
    return other === undefined ? [] : [[placeholder, other]];
  });
}
