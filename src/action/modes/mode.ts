import type { Environment } from "../destinations.ts";
import type { ActionEvent } from "../event.ts";
import type { Inputs } from "../inputs.ts";

export interface ModeContext {
  inputs: Inputs;
  event: ActionEvent;
  env: Environment;
  /**
   * Resolves when no process that is started can read this process's secrets. Until then this process may restart, so
   * that modes that run the checkout's code only read before that.
   */
  apart: Promise<void>;
}

export interface ModeModule {
  /** Returns true if the step succeeds. */
  run: (context: ModeContext) => Promise<boolean>;
}
