import { ApiError } from "../../api/api-error.ts";
import { compact } from "../../core/compact.ts";

/** Whoever named a run that is not there has a command that looks for it. */
export async function orSearch<T>(asked: Promise<T>, id: string): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "not_found" || error.hint !== undefined) throw error;
    const hint = `npx replaykit worker find ${shownId.test(id) ? id : "<text>"} looks for it by run, trace, session, user or label`;
    throw new ApiError("not_found", { said: error.message, ...compact({ status: error.status }), hint, cause: error });
  }
}

/** An id that a shell takes as it stands. */
const shownId = /^[\w.:-]{1,80}$/;
