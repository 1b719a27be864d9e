import { describe, expect, it } from "vitest";
import type { Github } from "../../src/github/github.ts";
import { writeCheckRun } from "../../src/github/check-run.ts";
import { viewerLogin } from "../../src/github/comment/sticky-comment.ts";
import type { Fault } from "../github-server/faults.ts";
import { repository, startTestGithub } from "./setup.ts";

const route = "GET /repos/{owner}/{repo}";

function read(github: Github) {
  return github.repeat("read acme/agent", () => github.octokit.request(route, { ...repository }));
}

async function waitsFor(faults: Fault[], options = {}): Promise<number[]> {
  await using test = await startTestGithub();
  for (const fault of faults) test.server.faults.add({ match: route, fault });
  await read(test.github("full", options));
  return test.waits;
}

describe("waiting for GitHub", () => {
  it("waits as long as retry-after says", async () => {
    expect(await waitsFor([{ kind: "secondary-limit", status: 429, retryAfter: 7 }])).toEqual([7000]);
    expect(await waitsFor([{ kind: "secondary-limit", status: 403, retryAfter: 3 }])).toEqual([3000]);
  });

  it("waits until the hour is over", async () => {
    const [ms = 0] = await waitsFor([{ kind: "rate-limit", resetInSeconds: 30 }]);
    expect(ms).toBeGreaterThan(29_000);
    expect(ms).toBeLessThan(33_000);
  });

  it("waits about a minute, then longer, for a limit on bursts that names no time", async () => {
    const limit: Fault = { kind: "secondary-limit", status: 403 };
    expect(await waitsFor([limit, limit], { maxWaitMs: 1e9 })).toEqual([45_000, 90_000]);
  });

  it("waits shortly, then longer, for a server that fails", async () => {
    const faults: Fault[] = [{ kind: "status", status: 502 }, { kind: "drop" }, { kind: "truncate" }];
    expect(await waitsFor(faults)).toEqual([187.5, 375, 750]);
  });

  it("asks again where a GraphQL answer broke off", async () => {
    await using test = await startTestGithub();
    test.server.faults.add({ match: "GRAPHQL viewer", fault: { kind: "truncate" } });
    expect(await viewerLogin(test.github())).toBe("github-actions[bot]");
    expect(test.waits).toEqual([187.5]);
  });

  it("gives up with the time of the reset when it is too far away", async () => {
    await using test = await startTestGithub();
    test.server.faults.add({ match: route, fault: { kind: "rate-limit", resetInSeconds: 3000 }, times: 9 });
    await expect(read(test.github())).rejects.toMatchObject({
      code: "rate_limited",
      message: expect.stringContaining("hourly limit"),
      hint: expect.stringMatching(/try again after \d{4}-\d\d-\d\dT/),
    });
    expect(test.waits).toEqual([]);
  });

  it("writes a check again whose answer was lost: a required check would stay pending", async () => {
    await using test = await startTestGithub();
    const checks = "POST /repos/{owner}/{repo}/check-runs";
    const write = () => {
      const words = { title: "It holds.", summary: "It holds.", conclusion: "success" as const };
      return writeCheckRun({ github: test.github(), repository, headSha: "0".repeat(40), detailsUrl: "x:y", ...words });
    };
    test.server.faults.add({ match: checks, fault: { kind: "status", status: 502 } });
    expect(await write()).toBeUndefined();
    expect(test.server.repository("acme/agent").checks.size).toBe(1);
    test.server.faults.add({
      match: checks,
      fault: { kind: "status", status: 403, message: "Resource not accessible" },
    });
    expect(await write()).toBe("the token may not write checks; give the job `permissions: checks: write`");
    expect(test.server.repository("acme/agent").checks.size).toBe(1);
  });

  it("says of each fault whether waiting helps", async () => {
    await using test = await startTestGithub();
    const cases: [Fault, string][] = [
      [{ kind: "status", status: 401, message: "Bad credentials" }, "unauthorized"],
      [{ kind: "status", status: 403, message: "Resource not accessible by integration" }, "forbidden"],
      [{ kind: "status", status: 404, message: "Not Found" }, "not_found"],
      [{ kind: "status", status: 409, message: "conflict" }, "conflict"],
      [{ kind: "status", status: 422, message: "Validation Failed" }, "invalid_input"],
      [{ kind: "secondary-limit", status: 429, retryAfter: 1000 }, "rate_limited"],
      [{ kind: "secondary-limit", status: 403, retryAfter: 1000 }, "rate_limited"],
    ];
    for (const [fault, code] of cases) {
      test.server.faults.add({ match: route, fault });
      await expect(read(test.github())).rejects.toMatchObject({
        code,
        message: expect.stringContaining("read acme/agent: "),
      });
    }
    test.server.faults.add({ match: route, fault: { kind: "status", status: 503 }, times: 5 });
    await expect(read(test.github())).rejects.toMatchObject({ code: "network_failed" });
  });

  it("passes an error that is not GitHub's on unchanged", async () => {
    await using test = await startTestGithub();
    const bug = new TypeError("undefined is not a function");
    await expect(test.github().repeat("x", () => Promise.reject(bug))).rejects.toBe(bug);
  });
});
