import * as z from "zod";
import type { Github, RepositoryName } from "../github.ts";

/** A case that an open pull request adds. */
export interface WaitingCase {
  id: string;
  branch: string;
  number: number;
  url: string;
}

interface CaseFolder {
  github: Github;
  repository: RepositoryName;
  folder: string;
}

const answerSchema = z.object({
  repository: z
    .object({
      refs: z
        .object({
          pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
          nodes: z.array(
            z
              .object({
                name: z.string(),
                associatedPullRequests: z.object({
                  nodes: z.array(z.object({ number: z.number(), url: z.string() }).nullable()).nullable(),
                }),
              })
              .nullable(),
          ),
        })
        .nullable(),
    })
    .nullable(),
});

const query = `query ($owner: String!, $repo: String!, $after: String) {
  repository(owner: $owner, name: $repo) {
    refs(refPrefix: "refs/heads/replaykit/", first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { name associatedPullRequests(states: [OPEN], first: 5) { nodes { number url } } }
    }
  }
}`;

/**
 * Identifies a failure. The last 8 hex digits of a promoted case's id come from its fingerprint, so they do not depend
 * on the title.
 */
export function failureMark(id: string): string {
  return /-([0-9a-f]{8})$/.exec(id)?.[1] ?? id;
}

/**
 * Cases of these failures that open pull requests add, the oldest pull request first. Branches of forks are not
 * searched.
 */
export async function waitingCases(place: CaseFolder, marks: readonly string[]): Promise<WaitingCase[]> {
  if (marks.length === 0) return [];
  const found: WaitingCase[] = [];
  for (const { branch, name, number, url } of await openBranches(place)) {
    // The branch of a pull request with several cases names only the first.
    if (!marks.includes(failureMark(name)) && !/-and-\d+-more$/.test(name)) continue;
    const ids = await caseNames({ ...place, ref: branch });
    found.push(...ids.filter((id) => marks.includes(failureMark(id))).map((id) => ({ id, branch, number, url })));
  }
  return found.toSorted((a, b) => a.number - b.number);
}

async function openBranches({ github, repository }: CaseFolder) {
  const open: { name: string; branch: string; number: number; url: string }[] = [];
  let after: string | null = null;
  do {
    const answer: unknown = await github.repeat(
      `look for waiting cases in ${repository.owner}/${repository.repo}`,
      () => github.octokit.graphql<unknown>(query, { ...repository, after }),
    );
    const refs = answerSchema.parse(answer).repository?.refs;
    for (const ref of refs?.nodes ?? []) {
      const [pull] = ref?.associatedPullRequests.nodes ?? [];
      if (ref && pull && !ref.name.startsWith("again-")) {
        open.push({ name: ref.name, branch: `replaykit/${ref.name}`, ...pull });
      }
    }
    after = refs?.pageInfo.hasNextPage === true ? refs.pageInfo.endCursor : null;
  } while (after !== null);
  return open;
}

const treeSchema = z.object({
  repository: z
    .object({
      object: z
        .looseObject({ entries: z.array(z.object({ name: z.string(), type: z.string() })).nullish() })
        .nullable(),
    })
    .nullable(),
});

const treeQuery = `query ($owner: String!, $repo: String!, $expression: String!) {
  repository(owner: $owner, name: $repo) {
    object(expression: $expression) { ... on Tree { entries { name type } } }
  }
}`;

/**
 * Names of the folders in the folder of all cases, on a branch or the default one. Uses GraphQL, since a REST listing
 * ends at 1,000 entries.
 */
export async function caseNames({
  github,
  repository,
  folder,
  ref = "HEAD",
}: CaseFolder & { ref?: string | undefined }): Promise<string[]> {
  const answer = await github.repeat(`read the cases of ${repository.owner}/${repository.repo}`, () =>
    github.octokit.graphql<unknown>(treeQuery, { ...repository, expression: `${ref}:${folder}` }),
  );
  // The folder is missing until a repository has its first case.
  const entries = treeSchema.parse(answer).repository?.object?.entries ?? [];
  return entries.filter(({ type }) => type === "tree").map(({ name }) => name);
}
