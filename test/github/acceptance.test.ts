import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { acceptanceCheck, acceptanceText, covers, filesDigest, shownDigest } from "../../src/core/accept/acceptance.ts";
import { parseCaseYaml } from "../../src/core/case/case-yaml.ts";
import { type CaseFiles, caseFileNames } from "../../src/core/schema/case.ts";
import { type CaseResult, type ReplayReport, replayReportSchema } from "../../src/core/schema/result.ts";
import { compareGuards, fixturesHash } from "../../src/core/verdict/base/altered.ts";
import { buildReport } from "../../src/core/verdict/suite/summary.ts";
import { acceptancesOn } from "../../src/github/acceptance/acceptance-record.ts";
import { answerComment } from "../../src/github/comment/answer-comment.ts";
import { readHeadReport } from "../../src/github/comment/head-report.ts";
import { withSection } from "../../src/github/comment/comment-sections.ts";
import type { Github } from "../../src/github/github.ts";
import { nodePlatform } from "../../src/node/platform.ts";
import { repository, seeded, startTestGithub, type TestGithub } from "./setup.ts";

const { hash } = nodePlatform;
const folder = "cases/search-loop";
const texts: CaseFiles = Object.fromEntries(
  caseFileNames.flatMap((name) =>
    name === "fixtures/model.json" ? [] : [[name, readFileSync(`${folder}/${name}`, "utf8")]],
  ),
);
const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${folder}/${name}`, text]));
const yaml = texts["case.yaml"] ?? "";
const weaker = yaml.replace("count: 3", "count: 4");

let test: TestGithub;
let number: number;
beforeEach(async () => {
  test = await startTestGithub();
  await test.server.commit("acme/agent", { branch: "main", files });
  await test.server.commit("acme/agent", { branch: "weak", files: { [`${folder}/case.yaml`]: weaker } });
  number = await test.server.openPull("acme/agent", { head: "weak", login: "eve" });
  test.server.repository("acme/agent").people.set("mona", "write").set("rita", "read");
});
afterEach(() => test[Symbol.asyncDispose]());

const headOf = (branch = "weak", name = "acme/agent") =>
  test.server.repository(name).git.ref(`refs/heads/${branch}`) ?? "";
const commentsOf = () =>
  [...test.server.repository("acme/agent").comments.values()].filter(({ issue }) => issue === number);
const comment = (login: string, body: string, issue = number) => test.server.comment("acme/agent", issue, login, body);

const alteredChange = "1 of 4 assertions removed or changed";

function resultOf(more: Partial<CaseResult>): CaseResult {
  return {
    case_id: "search-loop",
    title: "Asked five times",
    path: folder,
    state: "guard",
    verdict: "fixed",
    standing: "altered",
    reason: "this pull request alters the guard",
    blocks: true,
    rate: { reproduced: 0, of: 1, interval: { low: 0, high: 1 } },
    live_model: false,
    altered: [alteredChange],
    attempts: [],
    commands: { reproduce: "npx replaykit replay cases/search-loop" },
    duration_ms: 1,
    ...more,
  };
}

const reportOf = (more: Partial<CaseResult> = {}): ReplayReport =>
  buildReport([resultOf(more)], ["broken"], { duration_ms: 1, expected: true });

const evidence = "runs/20261126-101500-search-loop/trace.json";

/** What the replay of the head leaves: its report, and our comment about it. */
function show(report = reportOf(), { commit = headOf(), branch = "weak", from = "acme/agent" } = {}): number {
  const seed = { event: "pull_request", name: "ReplayKit", conclusion: "failure", head_repository: from };
  const run = test.server.addRun("acme/agent", { ...seed, head_sha: commit, head_branch: branch });
  const content = { "report.json": JSON.stringify(report), [evidence]: "first" };
  test.server.addArtifact("acme/agent", { run, name: "replaykit-report", files: content });
  const section = { key: "0123456789ab", commit, shown: shownDigest(report, hash), body: "### 🔴 1 case needs you" };
  const body = `<!-- replaykit -->\n${withSection(undefined, section, 60_000)}`;
  const own = commentsOf().find((one) => one.body.startsWith("<!-- replaykit -->"));
  if (own === undefined) comment("github-actions[bot]", body);
  else Object.assign(own, { body, updated_at: test.server.state.now() });
  return run;
}

const place = (github: Github = test.github()) => ({
  github,
  repository,
  number,
  hash,
  artifact: "replaykit-report",
  readReport: (bytes: Uint8Array) => replayReportSchema.parse(JSON.parse(new TextDecoder().decode(bytes))),
  marker: "replaykit",
  redact: <T>(value: T) => value,
});

const accepted = (commit: string) => acceptancesOn(place(), { commit, number });
/** Whether the guard as it is at a commit would be taken. */
async function isTaken(commit: string, caseYaml: string, changes = [alteredChange]): Promise<boolean> {
  const guard = { case_id: "search-loop", files: filesDigest({ ...texts, "case.yaml": caseYaml }, hash), changes };
  return (await accepted(commit)).some((one) => covers(one, guard));
}

describe("an altered guard", () => {
  it("is accepted by a comment of somebody who may write, for this head and these files only", async () => {
    const run = show();
    const answered = await answerComment(
      place(),
      comment("mona", "/replaykit accept search-loop because four is fine"),
    );
    expect(answered.taken).toBe(true);
    expect(test.server.repository("acme/agent").reruns).toEqual([run]);
    const head = headOf();
    expect(await isTaken(head, weaker)).toBe(true);
    expect(await isTaken(head, yaml.replace("count: 3", "count: 400"))).toBe(false);
    expect(await isTaken(head, weaker, [alteredChange, "the program judge.py of its judge changed"])).toBe(false);
    await test.server.commit("acme/agent", { branch: "weak", files: { "agent.py": "print(2)\n" } });
    expect(await isTaken(headOf(), weaker)).toBe(false);
  });

  it("is not accepted while its file is broken, since no replay could read it, and the answer says so", async () => {
    const path = `${folder}/case.yaml`;
    await test.server.commit("acme/agent", { branch: "weak", files: { [path]: "version: [" } });
    show();
    await answerComment(place(), comment("mona", "/replaykit accept search-loop"));
    expect(commentsOf().at(-1)?.body).toMatch(
      /its files cannot be read \(.*Flow sequence.*\), so accepting it has no effect/,
    );
    expect(await accepted(headOf())).toEqual([]);
  });

  it("is accepted no more once the comment is gone or its author may not write", async () => {
    show();
    const id = comment("mona", "/replaykit accept all");
    expect((await answerComment(place(), id)).taken).toBe(true);
    const { people, comments } = test.server.repository("acme/agent");
    people.set("mona", "read");
    expect(await isTaken(headOf(), weaker)).toBe(false);
    people.set("mona", "write");
    expect(await isTaken(headOf(), weaker)).toBe(true);
    comments.delete(id);
    expect(await isTaken(headOf(), weaker)).toBe(false);
  });
});

it("counts every acceptance of one head, and none of another name", async () => {
  show();
  for (const why of ["four is fine", "five is too"])
    await answerComment(place(), comment("mona", `/replaykit accept all because ${why}`));
  expect((await accepted(headOf())).map(({ because }) => because)).toEqual(["four is fine", "five is too"]);
  const { checks } = test.server.repository("acme/agent");
  const own = [...checks.values()];
  checks.clear();
  // 150 others of the same name, which some workflow wrote before ours.
  for (const check of own.slice(0, 1))
    for (let id = -150; id < 0; id += 1) checks.set(id, { ...check, id, fields: { ...check.fields, output: {} } });
  for (const check of own) checks.set(check.id, check);
  expect(await accepted(headOf())).toHaveLength(2);
  for (const check of checks.values()) check.fields["name"] = "another check";
  expect(await accepted(headOf())).toEqual([]);
});

describe("two suites", () => {
  /** The newer run of another workflow, with a guard of its own; `seen` is the report that the comment shows of it. */
  function showShop({ seen, id = "shop-loop" }: { seen?: ReplayReport; id?: string } = {}) {
    const first = show();
    const other = reportOf({ case_id: id, path: `shop/cases/${id}` });
    const seed = { event: "pull_request", conclusion: "failure", head_repository: "acme/agent", head_branch: "weak" };
    const second = test.server.addRun("acme/agent", { ...seed, name: "Shop", head_sha: headOf() });
    const content = { "report.json": JSON.stringify(other), [evidence]: "shop" };
    test.server.addArtifact("acme/agent", { run: second, name: "replaykit-report", files: content });
    const [own] = commentsOf();
    const shown = shownDigest(seen ?? other, hash);
    const section = { key: "ba9876543210", commit: headOf(), shown, body: "### 🔴 1 case" };
    if (own) own.body = `<!-- replaykit -->\n${withSection(own.body, section, 60_000)}`;
    return { first, second };
  }
  const ask = (id: string) => answerComment(place(), comment("mona", `/replaykit accept ${id}`));

  it("each answer for their own cases, also where the other workflow's run is newer", async () => {
    const { first, second } = showShop();
    expect([(await ask("search-loop")).taken, (await ask("shop-loop")).taken]).toEqual([true, true]);
    expect(test.server.repository("acme/agent").reruns).toEqual([first, second]);
    expect((await ask("shop-lop")).words).toBe("there is no case shop-lop in this run (did you mean shop-loop?)");
  });

  it("are both covered by all, and both start again", async () => {
    const { first, second } = showShop();
    const { words } = await ask("all");
    expect(words).not.toContain("not covered");
    const [one, ...others] = await accepted(headOf());
    expect([one?.cases.map(({ case_id }) => case_id), others]).toEqual([["shop-loop", "search-loop"], []]);
    expect(test.server.repository("acme/agent").reruns).toEqual([second, first]);
    expect(await isTaken(headOf(), weaker)).toBe(true);
  });

  it("all names the guard that is broken, and takes the others", async () => {
    await test.server.commit("acme/agent", { branch: "weak", files: { [`${folder}/case.yaml`]: "version: [" } });
    showShop();
    const { taken, words } = await ask("all");
    expect([taken, words]).toEqual([
      true,
      expect.stringMatching(/shop-loop: its guard may be altered.*Not accepted: search-loop: its files cannot be read/),
    ]);
    expect((await accepted(headOf())).map(({ cases }) => cases.map(({ case_id }) => case_id))).toEqual([["shop-loop"]]);
  });

  it("have each its own evidence, also of cases with the same id", async () => {
    showShop({ id: "search-loop" });
    const command = { name: "accept" as const, target: "all", commit: undefined, because: undefined };
    const head = await readHeadReport(place(), { id: 1, by: "mona", at: "9", command });
    const ofCase = (path: string) =>
      "refused" in head ? head.refused : new TextDecoder().decode(head.evidenceOf(path).get(evidence));
    expect([folder, "shop/cases/search-loop"].map(ofCase)).toEqual(["first", "shop"]);
  });

  it("are not both covered if one's report is not what was shown, which the answer says", async () => {
    const { first } = showShop({ seen: reportOf({ case_id: "shop-loop", reason: "another" }) });
    expect((await ask("all")).words).toMatch(
      /; 1 suite above is not covered: replay what is missing, then ask again\.$/,
    );
    const [one] = await accepted(headOf());
    expect(one?.cases.map(({ case_id }) => case_id)).toEqual(["search-loop"]);
    expect(test.server.repository("acme/agent").reruns).toEqual([first]);
  });
});

describe("GitHub that fails midway", () => {
  const commits = "GRAPHQL createCommitOnBranch";
  const committed = async () =>
    (await test.server.repository("acme/agent").git.run(["rev-list", "--count", "main..weak"])).trim();
  beforeEach(async () => {
    await test.server.commit("acme/agent", { branch: "weak", files: { [`${folder}/case.yaml`]: yaml } });
    show(reportOf(changed));
  });

  it("takes a commit whose answer was lost as made, and starts its replay", async () => {
    test.server.faults.add({ match: commits, fault: { kind: "after-commit" } });
    const before = Number(await committed());
    const answered = await answerComment(place(), comment("mona", "/replaykit accept all"));
    expect(answered.words).toContain(`Committed as ${headOf().slice(0, 12)}. Its replay was started.`);
    expect([Number(await committed()) - before, test.server.repository("acme/agent").dispatches.length]).toEqual([
      1, 1,
    ]);
    expect(await accepted(headOf())).toHaveLength(1);
  });

  it("commits again what did not arrive, and never takes somebody else's commit for its own", async () => {
    test.server.faults.add({ match: commits, fault: { kind: "status", status: 502 } });
    expect((await answerComment(place(), comment("mona", "/replaykit accept all"))).taken).toBe(true);
    await test.server.commit("acme/agent", { branch: "weak", files: { [`${folder}/case.yaml`]: yaml } });
    show(reportOf(changed));
    test.server.faults.add({ match: commits, fault: { kind: "status", status: 502 } });
    const github = test.github("full", {
      sleep: () =>
        test.server.commit("acme/agent", { branch: "weak", files: { "agent.py": "print(5)\n" } }).then(() => {}),
    });
    const answered = await answerComment(place(github), comment("mona", "/replaykit accept all"));
    expect(answered).toMatchObject({ taken: false, words: expect.stringContaining("somebody pushed in the meantime") });
  });

  it("replies with what went wrong, since nobody sees the run of a comment's workflow", async () => {
    const reading = "GET /repos/{owner}/{repo}/contents/{path}";
    test.server.faults.add({ match: reading, fault: { kind: "status", status: 502 }, times: 1 });
    expect((await answerComment(place(), comment("mona", "/replaykit accept all"))).taken).toBe(true);
    await test.server.commit("acme/agent", { branch: "weak", files: { [`${folder}/case.yaml`]: yaml } });
    show(reportOf(changed));
    test.server.faults.add({ match: reading, fault: { kind: "status", status: 502 }, times: 99 });
    const asked = answerComment(place(), comment("mona", "/replaykit accept all"));
    await expect(asked).rejects.toMatchObject({ code: "network_failed" });
    expect(commentsOf().at(-1)?.body).toMatch(/^🔴 This failed: read cases\/search-loop\/.*\n.*Next: run it again/);
  });

  it("says why no replay was started", async () => {
    test.server.faults.add({ match: /dispatches$/, fault: { kind: "status", status: 503 }, times: 99 });
    const { words } = await answerComment(place(), comment("mona", "/replaykit accept all"));
    expect(words).toMatch(/Its replay could not be started: start the replay: .*503.*Push a commit/);
    await test.server.commit("acme/agent", { branch: "weak", files: { [`${folder}/case.yaml`]: yaml } });
    show(reportOf(changed));
    test.server.faults.clear();
    test.server.faults.add({ match: /dispatches$/, fault: { kind: "status", status: 422 } });
    expect((await answerComment(place(), comment("mona", "/replaykit accept all"))).words).toContain(
      "the replay's workflow needs `workflow_dispatch`",
    );
  });
});

const changed: Partial<CaseResult> = {
  standing: "broken",
  verdict: "changed",
  altered: [],
  reason: "it calls the tool four times",
  attempts: [
    {
      attempt: 1,
      verdict: "changed",
      reason: "max_tool_calls",
      signatures: [],
      assertions: [
        { check: "status_is success", kind: "status_is", outcome: "pass", message: "" },
        {
          check: "max_tool_calls lookup_billing 3",
          kind: "max_tool_calls",
          outcome: "fail",
          message: "four",
          expected: 3,
          observed: 4,
        },
      ],
      counts: {
        basis: "observed",
        isolated: true,
        served: 4,
        simulated: 0,
        missed: 0,
        blocked: 0,
        live: 0,
        uncontrolled: 0,
        unconsumed: 0,
      },
      misses: [],
      leans_on_simulated: [],
      duration_ms: 1,
    },
  ],
};

describe("changed behaviour", () => {
  it("is committed as the case's expectation; the acceptance covers that commit, whose replay is started", async () => {
    await test.server.commit("acme/agent", { branch: "weak", files: { [`${folder}/case.yaml`]: yaml } });
    show(reportOf(changed));
    const answered = await answerComment(
      place(),
      comment("mona", `/replaykit accept search-loop at ${headOf().slice(0, 12)}`),
    );
    expect(answered.words).toContain("max_tool_calls lookup_billing 3 → max_tool_calls lookup_billing 4");
    const head = headOf();
    const object = await test.server.repository("acme/agent").git.object(`${head}:${folder}/case.yaml`);
    const text = object?.content.toString() ?? "";
    const { assertions }: { assertions: unknown[] } = parse(text);
    expect(assertions).toContainEqual({ max_tool_calls: { tool: "lookup_billing", count: 4 } });
    expect(assertions).toHaveLength(4);
    const version = (caseYaml: string) => ({
      case: parseCaseYaml(caseYaml, "case.yaml").case,
      path: folder,
      fixtures: fixturesHash({ ...texts, "case.yaml": caseYaml }, hash),
    });
    const altered = compareGuards([version(yaml)], [version(text)]).flatMap(({ changes }) => changes);
    expect(altered).toEqual([alteredChange]);
    expect(await isTaken(head, text, altered)).toBe(true);
    expect(await isTaken(head, weaker.replace("count: 4", "count: 5"), altered)).toBe(false);
    const inputs = { "pull-request": String(number) };
    expect(test.server.repository("acme/agent").dispatches).toEqual([{ workflow: "7", ref: "weak", inputs }]);
  });

  it("of a fork is answered with the patch and the command", async () => {
    await test.server.commit("stranger/agent", { branch: "theirs", files });
    await test.server.commit("stranger/agent", { branch: "theirs", files: { "agent.py": "print(3)\n" } });
    number = await test.server.openPull("acme/agent", { head: "stranger:theirs", login: "stranger" });
    const commit = headOf("theirs", "stranger/agent");
    show(reportOf(changed), { commit, branch: "theirs", from: "stranger/agent" });
    const answered = await answerComment(place(), comment("mona", "/replaykit accept all"));
    expect(answered.reply).toContain("+  - max_tool_calls: { tool: lookup_billing, count: 4 }");
    expect(answered.reply).toContain("git apply accept.patch");
    expect(answered.reply).not.toContain("Too long");
    expect(headOf("theirs", "stranger/agent")).toBe(commit);
  });

  it("of a fork names the files that are too long for a comment, and how to get them", async () => {
    const long = `  # ${"x".repeat(31_000)}\n  - max_tool_calls`;
    const wide = { ...files, [`${folder}/case.yaml`]: yaml.replace("  - max_tool_calls", long) };
    await test.server.commit("stranger/agent", { branch: "wide", files: wide });
    number = await test.server.openPull("acme/agent", { head: "stranger:wide", login: "stranger" });
    show(reportOf(changed), { commit: headOf("wide", "stranger/agent"), branch: "wide", from: "stranger/agent" });
    const { reply } = await answerComment(place(), comment("mona", "/replaykit accept all"));
    expect(reply).toMatch(
      /^🟢 ReplayKit cannot commit to a fork's branch: apply this patch there\.\n\nToo long for a comment/,
    );
    expect(reply).toContain("` cases/search-loop/case.yaml `");
    expect(reply).toContain("` npx replaykit case fixtures add cases/search-loop <trace.json> `");
    expect(reply).not.toContain("git apply");
  });

  it("that somebody pushes over meanwhile is not committed", async () => {
    await test.server.commit("acme/agent", { branch: "weak", files: { [`${folder}/case.yaml`]: yaml } });
    show(reportOf(changed));
    const github = test.github();
    const { graphql } = github.octokit;
    const racing = async (text: string, variables: Record<string, unknown>) => {
      if (text.includes("createCommitOnBranch"))
        await test.server.commit("acme/agent", { branch: "weak", files: { "agent.py": "print(4)\n" } });
      return graphql(text, variables);
    };
    const octokit = { request: github.octokit.request, graphql: racing as typeof graphql };
    const answered = await answerComment(place({ ...github, octokit }), comment("mona", "/replaykit accept all"));
    expect(answered).toMatchObject({
      taken: false,
      words: "somebody pushed in the meantime: look at the new commit, then ask again",
    });
    expect(await accepted(headOf())).toEqual([]);
  });
});

it("explains a case, guards what is fixed, and does neither for what is not there", async () => {
  const open = yaml.replace("state: guard", "state: open");
  await test.server.commit("acme/agent", { branch: "weak", files: { [`${folder}/case.yaml`]: open } });
  show(reportOf({ ...changed, standing: "newly-fixed", verdict: "fixed", state: "open" }));
  const ask = (body: string) => answerComment(place(), comment("mona", body));
  expect((await ask("/replaykit explain search-loop")).reply).toContain("<details open>");
  expect((await ask("/replaykit explain other")).reply).toContain("there is no case other in this run.");
  for (const command of ["explain", "accept", "record", "guard"])
    expect((await ask(`/replaykit ${command} search-lop`)).reply).toBe(
      "⚪ Nothing was done: there is no case search-lop in this run (did you mean search-loop?).",
    );
  expect((await ask("/replaykit accept search-loop")).reply).toContain("only an altered guard");
  expect((await ask("/replaykit record search-loop")).taken).toBe(false);
  expect((await ask("/replaykit guard search-loop")).taken).toBe(true);
  const object = await test.server.repository("acme/agent").git.object(`${headOf()}:${folder}/case.yaml`);
  expect(object?.content.toString()).toBe(open.replace("state: open", "state: guard"));
});

it("explains an altered guard before the base's version of it, which holds", async () => {
  const base = resultOf({ standing: "holding", altered: undefined, reason: "it holds", blocks: false });
  show(buildReport([base, resultOf({})], ["broken"], { duration_ms: 1, expected: true }));
  const { reply = "" } = await answerComment(place(), comment("mona", "/replaykit explain search-loop"));
  const folds = [...reply.matchAll(/<details( open)?><summary>.*?<b>(\w+)<\/b>/g)].map(([, open, word]) => [
    word,
    open,
  ]);
  expect(folds).toEqual([
    ["altered", " open"],
    ["holding", undefined],
  ]);
});

describe("500 acceptances that are forged, stale or raced", () => {
  const random = seeded(20);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

  function forgeCheck(
    body: string,
    { login = "mona", app = "github-actions" } = {},
    more: Record<string, unknown> = {},
  ) {
    const { checks, git } = test.server.repository("acme/agent");
    const head = headOf();
    const record = {
      version: 1 as const,
      pull_request: number,
      comment: body === "" ? 999_999 : comment(login, body),
      by: login,
      head,
      shown: hash("x"),
      commit: head,
      tree: head,
      cases: [
        {
          case_id: "search-loop",
          files: filesDigest({ ...texts, "case.yaml": weaker }, hash),
          changes: [alteredChange],
        },
      ],
      ...more,
    };
    return git.object(`${head}^{tree}`).then((tree) => {
      const text = acceptanceText({ ...record, tree: tree?.oid ?? head, ...more });
      const id = test.server.state.nextId();
      checks.set(id, {
        id,
        app,
        fields: {
          name: acceptanceCheck,
          head_sha: head,
          status: "completed",
          output: { title: "t", summary: "s", text },
        },
      });
    });
  }

  const said = async (login: string, body: string) => void (await answerComment(place(), comment(login, body)));
  const verbs = ["/replaykit accept all", "/replaykit accept search-loop", "/replaykit accept all because I say so"];
  const attacks: Record<string, () => Promise<void>> = {
    "of a reader": () => said("rita", pick(verbs)),
    "of a stranger": () => said("eve", pick(verbs)),
    "of a bot that may write": () => said("github-actions[bot]", pick(verbs)),
    "at another commit": () => said("mona", `/replaykit accept all at ${pick(["0123456789ab", "deadbeef"])}`),
    "no command at all": () =>
      said(
        "mona",
        pick(["> /replaykit accept all", "please /replaykit accept all", "/replaykitaccept all", "/replaykit accept"]),
      ),
    "of what is no case": () =>
      said("mona", pick(["/replaykit accept ../x", "/replaykit accept search-loop x", "/replaykit accept other"])),
    edited: async () => {
      const id = comment("mona", "thanks");
      Object.assign(test.server.repository("acme/agent").comments.get(id) ?? {}, {
        body: pick(verbs),
        updated_at: test.server.state.now(),
      });
      await answerComment(place(), id);
    },
    "on another pull request": async () => void (await answerComment(place(), comment("mona", pick(verbs), 1))),
    "before what is shown now": async () => {
      const id = comment("mona", pick(verbs));
      show();
      await answerComment(place(), id);
    },
    "where the report is another one": async () => {
      const seed = { event: "pull_request", name: "ReplayKit", conclusion: "failure", head_repository: "acme/agent" };
      const run = test.server.addRun("acme/agent", { ...seed, head_sha: headOf(), head_branch: "weak" });
      const content = { "report.json": JSON.stringify(reportOf({ reason: `x${random()}` })) };
      test.server.addArtifact("acme/agent", { run, name: "replaykit-report", files: content });
      await said("mona", pick(verbs));
      test.server
        .repository("acme/agent")
        .artifacts.delete([...test.server.repository("acme/agent").artifacts.keys()].at(-1) ?? 0);
    },
    "under a comment that is not ours": async () => {
      const own = commentsOf().find((one) => one.body.startsWith("<!-- replaykit -->"));
      const user = own?.user;
      Object.assign(own ?? {}, { user: { id: 9, login: "eve", type: "User" } });
      await said("mona", pick(verbs));
      Object.assign(own ?? {}, { user });
    },
    "a check without a comment": () => forgeCheck(""),
    "a check on a reader's comment": () => forgeCheck(pick(verbs), { login: "rita" }),
    "a check on another person's name": () => forgeCheck(pick(verbs), {}, { by: "admin" }),
    "a check on what is no command": () => forgeCheck("looks good"),
    "a check of another App": () => forgeCheck(pick(verbs), { app: "evil-app" }),
    "a check for another tree": () => forgeCheck(pick(verbs), {}, { tree: hash("t").slice(0, 40) }),
    "a check for another head": () => forgeCheck(pick(verbs), {}, { head: hash("h").slice(0, 40) }),
    "a check for another pull request": () => forgeCheck(pick(verbs), {}, { pull_request: 1 }),
    "a check about other files": () =>
      forgeCheck(pick(verbs), {}, { cases: [{ case_id: "search-loop", files: hash("f"), changes: [alteredChange] }] }),
    "a check at another commit's comment": () => forgeCheck("/replaykit accept all at 0123456789ab"),
    "a push before it is read": async () => {
      const id = comment("mona", pick(verbs));
      await test.server.commit("acme/agent", { branch: "weak", files: { "agent.py": `print(${random()})\n` } });
      await answerComment(place(), id);
      show();
      await answerComment(place(), id);
    },
    "a yes to the head before": async () => {
      await said("mona", pick(verbs)); // true, and about this head
      await test.server.commit("acme/agent", { branch: "weak", files: { "agent.py": `print(${random()})\n` } });
      show();
    },
  };

  it("change nothing", async () => {
    show();
    const taken: string[] = [];
    const names = Object.keys(attacks);
    // Those that cost a commit or an archive each.
    const rare = new Set([
      "a push before it is read",
      "a yes to the head before",
      "before what is shown now",
      "where the report is another one",
    ]);
    let made = 0;
    const counts = new Map<string, number>();
    while (made < 500) {
      const name = names[made < names.length ? made : Math.floor(random() * names.length)] ?? "";
      if (rare.has(name) && (counts.get(name) ?? 0) >= 10) continue;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      made += 1;
      await attacks[name]?.();
      if (await isTaken(headOf(), weaker)) taken.push(name);
      test.server.repository("acme/agent").checks.clear();
      for (const one of commentsOf())
        if (!one.body.startsWith("<!-- replaykit -->")) test.server.repository("acme/agent").comments.delete(one.id);
    }
    expect({ made, kinds: counts.size, taken }).toEqual({ made: 500, kinds: names.length, taken: [] });
    // The twin: the same ground, and a yes that is none of these.
    await said("mona", "/replaykit accept all");
    expect(await isTaken(headOf(), weaker)).toBe(true);
  });
});
