import { inTurn, type Repository, type State } from "./state.ts";

export interface FileChange {
  path: string;
  /** `undefined` deletes the file. */
  contents: Buffer | undefined;
}

/** Commits changes on a branch when its head is still `expected`, as one transaction; `undefined` when it has moved. */
export function commitFiles(
  target: {
    repository: Repository;
    state: State;
    branch: string;
    expected: string | undefined;
    from?: string | undefined;
  },
  message: string,
  changes: FileChange[],
): Promise<string | undefined> {
  const { repository, state, branch, expected, from } = target;
  const { git } = repository;
  return inTurn(repository, async () => {
    const name = `refs/heads/${branch}`;
    const head = git.ref(name);
    if (head !== expected) return undefined;
    const seconds = Math.floor(Date.parse(state.now()) / 1000);
    const parts: (string | Buffer)[] = [`commit ${name}\ncommitter GitHub <noreply@github.invalid> ${seconds} +0000\n`];
    const parent = head ?? from;
    parts.push(...data(Buffer.from(message)), parent === undefined ? "" : `from ${parent}\n`);
    for (const { path, contents } of changes) {
      if (contents) parts.push(`M 100644 inline ${quoted(path)}\n`, ...data(contents));
      else parts.push(`D ${quoted(path)}\n`);
    }
    // One process for any number of files.
    await git.run(["fast-import", "--quiet"], { input: Buffer.concat(parts.map((part) => Buffer.from(part))) });
    return git.ref(name);
  });
}

function data(contents: Buffer): (string | Buffer)[] {
  return [`data ${contents.length}\n`, contents, "\n"];
}

function quoted(path: string): string {
  return `"${path.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;
}
