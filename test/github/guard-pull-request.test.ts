import { describe, expect, it } from "vitest";
import type { Github } from "../../src/github/github.ts";
import { guardBranch, openGuardPullRequest } from "../../src/github/pull-request/guard-pull-request.ts";
import { repository, startTestGithub, type TestGithub } from "./setup.ts";

const path = "cases/old/case.yaml";

function guard(github: Github, text = "state: guard\n", more: Record<string, string> = {}) {
  const files = Object.entries({ [path]: text, ...more }).map(([name, content]) => ({ path: name, text: content }));
  return openGuardPullRequest({ github, repository, fixed: fixedOf(files), files, labels: ["replaykit"] });
}

function fixedOf(files: readonly { path: string }[]) {
  const folders = files.flatMap(({ path: file }) => (file.endsWith("/case.yaml") ? [file.slice(0, -10)] : []));
  return folders.map((folder) => ({ folder, text: `\`${folder.slice(6)}\`: fixed` }));
}

/** Title and cases of a pull request. */
function said({ server }: TestGithub, number: number) {
  const issue = server.repository("acme/agent").issues.get(number);
  return [issue?.title, ...(issue?.body ?? "").split("\n").filter((line) => line.startsWith("-"))];
}

async function textAt({ server }: TestGithub, expression: string): Promise<string | undefined> {
  return (await server.repository("acme/agent").git.object(expression))?.content.toString();
}

function pulls({ server }: TestGithub) {
  const all = [...server.repository("acme/agent").issues.values()].filter(({ pull }) => pull?.head === guardBranch);
  return all.map(({ number, state }) => ({ number, state }));
}

describe("the rolling guard pull request", () => {
  it("is opened, left alone and brought up to date", async () => {
    await using test = await startTestGithub();
    expect(await guard(test.github())).toMatchObject({ how: "opened", number: 2, branch: guardBranch });
    expect(await textAt(test, `${guardBranch}:${path}`)).toBe("state: guard\n");
    expect((await guard(test.github())).how).toBe("unchanged");
    expect(test.server.writes).toHaveLength(4);
    expect(await guard(test.github(), "state: guard\n", { "cases/new/case.yaml": "state: guard\n" })).toMatchObject({
      how: "updated",
    });
    expect(await textAt(test, `${guardBranch}:cases/new/case.yaml`)).toBe("state: guard\n");
    expect(test.server.writes).toHaveLength(6); // one commit, one text
    expect(said(test, 2)).toEqual(["test(cases): guard 2 fixed cases", "- `new`: fixed", "- `old`: fixed"]);
    expect(pulls(test)).toEqual([{ number: 2, state: "open" }]);
  });

  it("starts anew after a merge, and has nothing to do when the base has it", async () => {
    await using test = await startTestGithub();
    await guard(test.github());
    const merge = { ...repository, pull_number: 2 };
    await test.github().octokit.request("PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge", merge);
    expect(await guard(test.github())).toEqual({ how: "on_base" });
    const before = test.server.writes.length;
    expect(await guard(test.github(), "state: guard\n# 2\n")).toMatchObject({ how: "opened", number: 3 });
    expect(test.server.writes.length - before).toBe(4);
    expect(await textAt(test, `${guardBranch}:${path}`)).toBe("state: guard\n# 2\n");
    const ahead = await test.server.repository("acme/agent").git.run(["rev-list", "--count", `main..${guardBranch}`]);
    expect(ahead.trim()).toBe("1");
  });

  it("keeps what came to the base while the cases were replayed", async () => {
    await using test = await startTestGithub();
    const { git } = test.server.repository("acme/agent");
    const from = (await git.run(["rev-parse", "main"])).trim();
    await test.server.commit("acme/agent", { branch: "main", files: { [path]: "state: open\ntags: [smoke]\n" } });
    const files = [{ path, text: "state: guard\n" }];
    const options = { github: test.github(), repository, labels: [] };
    await openGuardPullRequest({ ...options, fixed: fixedOf(files), files, from });
    expect((await git.run(["merge-base", "main", guardBranch])).trim()).toBe(from);
    expect(await openGuardPullRequest({ ...options, fixed: fixedOf(files), files, from })).toMatchObject({
      how: "unchanged",
    });
    const later = [{ path: "cases/new/case.yaml", text: "state: guard\n" }];
    await git.run(["update-ref", "-d", `refs/heads/${guardBranch}`]);
    const issue = test.server.repository("acme/agent").issues.get(2);
    if (issue) issue.state = "closed";
    await openGuardPullRequest({ ...options, fixed: fixedOf(later), files: later });
    expect((await git.run(["merge-base", "main", guardBranch])).trim()).not.toBe(from);
  });

  it("stays closed where a reviewer closed it, until there is a new guard", async () => {
    await using test = await startTestGithub();
    await guard(test.github());
    const issue = test.server.repository("acme/agent").issues.get(2);
    if (issue) issue.state = "closed";
    expect(await guard(test.github())).toMatchObject({ how: "declined", number: 2 });
    await test.server.repository("acme/agent").git.run(["update-ref", "-d", `refs/heads/${guardBranch}`]);
    expect(await guard(test.github())).toMatchObject({ how: "declined", number: 2 });
    // It also held this one, so a part of it is declined too.
    if (issue) issue.body += "\n- `other`: fixed";
    expect(await guard(test.github())).toMatchObject({ how: "declined", number: 2 });
    const more = { "cases/new/case.yaml": "state: guard\n" };
    expect(await guard(test.github(), "state: guard\n", more)).toMatchObject({ how: "opened", number: 3 });
  });

  it("loses a case that fails again, and closes when none is left, until one is fixed", async () => {
    await using test = await startTestGithub();
    const added = "cases/old/fixtures/model.json";
    const other = "cases/other/case.yaml";
    await test.server.commit("acme/agent", { branch: "main", files: { [path]: "state: open\n", [other]: "b" } });
    await guard(test.github(), "state: guard\n", { [added]: "{}", [other]: "guard b" });
    // The pull request's list keeps a file that has changed on the base since, whatever the branch has.
    await test.server.commit("acme/agent", { branch: "main", files: { [path]: "state: open\ntags: [smoke]\n" } });
    const failing = [
      { path, text: () => "state: open\ntags: [smoke]\n" },
      { path: added, text: () => undefined },
    ];
    const again = (names: string[], more: typeof failing = failing) =>
      openGuardPullRequest({
        github: test.github(),
        repository,
        fixed: fixedOf(names.map((name) => ({ path: name }))),
        files: names.map((name) => ({ path: name, text: "guard b" })),
        failing: more,
        labels: [],
      });
    expect(await again([other])).toMatchObject({ how: "updated", number: 2 });
    const texts = [path, added, other].map((name) => textAt(test, `${guardBranch}:${name}`));
    expect(await Promise.all(texts)).toEqual(["state: open\ntags: [smoke]\n", undefined, "guard b"]);
    const writes = test.server.writes.length;
    expect(await again([])).toEqual({ how: "none" }); // the other one was only not judged
    expect(test.server.writes).toHaveLength(writes);
    expect(await again([], [...failing, { path: other, text: () => "b" }])).toMatchObject({ how: "closed", number: 2 });
    expect(test.server.repository("acme/agent").git.ref(`refs/heads/${guardBranch}`)).toBeUndefined();
    expect(await again([other], [])).toMatchObject({ how: "opened", number: 3 });
  });

  it("names what is left in it, and closes if an earlier run ended between emptying and closing it", async () => {
    await using test = await startTestGithub();
    const other = "cases/other/case.yaml";
    await guard(test.github(), "state: guard\n", { [other]: "state: guard\n" });
    const all = said(test, 2);
    // Only one is judged now. The other is still in the pull request.
    expect(await guard(test.github())).toMatchObject({ how: "unchanged" });
    expect(said(test, 2)).toEqual(all);
    const takeOut = (path: string, text?: string) =>
      openGuardPullRequest({
        github: test.github(),
        repository,
        fixed: [],
        files: [],
        failing: [{ path, text: () => text }],
        labels: [],
      });
    expect(await takeOut(other)).toMatchObject({ how: "updated", number: 2 });
    expect(said(test, 2)).toEqual(["test(cases): guard a fixed case", "- `old`: fixed"]);
    expect(await takeOut(other)).toEqual({ how: "none" });
    await test.server.commit("acme/agent", { branch: guardBranch, files: { [path]: "state: open\n" } });
    expect(await takeOut(path, "state: open\n")).toMatchObject({ how: "closed", number: 2 });
  });

  it("is found among those of any number of forks with a branch of the same name", async () => {
    await using test = await startTestGithub();
    await guard(test.github());
    const { issues } = test.server.repository("acme/agent");
    const own = issues.get(2);
    if (!own?.pull) throw new Error("no pull request was opened");
    for (let number = 3; number < 130; number += 1)
      issues.set(number, { ...own, number, pull: { ...own.pull, headRepository: `fork-${number}/agent` } });
    expect(await guard(test.github())).toMatchObject({ how: "unchanged", number: 2 });
    own.state = "closed";
    expect(await guard(test.github())).toMatchObject({ how: "declined", number: 2 });
    for (const { pull } of issues.values()) if (pull) pull.headRepository = "acme/agent";
    expect(await guard(test.github())).toMatchObject({ number: 129 });
  });

  it.each(["after-commit", "truncate", "drop"] as const)("converges for ten racers and %s everywhere", async (kind) => {
    await using test = await startTestGithub();
    let count = 0;
    const fault = () => ((count += 1) % 7 === 0 ? { kind } : undefined);
    test.server.faults.add({ match: /./, fault, times: Number.POSITIVE_INFINITY });
    await Promise.allSettled(Array.from({ length: 10 }, () => guard(test.github())));
    test.server.faults.clear();
    await guard(test.github());
    expect(pulls(test)).toEqual([{ number: 2, state: "open" }]);
    expect(await textAt(test, `${guardBranch}:${path}`)).toBe("state: guard\n");
  });

  it("writes nothing but case.yaml files", async () => {
    await using test = await startTestGithub();
    const attempt = async (name: string) => guard(test.github(), "x", { [name]: "x" });
    for (const name of [
      ".github/workflows/x.yml",
      "../case.yaml",
      "a/../case.yaml",
      "/case.yaml",
      "cases/x/notes.md",
    ]) {
      await expect(attempt(name)).rejects.toMatchObject({ code: "unsafe_path" });
    }
    expect(test.server.calls).toEqual([]);
  });
});
