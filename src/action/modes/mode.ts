import type { Environment } from "../destinations.ts";
import type { ActionEvent } from "../event.ts";
import type { Inputs } from "../inputs.ts";

export interface ModeContext {
  inputs: Inputs;
  event: ActionEvent;
  env: Environment;
}

export interface ModeModule {
  /** True if nothing fails the step. */
  run: (context: ModeContext) => Promise<boolean>;
}
