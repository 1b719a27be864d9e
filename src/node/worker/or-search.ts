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
