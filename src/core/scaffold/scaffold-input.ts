import type { EffectLookup } from "../effects.ts";
import type { Check } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import type { Feedback, TraceRun } from "../schema/trace.ts";
import type { Platform } from "../platform.ts";
import type { Redactor } from "../redact/redact.ts";
import type { Occurrences } from "../schema/case.ts";
import type { Effects } from "../schema/effect.ts";
import type { ModelFixtures } from "../schema/fixtures.ts";

export interface Signature {
  check: Check;
  /** What the check found in this run, in words. */
  why: string;
}

export interface ScaffoldInput {
  trace: TraceRun;
  /** A slug. Without it the id is made from what went wrong. */
  id?: string;
  title?: string;
  /** Effects known for this case. They are written into it unless `configEffects` says the same. */
  effects?: Effects;
  /** Effects from `replaykit.yaml`, which the case does not repeat. */
  configEffects?: Effects;
  terminal_tools?: string[];
  /** What a right run does. It is merged over the trace's own feedback. */
  expectation?: Feedback;
  /** Other runs of the same failure. They show which calls and arguments are common to all. */
  others?: readonly TraceRun[];
  /** Sentences that describe a right run, for a person or a judge. */
  statements?: string[];
  /** Checks that a person chose, instead of the detected and derived ones. */
  signatures?: Check[];
  assertions?: Check[];
  modelFixtures?: ModelFixtures;
  runner?: string;
  tags?: string[];
  /** Attempts that reproduced the failure, of all attempts: `4/5`. */
  rate?: string;
  /** How often the failure occurred in production. */
  seen?: Occurrences;
  /** Page of the run in the inbox. */
  url?: string;
  /** True adds 8 hex digits of the fingerprint's hash to the id, so that ids from several promoters do not collide. */
  promoted?: boolean;
  platform: Platform;
  redactor: Redactor;
}

/** What went wrong in a run, and what a right run does instead. */
export interface Expectation {
  ok: true;
  signatures: Signature[];
  assertions: Check[];
  /** The purpose of each derived assertion. */
  reasons: ReadonlyMap<Check, string>;
  /** True if only an observed model call tells the failure from a run in which nothing ran. */
  demandModelCall: boolean;
  /** Why an idle agent passes too, if no better assertion is possible. */
  weak?: string;
  notes: string[];
}

export interface ExpectationInput {
  trace: TraceRun;
  run: Run;
  feedback?: Feedback;
  statements: string[];
  signatures?: Check[];
  assertions?: Check[];
  terminal_tools: string[];
  effects: EffectLookup;
  /** Other runs of the same failure. */
  others?: readonly Run[];
  /** True if a person named the expected calls, false if a grader did. */
  callsByPerson?: boolean;
  /** Other known tools, besides those that the run called. */
  tools?: readonly string[];
}
