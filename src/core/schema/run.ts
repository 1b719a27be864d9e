import type { Effect } from "./effect.ts";
import type { Json } from "./json.ts";
import type { CallError, ErrorKind, RunStatus } from "./trace.ts";
import type { ValueTypes } from "./value-types.ts";

/** One tool call of a run with its answer. */
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
  /** Types of the output's parts in the agent's language. */
  output_types?: ValueTypes | undefined;
  error: CallError | undefined;
  /** True if the answer of a write was made up during replay. */
  simulated: boolean;
  /** How many entries of the run's `said` came before this call's answer; absent: not known. */
  said_before?: number;
}

/**
 * A fact that not every source of runs carries (a trace format, a runner's output, the gateway): the answer, what the
 * agent said before it, the number of steps, which calls ran together, the states, tokens and times. If a check needs a
 * fact that the source does not carry, the check is undecided: it neither fails nor passes (design §4.1).
 */
export type Facet = "answer" | "said" | "steps" | "groups" | "states" | "tokens" | "times";

/**
 * A run as checks, signature detection and divergence read it. `runFromTrace` makes it from a trace, `runFromOutput`
 * from a runner's output.
 */
export interface Run {
  status: RunStatus;
  /** `undefined`: none. */
  final_output: Json | undefined;
  /** In the order in which the agent asked for them. */
  calls: RunCall[];
  /** `guessed`: the importer inferred a step limit from how the run stopped. */
  errors: { kind: ErrorKind; text: string; guessed?: true }[];
  /** Everything the agent said, in order, the final output last. */
  said: string[];
  states: { step_id: string; state: Json }[];
  /** Number of model calls; if none are known, of steps; if none, of tool calls. */
  steps: number;
  /** `undefined`: not known. */
  tokens: number | undefined;
  duration_ms: number | undefined;
  /** Facts that the source of this run does not carry. */
  unseen: Facet[];
}
