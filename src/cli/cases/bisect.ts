import { basename } from "node:path";
import { plural } from "../../core/checks/check-result.ts";
import { compareRuns } from "../../core/diff/explain.ts";
import { ReplayKitError } from "../../core/error.ts";
import { loadCase } from "../../core/case/load-case.ts";
import { caseFingerprints } from "../../core/fingerprint/fingerprint.ts";
import { reportComparison } from "../../core/report/terminal/differences.ts";
import { bisectCase, type BisectEnd } from "../../node/cases/bisect-case.ts";
import { commitVersions, valueVersions, type Version } from "../../node/cases/versions.ts";
import { commitOf } from "../../node/git/base-checkout.ts";
import { readCaseFolder } from "../../node/files/case-folder.ts";
import { nodePlatform } from "../../node/platform.ts";
import { git } from "../../node/git/git.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { type FailureSuspects, failureSuspects, isWorkerNamed } from "./failure-suspects.ts";
import { compact } from "../../core/compact.ts";
import { shellWord } from "../../core/text/shell-word.ts";
import { oneArgument, oneCaseFolder, openProject, type Project } from "../project.ts";

/** Accepted chance of naming a wrong version, if attempts can give wrong answers. */
const alpha = 0.05;
const defaultLies = 0.2;
const defaultAttempts = 200;
/** Most lines of a diff, and most candidate versions, that are printed. */
const mostDiffLines = 60;

const unknownRelease =
  "the Worker knows no release that showed this failure: all of the history is searched; --good <ref> names a version without it";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { terminal, flags, env, signal } = context;
  const name = oneArgument(context, "case bisect", "case");
  const lies = liesOf(flags.text("lies"));
  const project = await openProject(context);
  const folder = await oneCaseFolder(name, project, context);
  const loaded = loadCase((await readCaseFolder(folder)).files, basename(folder));
  const named = await failureSuspects(caseFingerprints(loaded, project.config, nodePlatform), context);
  const history = await versionsOf(named, context, project);
  await using _checkouts = history;
  const { versions, suspects, recent } = history;
  if (named !== undefined) terminal.note(terminal.safe(suspectsText(named)));
  else if (isWorkerNamed(context) && flags.text("good") === undefined) terminal.note(unknownRelease);
  const end = await bisectCase({
    folder,
    project,
    versions,
    suspects,
    recent,
    rule: { lies, alpha },
    mostAttempts: flags.integer("attempts", { min: 1, max: 100_000 }) ?? defaultAttempts,
    runner: { runnerCommand: flags.text("runner-cmd"), shell: flags.on("shell") },
    env,
    signal,
    onAttempt: ({ at, answer, reason }) =>
      terminal.note(terminal.safe(`${answer.padEnd(4)} ${labelOf(versions[at])}: ${reason}`)),
  });
  const diff = await diffOf(end, versions, project);
  const found = { end, versions, named, diff, next: await nextOf(end, versions, { name, project }) };
  if (flags.on("json")) terminal.printJson(jsonOf(found));
  else for (const line of linesOf(found)) terminal.print(line === "" ? "" : terminal.safe(line));
  return isOne(end, versions) ? exitCode.ok : exitCode.actionNeeded;
}

function liesOf(text: string | undefined): number {
  const lies = text === undefined ? defaultLies : Number(text);
  if (lies > 0 && lies < 0.5) return lies;
  throw new ReplayKitError("usage", `--lies is "${text}", which is not a share between 0 and 0.5`, {
    hint: "an attempt that misleads half of the time says nothing: try --lies 0.3, or record the models' answers",
  });
}

interface SearchedVersions extends AsyncDisposable {
  versions: readonly Version[];
  suspects: { from: number; to: number } | undefined;
  recent: boolean;
}

async function versionsOf(
  named: FailureSuspects | undefined,
  { flags, env }: CommandContext,
  project: Project,
): Promise<SearchedVersions> {
  const values = flags.text("env");
  if (values !== undefined) {
    const other = ["good", "bad", "setup"].find((flag) => flags.text(flag) !== undefined);
    if (other !== undefined || flags.list("path").length > 0) {
      throw new ReplayKitError(
        "usage",
        `--env takes values instead of commits: --${other ?? "path"} has no meaning with it`,
      );
    }
    const versions = valueVersions(values, project);
    return { versions, suspects: undefined, recent: false, [Symbol.asyncDispose]: () => Promise.resolve() };
  }
  const { root: cwd, config } = project;
  const known = async (ref: string | undefined) =>
    ref === undefined ? undefined : commitOf(ref, { cwd }).catch(() => undefined);
  const setup = flags.text("setup");
  const versions = await commitVersions({
    cwd,
    config,
    good: flags.text("good"),
    bad: flags.text("bad") ?? "HEAD",
    paths: flags.list("path"),
    setup: setup === undefined ? undefined : { command: setup, env },
  });
  const place = (commit: string | undefined) => versions.findIndex(({ name }) => name === commit);
  const [to, before] = [place(await known(named?.commit)), place(await known(named?.before))];
  return {
    versions,
    suspects: to === -1 ? undefined : { from: before === -1 || before >= to ? to : before + 1, to },
    recent: flags.text("good") === undefined,
    [Symbol.asyncDispose]: async () => {
      for (const version of versions) await version[Symbol.asyncDispose]();
    },
  };
}

interface BisectResult {
  end: BisectEnd;
  versions: readonly Version[];
  named: FailureSuspects | undefined;
  /** The diff of the first bad commit. */
  diff: string | undefined;
  /** The command that shows more of it. */
  next: string | undefined;
}

/** Whether the search decided on one version that has a good version before it. */
function isOne({ decided, from, to }: BisectEnd, versions: readonly Version[]): boolean {
  return decided && from === to && from > 0 && from < versions.length;
}

function isCommit({ env }: Version): boolean {
  return env === undefined;
}

function labelOf(version: Version | undefined): string {
  if (version === undefined) return "";
  return isCommit(version) ? `${version.name.slice(0, 12)} ${version.title}` : version.name;
}

const showPatch = "show --first-parent --stat --patch --no-color --no-ext-diff --no-textconv --format=";

async function diffOf(end: BisectEnd, versions: readonly Version[], { root }: Project): Promise<string | undefined> {
  const version = versions[end.from];
  if (version === undefined || !isOne(end, versions) || !isCommit(version)) return undefined;
  const shown = await git([...showPatch.split(" "), version.name], { cwd: root });
  return shown.toString("utf8").replace(/^\n+/, "").trimEnd();
}

/** Shows the first bad commit, or searches the branch that it merged: `git show` of a merge shows no patch. */
async function nextOf(
  end: BisectEnd,
  versions: readonly Version[],
  { name, project: { root: cwd } }: { name: string; project: Project },
): Promise<string | undefined> {
  const version = versions[end.from];
  if (version === undefined || !isOne(end, versions) || !isCommit(version)) return undefined;
  const ask = async (...args: string[]) => (await git(args, { cwd })).toString("utf8").trim();
  const [, first = "", merged, ...more] = (await ask("rev-list", "--parents", "--max-count=1", version.name)).split(
    " ",
  );
  if (merged === undefined || more.length > 0) return `git show ${version.name.slice(0, 12)}`;
  const fork = await ask("merge-base", first, merged).catch(() => merged);
  return `npx replaykit case bisect ${shellWord(name)} --good ${fork.slice(0, 12)} --bad ${merged.slice(0, 12)}`;
}

function suspectsText({ release, changes }: FailureSuspects): string {
  return `first seen in release ${release}${changes.length === 0 ? "" : `: ${changes.join(", ")}`}`;
}

function linesOf({ end, versions, diff, next }: BisectResult): string[] {
  const replays = `${plural(end.attempts.length, "replay")} of ${plural(versions.length, "version")}`;
  const skipped = new Set(end.attempts.filter(({ answer }) => answer === "skip").map(({ at }) => at)).size;
  const made = `${replays}${skipped === 0 ? "" : `, ${skipped} skipped`}`;
  const version = versions[end.from];
  if (!isOne(end, versions) || version === undefined) return [...notOne(end, versions), "", made];
  const shown = (diff ?? "").split("\n");
  const more = shown.length > mostDiffLines ? [`… and ${shown.length - mostDiffLines} lines more`] : [];
  const compared = end.before && end.after ? { left: end.before, right: end.after } : undefined;
  return [
    `first bad: ${labelOf(version)}`,
    `last good: ${labelOf(versions[end.from - 1])}`,
    ...(diff === undefined ? [] : ["", ...shown.slice(0, mostDiffLines), ...more]),
    ...(compared === undefined
      ? []
      : ["", ...reportComparison(compareRuns(compared.left, compared.right), compared).trim().split("\n")]),
    "",
    made,
    ...(next === undefined ? [] : ["", `Next: ${next}`]),
  ];
}

/** Says why the search names no single version, and what to do. */
function notOne({ decided, from, to }: BisectEnd, versions: readonly Version[]): string[] {
  const last = versions.length - 1;
  if (decided && to === 0) {
    return [`it fails on the oldest version already: ${labelOf(versions[0])}`, "Next: name an older one with --good"];
  }
  if (decided && from > last) {
    return [
      `it does not fail on the newest version: ${labelOf(versions[last])}`,
      "Next: name one that fails with --bad",
    ];
  }
  const left = versions.slice(Math.max(0, from), Math.min(to, last) + 1);
  const why = decided
    ? "those that could tell them apart do not run"
    : "the replays are used up; --attempts allows more";
  const more = left.length > mostDiffLines ? [`  … and ${left.length - mostDiffLines} more`] : [];
  return [
    `the first bad version is one of ${left.length}: ${why}`,
    ...left.slice(0, mostDiffLines).map((version) => `  ${labelOf(version)}`),
    ...more,
  ];
}

function jsonOf({ end, versions, named, diff }: BisectResult): object {
  const { decided, from, to, attempts, before, after } = end;
  const one = isOne(end, versions);
  const comparison = one && before && after ? compareRuns(before, after) : undefined;
  const nameAndTitle = (version: Version | undefined) => version && { name: version.name, title: version.title };
  return {
    version: 1,
    found: one,
    ...(one ? { first_bad: nameAndTitle(versions[from]), last_good: nameAndTitle(versions[from - 1]) } : {}),
    decided,
    candidates: versions.slice(from, to + 1).map(nameAndTitle),
    ...compact({
      suspects: named,
      diff,
      difference: comparison && { where: comparison.where, why: comparison.why, first: comparison.first },
    }),
    versions: versions.length,
    attempts: attempts.map(({ version, answer, live, reason }) => ({ version, answer, live, reason })),
  };
}
