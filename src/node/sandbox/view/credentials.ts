import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

/** Files and folders below the home folder that hold credentials. */
const ofHome = [
  ".ssh",
  ".aws",
  ".azure",
  ".config/gcloud",
  ".config/gh",
  ".config/hub",
  ".config/git",
  ".config/pip",
  ".config/containers/auth.json",
  ".local/share/containers",
  ".docker/config.json",
  ".git-credentials",
  ".gitconfig",
  ".gnupg",
  ".kube",
  ".netrc",
  ".npmrc",
  ".yarnrc.yml",
  ".pypirc",
  ".pip/pip.conf",
  ".m2/settings.xml",
  ".gradle/gradle.properties",
  ".cargo/credentials",
  ".cargo/credentials.toml",
  ".terraform.d/credentials.tfrc.json",
  ".cache/huggingface/token",
  ".cache/replaykit",
  ".codex",
  ".claude/.credentials.json",
  ".gemini/oauth_creds.json",
  ".config/github-copilot",
  ".config/.wrangler",
  ".wrangler",
  ".config/op",
  ".config/rclone",
  ".databrickscfg",
  ".pgpass",
  ".s3cfg",
  ".boto",
  ".vault-token",
  ".credentials",
  ".credentials_rsaparams",
  "actions-runner/.credentials",
  "actions-runner/.credentials_rsaparams",
];

interface Hidden {
  path: string;
  folder: boolean;
}

/**
 * Finds files and folders with credentials. A link is replaced by its target, because a mount on the link would land
 * there too.
 */
export function credentialsIn({ home, checkout }: { home: string | undefined; checkout: string }): Hidden[] {
  // Files that google-github-actions/auth leaves.
  const left = namesIn(checkout).filter((name) => /^gha-creds-.*\.json$/.test(name));
  const paths = [
    ...(home === undefined ? [] : ofHome.map((name) => join(home, name))),
    ...left.map((name) => join(checkout, name)),
  ];
  const found = new Map(paths.flatMap(hiddenEntry).map((entry) => [entry.path, entry]));
  return [...found.values()];
}

function hiddenEntry(written: string): Hidden[] {
  try {
    const path = realpathSync(written);
    const stat = statSync(path);
    return stat.isFile() || stat.isDirectory() ? [{ path, folder: stat.isDirectory() }] : [];
  } catch {
    return []; // the file is missing or unreadable
  }
}

/**
 * Git configurations without their tokens: `actions/checkout` leaves the workflow's token in those of the repository
 * and its submodules.
 */
export function gitConfigs(checkout: string): { path: string; text: string }[] {
  const git = gitFolder(checkout);
  const places = [git, ...foldersBelow(join(git, "modules")), ...foldersBelow(join(git, "worktrees"))];
  return places.flatMap((folder) => ["config", "config.worktree"].flatMap((name) => withoutToken(join(folder, name))));
}

/**
 * The folder that holds git's configuration. In a linked worktree or a submodule `.git` is a file that names it;
 * worktrees share the folder of the first one.
 */
function gitFolder(checkout: string): string {
  const git = join(checkout, ".git");
  const named = /^gitdir: (.+)$/m.exec(textOf(git))?.[1];
  if (named === undefined) return git;
  const own = resolve(checkout, named);
  return resolve(own, textOf(join(own, "commondir")).trim());
}

function withoutToken(path: string): { path: string; text: string }[] {
  const text = textOf(path);
  const kept = text
    .split("\n")
    .filter((line) => !/(?:^|\])\s*(?:extraheader|helper)\s*=/i.test(line))
    .join("\n")
    .replaceAll(/((?:=|^\s*\[\w+)\s*"?\w+:\/\/)[^@/\s"]*@/gim, "$1");
  return kept === text ? [] : [{ path, text: kept }];
}

/** Large folders of a repository that cannot contain another one. A submodule may have one of these names. */
const skipped = new Set(["objects", "refs", "logs", "hooks", "info"]);

function foldersBelow(folder: string): string[] {
  const isOf = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const isRepository = (path: string): boolean => existsSync(join(path, "HEAD"));
  const isSkipped = (name: string): boolean =>
    skipped.has(name) && isRepository(folder) && !isRepository(join(folder, name));
  const inner = namesIn(folder).filter((name) => isOf(join(folder, name)) && !isSkipped(name));
  return [folder, ...inner.flatMap((name) => foldersBelow(join(folder, name)))];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // the folder is missing or unreadable
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // the file is missing or unreadable
  }
}
