import * as z from "zod";
import { fieldName, type Path } from "./schema/problem.ts";

/** Keys of a value that its schema does not know but lets pass, as field names. */
export function unknownKeys(schema: z.core.$ZodType, value: unknown, known: readonly string[] = []): string[] {
  return unknownPaths(schema, value, [])
    .filter((path) => !(path.length === 1 && known.includes(String(path[0]))))
    .map(fieldName);
}

function unknownPaths(schema: z.core.$ZodType, value: unknown, path: Path): Path[] {
  if (typeof value !== "object" || value === null) return [];
  if (schema instanceof z.ZodObject) return unknownInObject(schema.shape, value, path);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => unknownPaths(schema.def.element, item, [...path, index]));
  }
  if (schema instanceof z.ZodRecord) {
    return Object.entries(value).flatMap(([key, item]) => unknownPaths(schema.def.valueType, item, [...path, key]));
  }
  if (schema instanceof z.ZodUnion) {
    // A value of a union is a mapping in one of the alternatives at most, in our schemas.
    const option = schema.def.options.find((inner) => inner instanceof z.ZodObject || inner instanceof z.ZodRecord);
    return option === undefined || Array.isArray(value) ? [] : unknownPaths(option, value, path);
  }
  const inner = wrapped(schema);
  return inner === undefined ? [] : unknownPaths(inner, value, path);
}

function unknownInObject(shape: Record<string, z.core.$ZodType>, value: object, path: Path): Path[] {
  return Object.entries(value).flatMap(([key, item]) => {
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
    return schema === undefined ? [[...path, key]] : unknownPaths(schema, item, [...path, key]);
  });
}

function wrapped(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return schema.def.innerType;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return schema.def.innerType;
  return undefined;
}
