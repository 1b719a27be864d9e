import { plural } from "../../core/checks/check-result.ts";
import { equalJson } from "../../core/matching/equal-json.ts";
import { jsonWithoutMedia, speechOf } from "../../core/run/media.ts";
import type { Json } from "../../core/schema/json.ts";
import type { Run, RunCall } from "../../core/schema/run.ts";
import { safeText } from "../safe-text.ts";

const longest = 400;
/** Equal calls shown before the first difference, and most calls shown of each run. */
const mostEqual = 3;
const mostCalls = 100;

/** Two runs side by side, from shortly before their first difference. Calls from there on are marked. */
export function RunColumns({
  recorded,
  replayed,
  titles = ["Recorded", "Replayed"],
}: {
  recorded: Run;
  replayed: Run | undefined;
  titles?: [string, string];
}) {
  const parting = replayed ? firstParting(recorded.calls, replayed.calls) : undefined;
  return (
    <div class="columns">
      <RunColumn title={titles[0]} run={recorded} parting={parting} />
      {replayed ? (
        <RunColumn title={titles[1]} run={replayed} parting={parting} />
      ) : (
        <p class="soft">The replay left no run.</p>
      )}
    </div>
  );
}

function RunColumn({ title, run, parting }: { title: string; run: Run; parting: number | undefined }) {
  const from = Math.max(0, (parting ?? 0) - mostEqual);
  const more = run.calls.length - from - mostCalls;
  return (
    <section>
      <h3>
        <bdi>{title}</bdi> <span class={run.status === "error" ? "bad" : "soft"}>({run.status})</span>
      </h3>
      {from === 0 ? null : <p class="soft">{plural(from, "call")} before, the same in both</p>}
      {run.calls.slice(from, from + mostCalls).map((call, place) => (
        <div class={eventClass(call, parting !== undefined && from + place >= parting)}>
          <div class="mono">
            {short(call.tool)} {short(jsonWithoutMedia(call.args))}
          </div>
          <div class="soft mono">{answerOf(call)}</div>
        </div>
      ))}
      {more > 0 ? <p class="soft">and {plural(more, "more call")}</p> : null}
      <div class="event">
        {run.final_output === undefined ? <span class="warn">no final output</span> : short(speechOf(run.final_output))}
      </div>
    </section>
  );
}

function eventClass({ effect, error }: RunCall, parts: boolean): string {
  return `event${effect === "write" ? " write" : ""}${error ? " failed" : ""}${parts ? " parts" : ""}`;
}

function answerOf({ output, error, simulated }: RunCall): string {
  if (error) return short(`${error.kind} error: ${error.message}`);
  if (output === undefined) return "no result";
  return `${simulated ? "simulated " : ""}${short(textOf(output))}`;
}

function textOf(value: Json): string {
  return typeof value === "string" ? value : jsonWithoutMedia(value);
}

function short(text: string): string {
  return safeText(text, longest);
}

/** Index of the first call at which the runs differ. */
function firstParting(left: RunCall[], right: RunCall[]): number | undefined {
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [a, b] = [left[index], right[index]];
    if (!a || !b || a.tool !== b.tool || !equalJson(a.args, b.args)) return index;
  }
  return undefined;
}
