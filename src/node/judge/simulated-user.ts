import {
  modelUser,
  type SimulatedUser,
  type SimulatedUserContext,
  type SimulationOptions,
} from "./simulated-model-user.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { ReplayCase } from "../../core/schema/case.ts";
import type { Json } from "../../core/schema/json.ts";
import type { Conversation } from "../../gateway/user-turns.ts";
import { commandOf } from "../runner/command.ts";
import { endingOf } from "../runner/process-runner.ts";
import { changedBySetup, replacedBySetup } from "../sandbox/changed-by-setup.ts";
import { runInside } from "../sandbox/in-room.ts";

const timeoutMs = 30_000;

/**
 * The user of a simulated scenario: the case's own command, else the model of replaykit.yaml; `undefined` in other
 * scenarios.
 */
export function simulatedUser(replayCase: ReplayCase, options: SimulationOptions): SimulatedUser | undefined {
  const { id, scenario } = replayCase;
  if (scenario.mode !== "simulated") return undefined;
  const { command } = scenario.simulator ?? {};
  if (command !== undefined) return commandUser(replayCase, command, options.place);
  if (options.config) return modelUser(replayCase, options.config, options);
  const remedy = "set `simulator` in replaykit.yaml, or scenario.simulator.command in the case";
  const nobody = new ReplayKitError("invalid_config", `nothing plays the user of ${id}: ${remedy}`);
  return { by: "model", next: () => Promise.reject(nobody), spend: () => ({ usd: 0, tokens: 0 }) };
}

/**
 * A command that plays the user. It reads `{case_id, context, messages, said}` as JSON and prints the next turn; no
 * output means that the user has left.
 */
function commandUser(
  { id, scenario }: ReplayCase,
  words: string | string[],
  { cwd, env, box }: SimulatedUserContext,
): SimulatedUser {
  const command = commandOf(words);
  async function next(conversation: Conversation): Promise<Json | undefined> {
    const [changed] = box === undefined ? [] : changedBySetup(words, { cwd, box });
    if (changed !== undefined) throw failed(replacedBySetup(changed));
    const input = JSON.stringify({ case_id: id, context: scenario.context, ...conversation });
    const end = await runInside({ command, cwd, env, input, timeoutMs, mark: `user of ${id}` }, { box });
    if (end.code === 0) return end.stdout.text().trim() || undefined;
    const why = end.failure ?? (end.timed_out ? `did not answer within ${timeoutMs} ms` : endingOf(end));
    throw failed(why);
  }
  const failed = (why: string) =>
    new ReplayKitError("runner_failed", `the simulated user (${command.shown}) ${why}`, {
      hint: "run the command by hand with the JSON that it gets on standard input",
    });
  return { by: "command", next, spend: () => ({ usd: 0, tokens: 0 }) };
}
