import type { ReplayCase } from "../core/schema/case.ts";
import type { Json } from "../core/schema/json.ts";
import { ReplayKitError } from "../core/error.ts";
import type { Conversation } from "../gateway/session.ts";
import { commandOf } from "./runner/command.ts";
import { endingOf } from "./runner/process-runner.ts";
import { runProcess } from "./runner/run-process.ts";

export interface UserPlace {
  cwd: string;
  env: Record<string, string>;
}

const timeoutMs = 30_000;

/**
 * The user of a simulated scenario: the case's own command gets `{case_id, context, messages, said}` as JSON and prints what the
 * user says next; nothing printed means that the user has left. `undefined` where the case has no such command.
 */
export function simulatedUser(
  { id, scenario }: ReplayCase,
  { cwd, env }: UserPlace,
): ((conversation: Conversation) => Promise<Json | undefined>) | undefined {
  const { command: words } = scenario.simulator ?? {};
  if (scenario.mode !== "simulated" || words === undefined) return undefined;
  const command = commandOf(words);
  return async (conversation) => {
    const input = JSON.stringify({ case_id: id, context: scenario.context, ...conversation });
    const end = await runProcess({ command, cwd, env, input, timeoutMs, mark: `user of ${id}` });
    if (end.code === 0) return end.stdout.text().trim() || undefined;
    const why = end.failure ?? (end.timed_out ? `did not answer within ${timeoutMs} ms` : endingOf(end));
    throw new ReplayKitError("runner_failed", `the simulated user (${command.shown}) ${why}`, {
      hint: "run the command by hand with the JSON that it gets on standard input",
    });
  };
}
