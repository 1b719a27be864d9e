import type { CaseReading } from "../case/case-yaml.ts";
import { compact } from "../compact.ts";
import type { EffectLookup } from "../effects.ts";
import type { ReplayCase } from "../schema/case.ts";
import type { ModelFixtures, ToolFixtures } from "../schema/fixtures.ts";
import type { Run } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";

/** A case, as far as its files can be read, and what the rules need. */
export interface LintedCase {
  case: ReplayCase;
  reading: CaseReading;
  folderName: string;
  today: string;
  onBase: boolean;
  effects: EffectLookup;
  trace: TraceRun | undefined;
  run: Run | undefined;
  tools: ToolFixtures | undefined;
  model: ModelFixtures | undefined;
  /** Tools on which a run ends, from the case or else from the configuration. */
  terminal_tools: string[];
}

/** All rules of lint with their meaning; codes are API. */
const lintRules = {
  file_missing: "a file of the case is missing",
  unknown_file: "a file that does not belong to a case",
  invalid_file: "a file cannot be read",
  invalid_case: "a field of case.yaml is wrong",
  old_version: "a file of an older format",
  unknown_key: "a key that ReplayKit does not know",
  bare_duration: "a length of time without a unit that looks like seconds",
  id_mismatch: "the id is not the folder's name",
  no_input: "the scenario gives the agent nothing",
  unknown_turn: "the agent takes over at a turn that the user does not have",
  signature_not_on_source: "a signature does not hold on the source trace",
  signatures_on_empty_run: "the signatures hold on a run in which nothing happened",
  signatures_on_any_crash: "the signatures hold on a run that ended with any other error",
  assertions_on_source: "the source trace passes the assertions",
  assertion_on_source: "the source trace passes one assertion",
  assertions_on_empty_run: "a run in which nothing happened passes the assertions",
  assertions_on_idle_run: "an agent that calls nothing and answers anything passes the assertions",
  weak_without_reason: "a weak case that does not say why",
  weak_needless: "a case that is marked weak, but is not",
  nothing_decided: "no assertion can be decided without a person",
  unknown_fixture: "a recording that its source does not have",
  invalid_fixture: "a recording without exactly one answer",
  unknown_matcher: "a value that is almost a matcher",
  unknown_tool: "a tool that neither trace nor fixtures know",
  missing_static: "a tool answers statically, but has no static answer",
  missing_model: "the model is recorded, but there are no recordings",
  secret: "a secret in a file of the case",
  write_live: "a tool that writes is set to live",
  live_not_named: "live is set for all tools",
  live_guessed: "a tool is set to live, but its effect is only guessed",
  quarantine_incomplete: "a quarantine without owner, reason and date",
  quarantine_expired: "a quarantine past its date",
  quarantine_unused: "a quarantine of a case that is not quarantined",
  review_unknown: "a review of an assertion that the case does not have",
  effect_guessed: "an effect that was only guessed",
  stale_fixture: "a recording made before the tool's schema changed",
  contradicting_fixture: "recordings that contradict those that are served",
  short_form: "a check in a longer form than needed",
  fixtures_unsorted: "recordings out of order",
} as const;

export type LintCode = keyof typeof lintRules;

export interface LintProblem {
  code: LintCode;
  /** An error rejects the case; a warning asks for a look. */
  level: "error" | "warning";
  message: string;
  /** Name of the file inside the case folder. */
  file: string;
  /** From 1. */
  line?: number;
  hint?: string;
  /** True if `--fix` corrects it. */
  fixable: boolean;
}

interface ProblemDetails {
  file?: string;
  line?: number | undefined;
  hint?: string;
  fixable?: boolean;
}

export function lintError(code: LintCode, message: string, details: ProblemDetails = {}): LintProblem {
  return problem("error", code, message, details);
}

export function lintWarning(code: LintCode, message: string, details: ProblemDetails = {}): LintProblem {
  return problem("warning", code, message, details);
}

function problem(level: LintProblem["level"], code: LintCode, message: string, details: ProblemDetails): LintProblem {
  const { file = "case.yaml", line, hint, fixable = false } = details;
  return {
    code,
    level,
    message,
    file,
    ...compact({ line, hint }),
    fixable,
  };
}

/** The last part of a path of any system. */
export function lastPart(folder: string): string {
  return folder.split(/[\\/]/).findLast((part) => part !== "" && part !== ".") ?? folder;
}
