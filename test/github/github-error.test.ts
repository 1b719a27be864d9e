import { expect, it } from "vitest";
import { githubFault, readFailure } from "../../src/github/github-error.ts";

/** What Octokit throws for an answer without a body. */
function refused(headers: Record<string, string>): Error {
  return Object.assign(new Error("refused"), { status: 403, response: { status: 403, headers } });
}

it("reads the headers of an answer that has no body", () => {
  expect(readFailure(refused({ "x-ratelimit-remaining": "0" }))?.kind).toBe("primary_limit");
  expect(readFailure(refused({ "x-ratelimit-remaining": "1" }))?.kind).toBe("forbidden");
});

it("says where a repository lets workflows open pull requests, which no permission of the token does", () => {
  const hint = (message: string) => {
    const failure = { kind: "forbidden" as const, status: 403, message, headers: {} };
    return githubFault(failure, "open the pull request", undefined).hint;
  };
  expect(hint("GitHub Actions is not permitted to create or approve pull requests.")).toBe(
    "allow it in the repository's settings (Actions, General), or use a GitHub App's token",
  );
  expect(hint("Resource not accessible by integration")).toMatch(/^give the token the permission that is missing/);
});
