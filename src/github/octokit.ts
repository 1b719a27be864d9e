import type { Octokit as Core } from "@octokit/core";

/** What of an Octokit is used; those of @octokit/core, @octokit/rest and @actions/github all have it. */
export interface Octokit {
  request: Core["request"];
  graphql: Core["graphql"];
}

export interface RepositoryName {
  owner: string;
  repo: string;
}
