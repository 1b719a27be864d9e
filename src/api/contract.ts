import type { Endpoint } from "./endpoint.ts";
import { groups, releases } from "./endpoints/groups.ts";
import { otlp } from "./endpoints/otlp.ts";
import { projects, tokens } from "./endpoints/projects.ts";
import { records } from "./endpoints/records.ts";
import { runs } from "./endpoints/runs.ts";
import { search } from "./endpoints/search.ts";
import { service } from "./endpoints/service.ts";

/** The whole API. The Worker mounts it, `/openapi.json` describes it and the client uses it. */
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

const places = contract.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The methods that an address takes, in capitals; none if there is no such address. */
export function methodsAt(path: string): string[] {
  const methods = places.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint.method);
  return [...new Set(methods)].map((method) => method.toUpperCase()).toSorted();
}

interface QueryFault {
  message: string;
  hint: string;
}

/**
 * Refuses a parameter that is unknown or given twice, instead of ignoring it: a mistyped filter, or a second label, would
 * give an answer that was not asked for.
 */
export function wrongParameter(
  { query, anyQuery }: Endpoint,
  given: Readonly<Record<string, readonly string[]>>,
): QueryFault | undefined {
  if (anyQuery) return undefined;
  const known = Object.keys(query?.shape ?? {});
  for (const [name, { length }] of Object.entries(given)) {
    const quoted = JSON.stringify(name.slice(0, 40));
    if (!known.includes(name)) {
      const hint = known.length === 0 ? "the address takes no query" : `it takes ${known.join(", ")}`;
      return { message: `unknown query parameter ${quoted}`, hint };
    }
    if (length > 1) return { message: `query parameter ${quoted} is given ${length} times`, hint: "give it once" };
  }
  return undefined;
}
