import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import type { Github, RepositoryName } from "../github.ts";

const refSchema = z.object({ name: z.string(), target: z.object({ oid: z.string() }).nullable() }).nullable();
const blobSchema = z
  .object({ oid: z.string(), text: z.string().nullish(), isTruncated: z.boolean().optional() })
  .nullish();

const answerSchema = z.object({
  repository: z
    .looseObject({
      nameWithOwner: z.string(),
      defaultBranchRef: refSchema.optional(),
      base: refSchema.optional(),
      branch: refSchema,
    })
    .nullable(),
});

export interface PullState {
  number: number;
  url: string;
  state: "OPEN" | "CLOSED" | "MERGED";
  title: string;
  body: string;
  headOid: string;
  labels: string[];
}

/** What the next step depends on, read in one call. */
export interface BranchState {
  base: { name: string; oid: string };
  /** Commit of our branch; `undefined` if there is none. */
  branch: string | undefined;
  /** The newest pull request from our branch; an open one takes precedence. */
  pull: PullState | undefined;
  /** Blob ids of the paths; `undefined` where a file is absent. */
  onBase: (string | undefined)[];
  onBranch: (string | undefined)[];
  /** Texts of the same files if `texts` asks for them; also `undefined` for a file that GitHub truncates. */
  baseTexts: (string | undefined)[];
  branchTexts: (string | undefined)[];
}

export interface BranchQuery {
  github: Github;
  repository: RepositoryName;
  branch: string;
  /** Default: the repository's default branch. */
  base: string | undefined;
  paths: string[];
  texts?: boolean;
}

export async function readBranchState(query: BranchQuery): Promise<BranchState> {
  const { github, repository, branch, base, paths, texts = false } = query;
  const name = `${repository.owner}/${repository.repo}`;
  const baseName = base ?? (await defaultBranch(query));
  const declared = paths.map((_, index) => `$b${index}: String!, $h${index}: String!`).join(", ");
  const fields = texts ? "{ oid ... on Blob { text isTruncated } }" : "{ oid }";
  const files = paths
    .map(
      (_, index) =>
        `b${index}: object(expression: $b${index}) ${fields} h${index}: object(expression: $h${index}) ${fields}`,
    )
    .join("\n");
  const text = `query ($owner: String!, $repo: String!, $headRef: String!, $baseRef: String!, ${declared}) {
    repository(owner: $owner, name: $repo) {
      nameWithOwner
      base: ref(qualifiedName: $baseRef) { name target { oid } }
      branch: ref(qualifiedName: $headRef) { name target { oid } }
      ${files}
    }
  }`;
  const refs = { headRef: `refs/heads/${branch}`, baseRef: `refs/heads/${baseName}` };
  const at = (ref: string, letter: string) => paths.map((path, index) => [`${letter}${index}`, `${ref}:${path}`]);
  const variables = {
    ...repository,
    ...refs,
    ...Object.fromEntries([...at(refs.baseRef, "b"), ...at(refs.headRef, "h")]),
  };
  const found = await ask(github, `read ${branch} of ${name}`, { text, variables });
  const baseOid = found.base?.target?.oid;
  if (baseOid === undefined)
    throw missing(`${name} has no branch ${baseName}`, "name a branch that exists, or push one first");
  const blobs = (letter: string) => paths.map((_, index) => blobSchema.parse(found[`${letter}${index}`]));
  const [onBase, onBranch] = [blobs("b"), blobs("h")];
  return {
    base: { name: baseName, oid: baseOid },
    branch: found.branch?.target?.oid,
    pull: await newestPull(query),
    onBase: onBase.map((blob) => blob?.oid),
    onBranch: onBranch.map((blob) => blob?.oid),
    baseTexts: onBase.map(wholeText),
    branchTexts: onBranch.map(wholeText),
  };
}

function wholeText(blob: z.infer<typeof blobSchema>): string | undefined {
  return blob?.isTruncated === true ? undefined : (blob?.text ?? undefined);
}

async function defaultBranch({ github, repository }: BranchQuery): Promise<string> {
  const name = `${repository.owner}/${repository.repo}`;
  const { data } = await github.repeat(`read ${name}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}", { ...repository }),
  );
  return data.default_branch;
}

async function ask(
  github: Github,
  doing: string,
  { text, variables }: { text: string; variables: Record<string, string> },
) {
  const answer = await github.repeat(doing, () => github.octokit.graphql<unknown>(text, variables));
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success)
    throw new ReplayKitError("network_failed", `${doing}: GitHub's answer is not understood: ${parsed.error.message}`);
  const { repository } = parsed.data;
  if (!repository) throw missing(doing, "check owner and name, and that the token may see it");
  return repository;
}

function missing(message: string, hint: string): ReplayKitError {
  return new ReplayKitError("not_found", message, { hint });
}

/**
 * The newest pull request from our branch. Any number of forks may have a branch of the same name, so GitHub is asked
 * for ours by its owner.
 */
export async function newestPull({
  github,
  repository,
  branch,
}: Pick<BranchQuery, "github" | "repository" | "branch">): Promise<PullState | undefined> {
  const name = `${repository.owner}/${repository.repo}`;
  const { data } = await github.repeat(`find the pull requests of ${branch} of ${name}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/pulls", {
      ...repository,
      head: `${repository.owner}:${branch}`,
      state: "all",
      sort: "created",
      direction: "desc",
      per_page: 100,
    }),
  );
  // GitHub ignores an invalid `head` and lists all pull requests, so the results are compared again.
  const own = data.filter(
    ({ head }) => head.ref === branch && head.repo !== null && head.repo.full_name.toLowerCase() === name.toLowerCase(),
  );
  const pull = own.find(({ state }) => state === "open") ?? own[0];
  if (!pull) return undefined;
  const state = pull.state === "open" ? "OPEN" : pull.merged_at === null ? "CLOSED" : "MERGED";
  const { number, html_url: url, title, body, head, labels } = pull;
  return { number, url, state, title, body: body ?? "", headOid: head.sha, labels: labels.map((label) => label.name) };
}

const blameSchema = z.object({
  repository: z.object({
    object: z
      .object({
        blame: z.object({
          ranges: z.array(
            z.object({
              startingLine: z.number(),
              endingLine: z.number(),
              commit: z.object({ committedDate: z.string() }),
            }),
          ),
        }),
      })
      .nullable(),
  }),
});

const blameQuery = `query ($owner: String!, $repo: String!, $commit: String!, $path: String!) {
  repository(owner: $owner, name: $repo) {
    object(expression: $commit) {
      ... on Commit { blame(path: $path) { ranges { startingLine endingLine commit { committedDate } } } }
    }
  }
}`;

/** When a line of a file was last written. */
export async function lineWrittenAt(
  { github, repository }: Pick<BranchQuery, "github" | "repository">,
  place: { commit: string; path: string; line: number },
): Promise<string | undefined> {
  const { commit, path, line } = place;
  const answer = await github.repeat(`read the history of ${path} in ${repository.owner}/${repository.repo}`, () =>
    github.octokit.graphql<unknown>(blameQuery, { ...repository, commit, path }),
  );
  const ranges = blameSchema.parse(answer).repository.object?.blame.ranges ?? [];
  return ranges.find(({ startingLine, endingLine }) => startingLine <= line && line <= endingLine)?.commit
    .committedDate;
}
