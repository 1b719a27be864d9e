import type { Environment } from "../destinations.ts";
import type { ActionEvent } from "../event.ts";
import type { Inputs } from "../inputs.ts";

export interface ModeContext {
  inputs: Inputs;
  event: ActionEvent;
  env: Environment;
  /**
   * Resolves when no process that is started can read the secrets of this one. Until then this process may begin anew, so that modes that
   * run the checkout's code only read.
   */
  apart: Promise<void>;
}

export interface ModeModule {
  /** True if nothing fails the step. */
  run: (context: ModeContext) => Promise<boolean>;
}
