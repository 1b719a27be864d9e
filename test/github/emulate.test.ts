import type { Octokit } from "@octokit/rest";
import { createEmulator } from "emulate";
import { describe, expect, it } from "vitest";
import { createBranch, createPull, addLabels } from "../../src/github/pull-request/branch-writes.ts";
import { findPullRequest } from "../../src/github/pull-request/find-pull-request.ts";
import { createGithub } from "../../src/github/github.ts";
import { startGithubServer } from "../github-server/server.ts";
import { freePort } from "../support/free-port.ts";
import { octokitFor } from "./setup.ts";

const repository = { owner: "octocat", repo: "agent" };

/** What both servers shall answer alike, as values without ids, dates and addresses. */
async function story(octokit: Octokit) {
  const github = createGithub({ octokit });
  const { data: main } = await octokit.git.getRef({ ...repository, ref: "heads/main" });
  const parent = main.object.sha;
  const { data: blob } = await octokit.git.createBlob({ ...repository, content: "version: 1\n" });
  const entry = { path: "cases/a/case.yaml", mode: "100644" as const, type: "blob" as const, sha: blob.sha };
  const { data: tree } = await octokit.git.createTree({ ...repository, tree: [entry] });
  const commit = { ...repository, message: "add", tree: tree.sha, parents: [parent] };
  const { data: made } = await octokit.git.createCommit(commit);
  const target = { github, repository, branch: "replaykit/a" };
  const created = await createBranch(target, made.sha);
  const again = await createBranch(target, made.sha);
  const { data: file } = await octokit.repos.getContent({ ...repository, path: entry.path, ref: "replaykit/a" });
  const pull = await createPull(target, "main", { title: "t", body: "b", labels: [] });
  const { data: pulls } = await octokit.pulls.list({ ...repository, head: "octocat:replaykit/a" });
  const number = pulls[0]?.number ?? 0;
  const labelled = await addLabels(target, number, ["replaykit"]);
  const comment = await octokit.issues.createComment({ ...repository, issue_number: number, body: "one" });
  await octokit.issues.updateComment({ ...repository, comment_id: comment.data.id, body: "two" });
  for (let index = 0; index < 40; index += 1) {
    await octokit.issues.createComment({ ...repository, issue_number: number, body: `more ${index}` });
  }
  const comments = await octokit.paginate(octokit.issues.listComments, { ...repository, issue_number: number });
  const run = { headRepository: "octocat/agent", headBranch: "replaykit/a", headSha: made.sha };
  const found = await findPullRequest({ github, repository, run });
  return {
    blob: blob.sha,
    tree: tree.sha,
    branch: [created.ok, again.ok ? "made twice" : again.fault.failure.kind],
    file: Array.isArray(file) ? "folder" : [file.sha, file.size, file.type],
    pull: [pull.ok, pulls.map(({ state, title, body, head }) => ({ state, title, body, sha: head.sha === made.sha }))],
    labelled: labelled.ok,
    comments: comments.map(({ body }) => body),
    found: found.number === number,
  };
}

describe("a second opinion", () => {
  it("our server and emulate give the same answers", async () => {
    const users = [{ login: "octocat" }];
    const repos = [{ owner: "octocat", name: "agent", auto_init: true }];
    const seed = { tokens: { full: { login: "octocat", scopes: ["repo"] } }, github: { users, repos } };
    const emulator = await createEmulator({ service: "github", port: await freePort(), seed });
    await using server = await startGithubServer({
      repositories: { "octocat/agent": {} },
      tokens: { full: { login: "octocat" } },
    });
    try {
      const ours = await story(octokitFor(server.url, "full"));
      expect(ours).toEqual(await story(octokitFor(emulator.url, "full")));
      expect(ours).toMatchObject({ branch: [true, "refused"], labelled: true, found: true });
    } finally {
      await emulator.close();
    }
  });
});
