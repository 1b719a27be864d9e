import { endpoint } from "../endpoint.ts";
import { releasesQuerySchema } from "../schema/query.ts";
import { releasesPageSchema } from "../schema/release.ts";

/** Releases of agents: version, commit, prompt, model and tools. */
export const releases = {
  list: endpoint({
    method: "get",
    path: "/v1/releases",
    summary: "Releases, newest first, each with its number of failed runs",
    scope: "read",
    query: releasesQuerySchema,
    answer: releasesPageSchema,
    example: { query: { agent: "billing" } },
  }),
};
