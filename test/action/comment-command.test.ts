import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chromiumFor } from "../support/chromium.ts";
import { commentPage } from "../support/comment-page.ts";
import { type AgentRepository, fixedAgent, guardYaml, startAgentRepository } from "./agent-repository.ts";

const browser = await chromiumFor("a review on a phone");
let repository: AgentRepository;
beforeAll(async () => {
  repository = await startAgentRepository();
});
afterAll(async () => {
  await browser?.close();
  await repository[Symbol.asyncDispose]();
});

const server = () => repository.github.repository("acme/agent");
const files = { "cases/search-loop/case.yaml": guardYaml.replace("count: 3", "count: 4") };

/** Leaves a run's report as the workflow uploads it. */
function upload(head: string, branch: string, outputs: Record<string, string>) {
  const seed = { event: "pull_request", name: "ReplayKit", conclusion: "failure", head_repository: "acme/agent" };
  const run = repository.github.addRun("acme/agent", { ...seed, head_sha: head, head_branch: branch });
  const report = readFileSync(outputs["report-json"] ?? "", "utf8");
  repository.github.addArtifact("acme/agent", { run, name: "replaykit-report", files: { "report.json": report } });
}

function say(number: number, login: string, body: string) {
  const id = repository.github.comment("acme/agent", number, login, body);
  const payload = { action: "created", comment: { id }, issue: { number, pull_request: {} } };
  return repository.onBranch("main", { mode: "command" }, { name: "issue_comment", payload });
}

/**
 * What a reviewer on a phone reads without a tap, in the first fold, which stands open, and the command that it offers there: tapped, as
 * a finger does to copy it into a comment.
 */
async function reviewedOnPhone(comment: string): Promise<string> {
  if (!browser) throw new Error("there is no browser");
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    await page.setContent(commentPage(comment));
    const verdict = await page.locator("h3").boundingBox();
    const open = page.locator("details[open]").first();
    expect({
      verdict: (verdict?.y ?? 844) + (verdict?.height ?? 0) < 844,
      why: (await open.innerText()).includes("lookup_billing"),
      wide: Number(await page.evaluate("document.documentElement.scrollWidth")),
    }).toEqual({ verdict: true, why: true, wide: 390 });
    const offered = open.locator("code", { hasText: "/replaykit accept" });
    await offered.tap();
    return (await offered.innerText()).trim();
  } finally {
    await page.close();
  }
}

function titleOf(comment: string): string | undefined {
  return /^### (.*)$/m.exec(comment)?.[1];
}

it("a maintainer's comment accepts an altered guard for the run that is made again, a reader's none, and a push asks again", async () => {
  server().people.set("mona", "write").set("rita", "read");
  const run = await repository.pullRequest({ branch: "alter", files });
  upload(run.head, "alter", run.outputs);
  const reader = await say(run.number, "rita", "/replaykit accept all");
  expect(reader.log).toContain("nothing was done: rita may not write to this repository");
  expect({ before: run.exit, byReader: (await run.again()).exit }).toEqual({ before: 1, byReader: 1 });
  const told = await say(run.number, "mona", "/replaykit accept all because three was too few");
  expect(told.log).toContain("its guard may be altered (1 of 4 assertions removed or changed)");
  expect((await run.again()).exit).toBe(0);
  const later = await repository.github.commit("acme/agent", { branch: "alter", files: { "README.md": "later\n" } });
  const payload = { inputs: { "pull-request": String(run.number) } };
  const dispatched = await repository.onBranch(
    "alter",
    {},
    { name: "workflow_dispatch", payload },
    { GITHUB_SHA: later },
  );
  expect({ exit: dispatched.exit, says: dispatched.summary.includes("altered") }).toEqual({ exit: 1, says: true });
});

it("changed behaviour that is accepted by comment is committed, and the run that this starts reports on that commit", async () => {
  server().people.set("mona", "write");
  const patient = { "agent.py": fixedAgent.replace("MAX_TRIES = 2", "MAX_TRIES = 4") };
  const run = await repository.pullRequest({ branch: "patient", files: patient });
  const comment = () => repository.comments(run.number)[0]?.body ?? "";
  expect({ exit: run.exit, broken: run.outputs["broken"], title: titleOf(comment()) }).toEqual({
    exit: 1,
    broken: "1",
    title: "🔴 1 regression. Merging would break a case that holds.",
  });
  upload(run.head, "patient", run.outputs);
  const command = browser === undefined ? "/replaykit accept search-loop" : await reviewedOnPhone(comment());
  expect(command).toBe("/replaykit accept search-loop");
  const told = await say(run.number, "mona", `${command} because a slow service deserves four tries`);
  const [dispatch, ...others] = server().dispatches;
  expect([told.log.includes("max_tool_calls lookup_billing 4"), dispatch?.ref, others]).toEqual([true, "patient", []]);
  const sha = (await server().git.run(["rev-parse", "refs/heads/patient"])).trim();
  expect(sha).not.toBe(run.head);
  // What GitHub makes of the dispatch: the workflow's run on the branch as it stands now.
  const event = { name: "workflow_dispatch", payload: { inputs: dispatch?.inputs } };
  const replayed = await repository.onBranch("patient", { comment: "always" }, event, { GITHUB_SHA: sha });
  expect({ exit: replayed.exit, holding: replayed.outputs["holding"], title: titleOf(comment()) }).toEqual({
    exit: 0,
    holding: "1",
    title: "🟢 No regressions; 1 guard rests on the runner's word.",
  });
  expect(comment()).toContain(sha);
  // The twin: the same guard, changed by a push of the author's own, is nobody's yes.
  const later = { "cases/search-loop/case.yaml": guardYaml.replace("count: 3", "count: 9") };
  const pushed = await repository.github.commit("acme/agent", { branch: "patient", files: later });
  const refused = await repository.onBranch("patient", {}, event, { GITHUB_SHA: pushed });
  expect({ exit: refused.exit, title: titleOf(comment()) }).toEqual({
    exit: 1,
    title: expect.stringMatching(/^🔴 /),
  });
});

it("the dispatched run of a commit that is not the pull request's head is refused", async () => {
  const run = await repository.pullRequest({ branch: "moved", files: { "README.md": "moved\n" } });
  const payload = { inputs: { "pull-request": String(run.number) } };
  const event = { name: "workflow_dispatch", payload };
  const wrong = await repository.onBranch("main", {}, event, { GITHUB_SHA: run.base });
  expect({ exit: wrong.exit, log: wrong.log.includes("start it on the pull request's own branch") }).toEqual({
    exit: 1,
    log: true,
  });
  const right = await repository.onBranch("moved", {}, event, { GITHUB_SHA: run.head });
  expect(right.exit).toBe(0);
});

it("two workflows with other cases each keep their section of the one comment, the worse first", async () => {
  const other = guardYaml.replaceAll("search-loop", "other-loop");
  const folder = "cases/search-loop";
  const copied = Object.fromEntries(
    ["source-trace.json", "fixtures/tools.json"].map((name) => [
      `other/other-loop/${name}`,
      readFileSync(`${folder}/${name}`, "utf8"),
    ]),
  );
  const more = { ...copied, "other/other-loop/case.yaml": other.replace("state: guard", "state: open") };
  const run = await repository.pullRequest({
    branch: "two",
    files: { ...files, ...more },
    inputs: { comment: "always" },
  });
  await run.again({ cases: "other" });
  const bodies = repository.comments(run.number).map(({ body }) => body);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.match(/^### .*/gm)).toEqual([
    "### 🔴 1 case needs you before this is merged.",
    "### 🟢 1 fixed, no regressions; 1 fix rests on the runner's word.",
  ]);
  await run.again();
  expect(repository.comments(run.number).map(({ body }) => body)).toEqual(bodies);
});
