/** The part of a JSON Schema (OpenAPI 3.0 dialect) that this server reads. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

export type Components = Record<string, Record<string, Schema>>;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function resolveSchema(schema: Schema, components: Components): Schema {
  if (schema.$ref === undefined) return schema;
  const [, , kind, name] = schema.$ref.split("/");
  const target = components[kind ?? ""]?.[name ?? ""];
  if (!target) throw new Error(`the OpenAPI fixture has no ${schema.$ref}`);
  return resolveSchema(target, components);
}

/**
 * Gives a response the fields that GitHub's description demands and that mean nothing here (most of the 100 URLs),
 * so that the server's code only says what matters. What the server says itself is left as it is, and validated.
 */
export function complete(value: unknown, schema: Schema, components: Components): unknown {
  const resolved = resolveSchema(schema, components);
  const union = resolved.anyOf ?? resolved.oneOf;
  if (union && !resolved.properties) {
    const branch = chooseBranch(value, union, components);
    return branch ? complete(value, branch, components) : value;
  }
  if (resolved.allOf) return resolved.allOf.reduce((sum: unknown, part) => complete(sum, part, components), value);
  if (Array.isArray(value)) {
    const { items } = resolved;
    return items ? value.map((item) => complete(item, items, components)) : value;
  }
  return isRecord(value) ? completeObject(value, resolved, components) : value;
}

function completeObject(value: Record<string, unknown>, schema: Schema, components: Components) {
  const completed: Record<string, unknown> = { ...value };
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (name in value) completed[name] = complete(value[name], property, components);
    else if (schema.required?.includes(name)) completed[name] = minimal(property, components);
  }
  return completed;
}

function chooseBranch(value: unknown, union: Schema[], components: Components): Schema | undefined {
  return union.find((branch) => {
    const schema = resolveSchema(branch, components);
    if (value === null) return schema.nullable === true;
    if (Array.isArray(value)) return schema.type === "array";
    if (!isRecord(value)) return schema.type === typeof value;
    const kinds = schema.properties?.["type"]?.enum;
    return schema.type !== "array" && schema.type !== "string" && (!kinds || kinds.includes(value["type"]));
  });
}

/** The least value that a schema accepts. */
function minimal(schema: Schema, components: Components): unknown {
  const resolved = resolveSchema(schema, components);
  if (resolved.nullable) return null;
  const union = resolved.anyOf ?? resolved.oneOf;
  if (union?.[0] && !resolved.properties) return minimal(union[0], components);
  if (resolved.allOf) return complete({}, resolved, components);
  if (resolved.enum) return resolved.enum[0];
  if (resolved.type === "object" || resolved.properties) return completeObject({}, resolved, components);
  return scalar(resolved);
}

function scalar({ type, format }: Schema): unknown {
  if (type === "array") return [];
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return 0;
  if (format === "uri") return "https://github.invalid/";
  return format === "date-time" ? "2026-01-01T00:00:00Z" : "";
}
