import { canonicalJson } from "../json/canonical-json.ts";
import type { Hash } from "../platform.ts";
import type { ReleaseParts } from "../schema/release.ts";
import type { TraceRun } from "../schema/trace.ts";

/** The release of runs that say nothing of theirs. */
export const unknownRelease = "unknown";

/** Labels that name what a trace has no field for: digests or versions, as the sender likes. */
export const releaseLabels = { prompt: "replaykit.prompt", tools: "replaykit.tools" } as const;

const longest = 100;

/** What a run says of the release of its agent, and the digest that names it: 12 hex. Only what the sender says counts, never a text of the run, which may vary with the user. */
export function releaseOf({ agent, model, labels }: TraceRun, hash: Hash): { id: string; parts: ReleaseParts } {
  const said = {
    version: agent?.version,
    commit: agent?.commit,
    prompt: model?.prompt_version ?? labels?.[releaseLabels.prompt],
    model: model?.name,
    tools: labels?.[releaseLabels.tools],
  };
  const named = shortened(said);
  if (Object.keys(named).length === 0) return { id: unknownRelease, parts: {} };
  const parts = { ...shortened({ agent: agent?.name }), ...named };
  return { id: hash(canonicalJson(parts)).slice(0, 12), parts };
}

function shortened(parts: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, text]) => (text ? [[name, text.slice(0, longest)]] : [])),
  );
}
