import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { type Promotion, promoteCase } from "../../core/promote/promote-case.ts";
import type { Seen } from "../../core/promote/promotion-body.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { failureMark, openPromotions } from "../../github/promote.ts";
import { createGithub } from "../../github/github.ts";
import { findCases } from "../../node/case-folder.ts";
import { commitCaseBranch } from "../../node/case-branch.ts";
import { findRoot } from "../../node/find-root.ts";
import { loadConfig } from "../../node/load-config.ts";
import { nodePlatform } from "../../node/platform.ts";
import { createWorkerClient, type WorkerClient, type WorkerRun } from "../../node/worker-client.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { effectsOf, expectationOf } from "../expectation.ts";
import { oneArgument, openProject, type Project, projectRedactor } from "../project.ts";
import { readOneTrace, readTraceFile } from "../read-trace.ts";

interface Source {
  trace: TraceRun;
  others: TraceRun[];
  seen: Seen | undefined;
  /** Where the run came from, to be told of its case; left out for a file. */
  inbox?: { worker: WorkerClient; run: WorkerRun };
}

/** What became of a promotion, the same for people and for `--json`. */
interface Outcome {
  how: "created" | "unchanged" | "opened" | "updated" | "on_base" | "declined" | "known" | "dry_run";
  branch?: string;
  url?: string;
  /** The case that has this failure already. */
  existing?: string;
  path?: string;
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const source = await readSource(context);
  const project = await targetProject(context);
  const promotion = promote(context, project, source);
  const outcome = await deliver(context, project, promotion);
  if (source.inbox !== undefined && outcome.how !== "dry_run") await tellInbox(source.inbox, promotion, outcome);
  if (flags.on("json")) {
    terminal.printJson({
      version: 1,
      case_id: promotion.id,
      fingerprint: promotion.case.source?.fingerprint,
      ...outcome,
      files: Object.keys(promotion.files),
      notes: promotion.notes,
      ...(outcome.how === "dry_run" ? { title: promotion.title, body: promotion.body } : {}),
    });
    return exitCode.ok;
  }
  print(context, promotion, outcome);
  return exitCode.ok;
}

/** With `--to` the case follows that checkout's configuration. */
async function targetProject(context: CommandContext): Promise<Project> {
  const to = context.flags.text("to");
  if (to === undefined) return openProject(context);
  const folder = resolve(context.cwd, to);
  if (!existsSync(folder))
    throw new ReplayKitError("not_found", `there is no folder ${to}`, { hint: "name a checkout" });
  const root = findRoot(folder);
  return { root, config: await loadConfig(root) };
}

async function readSource(context: CommandContext): Promise<Source> {
  const argument = oneArgument(context, "promote", "run id or trace file");
  const also = await Promise.all(context.flags.list("also").map((file) => readTraceFile(file, context)));
  const given = also.flat().map(({ trace }) => trace);
  const isFile = argument === "-" || existsSync(resolve(context.cwd, argument));
  const worker = isFile ? undefined : workerOf(context, argument);
  if (worker === undefined) {
    const { trace } = await readOneTrace(argument, context);
    return { trace, others: given, seen: undefined };
  }
  const { run: row, trace } = await worker.run(argument);
  const { group } = row;
  const others = group === undefined ? [] : await worker.others(group, row.id);
  const seen = group === undefined ? undefined : await worker.seen(group);
  return { trace, others: [...given, ...others], seen, inbox: { worker, run: row } };
}

function workerOf({ env }: CommandContext, argument: string): WorkerClient {
  const url = env["REPLAYKIT_WORKER_URL"];
  const token = env["REPLAYKIT_WORKER_TOKEN"];
  if (url && token) return createWorkerClient({ url, token });
  throw new ReplayKitError("not_found", `there is no file "${argument}", and no Worker to read a run from`, {
    hint: "name a trace file, or set REPLAYKIT_WORKER_URL and REPLAYKIT_WORKER_TOKEN",
  });
}

function promote({ flags, env }: CommandContext, project: Project, { trace, others, seen }: Source): Promotion {
  const slug = flags.text("slug");
  const title = flags.text("title");
  const runner = flags.text("runner");
  const expectation = expectationOf(flags);
  return promoteCase({
    trace,
    others,
    ...(seen === undefined ? {} : { seen }),
    ...(slug === undefined ? {} : { slug }),
    ...(title === undefined ? {} : { title }),
    ...(runner === undefined ? {} : { runner }),
    ...(expectation === undefined ? {} : { expectation }),
    statements: flags.list("expect"),
    effects: effectsOf(flags),
    tags: flags.list("tag"),
    config: project.config,
    platform: nodePlatform,
    redactor: projectRedactor(project, env),
  });
}

async function deliver(context: CommandContext, project: Project, promotion: Promotion): Promise<Outcome> {
  if (context.flags.on("dry-run")) return { how: "dry_run" };
  return context.flags.text("to") === undefined
    ? openPullRequest(context, project, promotion)
    : commitLocally(project, promotion);
}

async function commitLocally({ root, config }: Project, promotion: Promotion): Promise<Outcome> {
  const { id, files, title } = promotion;
  const there = await findCases(root, [config.cases].flat());
  const existing = there.map((path) => basename(path)).find((name) => failureMark(name) === failureMark(id));
  if (existing !== undefined) return { how: existing === id ? "on_base" : "known", existing };
  const body = `Replaykit-Case: ${id}`;
  const { how, branch, path } = await commitCaseBranch({ root, id, folder: folderOf(config), files, title, body });
  return { how, branch, path };
}

async function openPullRequest({ flags, env, terminal }: CommandContext, { config }: Project, promotion: Promotion) {
  const token = env["GITHUB_TOKEN"];
  const [owner, repo, ...more] = (flags.text("repository") ?? env["GITHUB_REPOSITORY"] ?? "").split("/");
  if (!token || !owner || !repo || more.length > 0) {
    throw new ReplayKitError("usage", "promote needs --to, or a repository on GitHub and a token for it", {
      hint: "--to . for this checkout; else --repository owner/name and GITHUB_TOKEN with contents and pull requests: write",
    });
  }
  const { Octokit } = await import("@octokit/rest");
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  const octokit = new Octokit({ auth: token, baseUrl: env["GITHUB_API_URL"] ?? "https://api.github.com", log: silent });
  const base = flags.text("base");
  const { pull, known } = await openPromotions({
    github: createGithub({ octokit, onWait: (message) => terminal.note(message) }),
    repository: { owner, repo },
    promotions: [promotion],
    folder: folderOf(config),
    ...(base === undefined ? {} : { base }),
  });
  const [first] = known;
  if (first !== undefined) return { how: "known", existing: first.existing } satisfies Outcome;
  return outcomeOf(pull);
}

function outcomeOf(pull: Awaited<ReturnType<typeof openPromotions>>["pull"]): Outcome {
  if (pull === undefined || pull.how === "on_base") return { how: "on_base" };
  return { how: pull.how, url: pull.url, ...("branch" in pull ? { branch: pull.branch } : {}) };
}

/** The first configured place, where it is a folder and no glob. */
function folderOf({ cases }: Project["config"]): string {
  const [first = "cases"] = [cases].flat();
  return /[*?[\]{}!]/.test(first) ? "cases" : first;
}

async function tellInbox({ worker, run: row }: NonNullable<Source["inbox"]>, { id }: Promotion, outcome: Outcome) {
  const place = outcome.url ?? outcome.branch;
  await worker.promoted(row, { case: outcome.existing ?? id, ...(place === undefined ? {} : { pull_request: place }) });
}

function print({ terminal, flags }: CommandContext, promotion: Promotion, outcome: Outcome): void {
  terminal.print(terminal.safe(headline(promotion, outcome)));
  for (const note of promotion.notes) terminal.print(`  note: ${terminal.safe(note)}`);
  if (outcome.how === "dry_run") {
    for (const [name, text] of Object.entries(promotion.files)) {
      terminal.print(`\n--- ${promotion.id}/${name} (${text.length} characters)`);
      if (name === "case.yaml") terminal.print(terminal.safe(text));
    }
    terminal.print(`\n--- pull request: ${promotion.title}\n${terminal.safe(promotion.body)}`);
  }
  if (outcome.how !== "created") return;
  terminal.print(`\nNext: git -C ${flags.text("to") ?? "."} switch ${outcome.branch}`);
  terminal.print(`      replaykit replay ${promotion.id}`);
}

function headline({ id }: Promotion, { how, branch, url, existing, path }: Outcome): string {
  const words: Record<Outcome["how"], string> = {
    created: `committed ${path} on the new branch ${branch}`,
    unchanged: `${id} is proposed already: ${url ?? `branch ${branch}`}`,
    opened: `opened ${url}`,
    updated: `finished ${url}`,
    on_base: `${id} is a case of the repository already`,
    declined: `${id} was proposed and closed: ${url}`,
    known: `the case ${existing} has this failure already; none was added`,
    dry_run: `${id} would be proposed (nothing was written)`,
  };
  return words[how];
}
