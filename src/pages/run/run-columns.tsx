import { equalJson } from "../../core/matching/equal-json.ts";
import type { Json } from "../../core/schema/json.ts";
import type { Run, RunCall } from "../../core/schema/run.ts";
import { safeText } from "../safe-text.ts";

const longest = 400;

/** Two runs side by side. Calls from the first difference on are marked. */
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
  return (
    <section>
      <h3>
        {title} <span class={run.status === "error" ? "bad" : "soft"}>({run.status})</span>
      </h3>
      {run.calls.map((call, index) => (
        <div class={eventClass(call, parting !== undefined && index >= parting)}>
          <div class="mono">
            {short(call.tool)} {short(JSON.stringify(call.args))}
          </div>
          <div class="soft mono">{answerOf(call)}</div>
        </div>
      ))}
      <div class="event">
        {run.final_output === undefined ? <span class="warn">no final output</span> : short(textOf(run.final_output))}
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
  return typeof value === "string" ? value : JSON.stringify(value);
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
