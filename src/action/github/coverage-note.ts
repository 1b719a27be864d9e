import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { coverageLine } from "../../core/report/coverage-line.ts";
import { type NamedCase, namedCase, namesByState } from "../../node/case-names.ts";
import { changedFiles } from "../../node/git/git.ts";
import { createWorkerClient } from "../../node/worker/client.ts";
import type { BasePolicy } from "../base/base-policy.ts";
import { tell } from "../destinations.ts";
import type { ModeContext } from "../modes/mode.ts";
import { workerIdentity } from "../worker-identity.ts";
import type { Workspace } from "../workspace.ts";

/** The Worker accepts at most this many fingerprints in one list. */
const mostNames = 10_000;

const count = z.number().int().nonnegative();

/**
 * This week's failures, and how many of them the new cases cover. Holds only numbers, since mode merge trusts the file
 * without a checkout.
 */
const newCasesSchema = z.object({ failed: count, guarded: count, adds: count, cases: count.min(1) });
export type NewCases = z.infer<typeof newCasesSchema>;

/**
 * How many of production's failures a pull request's new cases cover; `undefined` if it adds no case or no Worker is
 * configured. A Worker that fails to answer does not change the verdict.
 */
export async function newCasesOf(
  { inputs, env }: ModeContext,
  workspace: Workspace,
  base: BasePolicy,
): Promise<NewCases | undefined> {
  const url = inputs["worker-url"];
  const token = inputs["worker-token"];
  if (url === undefined || (token === undefined && (env["REPLAYKIT_PROJECT"] ?? "") === "")) return undefined;
  try {
    const added = await addedCases(workspace, base, inputs.token);
    if (added.length === 0) return undefined;
    const guards = base.guards.flatMap(({ path, files }) => namedCase(path, workspace.config, files) ?? []);
    const worker = createWorkerClient({ url, ...(await workerIdentity(token, env["REPLAYKIT_PROJECT"])) });
    const { failed, guarded, adds } = await worker.coverage({
      guards: namesByState(guards).guards.slice(0, mostNames),
      adds: added.flatMap(({ names }) => names).slice(0, mostNames),
    });
    return { failed, guarded, adds, cases: added.length };
  } catch (error) {
    return noCoverage(error);
  }
}

function noCoverage(error: unknown): undefined {
  const why = error instanceof Error ? error.message : String(error);
  tell("notice", `could not tell how many of this week's failures the new cases cover: ${why}`);
}

export function newCasesLine(news: NewCases | undefined): string | undefined {
  return news && coverageLine(news, news.cases);
}

const fileName = "coverage.json";

/**
 * Stores the figures beside a shard's report for mode merge, whose job has neither the cases nor the Worker's token.
 */
export function leaveForMerge(news: NewCases, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, fileName), JSON.stringify(news));
}

/** Reads the figures that a shard stored in its artifact; `undefined` if there are none. */
export function leftByShard(folder: string): NewCases | undefined {
  const [file] = globSync(`*/${fileName}`, { cwd: folder });
  if (file === undefined) return undefined;
  try {
    return newCasesSchema.parse(JSON.parse(readFileSync(join(folder, file), "utf8")));
  } catch (error) {
    return noCoverage(error);
  }
}

/** Cases that this pull request adds: their `case.yaml` changed, and the base does not have their id. */
async function addedCases(
  { root, config, cases }: Workspace,
  base: BasePolicy,
  token: string | undefined,
): Promise<NamedCase[]> {
  const changed = new Set((await changedFiles(base.commit, { cwd: root, token })).map((path) => join(root, path)));
  return cases
    .filter((folder) => changed.has(join(folder, "case.yaml")))
    .flatMap((folder) => namedCase(folder, config) ?? [])
    .filter(({ case: { id } }) => !base.caseEffects.has(id));
}
