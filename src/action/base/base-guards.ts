import { join } from "node:path";
import { filesDigest } from "../../core/accept/acceptance.ts";
import { shellWord } from "../../core/text/shell-word.ts";
import type { CaseResult } from "../../core/schema/result.ts";
import type { Effects } from "../../core/schema/effect.ts";
import {
  type AlteredGuard,
  compareGuards,
  deletedGuard,
  type GuardComparison,
  type GuardVersion,
  restoreCommand,
} from "../../core/verdict/base/altered.ts";
import { boundEffects, madeByGateway } from "../../core/verdict/base/base-policy.ts";
import { nodePlatform } from "../../node/platform.ts";
import type { ReplayOptions, Selection } from "../../node/replay/replay-options.ts";
import { sealCases } from "../../node/replay/plan/sealed-cases.ts";
import { type BaseCase, type BasePolicy, writeBaseCase } from "./base-policy.ts";
import { replayCases } from "../replay-cases.ts";
import { tell } from "../destinations.ts";
import { headVersion, repositoryPath, type Workspace } from "../workspace.ts";
import type { ModeContext } from "../modes/mode.ts";

/** Reads the head's cases once, before any of its code runs, and compares them with the base's. */
export function compareCases(
  { root, cases, config }: Workspace,
  base: BasePolicy | undefined,
  comparison: GuardComparison,
) {
  const heads: GuardVersion[] = [];
  const digests = new Map<string, string>();
  const sealed = sealCases(cases, (folder, files) => {
    const version = base && headVersion(root, folder, files);
    if (version === undefined) return;
    heads.push(version);
    digests.set(version.case.id, filesDigest(files, nodePlatform.hash));
  });
  const read = new Set(heads.map(({ path }) => path));
  const unreadable = cases.map((folder) => repositoryPath(root, folder)).filter((path) => !read.has(path));
  if (!base) return { sealed, altered: [], caseEffects: undefined, digests, first: new Set<string>() };
  const guards = new Set(base.guards.map((guard) => guard.case.id));
  const tools = { before: base.config?.tools ?? {}, after: config.tools };
  return {
    sealed,
    altered: compareGuards(base.guards, heads, {
      ...comparison,
      unreadable,
      tools,
      aliases: base.config?.aliases ?? {},
    }),
    caseEffects: boundedEffects(root, base, heads),
    digests,
    // Matched by id: a moved guard keeps its priority where the budget is limited.
    first: new Set(heads.filter((head) => guards.has(head.case.id)).map(({ path }) => join(root, path))),
  };
}

/** The base's versions of the altered guards, without those that cannot be read on the base. */
function guardsToReplay(base: BasePolicy, altered: AlteredGuard[]): BaseCase[] {
  const ids = new Set(altered.map(({ case_id }) => case_id));
  return base.guards.filter((guard) => ids.has(guard.case.id) && guard.unreadable === undefined);
}

/** Effects by case folder for the head's cases that declare looser effects than the base allows. Warns about each. */
function boundedEffects(root: string, base: BasePolicy, heads: GuardVersion[]): Map<string, Effects> {
  return new Map(
    heads.flatMap(({ case: replayCase, path }) => {
      const made = madeByGateway(replayCase, base.config);
      const bounds = { before: base.caseEffects.get(replayCase.id), base: base.effects, made };
      const { effects, kept } = boundEffects(replayCase.effects, bounds);
      const entries = Object.entries(kept);
      if (entries.length === 0) return [];
      const tools = entries.map(([tool, effect]) => `${tool}: ${effect}`).join(", ");
      tell("warning", `${path}: its effects are looser than the base's, which apply here (${tools})`);
      return [[join(root, path), effects] as const];
    }),
  );
}

/** The tags of a selection; empty if it selects by something else. */
export function tagsOf(select: Selection): string[] {
  if (select === "smoke") return ["smoke"];
  return typeof select === "object" ? select.tags : [];
}

/** Options that apply to the head's cases and to the base's guards. */
export type SharedOptions = Omit<ReplayOptions, "cases">;

interface AlteredGuards {
  base: BasePolicy | undefined;
  altered: AlteredGuard[];
  accepted: ReadonlySet<string>;
}

/** Results for deleted guards, and replays of the base's version of guards whose alteration no maintainer accepted. */
export async function resultsOfBase(
  context: ModeContext,
  { base, altered, accepted }: AlteredGuards,
  options: { shared: SharedOptions; folder: string },
): Promise<CaseResult[]> {
  if (base === undefined) return [];
  const deleted = altered.filter((guard) => guard.deleted);
  const refused = altered.filter(({ case_id }) => !accepted.has(case_id));
  return [
    ...deleted.map((guard) => deletedGuard(guard, { accepted: accepted.has(guard.case_id), base: base.commit })),
    ...(await replayBaseGuards(context, guardsToReplay(base, refused), { ...options, commit: base.commit })),
  ];
}

/** Replays the base's versions of altered guards beside the head's, so that weakening a guard does not make it hold. */
async function replayBaseGuards(
  context: ModeContext,
  guards: BaseCase[],
  { shared, folder, commit }: { shared: SharedOptions; folder: string; commit: string },
): Promise<CaseResult[]> {
  if (guards.length === 0) return [];
  const folders = guards.map((guard) => writeBaseCase(guard, join(folder, "base-guards")));
  const { cases } = await replayCases(context, { ...shared, cases: folders, select: "all", partial: true });
  const paths = new Map(guards.map((guard) => [guard.case.id, guard.path]));
  return cases.map((result) => {
    const path = paths.get(result.case_id) ?? result.path;
    return {
      ...result,
      path,
      case_commit: commit,
      title: `${result.title} (the base's version)`,
      commands: { reproduce: `${restoreCommand(commit, path)} && npx replaykit replay ${shellWord(path)}` },
    };
  });
}

export function selectionOf(text: string | undefined): Selection | undefined {
  if (text === "all" || text === "affected" || text === "smoke") return text;
  return text === undefined ? undefined : { tags: [text.replace(/^tag:/, "")] };
}
