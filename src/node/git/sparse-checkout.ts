import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { folderOf, isCaseOf } from "../files/case-folder.ts";
import { git } from "./git.ts";

/**
 * Folders of the committed cases that the patterns match and a sparse checkout leaves out, from `root` with `/`. Starts
 * git only where there is one.
 */
export async function casesLeftOut(root: string, patterns: string[]): Promise<string[]> {
  if (!isSparse(root)) return [];
  const places = patterns.map(folderOf);
  const list = ["--literal-pathspecs", "ls-files", "-t", "-z", "--", ...places];
  const listed = await git(list, { cwd: root }).then(String, () => "");
  return listed.split("\0").flatMap((entry) => {
    const folder = /^S (?:(.*)\/)?case\.yaml$/s.exec(entry)?.[1];
    return folder !== undefined && patterns.some((pattern) => isCaseOf(folder, pattern)) ? [folder] : [];
  });
}

/** Whether the checkout is or was sparse. */
function isSparse(from: string): boolean {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const dotGit = join(folder, ".git");
    if (existsSync(dotGit)) return existsSync(join(gitFolder(dotGit), "info", "sparse-checkout"));
    if (dirname(folder) === folder) return false;
  }
}

/** In a worktree and in a submodule, `.git` is a file that names the folder. */
function gitFolder(path: string): string {
  if (statSync(path).isDirectory()) return path;
  return resolve(
    dirname(path),
    readFileSync(path, "utf8")
      .replace(/^gitdir: /, "")
      .trim(),
  );
}
