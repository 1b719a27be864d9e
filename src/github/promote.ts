import * as z from "zod";
import { ReplayKitError } from "../core/error.ts";
import type { Promotion } from "../core/promote/promote-case.ts";
import { joinBodies } from "../core/promote/promotion-body.ts";
import { openCasePullRequest } from "./case-pull-request.ts";
import type { EnsuredPullRequest } from "./ensure-pull-request.ts";
import type { Github } from "./github.ts";
import type { RepositoryName } from "./octokit.ts";

export interface OpenPromotionsOptions {
  github: Github;
  repository: RepositoryName;
  promotions: readonly Promotion[];
  /** Folder of all cases in the repository; left out: `cases`. */
  folder?: string;
  base?: string;
}

export interface OpenedPromotions {
  /** Left out where every failure has a case already. */
  pull?: EnsuredPullRequest;
  /** Ids of the cases that the pull request adds. */
  added: string[];
  /** Failures that the repository has a case for: the promoted id, and the one that is there. */
  known: { id: string; existing: string }[];
}

/** Opens one pull request for all promotions whose failure has no case yet. */
export async function openPromotions(options: OpenPromotionsOptions): Promise<OpenedPromotions> {
  const { github, repository, folder = "cases", base } = options;
  const there = await caseNames({ github, repository, folder, base });
  const known: OpenedPromotions["known"] = [];
  const fresh = new Map<string, Promotion>();
  for (const promotion of options.promotions) {
    const mark = failureMark(promotion.id);
    const existing = there.find((name) => name !== promotion.id && failureMark(name) === mark) ?? fresh.get(mark)?.id;
    if (existing === undefined) fresh.set(mark, promotion);
    else if (existing !== promotion.id) known.push({ id: promotion.id, existing });
  }
  const promotions = [...fresh.values()];
  const [first] = promotions;
  if (first === undefined) return { added: [], known };
  const pull = await openCasePullRequest({
    github,
    repository,
    cases: promotions,
    folder,
    ...(base === undefined ? {} : { base }),
    title: promotions.length === 1 ? first.title : `test(cases): add ${promotions.length} cases of failed runs`,
    body: joinBodies(promotions),
    labels: ["replaykit"],
  });
  return { pull, added: promotions.map(({ id }) => id), known };
}

/** The last 8 hex of a promoted id come from the fingerprint: the same for the same failure, whatever its title. */
export function failureMark(id: string): string {
  return /-([0-9a-f]{8})$/.exec(id)?.[1] ?? id;
}

const entriesSchema = z.array(z.looseObject({ name: z.string(), type: z.string() }));

async function caseNames({
  github,
  repository,
  folder,
  base,
}: Required<Pick<OpenPromotionsOptions, "github" | "repository" | "folder">> & { base: string | undefined }) {
  try {
    const { data } = await github.repeat("read the cases that are there", () =>
      github.octokit.request("GET /repos/{owner}/{repo}/contents/{path}", {
        ...repository,
        path: folder,
        ...(base === undefined ? {} : { ref: base }),
      }),
    );
    const entries = entriesSchema.safeParse(data);
    return entries.success ? entries.data.filter(({ type }) => type === "dir").map(({ name }) => name) : [];
  } catch (error) {
    // A repository without a folder of cases gets its first one.
    if (error instanceof ReplayKitError && error.code === "not_found") return [];
    throw error;
  }
}
