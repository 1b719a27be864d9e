import { join, resolve } from "node:path";
import type { ReleaseRow } from "../../api/schema/group.ts";
import { formatJsonFile } from "../../core/case/case-files.ts";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { expectationOf } from "../promote/expectation.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { replaceFile } from "../../node/files/write-file.ts";
import { oneArgument, shortPath } from "../project.ts";
import { runFilters, upTo } from "../runs/listed-runs.ts";
import { connectWorker } from "./worker-connection.ts";
import { dayOf } from "./admin.ts";
import { oneLine } from "../one-line.ts";
import { shellArgument } from "../../core/text/shell-word.ts";

export async function find(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const found = await connectWorker(context).find(oneArgument(context, "worker find", "text"));
  if (flags.on("json")) {
    terminal.printJson({ version: 1, ...found });
    return exitCode.ok;
  }
  for (const { id, run_id, status, agent, what } of found.runs) {
    terminal.print(
      `${id}  ${status.padEnd(8)}${terminal.safe(
        [run_id, agent, what]
          .map((part) => oneLine(part ?? ""))
          .filter(Boolean)
          .join("  "),
      )}`,
    );
  }
  for (const { id, run_id, waits_until } of found.waiting) {
    terminal.print(
      `${id}  waiting ${terminal.safe(oneLine(run_id))}  sampled out; feedback until ${terminal.safe(waits_until)} keeps it`,
    );
  }
  if (found.more) terminal.note("there may be more: these are the newest");
  if (found.runs.length + found.waiting.length === 0)
    terminal.print(`none: ${terminal.safe(found.message ?? found.reason ?? "never seen")}`);
  return exitCode.ok;
}

export async function groups(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const state = flags.text("state");
  const limit = flags.integer("limit", { min: 1, max: 100_000 }) ?? 50;
  const agent = flags.text("agent");
  const found = await connectWorker(context).groups({ limit: limit + 1, ...compact({ state, agent }) });
  const groups = upTo(limit, found, terminal);
  if (flags.on("json")) {
    terminal.printJson({ version: 1, groups });
    return exitCode.ok;
  }
  for (const { id, title, count, state: now, first_seen, last_seen } of groups) {
    terminal.print(`${String(count).padStart(6)}  ${now.padEnd(10)}${id}  ${terminal.safe(oneLine(title))}`);
    terminal.print(`        ${day(first_seen)} to ${day(last_seen)}`);
  }
  if (groups.length === 0) terminal.print("no group of failures yet");
  return exitCode.ok;
}

function day(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16).replace("T", " ");
}

export async function releases(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const limit = flags.integer("limit", { min: 1, max: 100_000 }) ?? 50;
  const [agent, since] = [flags.text("agent"), flags.time("since")?.toISOString()];
  const found = await connectWorker(context).releases({ limit: limit + 1, ...compact({ agent, since }) });
  const rows = upTo(limit, found, terminal);
  if (flags.on("json")) terminal.printJson({ version: 1, releases: rows });
  else for (const row of rows) terminal.print(terminal.safe(lineOf(row)));
  if (rows.length === 0) terminal.note("no release yet");
  return exitCode.ok;
}

function lineOf({ id, first_seen, runs, failed, rate, ...parts }: ReleaseRow): string {
  const { agent, version, commit, prompt, model, tools } = parts;
  const named = Object.entries({ version, commit, prompt, model, tools }).flatMap(([part, text]) =>
    text === undefined ? [] : [`${part} ${text}`],
  );
  const share = rate ? `${percent(rate.rate)} failed (${percent(rate.low)} to ${percent(rate.high)})` : "no run";
  const what = [agent, ...named].filter((text) => text !== undefined).join(", ") || "no details";
  return `${id.padEnd(12)}  since ${dayOf(first_seen)}  ${share}, ${Math.round(failed)} of ${Math.round(runs)}  ${what}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export async function feedback(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const id = oneArgument(context, "worker feedback", "run id");
  const comment = flags.text("comment");
  const run = await connectWorker(context).feedback(id, {
    ...expectationOf(flags),
    rating: flags.on("good") ? "good" : "bad",
    ...compact({ comment }),
  });
  const rating = flags.on("good") ? "good" : "bad";
  if (flags.on("json")) terminal.printJson({ version: 1, ...(run ? { run } : { state: "in progress" }) });
  else if (!run) terminal.print(`${id} is still in progress; it will be marked ${rating} when it is closed`);
  else terminal.print(`${run.id} is marked ${rating}${run.group === undefined ? "" : `, group ${run.group}`}`);
  return exitCode.ok;
}

export async function erase(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const user = flags.text("user");
  const what = user === undefined ? oneArgument(context, "worker erase", "run id") : `--user ${shellArgument(user)}`;
  if (user !== undefined && context.args.length > 0) {
    throw new ReplayKitError("usage", "give a run id or --user, not both", {
      hint: `npx replaykit worker erase ${what} --yes`,
    });
  }
  if (!flags.on("yes")) {
    throw new ReplayKitError("usage", "erasing cannot be undone", { hint: `npx replaykit worker erase ${what} --yes` });
  }
  const worker = connectWorker(context);
  const line = terminal.progress();
  const erased =
    user === undefined
      ? { runs: 1, ...(await worker.erase(what)) }
      : await worker.eraseUser(user, (runs) => line.update(`${runs} runs erased`)).finally(() => line.clear());
  const { runs, objects, remains } = erased;
  if (flags.on("json")) terminal.printJson({ version: 1, runs, objects, remains });
  else if (runs === 0) {
    terminal.print(`there is no run of ${terminal.safe(user ?? "")}: nothing was erased`);
    terminal.note("Is the name as it was sent with the runs? npx replaykit worker find <user> looks for it.");
  } else {
    const whose = user === undefined ? "erased" : `erased ${runs} run${runs === 1 ? "" : "s"}`;
    terminal.print(`${whose}; ${objects} stored object${objects === 1 ? "" : "s"} rewritten`);
    for (const place of remains) terminal.print(`remains: ${terminal.safe(place)}`);
  }
  return runs === 0 ? exitCode.actionNeeded : exitCode.ok;
}

export async function pull(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal, cwd } = context;
  const worker = connectWorker(context);
  const folder = resolve(cwd, flags.text("out") ?? "traces");
  const line = terminal.progress();
  const filters = runFilters(context, 100);
  const { found, gone } =
    args.length > 0
      ? { found: await Promise.all(args.map((id) => worker.run(id))), gone: 0 }
      : await worker
          .pull(filters, (done, total) => line.update(`${done}/${total} traces fetched`))
          .finally(() => line.clear());
  const files: string[] = [];
  for (const { run, trace } of found) {
    const path = join(folder, `${safeId(run.id)}.json`);
    replaceFile(path, formatJsonFile(trace));
    files.push(shortPath(cwd, path));
  }
  if (flags.on("json")) terminal.printJson({ version: 1, files });
  else for (const file of files) terminal.print(file);
  if (files.length + gone === 0 && !flags.on("json")) terminal.note("no run matches");
  if (gone > 0) terminal.note(`${gone} of the runs ${gone === 1 ? "is" : "are"} gone: erased, or past their retention`);
  if (args.length === 0 && files.length + gone === filters.limit)
    terminal.note(`at most ${filters.limit} runs were asked for: --limit fetches more`);
  return exitCode.ok;
}

/** The Worker's own ids are hex. Any other id is refused, because it becomes a path. */
function safeId(id: string): string {
  if (/^[0-9a-f]{8,64}$/.test(id)) return id;
  throw new ReplayKitError("unsafe_path", `the Worker named a run "${id}", which is not an id`);
}
