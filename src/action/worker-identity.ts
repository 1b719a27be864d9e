import { ReplayKitError } from "../core/error.ts";

/** The token of the workflow's secrets, else the workflow's own identity. */
export async function workerIdentity(token: string | undefined, project: string | undefined) {
  if (token !== undefined) return { token };
  if (project === undefined || project === "") {
    throw new ReplayKitError("usage", "the Worker needs the input worker-token, or the variable REPLAYKIT_PROJECT", {
      hint: "with REPLAYKIT_PROJECT and `permissions: id-token: write` the workflow's own identity is used",
    });
  }
  const { getIDToken } = await import("@actions/core");
  return { token: await getIDToken("replaykit"), project };
}
