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
  /** The check in words, about this run. */
  why: string;
}

export interface ScaffoldInput {
  trace: TraceRun;
  /** A slug; without it the id is made from what went wrong. */
  id?: string;
  title?: string;
  /** Effects known for this case; they are written into it where `configEffects` does not say the same. */
  effects?: Effects;
  /** Effects of `replaykit.yaml`, which the case need not repeat. */
  configEffects?: Effects;
  terminal_tools?: string[];
  /** What a right run does; adds to the trace's own feedback. */
  expectation?: Feedback;
  /** Other runs of the same failure: what all of them did is known to be part of the way. */
  others?: readonly TraceRun[];
  /** Sentences about a right run, for a person or a judge. */
  statements?: string[];
  /** Checks that a person picked, instead of those that are found and derived. */
  signatures?: Check[];
  assertions?: Check[];
  modelFixtures?: ModelFixtures;
  runner?: string;
  tags?: string[];
  /** Attempts that reproduced of attempts made, e.g. `4/5`. */
  rate?: string;
  /** How often production showed the failure. */
  seen?: Occurrences;
  /** Page of the run in the inbox. */
  url?: string;
  /** True adds 8 hex of the fingerprint's hash to the id, so that ids of several promoters do not collide. */
  promoted?: boolean;
  platform: Platform;
  redactor: Redactor;
}

/** What went wrong in a run, and what must happen instead. */
export interface Expectation {
  ok: true;
  signatures: Signature[];
  assertions: Check[];
  /** What assertions are for that nobody named. */
  reasons: ReadonlyMap<Check, string>;
  /** True if only an observed model call tells the failure from a run in which nothing ran. */
  demandModelCall: boolean;
  /** Why an agent that does nothing passes too, where nothing better can be asserted. */
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
  /** True if a person named the expected calls, not a grader. */
  told?: boolean;
  /** Tools that are known beside those that were called. */
  tools?: readonly string[];
}
