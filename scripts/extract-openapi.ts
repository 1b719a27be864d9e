/**
 * Writes test/github-server/openapi.json: the operations that the test server answers, from GitHub's own OpenAPI description (npm package
 * @octokit/openapi, file generated/api.github.com.json). The package has 385 MB and is therefore not a dependency.
 * Usage: node scripts/extract-openapi.ts <api.github.com.json>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { isRecord } from "../test/github-server/openapi-schema.ts";
import { routes } from "../test/github-server/routes.ts";

/** Keys with descriptions and samples: two thirds of the text, and not needed to validate. */
const dropped = new Set(["description", "summary", "examples", "example", "externalDocs", "x-github", "tags"]);

function strip(value: unknown, inProperties = false): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key]) => inProperties || !dropped.has(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, strip(item, key === "properties" && !inProperties)]));
}

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === "$ref" && typeof item === "string" ? [item] : references(item),
  );
}

function main(source: string): void {
  const description: unknown = JSON.parse(readFileSync(source, "utf8"));
  if (!isRecord(description) || !isRecord(description["paths"]))
    throw new Error(`${source} is not an OpenAPI description`);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of Object.keys(routes)) {
    const [method = "", path = ""] = route.split(" ");
    const operations = description["paths"][path];
    if (!isRecord(operations) || !(method.toLowerCase() in operations)) throw new Error(`${source} has no ${route}`);
    paths[path] = { ...paths[path], [method.toLowerCase()]: strip(operations[method.toLowerCase()]) };
  }
  const components: Record<string, Record<string, unknown>> = {};
  const pending = references(paths);
  for (let reference = pending.pop(); reference !== undefined; reference = pending.pop()) {
    const [, , kind = "", name = ""] = reference.split("/");
    if (components[kind]?.[name] !== undefined) continue;
    const all = description["components"];
    const group = isRecord(all) ? all[kind] : undefined;
    const component = strip(isRecord(group) ? group[name] : undefined);
    if (component === undefined) throw new Error(`${source} has no ${reference}`);
    components[kind] = { ...components[kind], [name]: component };
    pending.push(...references(component));
  }
  const note =
    "Part of GitHub's REST API description from @octokit/openapi, MIT, Copyright (c) 2020 Octokit contributors; see openapi.LICENSE";
  const result = { "x-source": note, openapi: description["openapi"], paths, components };
  writeFileSync(
    resolve(import.meta.dirname, "../test/github-server/openapi.json"),
    `${JSON.stringify(result, null, 1)}\n`,
  );
}

const source = process.argv[2];
if (source === undefined) throw new Error("usage: node scripts/extract-openapi.ts <api.github.com.json>");
main(source);
