import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { schemaProblems } from "../../core/schema/problem.ts";
import { type ModelFixtures, modelFixturesSchema } from "../../core/schema/fixtures.ts";
import { isObject } from "../../core/schema/is-object.ts";
import { refuseLink } from "../../node/files/case-folder.ts";
import type { CommandContext } from "../command.ts";
import { readText } from "../traces/read-bytes.ts";

/** Where `replaykit record` writes the model answers of a trace: `<name>.model.json` beside it. */
export function besideTrace(trace: string): string {
  return trace.replace(/(?:\.json)?$/, ".model.json");
}

/**
 * The model answers of a trace, from the file that `--model-fixtures` names or the one beside the trace. `undefined` if
 * there is none.
 */
export async function readModelFixtures(trace: string, context: CommandContext): Promise<ModelFixtures | undefined> {
  const named = context.flags.text("model-fixtures");
  const beside = besideTrace(trace);
  if (named === undefined && (trace === "-" || !existsSync(resolve(context.cwd, beside)))) return undefined;
  if (named === undefined) refuseLink(resolve(context.cwd, beside), dirname(beside));
  const file = named ?? beside;
  const json = parseJson(await readText(file, context), { name: file });
  const parsed = modelFixturesSchema.safeParse(json);
  const empty = isObject(json) && json["exchanges"] === undefined && json["variants"] === undefined;
  if (parsed.success && !empty) return parsed.data;
  const problem = parsed.success ? "it has no exchanges" : schemaProblems(parsed.error, json)[0]?.message;
  throw new ReplayKitError("invalid_fixtures", `${file} holds no model fixtures: ${problem}`, {
    hint: "give the file that `npx replaykit record` wrote beside the trace",
  });
}

/**
 * The model answers in a trace's case or beside the trace, for commands that only display it. An unreadable file counts
 * as absent.
 */
export async function modelFixturesOf(trace: string, context: CommandContext): Promise<ModelFixtures | undefined> {
  const path = resolve(context.cwd, trace);
  const folder = dirname(path);
  const fixtures = join(folder, "fixtures");
  const isCase = basename(path) === "source-trace.json";
  const file = isCase ? join(fixtures, "model.json") : besideTrace(path);
  if (trace === "-" || !existsSync(file)) return undefined;
  try {
    for (const one of isCase ? [fixtures, file] : [file]) refuseLink(one, folder);
    return modelFixturesSchema.safeParse(parseJson(await readText(file, context), { name: file })).data;
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined;
    throw error;
  }
}
