import * as z from "zod";
import { type Acceptance, acceptanceCheck, acceptanceText, readAcceptance } from "../../core/accept/acceptance.ts";
import { untrustedMarkdownText } from "../../core/report/untrusted.ts";
import { allPages } from "../all-pages.ts";
import type { Github, RepositoryName } from "../github.ts";
import { createCheckRun } from "../check-run.ts";
import { mayWrite, readMaintainerComment } from "./maintainer.ts";

interface RepositoryAccess {
  github: Github;
  repository: RepositoryName;
}

/** Records an acceptance as a check on its commit. Returns `undefined`, or why the check was not written. */
export function recordAcceptance(access: RepositoryAccess, acceptance: Acceptance): Promise<string | undefined> {
  const { commit, by, because, cases } = acceptance;
  const named = cases.map(({ case_id }) => case_id);
  const title = named.length > 3 ? `${by} accepted ${named.length} cases` : `${by} accepted ${named.join(", ")}`;
  return createCheckRun(access, `record the acceptance on ${commit.slice(0, 12)}`, {
    name: acceptanceCheck,
    head_sha: commit,
    conclusion: "success",
    output: {
      title,
      summary: because === undefined ? "No reason was given." : untrustedMarkdownText(because, { max: 600 }),
      text: acceptanceText(acceptance),
    },
  });
}

/**
 * The valid acceptances on a commit. The check must come from a workflow's own token. The comment it refers to must
 * still be on this pull request, unedited, by a person who may write. A forged check therefore has no effect without
 * that comment.
 */
export async function acceptancesOn(
  { github, repository }: RepositoryAccess,
  { commit, number }: { commit: string; number: number },
): Promise<Acceptance[]> {
  const access = { github, repository };
  const held: Acceptance[] = [];
  for await (const { name, app, output } of checksOn(access, commit)) {
    if (name !== acceptanceCheck || app?.slug !== "github-actions") continue;
    const acceptance = readAcceptance(output.text ?? "");
    if (acceptance === undefined || acceptance.commit !== commit || acceptance.pull_request !== number) continue;
    if ((await isThatCommit(access, acceptance)) && (await isConfirmed(access, acceptance))) held.push(acceptance);
  }
  return held;
}

/** Far more than people write. A limit, since any workflow with a token may add checks. */
const maxPages = 10;

/** All our checks on a commit: others of the same name must not hide one. */
function checksOn({ github, repository }: RepositoryAccess, commit: string) {
  return allPages(async (page) => {
    const { data } = await github.repeat(`read the checks on ${commit.slice(0, 12)}`, () =>
      github.octokit.request("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", {
        ...repository,
        ...page,
        ref: commit,
        check_name: acceptanceCheck,
        filter: "all", // by default GitHub lists only the last check of a name
      }),
    );
    return data.check_runs;
  }, maxPages);
}

/** Whether the commit is the accepted head, or a direct child of it with the recorded tree. */
async function isThatCommit(
  { github, repository }: RepositoryAccess,
  { commit, head, tree }: Acceptance,
): Promise<boolean> {
  const { data } = await github.repeat(`read the commit ${commit.slice(0, 12)}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { ...repository, commit_sha: commit }),
  );
  const [parent, ...others] = data.parents;
  return data.tree.sha === tree && (commit === head || (parent?.sha === head && others.length === 0));
}

async function isConfirmed(access: RepositoryAccess, acceptance: Acceptance): Promise<boolean> {
  const { comment: id, pull_request: number, by, head, cases } = acceptance;
  const read = await readMaintainerComment(access, { id, number });
  if (!("comment" in read) || read.comment.by !== by) return false;
  const { command } = read.comment;
  if (command.name !== "accept") return false;
  if (command.commit !== undefined && !head.startsWith(command.commit)) return false;
  return command.target === "all" || cases.every(({ case_id }) => case_id === command.target);
}

const answerSchema = z.object({
  repository: z.object({
    pullRequest: z
      .object({
        timelineItems: z.object({
          nodes: z.array(
            z.object({
              createdAt: z.string(),
              label: z.object({ name: z.string() }),
              actor: z.object({ __typename: z.string(), login: z.string() }).nullable(),
            }),
          ),
        }),
      })
      .nullable(),
  }),
});

const query = `query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      timelineItems(itemTypes: [LABELED_EVENT], last: 100) {
        nodes { ... on LabeledEvent { createdAt label { name } actor { __typename login } } }
      }
    }
  }
}`;

/**
 * Whether a person who may write added the label after the run that replayed this head was created. An earlier label is
 * about another commit.
 */
export async function labelAccepts(
  { github, repository }: { github: Github; repository: RepositoryName },
  { number, label, run }: { number: number; label: string; run: number },
): Promise<boolean> {
  const { data } = await github.repeat(`read the run ${run}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { ...repository, run_id: run }),
  );
  const answer = await github.repeat(`read who labelled #${number}`, () =>
    github.octokit.graphql<unknown>(query, { ...repository, number }),
  );
  const events = answerSchema.parse(answer).repository.pullRequest?.timelineItems.nodes ?? [];
  const last = events.findLast((one) => one.label.name.toLowerCase() === label.toLowerCase());
  if (last === undefined || last.actor?.__typename !== "User" || last.createdAt <= data.created_at) return false;
  return mayWrite({ github, repository }, last.actor.login);
}
