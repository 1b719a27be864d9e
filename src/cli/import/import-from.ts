import { join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { readAllTraces } from "../../core/formats/input/read-traces.ts";
import { nodePlatform } from "../../node/platform.ts";
import { langfuseSource } from "../../node/pulls/langfuse.ts";
import { langsmithSource } from "../../node/pulls/langsmith.ts";
import { openPullCursor, type PullCursor } from "../../node/pulls/pull-cursor.ts";
import type { Environment, PulledRun, PullSource, Pulled } from "../../node/pulls/pull-source.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { openProject } from "../project.ts";
import { ratedByProject } from "../traces/read-trace.ts";
import { documentOf, type Outcome, tellFault, totals } from "./import-report.ts";
import { maxBytesOf } from "./large-lines.ts";
import { leaveOut, type TakeOptions, redaction, takeTrace } from "./take-trace.ts";

const sources = new Map<string, (env: Environment) => PullSource>([
  ["langfuse", langfuseSource],
  ["langsmith", langsmithSource],
]);
const dayMs = 24 * 60 * 60_000;

/** `import --from`: what a service has of runs that is new since the last time. */
export async function importFrom(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const source = sourceOf(context);
  const now = nodePlatform.now().getTime();
  const { root } = await openProject(context, () => undefined);
  const cursor = openPullCursor({
    folder: join(root, ".replaykit", "pulls"),
    account: `${source.name} ${source.account}`,
    since: flags.time("since")?.getTime() ?? now - dayMs,
  });
  const outcome: Outcome = { imported: [], count: 0, failures: [], leftOut: [], empty: [], aside: [] };
  const line = terminal.progress();
  const redact = await redaction(context);
  const placeOf = (id: string): TakeOptions => ({
    file: { path: `${source.name} ${id}` },
    outcome,
    line,
    context,
    redact,
  });
  let waiting = 0;
  try {
    for await (const update of source.pull({ from: cursor.from, now, isTaken: cursor.isTaken })) {
      if ("waiting" in update) waiting += 1;
      await takeUpdate(update, cursor, placeOf);
      line.update(`${outcome.count} traces`);
    }
  } finally {
    line.clear();
    // Where it was cut off the next pull goes on: what is printed or written is not asked for again.
    cursor.save();
  }
  if (flags.on("json")) terminal.printJson(documentOf(outcome));
  else terminal.note(terminal.safe(`${totals(outcome)}${waiting === 0 ? "" : `, ${waiting} still going on`}`));
  return outcome.count === 0 && outcome.leftOut.length > 0 ? exitCode.broken : exitCode.ok;
}

async function takeUpdate(update: Pulled, cursor: PullCursor, placeOf: (id: string) => TakeOptions): Promise<void> {
  if ("reached" in update) cursor.reach(update.reached);
  else if ("waiting" in update) cursor.wait(update.waiting.at);
  else if ("withheld" in update) {
    const { id, at, error, again } = update.withheld;
    leaveOut([error], placeOf(id));
    if (again) cursor.wait(at);
    else cursor.take(id, at);
  } else {
    await takeRun(update.run, placeOf(update.run.id));
    cursor.take(update.run.id, update.run.at);
  }
}

function sourceOf({ args, flags, env }: CommandContext): PullSource {
  const name = flags.text("from") ?? "";
  const clash = args.length > 0 ? "files" : ["mapping", "format"].find((one) => flags.text(one) !== undefined);
  if (clash !== undefined)
    throw new ReplayKitError("usage", `--from takes no ${clash}: it asks the service`, {
      hint: `replaykit import --from ${name} --since 1d`,
    });
  const open = sources.get(name);
  if (open) return open(env);
  throw new ReplayKitError("usage", `--from is "${name}"; expected ${[...sources.keys()].join(" or ")}`, {
    hint: "traces in files need no --from: replaykit import <files…>",
  });
}

async function takeRun({ id, json }: PulledRun, place: TakeOptions): Promise<void> {
  const { context, outcome, file } = place;
  const format = file.path.split(" ")[0] ?? "";
  try {
    const input = { name: `${format} trace ${id}`, text: JSON.stringify(json), maxBytes: maxBytesOf(context) };
    const { traces, refused } = readAllTraces(input, { platform: nodePlatform, format });
    for (const read of await ratedByProject(traces, context)) await takeTrace(read, place);
    leaveOut(refused, place);
    if (traces.length === 0) outcome.empty.push(file.path);
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    outcome.leftOut.push({ from: file.path, error });
    if (!context.flags.on("json")) tellFault(error, context);
  }
}
