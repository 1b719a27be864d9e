import { inTurn, type Repository, type State } from "./state.ts";

export interface FileChange {
  path: string;
  /** `undefined` deletes the file. */
  contents: Buffer | undefined;
}

/** Commits changes on a branch when its head is still `expected`, as one transaction; `undefined` when it has moved. */
export function commitFiles(
  target: { repository: Repository; state: State; branch: string; expected: string | undefined },
  message: string,
  changes: FileChange[],
): Promise<string | undefined> {
  const { repository, state, branch, expected } = target;
  const { git } = repository;
  return inTurn(repository, async () => {
    const name = `refs/heads/${branch}`;
    const head = git.ref(name);
    if (head !== expected) return undefined;
    const env = { GIT_INDEX_FILE: `index-${state.nextId()}` };
    if (head !== undefined) await git.run(["read-tree", head], { env });
    const lines: string[] = [];
    for (const { path, contents } of changes) {
      if (contents === undefined) lines.push(`0 ${"0".repeat(40)}\t${path}`);
      else
        lines.push(`100644 ${(await git.run(["hash-object", "-w", "--stdin"], { input: contents })).trim()}\t${path}`);
    }
    await git.run(["update-index", "--index-info"], { input: `${lines.join("\n")}\n`, env });
    const tree = (await git.run(["write-tree"], { env })).trim();
    const parents = head === undefined ? [] : ["-p", head];
    const oid = (await git.run(["commit-tree", tree, ...parents], { input: message })).trim();
    await git.run(["update-ref", name, oid]);
    return oid;
  });
}
