import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { type Components, complete, isRecord, resolveSchema, type Schema } from "./openapi-schema.ts";

interface Parameter extends Schema {
  name: string;
  in: string;
  required?: never;
  schema: Schema;
}

interface Operation {
  parameters?: Schema[];
  requestBody?: { required?: boolean; content?: Record<string, { schema: Schema }> };
  responses: Record<string, Schema & { content?: Record<string, { schema: Schema }> }>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: Components;
}

const description: Description = JSON.parse(readFileSync(resolve(import.meta.dirname, "openapi.json"), "utf8"));

const ajv = createAjv();
const compiled = new Map<string, ValidateFunction>();

// `addFormats` is CommonJS: its types call the function itself the default export, Node the whole module.
function createAjv(): Ajv {
  const created = new Ajv({ strict: false, coerceTypes: false });
  addFormats.default(created);
  created.addFormat("repo.nwo", /^[^/]+\/[^/]+$/);
  created.addSchema({ $id: "gh", components: rewrite(description.components) });
  return created;
}

/** References point into the shared components, and an `enum` beside `nullable` accepts null, as OpenAPI 3.0 means it. */
function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewrite(item)]));
  if (typeof copy["$ref"] === "string") copy["$ref"] = copy["$ref"].replace("#/components/", "gh#/components/");
  if (copy["nullable"] !== true) return copy;
  if (Array.isArray(copy["enum"]) && !copy["enum"].includes(null)) copy["enum"].push(null);
  if (copy["type"] !== undefined) return copy;
  delete copy["nullable"];
  return { anyOf: [copy, { type: "null" }] };
}

function check(key: string, schema: Schema, value: unknown): string | undefined {
  let validate = compiled.get(key);
  if (!validate) {
    validate = ajv.compile(rewrite(schema) as object); // rewriting an object gives an object
    compiled.set(key, validate);
  }
  return validate(value) ? undefined : `${key}: ${ajv.errorsText(validate.errors)}`;
}

/** `"GET /repos/{owner}/{repo}"` → what GitHub says about it. */
function operationOf(route: string): Operation {
  const [method = "", path = ""] = route.split(" ");
  const operation = description.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`GitHub's description has no ${route}; run scripts/extract-openapi.ts`);
  return operation;
}

/** A sentence when a request is not what GitHub describes. */
export function requestProblem(route: string, query: URLSearchParams, body: unknown): string | undefined {
  const operation = operationOf(route);
  const parameters = (operation.parameters ?? []).map(
    (item) => resolveSchema(item, description.components) as Parameter,
  );
  for (const [name, text] of query) {
    const parameter = parameters.find((candidate) => candidate.in === "query" && candidate.name === name);
    if (!parameter) return `${route}: there is no query parameter ${name}`;
    const { type } = resolveSchema(parameter.schema, description.components);
    const value = type === "integer" ? Number(text) : type === "boolean" ? text === "true" : text;
    const problem = check(`${route} ?${name}`, parameter.schema, value);
    if (problem) return problem;
  }
  const schema = operation.requestBody?.content?.["application/json"]?.schema;
  if (!schema) return undefined;
  if (body === undefined) return operation.requestBody?.required ? `${route}: the body is missing` : undefined;
  return check(`${route} request`, schema, body);
}

function responseSchema(route: string, status: number): Schema | undefined {
  const response = operationOf(route).responses[String(status)];
  if (!response) return undefined;
  const resolved = resolveSchema(response, description.components) as typeof response;
  return resolved.content?.["application/json"]?.schema;
}

export function isDescribed(route: string, status: number): boolean {
  return String(status) in operationOf(route).responses;
}

export function completeResponse(route: string, status: number, body: unknown): unknown {
  const schema = responseSchema(route, status);
  return schema && body !== undefined ? complete(body, schema, description.components) : body;
}

/** A sentence when a response is not what GitHub describes. */
export function responseProblem(route: string, status: number, body: unknown): string | undefined {
  const schema = responseSchema(route, status);
  return schema && body !== undefined ? check(`${route} ${status}`, schema, body) : undefined;
}
