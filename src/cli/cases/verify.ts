import { basename } from "node:path";
import { plural } from "../../core/checks/check-result.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { RepairReplay, RepairVerdict } from "../../core/verdict/decide-repair.ts";
import { commitOf } from "../../node/git/base-checkout.ts";
import type { Progress } from "../../node/replay/replay-options.ts";
import { verifyRepair } from "../../node/cases/verify-repair.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { oneArgument, openProject, projectRedactor } from "../project.ts";
import { readOneTrace } from "../traces/read-trace.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { terminal, flags } = context;
  const line = terminal.progress();
  const notices: string[] = [];
  const verdict = await verdictOn(oneArgument(context, "case verify", "case"), context, {
    onProgress: ({ done, total }) => line.update(`${done}/${total} cases`),
    onNotice: (notice) => notices.push(notice),
  }).finally(() => line.clear());
  for (const notice of notices) terminal.note(`note: ${terminal.safe(notice)}`);
  if (flags.on("json")) terminal.printJson({ version: 1, ...verdict });
  else print(terminal, verdict);
  return verdict.verdict === "verified" ? exitCode.ok : exitCode.actionNeeded;
}

interface Listeners {
  onProgress?: (progress: Progress) => void;
  onNotice?: (notice: string) => void;
}

/** The verdict on the fix in `--head`, judged by the cases and policy of `--base`. */
async function verdictOn(name: string, context: CommandContext, listeners: Listeners): Promise<RepairVerdict> {
  const { flags, env, signal } = context;
  const project = await openProject(context);
  const cwd = { cwd: project.root };
  const head = flags.text("head");
  const controls = await Promise.all(
    flags.list("control").map(async (file) => ({ name: file, trace: (await readOneTrace(file, context)).trace })),
  );
  return verifyRepair({
    root: project.root,
    caseId: basename(name.replace(/\/(?:case\.yaml)?$/, "")),
    base: await baseCommit(flags.text("base"), cwd),
    head: head === undefined ? undefined : { name: head, commit: await commitOf(head, cwd) },
    controls,
    redactor: projectRedactor(project, env),
    env,
    signal,
    ...listeners,
  });
}

async function baseCommit(name: string | undefined, options: { cwd: string }) {
  if (name !== undefined) return { name, commit: await commitOf(name, options) };
  try {
    return { name: "origin/HEAD", commit: await commitOf("origin/HEAD", options) };
  } catch (cause) {
    if (!(cause instanceof ReplayKitError) || cause.code !== "not_found") throw cause;
    throw new ReplayKitError("usage", "there is no base branch: this repository has no origin/HEAD", {
      hint: "name it: --base main, or git remote set-head origin --auto",
      cause,
    });
  }
}

const colours = { verified: "green", rejected: "red", unproven: "yellow" } as const;

function print(terminal: CommandContext["terminal"], { verdict, reason, hint, replays }: RepairVerdict): void {
  terminal.print(`${terminal.style(colours[verdict], verdict)}: ${terminal.safe(reason)}`);
  for (const [kind, same] of Map.groupBy(replays, (replay) => replay.kind)) {
    terminal.print(`  ${kind.padEnd(10)} ${countsOf(same)}`);
  }
  if (hint !== undefined) terminal.print(`  → ${terminal.safe(hint)}`);
}

function countsOf(replays: readonly RepairReplay[]): string {
  const counts = Map.groupBy(replays, ({ held }) => held);
  return [...counts].map(([held, same]) => `${plural(same.length, "case")} ${held}`).join(", ");
}
