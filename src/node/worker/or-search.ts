import { ApiError } from "../../api/api-error.ts";
import { compact } from "../../core/compact.ts";

/** If a run is not found, adds a hint to the error: the command that searches for it. */
export async function orSearch<T>(answer: Promise<T>, id: string): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "not_found" || error.hint !== undefined) throw error;
    const hint = `npx replaykit worker find ${shownId.test(id) ? id : "<text>"} searches by run, trace, session, user or label`;
    throw new ApiError("not_found", {
      reason: error.message,
      ...compact({ status: error.status }),
      hint,
      cause: error,
    });
  }
}

/** Ids that need no quotes in a shell. */
const shownId = /^[\w.:-]{1,80}$/;

/** `undefined` for what is not there, or no longer. */
export async function orAbsent<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return undefined;
    throw error;
  }
}

/** If a push ends in the middle, the error says how far it came. */
export async function orPart<Answer>(answer: Promise<Answer>, done: number, total: number): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || done === 0) throw error;
    const { code, message, status, retryAfterMs, hint = "try again" } = error;
    const reason = `${message}; ${done} of ${total} traces were sent`;
    const again = `${hint}; then send all again: those that were stored count as duplicates`;
    throw new ApiError(code, { reason, retryAfterMs, hint: again, cause: error, ...compact({ status }) });
  }
}
