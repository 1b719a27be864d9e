import { ReplayKitError } from "../../core/error.ts";
import { type EnsuredPullRequest, ensurePullRequest } from "./ensure-pull-request.ts";
import type { Github, RepositoryName } from "../github.ts";

export const guardBranch = "replaykit/guards";

export interface GuardPullRequestOptions {
  github: Github;
  repository: RepositoryName;
  /** The new `case.yaml` and `fixtures/model.json` files, by their path in the repository. */
  files: { path: string; text: string }[];
  base?: string;
  /** The commit whose files were changed; default: the base's last one. */
  from?: string | undefined;
  title: string;
  body: string;
  labels: string[];
}

/**
 * Keeps one pull request that turns fixed cases into guards. Each run brings it up to date, with at most four writes.
 */
export function openGuardPullRequest(options: GuardPullRequestOptions): Promise<EnsuredPullRequest> {
  const { files, base, title } = options;
  if (files.length === 0) throw new ReplayKitError("usage", "there is no case to make a guard of");
  for (const { path } of files) {
    if (!/^(?:[\w.@-]+\/)*(?:case\.yaml|fixtures\/model\.json)$/.test(path) || path.split("/").includes("..")) {
      throw new ReplayKitError("unsafe_path", `"${path}" is not a file of a guard in this repository`);
    }
  }
  const groups = [{ probe: "", files }];
  return ensurePullRequest({
    ...options,
    mode: "rolling",
    base,
    branch: guardBranch,
    message: { headline: title, body: files.map(({ path }) => path).join("\n") },
    groups,
  });
}
