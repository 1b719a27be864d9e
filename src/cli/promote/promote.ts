import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { runPageOf } from "../../api/run-page.ts";
import type { RunRow } from "../../api/schema/run-row.ts";
import { ReplayKitError } from "../../core/error.ts";
import { type Promotion, rateNote } from "../../core/promote/promotion.ts";
import { promoteCase } from "../../core/promote/promote-case.ts";
import type { Occurrences } from "../../core/schema/case.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { type PromotionOutcome, promotionSentence } from "../../core/promote/promotion-outcome.ts";
import { openPromotions } from "../../github/pull-request/promote.ts";
import { createGithub } from "../../github/github.ts";
import { startCaseGateway } from "../../node/replay/attempt/case-gateway.ts";
import { findRoot } from "../../node/git/find-root.ts";
import { isCheckoutOf } from "../../node/git/git.ts";
import { loadConfig } from "../../node/files/load-config.ts";
import { measureRates } from "../../node/replay/trial/measure-rates.ts";
import { nodePlatform } from "../../node/platform.ts";
import { redactByCommand } from "../../node/files/redact-by-command.ts";
import { replaySuite } from "../../node/replay/replay-suite.ts";
import type { WorkerClient } from "../../node/worker/client.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { assignBrief, assigneeOf, promotedBrief } from "./assign-brief.ts";
import { effectsOf, expectationOf } from "./expectation.ts";
import { promoteToCheckout } from "./promote-to-checkout.ts";
import { oneArgument, openProject, type Project, projectRedactor } from "../project.ts";
import { readOneTrace, readTraceFile } from "../traces/read-trace.ts";
import { compact } from "../../core/compact.ts";
import { connectWorker, workerOfEnvironment, workerUrl } from "../worker/worker-connection.ts";

interface Source {
  trace: TraceRun;
  others: TraceRun[];
  seen: Occurrences | undefined;
  /** The inbox that the run came from, which is told of its case. Absent for a file. */
  inbox?: { worker: WorkerClient; address: string; run: RunRow };
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  assigneeOf(flags.text("assign"), flags.text("to"));
  const read = await readSource(context);
  const project = await targetProject(context);
  const { trace, others } = read;
  const source = { ...read, ...(await redactByCommand({ trace, others }, { ...project, env: context.env })) };
  const { promotion, outcome } = await deliver(context, project, promote(context, project, source));
  if (source.inbox !== undefined && outcome.how !== "dry_run") await tellInbox(source.inbox, promotion, outcome);
  if (flags.on("json")) {
    terminal.printJson({
      version: 1,
      case_id: promotion.id,
      fingerprint: promotion.case.source?.fingerprint,
      ...outcome,
      ...compact({ rate: "unmeasured" in promotion.rate ? undefined : promotion.rate }),
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
    throw new ReplayKitError("not_found", `there is no folder ${to}`, {
      hint: "--to takes the folder of a git checkout, such as --to .",
    });
  const root = findRoot(folder);
  return { root, config: await loadConfig(root) };
}

async function readSource(context: CommandContext): Promise<Source> {
  const argument = oneArgument(context, "promote", "run id or trace file");
  const also = await Promise.all(context.flags.list("also").map((file) => readTraceFile(file, context)));
  const given = also.flat().map(({ trace }) => trace);
  const isFile = argument === "-" || existsSync(resolve(context.cwd, argument));
  const inbox = isFile ? undefined : workerOf(context, argument);
  if (inbox === undefined) {
    const { trace } = await readOneTrace(argument, context);
    return { trace, others: given, seen: undefined };
  }
  const { worker } = inbox;
  const { run: row, trace } = await worker.run(argument);
  const { group } = row;
  const others = group === undefined ? [] : await worker.others(group, row.id);
  const seen = group === undefined ? undefined : await worker.seen(group);
  return { trace, others: [...given, ...others], seen, inbox: { ...inbox, run: row } };
}

function workerOf(context: CommandContext, argument: string): { worker: WorkerClient; address: string } {
  const url = context.flags.text("worker") ?? workerOfEnvironment(context);
  if (url !== undefined) return { worker: connectWorker(context), address: workerUrl(url) };
  throw new ReplayKitError("not_found", `there is no file "${argument}", and no Worker to read a run from`, {
    hint: "name a trace file, give --worker <url>, or set REPLAYKIT_WORKER_URL",
  });
}

function promote({ flags, env }: CommandContext, project: Project, { trace, others, seen, inbox }: Source): Promotion {
  const slug = flags.text("slug");
  const title = flags.text("title");
  const runner = flags.text("runner");
  const expectation = expectationOf(flags);
  return promoteCase({
    trace,
    others,
    ...compact({ seen, url: inbox && runPageOf(inbox.address, inbox.run), slug, title, runner, expectation }),
    statements: flags.list("expect"),
    effects: effectsOf(flags),
    tags: flags.list("tag"),
    unmeasured: flags.on("no-rate") ? "--no-rate was given" : "it was promoted without a checkout of the agent",
    config: project.config,
    platform: nodePlatform,
    redactor: projectRedactor(project, env),
  });
}

interface Delivery {
  /** Contains the measured rate, if there is one. */
  promotion: Promotion;
  outcome: PromotionOutcome;
}

async function deliver(context: CommandContext, project: Project, promotion: Promotion): Promise<Delivery> {
  const { flags } = context;
  if (flags.on("dry-run")) return { promotion, outcome: { how: "dry_run" } };
  if (flags.text("to") === undefined) return openPullRequest(context, project, promotion);
  const complete = flags.on("no-rate") ? async () => promotion : () => measured(context, project, promotion);
  return promoteToCheckout(project, promotion, { folder: folderOf(project.config), complete });
}

/** Measures the rate on this checkout, the base that the case will be proposed to. */
async function measured({ env, signal, terminal }: CommandContext, { root, config }: Project, promotion: Promotion) {
  const line = terminal.progress();
  line.update("replaying the case on this checkout");
  await using gateway = await startCaseGateway(config, env);
  const options = { root, config, env, gateway, signal, evidence: false } as const;
  const [complete = promotion] = await measureRates([promotion], (cases, attempts) =>
    replaySuite({ ...options, cases, ...attempts }),
  ).finally(() => line.clear());
  return complete;
}

async function openPullRequest(context: CommandContext, project: Project, promotion: Promotion): Promise<Delivery> {
  const { flags, env, terminal } = context;
  const assignee = assigneeOf(flags.text("assign"), flags.text("to"));
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
  // Measured only in a checkout of the repository, which is the base that the case is proposed to.
  const measures = !flags.on("no-rate") && base === undefined && (await isCheckoutOf(project.root, { owner, repo }));
  let proposed = promotion;
  const complete = async (fresh: Promotion[]) => {
    const all = await Promise.all(fresh.map((one) => measured(context, project, one)));
    proposed = all[0] ?? promotion;
    return all;
  };
  const github = createGithub({ octokit, onWait: (message) => terminal.note(message) });
  const [opened] = await openPromotions({
    github,
    repository: { owner, repo },
    promotions: [promotion],
    folder: folderOf(project.config),
    ...compact({ base, complete: measures ? complete : undefined }),
  });
  const { id: _, ...outcome } = opened ?? { id: promotion.id, how: "on_base" };
  if (assignee === undefined || outcome.how !== "opened" || outcome.url === undefined)
    return { promotion: proposed, outcome };
  const brief = promotedBrief(proposed, { config: project.config, folder: folderOf(project.config) });
  const issue = { github, repository: { owner, repo }, assignee, brief, title: proposed.title, pull: outcome.url };
  return { promotion: { ...proposed, notes: [...proposed.notes, await assignBrief(issue)] }, outcome };
}

/** The first configured folder of cases; `cases` if it is a glob. */
function folderOf({ cases }: Project["config"]): string {
  const [first = "cases"] = [cases].flat();
  return /[*?[\]{}!]/.test(first) ? "cases" : first;
}

async function tellInbox(
  { worker, run: row }: NonNullable<Source["inbox"]>,
  { id }: Promotion,
  outcome: PromotionOutcome,
) {
  const place = outcome.url ?? outcome.branch;
  await worker.promoted(row, { case: outcome.existing ?? id, ...compact({ pull_request: place }) });
}

function print({ terminal, flags }: CommandContext, promotion: Promotion, outcome: PromotionOutcome): void {
  const place = outcome.url === undefined ? "" : `: ${outcome.url}`;
  terminal.print(terminal.safe(`${promotionSentence(promotion.id, outcome)}${place}`));
  if (outcome.how === "created" || outcome.how === "opened")
    terminal.print(`  ${terminal.safe(rateNote(promotion.rate))}`);
  for (const note of promotion.notes) terminal.print(`  note: ${terminal.safe(note)}`);
  if (outcome.how === "dry_run") {
    for (const [name, text] of Object.entries(promotion.files)) {
      terminal.print(`\n--- ${promotion.id}/${name} (${text.length} characters)`);
      if (name === "case.yaml") terminal.print(terminal.safe(text));
    }
    terminal.print(`\n--- pull request: ${promotion.title}\n${terminal.safe(promotion.body)}`);
  }
  const branches = ["created", "reopened", "counted"];
  if (flags.text("to") === undefined || !branches.includes(outcome.how)) return;
  terminal.print(`\nNext: git -C ${flags.text("to")} switch ${outcome.branch}`);
  terminal.print(`      npx replaykit replay ${outcome.existing ?? promotion.id}`);
}
