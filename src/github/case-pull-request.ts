import { ReplayKitError } from "../core/error.ts";
import { type CaseFiles, caseFileNames, caseIdSchema } from "../core/schema/case.ts";
import { type EnsuredPullRequest, ensurePullRequest, type FileGroup } from "./ensure-pull-request.ts";
import type { Github } from "./github.ts";
import type { RepositoryName } from "./octokit.ts";

export interface CasePullRequestOptions {
  github: Github;
  repository: RepositoryName;
  cases: { id: string; files: CaseFiles }[];
  /** Folder of all cases in the repository; left out: `cases`. */
  folder?: string;
  /** Left out: the default branch. */
  base?: string;
  title: string;
  body: string;
  labels: string[];
}

/** Opens one pull request that adds the cases, in at most four writes; called again, it finds what is there and adds what is missing. */
export function openCasePullRequest(options: CasePullRequestOptions): Promise<EnsuredPullRequest> {
  const { cases, folder = "cases", base, title } = options;
  const ids = cases.map(({ id }) => id).toSorted();
  const [first] = ids;
  if (first === undefined) throw new ReplayKitError("usage", "there is no case to open a pull request with");
  const trailers = ids.map((id) => `Replaykit-Case: ${id}`).join("\n");
  return ensurePullRequest({
    ...options,
    mode: "once",
    base,
    branch: caseBranch(ids),
    message: { headline: title, body: trailers },
    groups: cases.map((item) => groupOf(item, safeFolder(folder))),
  });
}

/** `replaykit/<case id>`; several cases share the branch of the first by name, with their number behind it. */
export function caseBranch(ids: string[]): string {
  const [first, ...others] = ids.toSorted();
  return others.length === 0 ? `replaykit/${first}` : `replaykit/${first}-and-${others.length}-more`;
}

/** Only our own ids and the five known names ever become paths. */
function groupOf({ id, files }: { id: string; files: CaseFiles }, folder: string): FileGroup {
  if (!caseIdSchema.safeParse(id).success) throw new ReplayKitError("unsafe_path", `"${id}" is not a case id`);
  if (files["case.yaml"] === undefined) throw new ReplayKitError("invalid_case", `the case ${id} has no case.yaml`);
  const present = caseFileNames.flatMap((name) => {
    const text = files[name];
    return text === undefined ? [] : [{ path: `${folder}/${id}/${name}`, text }];
  });
  return { probe: `${folder}/${id}/case.yaml`, files: present };
}

function safeFolder(folder: string): string {
  const parts = folder.split("/").filter((part) => part !== "" && part !== ".");
  if (parts.length > 0 && parts.every((part) => /^[\w.@-]+$/.test(part) && part !== ".." && part !== ".git"))
    return parts.join("/");
  throw new ReplayKitError("unsafe_path", `"${folder}" is not a folder for cases`, {
    hint: "name a folder inside the repository",
  });
}
