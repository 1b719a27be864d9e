import { ReplayKitError } from "../../core/error.ts";
import { type CaseFiles, caseFileNames } from "../../core/schema/case.ts";
import type { Github, RepositoryName } from "../github.ts";

/** A folder path without `..` or characters that need escaping in an address. */
const plainFolder = /^(?!.*\.\.)[\w][\w.@-]*(?:\/[\w][\w.@-]*)*$/;

const mostBytes = 16 * 1024 * 1024;

/** The files of a case at a commit, read without a checkout; empty if the folder does not exist. */
export async function readCaseAt(
  github: Github,
  repository: RepositoryName,
  { commit, folder }: { commit: string; folder: string },
): Promise<CaseFiles> {
  if (!plainFolder.test(folder)) {
    throw new ReplayKitError(
      "unsafe_path",
      `"${folder}" is not a plain folder name, so GitHub cannot be asked for it`,
      {
        hint: "accept it from a checkout",
      },
    );
  }
  const files: CaseFiles = {};
  const texts = await Promise.all(
    caseFileNames.map((name) => readFileAt(github, repository, { commit, path: `${folder}/${name}` })),
  );
  for (const [index, name] of caseFileNames.entries()) {
    const text = texts[index];
    if (text !== undefined) files[name] = text;
  }
  return files;
}

async function readFileAt(
  github: Github,
  repository: RepositoryName,
  { commit, path }: { commit: string; path: string },
): Promise<string | undefined> {
  const doing = `read ${path} at ${commit.slice(0, 12)}`;
  const found = await github.find(doing, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/contents/{path}", { ...repository, path, ref: commit }),
  );
  if (found === undefined) return undefined;
  const { data } = found;
  if (Array.isArray(data) || data.type !== "file" || !("content" in data)) return undefined;
  if (data.size > mostBytes) throw new ReplayKitError("too_large", `${path} has ${data.size} bytes`);
  if (data.encoding === "base64") return decoded(data.content);
  // GitHub omits the content of files above one megabyte; the blob has it.
  const { sha } = data;
  const blob = await github.repeat(doing, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", { ...repository, file_sha: sha }),
  );
  return decoded(blob.data.content);
}

function decoded(base64: string): string {
  const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, "")), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
