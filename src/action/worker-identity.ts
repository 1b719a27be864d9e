import { ReplayKitError } from "../core/error.ts";

/** Credentials for the Worker: the input `worker-token`, else the workflow's OIDC token with the project. */
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
