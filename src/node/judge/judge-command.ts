import * as z from "zod";
import { compact } from "../../core/compact.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import type { JudgePrompt, JudgeSubject } from "../../core/judge/judge-prompt.ts";
import { judgeAnswerSchema, unreadableVote, type Vote } from "../../core/judge/judge-votes.ts";
import type { Json } from "../../core/schema/json.ts";
import { nodePlatform } from "../platform.ts";
import { assertProgram, commandOf } from "../runner/command.ts";
import { runnerEnvironment } from "../runner/environment.ts";
import { endingOf } from "../runner/process-runner.ts";
import { createBoxes } from "../sandbox/boxes.ts";
import { runInside } from "../sandbox/in-room.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";

const usageSchema = z.looseObject({
  input: z.number().int().nonnegative().default(0),
  output: z.number().int().nonnegative().default(0),
  usd: z.number().nonnegative().optional(),
});
const answerSchema = judgeAnswerSchema.extend({ usage: usageSchema.optional() });

interface JudgeCommandOptions {
  root: string;
  env: Record<string, string | undefined>;
  /** Names of additional environment variables for the command. */
  passEnv: string[];
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  sandbox?: Sandbox | undefined;
}

/**
 * A judge that is the user's command. Reads `{version, statement, run, prompt}` and prints `{verdict, reason, usage?}`.
 */
export function judgeCommand(words: string | string[], place: JudgeCommandOptions): CastsVote {
  const command = commandOf(words);
  const { root, signal, timeoutMs } = place;
  const passed = runnerEnvironment(place.env, place.passEnv);
  // A judge with a key needs the network to ask its model.
  const network = place.passEnv.length > 0;
  const boxes = place.sandbox && createBoxes(place.sandbox, { root, env: place.env, shown: [], writable: [] });
  return async ({ statement, subject, prompt }) => {
    try {
      assertProgram(command, root, passed["PATH"]);
    } catch {
      return failedVote(`"${command.shown}" was not found`);
    }
    // Each call has its own mark: leftover processes are killed by it while other calls still run.
    const mark = `replaykit-judge-${nodePlatform.newId()}/`;
    const env = { ...passed, REPLAYKIT_SCRATCH: mark };
    const input = JSON.stringify({ version: 1, statement, run: subject, prompt });
    const request = { command, cwd: root, env, mark, signal, timeoutMs, input };
    const end = await runInside(request, { box: boxes?.closed, network });
    if (end.failure !== undefined) return failedVote(`"${command.shown}" could not be started: ${end.failure}`);
    if (end.timed_out) return failedVote(`"${command.shown}" did not answer within ${timeoutMs} ms`);
    if (end.code !== 0) return failedVote(`"${command.shown}" ${endingOf(end)}`);
    const parsed = answerSchema.safeParse(jsonOf(end.stdout.text()));
    if (!parsed.success) return { vote: unreadableVote(end.stdout.text()), usage: undefined };
    const { verdict, reason, usage } = parsed.data;
    const { input: read = 0, output = 0, usd } = usage ?? {};
    const used = usage && { input: read, output, ...compact({ usd }) };
    return { vote: { kind: "answer", answer: { verdict, reason } }, usage: used };
  };
}

function jsonOf(text: string): Json | undefined {
  try {
    return parseJson(text, { name: "the judge's answer" });
  } catch {
    return undefined; // the caller reports the expected format
  }
}

export interface JudgeQuestion {
  statement: string;
  subject: JudgeSubject;
  prompt: JudgePrompt;
}

/** Tokens as the endpoint counted them; `usd` if a command reports its cost. */
export interface JudgeUsage {
  input: number;
  output: number;
  usd?: number;
}

export interface CastVote {
  vote: Vote;
  usage: JudgeUsage | undefined;
}

/** Asks the judge once. Never throws: if the judge fails, the result is a failed vote. */
export type CastsVote = (question: JudgeQuestion) => Promise<CastVote>;

export function failedVote(reason: string, usage?: JudgeUsage): CastVote {
  return { vote: { kind: "failed", reason }, usage };
}
