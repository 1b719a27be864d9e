import { describe, expect, it } from "vitest";
import { markerLine, stickyComment } from "../../src/github/comment/sticky-comment.ts";
import type { Fault } from "../github-server/faults.ts";
import { repository, seeded, startTestGithub, type TestGithub } from "./setup.ts";

const marker = "replaykit:replay";
const createRoute = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";

function write(test: TestGithub, body: string | undefined, token = "full") {
  return stickyComment({ github: test.github(token), repository, number: 1, marker, body });
}

function bodies({ server }: TestGithub): string[] {
  return [...server.repository("acme/agent").comments.values()].map(({ body }) => body);
}

const line = markerLine(marker);

describe("the sticky comment", () => {
  it("is created, left alone, updated and removed", async () => {
    await using test = await startTestGithub();
    const created = await write(test, "one");
    const id = "id" in created ? created.id : 0;
    expect(created.how).toBe("created");
    expect(await write(test, "one")).toMatchObject({ how: "unchanged", id });
    expect(await write(test, "two")).toMatchObject({ how: "updated", id });
    expect(bodies(test)).toEqual([`${line}\ntwo`]);
    expect(await write(test, undefined)).toEqual({ how: "removed" });
    expect(await write(test, undefined)).toEqual({ how: "nothing" });
    expect(bodies(test)).toEqual([]);
    expect(test.server.writes).toHaveLength(3);
  });

  it("is found behind many pages", async () => {
    await using test = await startTestGithub();
    for (let index = 0; index < 150; index += 1) test.server.comment("acme/agent", 1, "mona", `n ${index}`);
    const id = test.server.comment("acme/agent", 1, "github-actions[bot]", `${line}\nold`);
    expect(await write(test, "new")).toMatchObject({ how: "updated", id });
    expect(bodies(test).filter((body) => body.startsWith(line))).toEqual([`${line}\nnew`]);
  });

  it("never touches a stranger's comment that carries the marker", async () => {
    await using test = await startTestGithub();
    test.server.comment("acme/agent", 1, "stranger", `${line}\nforged`);
    test.server.comment("acme/agent", 1, "github-actions", `${line}\nforged too`);
    expect((await write(test, "ours")).how).toBe("created");
    expect(await write(test, undefined)).toEqual({ how: "removed" });
    expect(bodies(test)).toEqual([`${line}\nforged`, `${line}\nforged too`]);
  });

  it("ignores another workflow's comment and a quoted marker", async () => {
    await using test = await startTestGithub();
    const other = `${markerLine("replaykit:other")}\nother`;
    test.server.comment("acme/agent", 1, "github-actions[bot]", other);
    test.server.comment("acme/agent", 1, "github-actions[bot]", `> ${line}\nquoted`);
    await write(test, "ours");
    expect(bodies(test)).toEqual([other, `> ${line}\nquoted`, `${line}\nours`]);
  });

  it("converges to the oldest when jobs create at once, with at most two writes each", async () => {
    await using test = await startTestGithub();
    // All have looked before the first one writes.
    test.server.faults.add({ match: createRoute, fault: { kind: "slow", ms: 1_000 }, times: 12 });
    const results = await Promise.all(Array.from({ length: 12 }, (_, index) => write(test, `job ${index}`)));
    const own = bodies(test).filter((body) => body.startsWith(line));
    expect(own).toHaveLength(1);
    expect(results.filter(({ how }) => how === "joined").length).toBeGreaterThan(5);
    expect(new Set(results.map((result) => ("id" in result ? result.id : 0))).size).toBe(1);
    expect(test.server.writes.length).toBeLessThanOrEqual(24);
  });

  it("removes an older run's duplicates and keeps the oldest", async () => {
    await using test = await startTestGithub();
    const oldest = test.server.comment("acme/agent", 1, "github-actions[bot]", `${line}\nsame`);
    test.server.comment("acme/agent", 1, "github-actions[bot]", `${line}\nsame`);
    expect(await write(test, "same")).toMatchObject({ how: "unchanged", id: oldest });
    expect(bodies(test)).toHaveLength(1);
  });

  it("is created again when it went away between find and update", async () => {
    await using test = await startTestGithub();
    const id = test.server.comment("acme/agent", 1, "github-actions[bot]", `${line}\nold`);
    const match = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
    const deleted = (): undefined => void test.server.repository("acme/agent").comments.delete(id);
    test.server.faults.add({ match, fault: deleted });
    expect((await write(test, "new")).how).toBe("created");
    expect(bodies(test)).toEqual([`${line}\nnew`]);
  });

  it("skips a locked pull request with a reason", async () => {
    await using test = await startTestGithub();
    const issue = test.server.repository("acme/agent").issues.get(1);
    if (issue) issue.locked = true;
    expect(await write(test, "late")).toEqual({
      how: "skipped",
      reason: "#1 is locked: the comment was not written; the report is in the job's summary",
    });
  });

  it("only corrects what is there when told so", async () => {
    await using test = await startTestGithub();
    const options = { github: test.github(), repository, number: 1, marker, body: "all held", updateOnly: true };
    expect(await stickyComment(options)).toEqual({ how: "nothing" });
    await write(test, "bad news");
    expect((await stickyComment(options)).how).toBe("updated");
  });

  it("says that a fork's token may only read", async () => {
    await using test = await startTestGithub();
    await expect(write(test, "x", "fork")).rejects.toMatchObject({
      code: "forbidden",
      message: expect.stringContaining("comment on #1"),
      hint: expect.stringContaining("issues: write; pull-requests: write"),
    });
    await expect(write(test, "x", "wrong")).rejects.toMatchObject({ code: "unauthorized" });
    await expect(write(test, "x".repeat(65_536))).rejects.toMatchObject({ code: "too_large" });
    const missing = stickyComment({ github: test.github(), repository, number: 99, marker, body: "x" });
    await expect(missing).rejects.toMatchObject({ code: "not_found" });
  });

  it("cannot be ended by its own marker", () => {
    expect(markerLine("a --> <img> --!>")).toBe("<!-- a ___ _img_ ____ -->");
  });
});

describe("the sticky comment under faults", () => {
  const once: Fault[] = [
    { kind: "after-commit" },
    { kind: "truncate" },
    { kind: "drop" },
    { kind: "status", status: 500 },
    { kind: "secondary-limit", status: 429, retryAfter: 1 },
    { kind: "rate-limit", resetInSeconds: 5 },
  ];
  it.each(once)("is one comment after $kind at its creation", async (fault) => {
    await using test = await startTestGithub();
    test.server.faults.add({ match: createRoute, fault });
    expect((await write(test, "one")).how).toBe("created");
    expect(bodies(test)).toEqual([`${line}\none`]);
  });

  it.each([1, 2, 3])("is one comment for six jobs and random faults (seed %i)", async (seed) => {
    await using test = await startTestGithub();
    const random = seeded(seed);
    const some = () => (random() < 0.25 ? once[Math.floor(random() * once.length)] : undefined);
    test.server.faults.add({ match: /./, fault: some, times: Number.POSITIVE_INFINITY });
    await Promise.allSettled(Array.from({ length: 6 }, (_, index) => write(test, `job ${index}`)));
    test.server.faults.clear();
    // Whatever died half-way, the next runs tidy up.
    for (let run = 0; run < 6; run += 1) await write(test, "last");
    expect(bodies(test)).toEqual([`${line}\nlast`]);
  });
});
