import type { Effect } from "./effect.ts";
import type { Json } from "./json.ts";
import type { CallError, ErrorKind, RunStatus } from "./trace.ts";
import type { ValueTypes } from "./value-types.ts";

/** One call of a run with its answer, in the order in which the calls were asked for. */
export interface RunCall {
  tool: string;
  args: Json;
  /** Calls with one group may have run in parallel. */
  group: string | undefined;
  effect: Effect;
  /** True if the effect was guessed from the tool's name. */
  effect_guessed: boolean;
  /** `undefined`: no result was recorded. */
  output: Json | undefined;
  /** What parts of the output are in the agent's language. */
  output_types?: ValueTypes | undefined;
  error: CallError | undefined;
  /** True if the answer of a write was made up during replay. */
  simulated: boolean;
  /** How many of the run's `said` came before its answer; absent if that is not known. */
  said_before?: number;
}

/**
 * What a door may not carry (design §4.1): whether and what the run answered, what was said before the answer, how many steps it
 * took, which calls ran together, its states, tokens and times. A check that needs it is undecided then, never failed or passed.
 */
export type Facet = "answer" | "said" | "steps" | "groups" | "states" | "tokens" | "times";

/**
 * The one view of a run that checks, signature detection and divergence read: made from a trace (`runFromTrace`) or from a
 * runner's output (`runFromOutput`).
 */
export interface Run {
  status: RunStatus;
  /** `undefined`: none. */
  final_output: Json | undefined;
  calls: RunCall[];
  /** `guessed`: a reader took how the run stopped for a step limit. */
  errors: { kind: ErrorKind; text: string; guessed?: true }[];
  /** Everything the agent said, in order, the final output last. */
  said: string[];
  states: { step_id: string; state: Json }[];
  /** Model calls, else steps, else calls. */
  steps: number;
  /** `undefined`: not known. */
  tokens: number | undefined;
  duration_ms: number | undefined;
  /** Facts that this kind of run does not carry. */
  unseen: Facet[];
}
