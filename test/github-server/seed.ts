import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { strToU8, zipSync } from "fflate";
import { commitFiles } from "./commit-files.ts";
import { openGit } from "./git.ts";
import { type Repository, type State, userOf } from "./state.ts";

export interface RepositorySeed {
  /** Text by path. */
  files?: Record<string, string>;
  /** A folder whose files are the first commit. */
  folder?: string;
  private?: boolean;
  defaultBranch?: string;
  /** `owner/name` of a repository added before. */
  forkOf?: string;
}

/** No clean-up behind the server's back, and what actions/checkout asks for. */
const settings = `[core]
	repositoryformatversion = 0
	bare = true
[gc]
	auto = 0
[receive]
	autogc = false
[uploadpack]
	allowAnySHA1InWant = true
`;

/** A bare repository is four things on the disk; `git init` would take ten times as long. */
function initBare(dir: string, defaultBranch: string, parent: Repository | undefined): void {
  mkdirSync(join(dir, "refs/heads"), { recursive: true });
  writeFileSync(join(dir, "HEAD"), `ref: refs/heads/${defaultBranch}\n`);
  writeFileSync(join(dir, "config"), settings);
  // A network of forks shares its objects, so that a fork's commits are known to the parent.
  if (parent) symlinkSync(join(parent.git.dir, "objects"), join(dir, "objects"));
  else mkdirSync(join(dir, "objects/pack"), { recursive: true });
  const start = parent?.git.ref(`refs/heads/${parent.defaultBranch}`);
  if (start !== undefined) writeFileSync(join(dir, "refs/heads", defaultBranch), `${start}\n`);
}

export async function addRepository(
  state: State,
  root: string,
  fullName: string,
  seed: RepositorySeed,
): Promise<Repository> {
  const [owner = "", name = ""] = fullName.split("/");
  const dir = join(root, owner, `${name}.git`);
  const defaultBranch = seed.defaultBranch ?? "main";
  const parent = seed.forkOf === undefined ? undefined : state.repositories.get(seed.forkOf);
  if (seed.forkOf !== undefined && !parent) throw new Error(`add ${seed.forkOf} before its fork ${fullName}`);
  initBare(dir, defaultBranch, parent);
  userOf(state, owner);
  const repository: Repository = {
    id: state.nextId(),
    owner,
    name,
    fullName,
    defaultBranch,
    private: seed.private ?? false,
    fork: parent !== undefined,
    git: openGit(dir),
    issues: new Map(),
    comments: new Map(),
    labels: new Map(),
    checks: new Map(),
    statuses: [],
    runs: new Map(),
    artifacts: new Map(),
    people: new Map([[owner, "admin"]]),
    dispatches: [],
    reruns: [],
    turn: Promise.resolve(),
  };
  state.repositories.set(fullName, repository);
  const files = { ...(seed.folder !== undefined && filesOf(seed.folder)), ...seed.files };
  if (!parent && Object.keys(files).length === 0) files["README.md"] = "# test\n";
  if (Object.keys(files).length > 0)
    await commit(state, repository, { branch: defaultBranch, files, message: "first" });
  return repository;
}

function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), readFileSync(path, "utf8")];
    }),
  );
}

export interface CommitSeed {
  branch: string;
  /** Where a new branch starts; left out: at the default branch. */
  from?: string;
  /** `null` deletes. */
  files: Record<string, string | null>;
  message?: string;
}

export async function commit(state: State, repository: Repository, seed: CommitSeed): Promise<string> {
  const { git, defaultBranch } = repository;
  const name = `refs/heads/${seed.branch}`;
  const start = git.ref(`refs/heads/${seed.from ?? defaultBranch}`);
  const changes = Object.entries(seed.files).map(([path, text]) => ({
    path,
    contents: text === null ? undefined : Buffer.from(text),
  }));
  const target = { repository, state, branch: seed.branch, expected: git.ref(name), from: start };
  const oid = await commitFiles(target, seed.message ?? "change", changes);
  if (oid === undefined) throw new Error(`${seed.branch} has moved`);
  return oid;
}

export interface ArtifactSeed {
  run: number;
  name: string;
  files?: Record<string, string>;
  /** Instead of files: the archive itself. */
  zip?: Uint8Array;
  /** What the listing says; left out: the truth. */
  size?: number;
  expired?: boolean;
}

export function addArtifact(state: State, repository: Repository, seed: ArtifactSeed): number {
  const texts = Object.entries(seed.files ?? {}).map(([name, text]) => [name, strToU8(text)]);
  const zip = seed.zip ?? zipSync(Object.fromEntries(texts));
  const id = state.nextId();
  const size = seed.size ?? zip.length;
  repository.artifacts.set(id, { id, run: seed.run, name: seed.name, zip, size, expired: seed.expired ?? false });
  return id;
}
