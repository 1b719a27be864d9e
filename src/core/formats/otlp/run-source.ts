import { isObject } from "../../schema/is-object.ts";
import type { JsonObject } from "../../schema/json.ts";
import type { SpanNode } from "../spans/span-node.ts";
import type { Attributes, OtlpSpan } from "./otlp-span.ts";

const mostResources = 8;
const mostNames = 50;

/** Where the run took place: its resources, scopes, and names of calls, which events do not keep. */
export function sourceOf(spans: readonly OtlpSpan[], nodes: readonly SpanNode[]): JsonObject {
  const resources = resourcesOf(spans);
  const names = new Set<string>();
  const scopes = new Set<string>();
  for (const { scope } of spans) if (scope !== undefined) scopes.add(scope);
  for (const { kind, name } of nodes) if (kind === "model" || kind === "tool") names.add(name);
  return {
    ...(resources.length === 0 ? {} : { resource: resources.length === 1 ? (resources[0] ?? null) : resources }),
    ...(scopes.size === 0 ? {} : { scopes: [...scopes].slice(0, mostNames) }),
    ...(names.size === 0 ? {} : { span_names: [...names].slice(0, mostNames) }),
  };
}

/** The different resources. Most runs have one, which every line repeats. */
function resourcesOf(spans: readonly OtlpSpan[]): Attributes[] {
  const seen = new Set<Attributes>();
  const found: Attributes[] = [];
  for (const { resource } of spans) {
    if (seen.has(resource) || found.length === mostResources) continue;
    seen.add(resource);
    let filled = false;
    for (const _ in resource) filled = true;
    if (filled && !found.some((known) => areSame(known, resource))) found.push(resource);
  }
  return found.map((resource) => ({ ...resource }));
}

function areSame(a: Attributes, b: Attributes): boolean {
  for (const key in a) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (!(key in a)) return false;
  return true;
}

function isSame(a: Attributes[string] | undefined, b: Attributes[string] | undefined): boolean {
  if (a === b) return true;
  const deep = (Array.isArray(a) && Array.isArray(b)) || (isObject(a) && isObject(b));
  return deep && JSON.stringify(a) === JSON.stringify(b);
}
