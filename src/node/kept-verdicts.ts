import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { type Verdict, verdictSchema } from "../core/schema/result.ts";

const resultSchema = z.looseObject({ case_id: z.string(), verdict: verdictSchema });

/** The verdicts of the evidence kept under `.replaykit/runs/`, by case, the newest last. */
export async function keptVerdicts(root: string): Promise<Map<string, Verdict[]>> {
  const folder = join(root, ".replaykit", "runs");
  const names = await readdir(folder).catch(() => []);
  const verdicts = new Map<string, Verdict[]>();
  for (const name of names.toSorted()) {
    const text = await readFile(join(folder, name, "result.json"), "utf8").catch(() => undefined);
    const parsed = text === undefined ? undefined : resultSchema.safeParse(parseOrNothing(text));
    if (!parsed?.success) continue; // a run that was cut off leaves no result
    const { case_id, verdict } = parsed.data;
    verdicts.set(case_id, [...(verdicts.get(case_id) ?? []), verdict]);
  }
  return verdicts;
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
