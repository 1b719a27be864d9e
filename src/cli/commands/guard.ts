import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { editCaseYaml } from "../../core/case-yaml.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { CaseResult } from "../../core/schema/result.ts";
import { startCaseGateway } from "../../node/case-gateway.ts";
import { replaySuite } from "../../node/replay/replay-suite.ts";
import type { CommandContext } from "../command.ts";
import { baseOf } from "../base-of.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { caseFolders, openProject, type Project, shortPath } from "../project.ts";

interface Guarded {
  path: string;
  guarded: boolean;
  reason: string;
  /** The command that may prove it. */
  next?: string | undefined;
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal } = context;
  if (args.length === 0) {
    throw new ReplayKitError("usage", "guard needs the cases to turn into guards", {
      hint: "replaykit guard <case id>",
    });
  }
  const project = await openProject(context);
  const folders = await caseFolders(project, context);
  const results = flags.on("unproven") ? undefined : await judge(folders, context, project);
  const guarded: Guarded[] = [];
  for (const folder of folders) {
    const path = shortPath(project.root, folder);
    const result = results?.find((one) => one.path === path);
    const refusal = results && refusalOf(result);
    if (refusal === undefined) await setGuard(folder);
    const next = refusal && result && nextOf(result, flags.text("base"));
    guarded.push({ path, guarded: refusal === undefined, reason: refusal ?? "state: guard", next });
  }
  if (flags.on("json")) terminal.printJson({ version: 1, cases: guarded });
  else for (const item of guarded) print(terminal, item);
  return guarded.every((item) => item.guarded) ? exitCode.ok : exitCode.actionNeeded;
}

/** A fix is proven beside code that still fails; attempts on the same code count together, so that asking again adds to them. */
function nextOf({ standing, case_id, attempts_needed }: CaseResult, base: string | undefined): string | undefined {
  if (standing !== "unproven") return undefined;
  const command = `replaykit guard ${case_id} --base`;
  if (base === undefined || base.endsWith(".json"))
    return `${command} <branch or commit that still fails, such as main>`;
  return attempts_needed === undefined ? undefined : `${command} ${base}  (again: what was tried counts)`;
}

function print(terminal: CommandContext["terminal"], { path, guarded, reason, next }: Guarded): void {
  const mark = guarded ? terminal.style("green", "guard   ") : terminal.style("red", "refused ");
  terminal.print(`${mark} ${path}: ${terminal.safe(reason)}`);
  if (next !== undefined) terminal.print(`         next: ${terminal.safe(next)}`);
}

async function judge(folders: string[], context: CommandContext, project: Project): Promise<CaseResult[]> {
  const { flags, env, signal } = context;
  const { base, baseCheckout, earlier } = await baseOf(context, project);
  await using _checkout = baseCheckout;
  await using gateway = await startCaseGateway(project.config, env);
  const { cases } = await replaySuite({
    root: project.root,
    config: project.config,
    cases: folders,
    runnerCommand: flags.text("runner-cmd"),
    shell: flags.on("shell"),
    base,
    baseCheckout,
    earlier,
    env,
    gateway,
    signal,
  });
  return cases;
}

function refusalOf(result: CaseResult | undefined): string | undefined {
  if (result === undefined) return "it was not replayed";
  if (result.standing === "unproven") return `it is not proven to be fixed: ${result.reason}`;
  return result.verdict === "fixed" ? undefined : `it is ${result.verdict}: ${result.reason}`;
}

async function setGuard(folder: string): Promise<void> {
  const file = join(folder, "case.yaml");
  await writeFile(file, editCaseYaml(await readFile(file, "utf8"), [{ path: ["state"], value: "guard" }]));
}
