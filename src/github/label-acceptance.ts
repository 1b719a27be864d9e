import * as z from "zod";
import type { Github } from "./github.ts";
import { mayWrite } from "./maintainer.ts";
import type { RepositoryName } from "./octokit.ts";

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
 * Whether the label was put on by somebody who may write, after the run that replayed this head was made: one that was there before is about
 * another commit.
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
