import { expect, it } from "vitest";
import { githubFault, lacksPermission, readFailure } from "../../src/github/github-error.ts";

/** What Octokit throws for an answer without a body. */
function refused(headers: Record<string, string>): Error {
  return Object.assign(new Error("refused"), { status: 403, response: { status: 403, headers } });
}

it("reads the headers of an answer that has no body", () => {
  expect(readFailure(refused({ "x-ratelimit-remaining": "0" }))?.kind).toBe("primary_limit");
  expect(readFailure(refused({ "x-ratelimit-remaining": "1" }))?.kind).toBe("forbidden");
});

it("shows of an HTML page only its title", () => {
  const said = (message: string) =>
    githubFault({ kind: "unknown_outcome", status: 502, message, headers: {} }, "read #1", 0).message;
  const style = "<style>body { color: red }</style>".repeat(500);
  expect(said(`<!DOCTYPE html>\n<html><head>${style}<title>Unicorn! · GitHub</title></head></html>`)).toBe(
    'read #1: GitHub failed, or its answer was lost (GitHub: 502 with the HTML page "Unicorn! · GitHub")',
  );
  expect(said(`<html><body>${style}</body></html>`)).toMatch(/502 with an HTML page\)$/);
  expect(said("Bad <html> gateway")).toMatch(/502 Bad <html> gateway\)$/);
  expect(said("x".repeat(5000)).length).toBeLessThan(1100);
});

it("does not ask for a permission where none would help", () => {
  const errorOf = (message: string) => {
    const cause = Object.assign(new Error(message), { status: 403, response: { headers: {} } });
    return githubFault({ kind: "forbidden", status: 403, message, headers: {} }, "comment on #1", cause);
  };
  const archived = errorOf("Repository was archived so is read-only.");
  expect([lacksPermission(archived), archived.hint]).toEqual([
    false,
    "unarchive the repository in its settings, or write to another one",
  ]);
  const saml = errorOf("Resource protected by organization SAML enforcement. You must grant your OAuth token access.");
  expect([lacksPermission(saml), saml.hint]).toEqual([false, expect.stringMatching(/^authorise the token for/)]);
  expect(lacksPermission(errorOf("Resource not accessible by integration"))).toBe(true);
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

it("takes an outage that GraphQL reports with status 200 for one, whose call is repeated", () => {
  const kindOf = (type: string | undefined, message: string) =>
    readFailure(Object.assign(new Error(message), { errors: [{ ...(type === undefined ? {} : { type }), message }] }))
      ?.kind;
  const timeout =
    "Something went wrong while executing your query. This may be the result of a timeout, or it could be a GitHub bug.";
  expect(kindOf(undefined, timeout)).toBe("unknown_outcome");
  expect(kindOf("SERVICE_UNAVAILABLE", "Service unavailable")).toBe("unknown_outcome");
  expect(kindOf(undefined, 'Parse error on "something"')).toBe("refused");
  expect(kindOf("FORBIDDEN", "Something went wrong")).toBe("forbidden");
});
