import { basename, dirname, resolve } from "node:path";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { readModelName } from "../../core/providers/model-names.ts";
import { rehearsalText } from "../../core/report/rehearsal.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { Rehearsal } from "../../core/schema/rehearsal.ts";
import { unpricedModels } from "../../core/verdict/suite/plan-suite.ts";
import { commitOf } from "../../node/git/base-checkout.ts";
import { loadConfig } from "../../node/files/load-config.ts";
import { writeOutput } from "../../node/files/write-file.ts";
import { openPromptCheckout } from "../../node/git/prompt-checkout.ts";
import { planOf } from "../../node/replay/plan/plan-replay.ts";
import { rehearse, type RehearsalSide } from "../../node/rehearsal/rehearse.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { caseFolders, openProject, type Project } from "../project.ts";
import { jobsOf, modelBudget, tellUnpriced } from "./replay-flags.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal, env, signal } = context;
  const project = await openProject(context);
  const cases = await caseFolders(project, context);
  if (cases.length === 0)
    throw new ReplayKitError("not_found", "there is no case to rehearse with", {
      hint: "npx replaykit scaffold makes one from a failed run, and with --control from a good one",
    });
  await using sides = await sidesOf(context, project);
  const budget = modelBudget(context, project.config, "a rehearsal");
  tellUnpriced(context, unpricedOf(sides, cases), budget);
  const line = terminal.progress();
  const notices = new Set<string>();
  const rehearsal = await rehearse({
    root: project.root,
    ...budgeted(sides, budget),
    cases,
    attempts: flags.integer("attempts", { min: 1, max: 1000 }) ?? 2,
    jobs: jobsOf(flags),
    env,
    signal,
    onProgress: ({ done, total, attempts, spent }) =>
      line.update(`${done}/${total} cases on all sides, ${attempts} attempts, $${spent.usd.toFixed(2)}`),
    onNotice: (notice) => notices.add(notice),
  }).finally(() => line.clear());
  for (const notice of notices) terminal.note(`note: ${terminal.safe(notice)}`);
  await writeReports(context, rehearsal);
  if (flags.on("json")) terminal.printJson(rehearsal);
  else terminal.print(terminal.safe(rehearsalText(rehearsal, terminal.columns)));
  const isFine = ({ outcome }: Rehearsal["candidates"][number]) => outcome !== "worse" && outcome !== "not compared";
  return rehearsal.partial === undefined && rehearsal.candidates.every(isFine) ? exitCode.ok : exitCode.actionNeeded;
}

interface Sides extends AsyncDisposable {
  current: RehearsalSide;
  candidates: RehearsalSide[];
}

const nothingMade = async () => {};

/** The sides to compare. They differ in the model, in a prompt file or in the configuration. */
async function sidesOf(context: CommandContext, project: Project): Promise<Sides> {
  const { flags, cwd } = context;
  const models = flags.text("model");
  const prompts = flags.list("prompt");
  const file = flags.text("candidate-config");
  const given = [models !== undefined, prompts.length > 0, file !== undefined].filter(Boolean).length;
  if (given !== 1)
    throw new ReplayKitError("usage", `rehearse takes one change at a time, but got ${given}`, {
      hint: "give only one of --model, --prompt and --candidate-config: otherwise nothing shows which change made the difference",
    });
  if (flags.text("base") !== undefined && prompts.length === 0)
    throw new ReplayKitError("usage", "--base works only with --prompt", { hint: "leave it out" });
  const { root, config } = project;
  const current = { name: "current", root, config };
  if (models !== undefined) {
    const names = [...new Set(models.split(",").map((name) => name.trim()))];
    const candidates = names.map((name) => ({ ...current, name, modelName: readModelName(name) }));
    return { current, candidates, [Symbol.asyncDispose]: nothingMade };
  }
  if (file !== undefined) {
    const path = resolve(cwd, file);
    const other = await loadConfig(dirname(path), basename(path));
    return { current, candidates: [{ ...current, name: file, config: other }], [Symbol.asyncDispose]: nothingMade };
  }
  const ref = flags.text("base") ?? "HEAD";
  const commit = await commitOf(ref, { cwd: root });
  const checkout = await openPromptCheckout({ root, cwd, prompts, base: { name: ref, commit }, config });
  return {
    current: { name: `${prompts.join(", ")} of ${ref}`, root: checkout.root, config },
    candidates: [{ ...current, name: prompts.join(", ") }],
    [Symbol.asyncDispose]: () => checkout[Symbol.asyncDispose](),
  };
}

/** Models without a known price: those that replace others, and those that the cases' runs asked. */
function unpricedOf({ current, candidates }: Sides, cases: string[]): string[] {
  const models = [current, ...candidates].flatMap(({ modelName, ...side }) =>
    modelName === undefined
      ? planOf({ ...side, cases, liveModels: true }).models
      : unpricedModels([modelName.model], side.config.upstream),
  );
  return [...new Set(models)];
}

/** Splits the budget evenly between the sides. */
function budgeted({ current, candidates }: Sides, budget: NonNullable<ReplayConfig["budget"]>) {
  const of = candidates.length + 1;
  const { usd, tokens } = budget;
  const own = compact({ usd: usd && usd / of, tokens: tokens && Math.floor(tokens / of) });
  const limited = (side: RehearsalSide) => ({ ...side, config: { ...side.config, budget: own } });
  return { current: limited(current), candidates: candidates.map(limited) };
}

/** Report formats that are seldom used; their code is loaded on demand. */
const reportWriters: Record<string, (rehearsal: Rehearsal) => Promise<string>> = {
  markdown: async (rehearsal) => (await import("../../core/report/rehearsal-markdown.ts")).rehearsalMarkdown(rehearsal),
  html: async (rehearsal) => (await import("../../pages/report/rehearsal-page.tsx")).rehearsalPage(rehearsal),
};

async function writeReports({ flags, cwd, terminal }: CommandContext, rehearsal: Rehearsal): Promise<void> {
  for (const [flag, write] of Object.entries(reportWriters)) {
    const file = flags.text(flag);
    if (file === undefined) continue;
    writeOutput(resolve(cwd, file), await write(rehearsal));
    terminal.note(`written: ${file}`);
  }
}
