import { basename, join } from "node:path";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { type Agreement, agreementOf, type JudgeDecision } from "../../core/judge/judge-votes.ts";
import { type JudgeSubject, sourceSubject } from "../../core/judge/judge-prompt.ts";
import { type LoadedCase, loadCase } from "../../core/case/load-case.ts";
import type { Review } from "../../core/schema/case.ts";
import type { Spend } from "../../core/schema/attempt-result.ts";
import { readCaseFolder } from "../../node/files/case-folder.ts";
import { createJudge, type Judge } from "../../node/judge/judge.ts";
import { evidenceOfCase, judgedRuns } from "../../node/evidence/kept-evidence.ts";
import { outputHash } from "../../node/replay/attempt/decide-checks.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { caseFolders, openProject, type Project } from "../project.ts";

interface Comparison {
  case_id: string;
  assertion: string;
  by: string;
  person: JudgeDecision;
  judge: JudgeDecision | "needs_human";
  reason: string;
}

interface Calibration {
  pairs: Comparison[];
  /** Number of answers whose output is not kept here. */
  lost: number;
  spend: Spend;
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal, env, signal } = context;
  const least = leastOf(flags.text("min-kappa"));
  const project = await openProject(context);
  const { root, config } = project;
  if (!config.judge) {
    throw new ReplayKitError("invalid_config", "replaykit.yaml names no judge", {
      hint: "add judge: { api: anthropic, model: … } or judge: { api: command, command: [./judge.sh] }",
    });
  }
  const judge = createJudge(config.judge, { root, env, signal });
  const calibration: Calibration = { pairs: [], lost: 0, spend: { usd: 0, tokens: 0 } };
  for (const folder of await caseFolders(project, context)) {
    const loaded = loadCase((await readCaseFolder(folder)).files, basename(folder));
    await compare({ loaded, project, judge }, calibration);
  }
  const agreement = agreementOf(calibration.pairs);
  if (flags.on("json")) terminal.printJson({ version: 1, judge: judge.name, ...agreement, ...calibration });
  else print({ agreement, calibration, judge }, context);
  return least === undefined || (agreement.kappa ?? -1) >= least ? exitCode.ok : exitCode.actionNeeded;
}

function leastOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const least = /^-?\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (least >= -1 && least <= 1) return least;
  throw new ReplayKitError("usage", `--min-kappa is "${text}"; expected a number from -1 to 1`);
}

interface Comparing {
  loaded: LoadedCase;
  project: Project;
  judge: Judge;
}

async function compare({ loaded, project, judge }: Comparing, calibration: Calibration): Promise<void> {
  const reviews = lastAnswers(loaded.case.reviews);
  if (reviews.length === 0) return;
  const subjects = keptSubjects(loaded, project);
  for (const { assertion, by, verdict: person, output_hash } of reviews) {
    const subject = output_hash === undefined ? undefined : subjects.get(output_hash);
    if (!subject) {
      calibration.lost += 1;
      continue;
    }
    const { outcome, message, spend } = await judge.ask(assertion, subject);
    calibration.spend.usd += spend.usd;
    calibration.spend.tokens += spend.tokens;
    calibration.pairs.push({ case_id: loaded.case.id, assertion, by, person, judge: outcome, reason: message });
  }
}

/** The last answer about each assertion and output; a replay uses the same one. */
function lastAnswers(reviews: Review[]): Review[] {
  const last = new Map<string, Review>();
  for (const review of reviews) last.set(JSON.stringify([review.assertion, review.output_hash]), review);
  return [...last.values()];
}

function keptSubjects({ case: replayCase, trace }: LoadedCase, { root, config }: Project): Map<string, JudgeSubject> {
  const source = sourceSubject(trace, replayCase, effectLookup(replayCase.effects, config.effects));
  const folders = evidenceOfCase(join(root, ".replaykit", "runs"), replayCase.id);
  const kept = folders.toReversed().flatMap((folder) => judgedRuns(folder).map(({ subject }) => subject));
  return new Map([...kept, source].map((subject) => [outputHash(subject), subject]));
}

interface CalibrationReport {
  agreement: Agreement;
  calibration: Calibration;
  judge: Judge;
}

function print({ agreement, calibration, judge }: CalibrationReport, { terminal }: CommandContext): void {
  const { pairs, lost, spend } = calibration;
  const { counts, decided } = agreement;
  for (const { case_id, assertion, person, judge: judged, reason } of pairs) {
    if (person === judged) continue;
    terminal.print(`${case_id}: ${terminal.safe(assertion)}`);
    terminal.print(`  person: ${person}, judge: ${judged} (${terminal.safe(reason)})`);
  }
  if (lost > 0) terminal.note(`${lost} answers were skipped, because their outputs are not kept here`);
  if (pairs.length === 0) {
    terminal.print("No answer of a person to compare with: record some with `npx replaykit case review <case>`.");
    return;
  }
  const share = agreement.agreement === undefined ? "-" : `${Math.round(agreement.agreement * 100)} %`;
  terminal.print(`${terminal.safe(judge.name)}: decided ${decided} of ${pairs.length}, agrees with people in ${share}`);
  terminal.print("              judge: pass  fail");
  terminal.print(`person: pass  ${cell(counts.pass.pass)}  ${cell(counts.pass.fail, 4)}`);
  terminal.print(`        fail  ${cell(counts.fail.pass)}  ${cell(counts.fail.fail, 4)}`);
  const kappa = agreement.kappa === undefined ? "not defined (it needs passes and fails)" : agreement.kappa.toFixed(2);
  terminal.print(`Cohen's kappa: ${kappa}`);
  terminal.print(`spent: ${spend.tokens} tokens, ${spend.usd.toFixed(4)} USD`);
}

function cell(count: number, width = 11): string {
  return String(count).padStart(width);
}
