import { createSign } from "node:crypto";
import { Octokit } from "@octokit/core";
import { ReplayKitError } from "../../src/core/error.ts";
import { createGithub, type Github, type RepositoryName } from "../../src/github/github.ts";
import type { Variables } from "../env.ts";

/**
 * Access to GitHub for one repository: with an App token limited to it, otherwise with the Worker's fine-grained token.
 */
export type GithubAccess = (repository: RepositoryName) => Promise<Github>;

const quiet = { debug() {}, info() {}, warn() {}, error() {} };

export function createGithubAccess(variables: Variables, now: () => number): GithubAccess {
  const { GITHUB_API_URL: baseUrl, GITHUB_TOKEN } = variables;
  const client = (auth: string) =>
    createGithub({ octokit: new Octokit({ auth, baseUrl, log: quiet }), maxWaitMs: 10_000 });
  return async (repository) => {
    const app = appTokenOf(variables, now());
    if (app !== undefined) return client(await installationToken(client(app), repository));
    if (GITHUB_TOKEN !== undefined) return client(GITHUB_TOKEN);
    throw new ReplayKitError("forbidden", "this Worker has no access to GitHub", {
      hint: "set the secrets GITHUB_APP_ID and GITHUB_APP_KEY, or GITHUB_TOKEN; or promote with `npx replaykit promote <run id> --to <checkout>`",
    });
  };
}

/** Whether the Worker has the secrets that pull requests need; GitHub is not asked. */
export function hasGithubAccess({ GITHUB_APP_ID, GITHUB_APP_KEY, GITHUB_TOKEN }: Variables): boolean {
  return GITHUB_TOKEN !== undefined || (GITHUB_APP_ID !== undefined && GITHUB_APP_KEY !== undefined);
}

/** A token for one hour and this repository, with rights only for contents and pull requests. */
async function installationToken(app: Github, { owner, repo }: RepositoryName): Promise<string> {
  const doing = `reach ${owner}/${repo} through the GitHub App`;
  const { data: installation } = await app.repeat(doing, () =>
    app.octokit.request("GET /repos/{owner}/{repo}/installation", { owner, repo }),
  );
  const { data } = await app.repeat(doing, () =>
    app.octokit.request("POST /app/installations/{installation_id}/access_tokens", {
      installation_id: installation.id,
      repositories: [repo],
      permissions: { contents: "write", pull_requests: "write" },
    }),
  );
  return data.token;
}

/** A token that proves the App's identity; `undefined` if the Worker has no App. */
export function appTokenOf({ GITHUB_APP_ID, GITHUB_APP_KEY }: Variables, now: number): string | undefined {
  if (GITHUB_APP_ID === undefined || GITHUB_APP_KEY === undefined) return undefined;
  return appToken(GITHUB_APP_ID, GITHUB_APP_KEY, now);
}

/** GitHub: "Generating a JSON Web Token (JWT) for a GitHub App". `iat` is a minute back, because clocks differ. */
function appToken(id: string, key: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${encode({ alg: "RS256", typ: "JWT" })}.${encode({ iat: seconds - 60, exp: seconds + 540, iss: id })}`;
  const signature = createSign("RSA-SHA256").update(signed).sign(key.replaceAll("\\n", "\n"), "base64url");
  return `${signed}.${signature}`;
}
