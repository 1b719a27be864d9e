import { describe, expect, it } from "vitest";
import { editCaseYaml } from "../../src/core/case/case-yaml.ts";
import { compact } from "../../src/core/compact.ts";
import { promoteCase } from "../../src/core/promote/promote-case.ts";
import type { Promotion } from "../../src/core/promote/promotion.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import type { Occurrences } from "../../src/core/schema/case.ts";
import { configSchema } from "../../src/core/schema/config.ts";
import type { GithubOptions } from "../../src/github/github.ts";
import { openPromotions } from "../../src/github/pull-request/promote.ts";
import { hmacKeyedHash, nodePlatform } from "../../src/node/platform.ts";
import { loopingRun } from "../promote/traces.ts";
import { repository, seeded, startTestGithub, type TestGithub } from "./setup.ts";

interface More {
  slug?: string;
  agent?: string;
  seen?: Occurrences;
  ended_at?: string;
}

function promotionOf(runId: string, more: More = {}): Promotion {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("key of the tests")) });
  const { slug, agent = "order-agent", seen, ended_at } = more;
  return promoteCase({
    trace: {
      ...loopingRun(runId, "o-1", { [runId]: "30 days" }),
      agent: { name: agent },
      ...compact({ ended_at }),
    },
    config: configSchema.parse({ effects: { get_order: "read", get_policy: "read" } }),
    redactor,
    platform: nodePlatform,
    unmeasured: "this is a test",
    ...compact({ slug, seen }),
  });
}

function promote(test: TestGithub, promotions: Promotion[], options: Partial<GithubOptions> = {}) {
  return openPromotions({ github: test.github("full", options), repository, promotions });
}

/** Puts the case on the default branch, as a merge of its pull request does. */
async function merged(test: TestGithub, { id, files }: Promotion, state: "open" | "guard"): Promise<void> {
  const yaml = editCaseYaml(files["case.yaml"] ?? "", [{ path: ["state"], value: state }]);
  const paths = Object.entries({ ...files, "case.yaml": yaml }).map(([name, text]) => [`cases/${id}/${name}`, text]);
  await test.server.commit("acme/agent", { branch: "main", files: Object.fromEntries(paths) });
}

function pullsOf({ server }: TestGithub) {
  return [...server.repository("acme/agent").issues.values()].flatMap((issue) =>
    issue.pull?.head.startsWith("replaykit/") === true ? [issue] : [],
  );
}

const textAt = async ({ server }: TestGithub, place: string) =>
  (await server.repository("acme/agent").git.object(place))?.content.toString() ?? "";

const always = Number.POSITIVE_INFINITY;

describe("opening promotions", () => {
  it("takes four writes for several cases, and adds one case per failure", async () => {
    await using test = await startTestGithub();
    const promotions = [
      promotionOf("run-1"),
      promotionOf("run-2", { slug: "same-failure" }),
      promotionOf("run-3", { agent: "other-agent" }),
    ];
    const [first, second, third] = await promote(test, promotions);
    expect([first, third].map((one) => one?.how)).toEqual(["opened", "opened"]);
    expect(second).toMatchObject({ how: "waiting", id: promotions[1]?.id, existing: promotions[0]?.id });
    expect(test.server.writes).toHaveLength(4);
    const body = test.server.repository("acme/agent").issues.get(2)?.body ?? "";
    expect([first, third].every((one) => body.includes(`## \`${one?.id}\``))).toBe(true);
  });

  it("opens the pull request of a token that may not create the label, and does not try for ever", async () => {
    await using test = await startTestGithub();
    const match = "POST /repos/{owner}/{repo}/issues/{issue_number}/labels";
    const message = "You do not have permission to create labels on this repository.";
    test.server.faults.add({ match, fault: { kind: "status", status: 403, message }, times: always });
    expect(await promote(test, [promotionOf("run-1")])).toMatchObject([{ how: "opened", number: 2 }]);
    expect(test.server.repository("acme/agent").issues.get(2)?.labels).toEqual([]);
    test.server.faults.clear();
    const pulls = {
      match: "POST /repos/{owner}/{repo}/pulls",
      fault: { kind: "status", status: 403, message },
    } as const;
    test.server.faults.add(pulls);
    await expect(promote(test, [promotionOf("run-2", { agent: "other" })])).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("knows the case of a failure among thousands", async () => {
    await using test = await startTestGithub();
    const names = Array.from({ length: 1_500 }, (_, index) => [`cases/a-${index}/notes.md`, "x\n"]);
    await test.server.commit("acme/agent", { branch: "main", files: Object.fromEntries(names) });
    await merged(test, promotionOf("run-1"), "open");
    expect(await promote(test, [promotionOf("run-2")])).toMatchObject([{ how: "on_base" }]);
    expect(test.server.writes).toEqual([]);
  });

  it("ends in one branch, commit and pull request, whoever races and whatever fails", async () => {
    await using test = await startTestGithub();
    const random = seeded(5);
    const fault = () => (random() < 0.15 ? ({ kind: "after-commit" } as const) : undefined);
    test.server.faults.add({ match: /./, fault, times: always });
    const racers = Array.from({ length: 12 }, () =>
      promote(test, [promotionOf("run-1")], { maxWaitMs: 1e9, attempts: 20 }),
    );
    const settled = await Promise.allSettled(racers);
    test.server.faults.clear();
    expect(settled.filter(({ status }) => status === "rejected")).toEqual([]);
    const promotion = promotionOf("run-1");
    expect(await promote(test, [promotion])).toMatchObject([{ how: "unchanged", number: 2 }]);
    const branch = `replaykit/${promotion.id}`;
    const { git } = test.server.repository("acme/agent");
    expect((await git.run(["rev-list", "--count", `main..${branch}`])).trim()).toBe("1");
    expect(pullsOf(test)).toHaveLength(1);
  });
});

describe("a failure whose case waits in an open pull request", () => {
  it("raises its count there, under whatever title it comes, and again changes nothing", async () => {
    await using test = await startTestGithub();
    const waits = promotionOf("run-1", { seen: { count: 3, first: "2026-11-01", last: "2026-11-02" } });
    const [opened] = await promote(test, [waits]);
    const other = promotionOf("run-2", { slug: "other-title", seen: { count: 5, last: "2026-11-20" } });
    const [outcome] = await promote(test, [other]);
    expect(outcome).toMatchObject({ how: "waiting", existing: waits.id, url: opened?.url, seen: { count: 5 } });
    expect(pullsOf(test)).toHaveLength(1);
    expect(pullsOf(test)[0]?.body).toContain("Seen 5 times, first ` 2026-11-01 `, last ` 2026-11-20 `");
    expect(await textAt(test, `replaykit/${waits.id}:cases/${waits.id}/case.yaml`)).toMatch(/count: 5/);
    expect(test.server.writes).toHaveLength(6);
    await promote(test, [other]);
    expect(test.server.writes).toHaveLength(6);
  });

  it("finds it in a pull request of several cases, and not in one that was closed", async () => {
    await using test = await startTestGithub();
    const both = [promotionOf("run-1"), promotionOf("run-2", { agent: "other-agent" })];
    await promote(test, both);
    const renamed = promotionOf("run-3", { slug: "renamed", agent: "other-agent" });
    expect(await promote(test, [renamed])).toMatchObject([{ how: "waiting", existing: both[1]?.id, number: 2 }]);
    const [pull] = pullsOf(test);
    if (pull) pull.state = "closed";
    expect(await promote(test, [renamed])).toMatchObject([{ how: "opened", id: renamed.id, number: 3 }]);
  });

  it("leaves one open pull request, also where all race under different titles and calls fail", async () => {
    await using test = await startTestGithub();
    const random = seeded(7);
    const fault = () => (random() < 0.1 ? ({ kind: "after-commit" } as const) : undefined);
    test.server.faults.add({ match: /./, fault, times: always });
    const names = Array.from({ length: 10 }, (_, index) => `title-${index}`);
    const race = (slug: string, index: number) =>
      promote(test, [promotionOf(`run-${index}`, { slug })], { maxWaitMs: 1e9, attempts: 20 });
    const settled = await Promise.allSettled(names.map(race));
    test.server.faults.clear();
    expect(settled.filter(({ status }) => status === "rejected")).toEqual([]);
    const open = pullsOf(test).filter(({ state }) => state === "open");
    expect(open).toHaveLength(1);
    const closed = pullsOf(test).filter(({ state }) => state !== "open");
    for (const { body } of closed) expect(body).toMatch(/^The failure already has a pull request: #\d+\.$/);
    const branches = test.server.repository("acme/agent").git.refs("refs/heads/replaykit/");
    expect(branches.map(({ name }) => name)).toEqual([`refs/heads/${open[0]?.pull?.head}`]);
    const id = open[0]?.pull?.head.slice("replaykit/".length) ?? "";
    // Each of the ten runs is counted once, however often its calls had to be repeated.
    expect(await textAt(test, `replaykit/${id}:cases/${id}/case.yaml`)).toMatch(/count: 10\b/);
  });
});

describe("a guard whose failure is back", () => {
  it("is proposed to be open again, in four writes, with the reads of the new run", async () => {
    await using test = await startTestGithub();
    const guard = promotionOf("run-1");
    await merged(test, guard, "guard");
    const again = promotionOf("run-2", { slug: "other-title", seen: { count: 42, last: "2026-11-20" } });
    const [outcome] = await promote(test, [again]);
    expect(outcome).toMatchObject({ how: "reopened", existing: guard.id, number: 2, seen: { count: 42 } });
    expect(test.server.writes).toHaveLength(4);
    const branch = `replaykit/again-${guard.id}`;
    const { git } = test.server.repository("acme/agent");
    const changed = await git.run(["diff", "--name-only", `main...${branch}`]);
    expect(changed.trim().split("\n")).toEqual([
      `cases/${guard.id}/case.yaml`,
      `cases/${guard.id}/fixtures/tools.json`,
    ]);
    const yaml = await textAt(test, `${branch}:cases/${guard.id}/case.yaml`);
    expect(yaml).toMatch(/^state: open/m);
    expect(yaml).toContain("count: 42");
    const [pull] = pullsOf(test);
    expect([pull?.title, pull?.labels]).toEqual([`test(cases): reopen ${guard.id}`, ["replaykit"]]);
    expect(pull?.body).toContain("its failure is back in production: the run ` run-2 `");
    expect(pull?.body).toContain("Seen 42 times");
    await promote(test, [again]);
    expect(test.server.writes).toHaveLength(4);
  });

  it("counts a third run in the pull request that waits", async () => {
    await using test = await startTestGithub();
    const guard = promotionOf("run-1");
    await merged(test, guard, "guard");
    await promote(test, [promotionOf("run-2")]);
    expect(await promote(test, [promotionOf("run-3")])).toMatchObject([{ how: "reopened", seen: { count: 3 } }]);
    expect(pullsOf(test)).toHaveLength(1);
    expect(pullsOf(test)[0]?.body).toContain("Seen 3 times");
  });

  it("takes no for an answer, for the run that was declined and no other", async () => {
    await using test = await startTestGithub();
    const guard = promotionOf("run-1");
    await merged(test, guard, "guard");
    await promote(test, [promotionOf("run-2")]);
    const [pull] = pullsOf(test);
    if (pull) pull.state = "closed";
    expect(await promote(test, [promotionOf("run-2")])).toMatchObject([{ how: "declined", number: 2 }]);
    expect(test.server.writes).toHaveLength(4);
    expect(await promote(test, [promotionOf("run-3")])).toMatchObject([{ how: "reopened", number: 3 }]);
  });

  it("ends in one branch, commit and pull request, whoever races and whatever fails", async () => {
    await using test = await startTestGithub();
    const guard = promotionOf("run-1");
    await merged(test, guard, "guard");
    const random = seeded(11);
    const fault = () => (random() < 0.15 ? ({ kind: "after-commit" } as const) : undefined);
    test.server.faults.add({ match: /./, fault, times: always });
    const racers = Array.from({ length: 12 }, () =>
      promote(test, [promotionOf("run-2")], { maxWaitMs: 1e9, attempts: 20 }),
    );
    const settled = await Promise.allSettled(racers);
    test.server.faults.clear();
    expect(settled.filter(({ status }) => status === "rejected")).toEqual([]);
    const { git } = test.server.repository("acme/agent");
    expect((await git.run(["rev-list", "--count", `main..replaykit/again-${guard.id}`])).trim()).toBe("1");
    expect(pullsOf(test)).toHaveLength(1);
  });

  it("is left alone by a run from before it became a guard, which only counts", async () => {
    await using test = await startTestGithub();
    const guard = promotionOf("run-1");
    await merged(test, guard, "guard");
    const before = promotionOf("run-2", { ended_at: "2020-01-01T00:00:00Z" });
    expect(await promote(test, [before])).toMatchObject([{ how: "on_base", existing: guard.id, seen: { count: 2 } }]);
    expect(test.server.writes).toEqual([]);
    expect(await promote(test, [promotionOf("run-3")])).toMatchObject([{ how: "reopened" }]);
  });

  it("is left alone where it is open already, and for the run that it was made from", async () => {
    await using test = await startTestGithub();
    const [open, guard] = [promotionOf("run-1"), promotionOf("run-1", { agent: "other-agent" })];
    await merged(test, open, "open");
    await merged(test, guard, "guard");
    expect(await promote(test, [promotionOf("run-2", { slug: "other-title" }), guard])).toMatchObject([
      { how: "known", existing: open.id, seen: { count: 2 } },
      { how: "on_base", existing: guard.id },
    ]);
    expect(test.server.writes).toEqual([]);
  });
});
