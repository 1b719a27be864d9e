import type { Endpoint } from "./endpoint.ts";
import { groups } from "./endpoints/groups.ts";
import { otlp } from "./endpoints/otlp.ts";
import { projects } from "./endpoints/projects.ts";
import { records } from "./endpoints/records.ts";
import { releases } from "./endpoints/releases.ts";
import { runs } from "./endpoints/runs.ts";
import { search } from "./endpoints/search.ts";
import { service } from "./endpoints/service.ts";
import { tokens } from "./endpoints/tokens.ts";

/** The whole API: what the Worker mounts, `/openapi.json` says and the client asks. */
export const contract: readonly Endpoint[] = [
  service,
  runs,
  records,
  groups,
  releases,
  otlp,
  search,
  tokens,
  projects,
].flatMap((endpoints) => Object.values<Endpoint>(endpoints));
