import * as z from "zod";
import { version } from "../core/version.ts";
import { contract } from "./contract.ts";
import type { Endpoint } from "./endpoint.ts";
import { compact, unlessEmpty } from "../core/compact.ts";
import { errorSchema, rpcStatusSchema } from "./schema/answers.ts";

/** The API's description, made from the contract. Tests check the Worker's answers against it. */
export function openapi(): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of contract) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: describe(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "ReplayKit Worker", version },
    paths,
    components: {
      schemas: { Error: jsonSchemaOf(errorSchema, "output"), Status: jsonSchemaOf(rpcStatusSchema, "output") },
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          description: "a project's token (`rk_…`) or a GitHub workflow's identity",
        },
      },
    },
  };
}

function describe(endpoint: Endpoint): object {
  const { summary, scope, body, types = {}, example = {} } = endpoint;
  return {
    summary,
    "x-scope": [scope].flat().join(" or "),
    ...compact({ security: scope === "none" || scope === "signature" ? undefined : [{ token: [] }] }),
    parameters: parametersOf(endpoint),
    ...compact({
      requestBody: body && { required: true, content: content(body, "input", { ...types, example: example.body }) },
    }),
    responses: responsesOf(endpoint),
  };
}

function parametersOf({ path, query, headers = {}, example = {} }: Endpoint): object[] {
  const text = { type: "string" };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: text,
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: !schema.safeParse(undefined).success,
    schema: jsonSchemaOf(schema, "input"),
    ...compact({ example: example.query?.[name] }),
  }));
  const inHeader = Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    required: false,
    schema: text,
    ...compact({ description: unlessEmpty(description) }),
  }));
  return [...inPath, ...inQuery, ...inHeader];
}

function responsesOf(endpoint: Endpoint): object {
  const { answer, text, status = 200, also = {}, otlp, types = {} } = endpoint;
  const given = text === undefined ? (otlp ? types : {}) : { json: [text] };
  const error = { $ref: `#/components/schemas/${otlp ? "Status" : "Error"}` };
  const forms = { "application/json": { schema: error }, ...(otlp ? binaryContent(types) : {}) };
  const refusal = (description: string) => ({ description, content: forms });
  const own = Object.entries(also).map(([code, refused]) => {
    if (typeof refused === "string") return [code, refusal(refused)];
    const schema = refused.answer === undefined ? error : jsonSchemaOf(refused.answer, "output");
    const either = Number(code) < 400 ? schema : { anyOf: [schema, error] };
    return [code, { description: refused.what, content: { "application/json": { schema: either } } }];
  });
  return {
    [status]: { description: "OK", content: content(answer, "output", given) },
    ...Object.fromEntries(usualRefusals(endpoint).map(([code, description]) => [code, refusal(description)])),
    ...Object.fromEntries(own),
    405: { ...refusal("the address takes another method"), headers: { allow: { schema: { type: "string" } } } },
    default: refusal("refused"),
  };
}

function usualRefusals({ path, scope, body }: Endpoint): [number, string][] {
  if (scope === "none") return [];
  const hasNoScopes = scope === "signature" || scope === "administrator";
  return [
    [400, "the request is not understood"],
    [401, "no valid credential"],
    ...(hasNoScopes ? [] : [[403, "the credential lacks the scope"] satisfies [number, string]]),
    ...(path.includes("{") ? [[404, "nothing has this name"] satisfies [number, string]] : []),
    ...(body === undefined ? [] : bodyRefusals),
    ...(scope === "administrator"
      ? []
      : [[429, "too many requests, or the day's limit is reached"] satisfies [number, string]]),
    [503, "not done, and not acknowledged: send it again"],
  ];
}

const bodyRefusals: [number, string][] = [
  [408, "the body came too slowly"],
  [413, "the body is too large"],
  [415, "the body's encoding is not accepted"],
];

type Content = NonNullable<Endpoint["types"]> & { example?: unknown };

function content(schema: z.ZodType, io: "input" | "output", types: Content): object {
  const { json = ["application/json"], example } = types;
  const described = jsonSchemaOf(schema, io);
  return Object.fromEntries([
    ...json.map((type) => [type, { schema: described, ...compact({ example }) }]),
    ...Object.entries(binaryContent(types)),
  ]);
}

function binaryContent({ binary = [] }: Content): object {
  return Object.fromEntries(binary.map((type) => [type, { schema: { type: "string", format: "binary" } }]));
}

function jsonSchemaOf(schema: unknown, io: "input" | "output"): object {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: "any" }); // shapes hold zod types
  return made;
}
