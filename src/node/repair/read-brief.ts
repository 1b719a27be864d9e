import { existsSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { effectLookup } from "../../core/effects.ts";
import { caseBrief } from "../../core/report/case-brief.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { CaseResult } from "../../core/schema/result.ts";
import type { Run } from "../../core/schema/run.ts";
import { type FamilyCase, familyOf, runnerOf } from "./case-family.ts";
import { codePlaces } from "./code-places.ts";

const mostTools = 6;

export interface BriefOptions {
  root: string;
  config: ReplayConfig;
  /** Every readable case of the repository. */
  all: readonly FamilyCase[];
  /** Its last replay. */
  last: CaseResult | undefined;
}

/** The brief of a case, with the code of this checkout. */
export async function readBrief(subject: FamilyCase, { root, config, all, last }: BriefOptions): Promise<string> {
  const { case: replayCase, trace } = subject.loaded;
  const run = runFromTrace(trace, effectLookup(replayCase.effects, config.effects, config.aliases));
  const { group, guards } = familyOf(subject, all, config);
  const runner = runnerWords(subject, { root, config });
  const command = runner?.command.split(" ") ?? [];
  return caseBrief({
    case: replayCase,
    trace,
    run,
    path: relative(root, subject.folder).split(sep).join("/"),
    terminal_tools: replayCase.terminal_tools ?? config.terminal_tools,
    last,
    code: await codePlaces(toolsOf(run), { root, config, command }),
    runner,
    others: { group: group.length, guards: guards.length },
    budget: config.budget,
  });
}

/** Writes first: they decide most failures. */
function toolsOf({ calls }: Run): string[] {
  const writes = calls.filter(({ effect }) => effect === "write");
  return [...new Set([...writes, ...calls].map(({ tool }) => tool))].slice(0, mostTools);
}

/** The command that starts the agent. */
function runnerWords(
  subject: FamilyCase,
  { root, config }: Pick<BriefOptions, "root" | "config">,
): { name: string; command: string } | undefined {
  const name = runnerOf(subject, config);
  if (name === undefined) return undefined;
  const runner = Object.hasOwn(config.runners, name) ? config.runners[name] : config.runner;
  if (runner === undefined) return undefined;
  const words = [runner.command].flat().join(" ");
  const where = runner.cwd === undefined || !existsSync(join(root, runner.cwd)) ? "" : ` in ${runner.cwd}`;
  return { name: name === "runner" ? basename(root) : name, command: `${words}${where}` };
}
