import type { Readable, Writable } from "node:stream";
import { ReplayKitError } from "../../core/error.ts";
import { eachLine } from "./lines.ts";
import { type Answer, answerSchema, type Question } from "./messages.ts";

interface Warden {
  stdin: Pick<Writable, "write">;
  stdout: Readable;
  on(event: "exit", act: () => void): unknown;
}

type AnswerBody = Omit<Answer, "id">;

/** Asks the warden. Throws a `ReplayKitError` if it refuses, has ended or does not answer in time. */
export type AskWarden = (question: Question) => Promise<AnswerBody>;

/** Time limit for one answer. A copy of a large checkout takes longest. */
const answerMs = 5 * 60_000;

/** Returns the function that asks the warden. It matches answers by id. */
export function askWarden(warden: Warden, limitMs = answerMs): AskWarden {
  const waiting = new Map<number, (answer: AnswerBody) => void>();
  const gone = { failure: "it has ended" };
  let ended = false;
  let questions = 0;
  eachLine(warden.stdout, (line) => {
    const answer = answerSchema.parse(JSON.parse(line));
    waiting.get(answer.id)?.(answer);
  });
  warden.on("exit", () => {
    ended = true;
    for (const give of waiting.values()) give(gone);
  });
  return async (question) => {
    const id = (questions += 1);
    const { promise, resolve } = Promise.withResolvers<AnswerBody>();
    if (ended) resolve(gone);
    const late = setTimeout(() => resolve({ failure: `it did not answer within ${limitMs / 1000} s` }), limitMs);
    late.unref();
    waiting.set(id, resolve);
    warden.stdin.write(`${JSON.stringify({ id, ...question })}\n`);
    const answer = await promise;
    clearTimeout(late);
    waiting.delete(id);
    if (answer.failure === undefined) return answer;
    throw new ReplayKitError("runner_failed", `the sandbox failed: ${answer.failure}`, {
      hint: "replay again; if it fails again, free some memory or lower --jobs",
    });
  };
}
