import { ApiError } from "../../api/api-error.ts";
import { ReplayKitError } from "../../core/error.ts";
import { watchText } from "../../core/report/terminal/watch.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { unpricedModels } from "../../core/verdict/suite/plan-suite.ts";
import { watch } from "../../node/rehearsal/watch.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { jobsOf, modelBudget, tellUnpriced } from "../replay/replay-flags.ts";
import { openProject, projectRedactor } from "../project.ts";
import { sampleSuccesses } from "./watched-runs.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal, env, signal } = context;
  const project = await openProject(context);
  const reruns = flags.integer("reruns", { min: 1, max: 3 }) ?? 3;
  const size = flags.integer("sample", { min: 1, max: 1000 }) ?? 20;
  const budget = modelBudget(context, project.config, "a re-run");
  const command = flags.text("runner-cmd");
  const line = terminal.progress();
  const notices = new Set<string>();
  const { tell, ...sample } = await sampleSuccesses(context, size);
  tellUnpriced(context, unpricedModels(sample.traces.flatMap(modelsOf), project.config.upstream), budget);
  const watched = await watch({
    ...sample,
    root: project.root,
    config: { ...project.config, budget },
    redactor: projectRedactor(project, env),
    reruns,
    runner: { command, shell: flags.on("shell") },
    jobs: jobsOf(flags),
    env,
    signal,
    onProgress: ({ done, total, attempts, spent }) =>
      line.update(`${done}/${total} runs, ${attempts} re-runs, $${spent.usd.toFixed(2)}`),
    onNotice: (notice) => notices.add(notice),
  }).finally(() => line.clear());
  await tell?.(watched.runs).catch((error: unknown) =>
    notices.add(`the Worker's inbox does not show them: ${reasonOf(error)}`),
  );
  for (const notice of notices) terminal.note(`note: ${terminal.safe(notice)}`);
  if (flags.on("json")) terminal.printJson(watched);
  else terminal.print(terminal.safe(watchText(watched)));
  return signal.aborted ? exitCode.actionNeeded : exitCode.ok;
}

/** The models that a run asked. */
function modelsOf({ events, model }: TraceRun): string[] {
  return events.flatMap((event) => (event.type === "model_call" ? (event.model ?? model?.name ?? []) : []));
}

/** Why the Worker was not told. This is only a note, because the list is the result. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ReplayKitError)) throw error;
  const denied = error instanceof ApiError && error.status === 403;
  return denied ? "its token may only read; give one with the scopes read and promote" : error.message;
}
