import * as z from "zod";
import { nearestName } from "../text/nearest-name.ts";
import type { Path } from "../schema/problem.ts";

export interface UnknownKey {
  path: Path;
  /** The key of the same mapping that was probably meant. */
  nearest: string | undefined;
}

/** Keys of a value that its schema accepts without knowing them, each with a suggestion. */
export function unknownMembers(schema: z.core.$ZodType, value: unknown, path: Path = []): UnknownKey[] {
  if (typeof value !== "object" || value === null) return [];
  if (schema instanceof z.ZodObject) return unknownInObject(schema.shape, value, path);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => unknownMembers(schema.def.element, item, [...path, index]));
  }
  if (schema instanceof z.ZodRecord) {
    return Object.entries(value).flatMap(([key, item]) => unknownMembers(schema.def.valueType, item, [...path, key]));
  }
  if (schema instanceof z.ZodUnion) {
    // In our schemas at most one option of a union is a mapping.
    const option = schema.def.options.find((inner) => inner instanceof z.ZodObject || inner instanceof z.ZodRecord);
    return option === undefined || Array.isArray(value) ? [] : unknownMembers(option, value, path);
  }
  const inner = wrapped(schema);
  return inner === undefined ? [] : unknownMembers(inner, value, path);
}

function unknownInObject(shape: Record<string, z.core.$ZodType>, value: object, path: Path): UnknownKey[] {
  const absent = Object.keys(shape).filter((key) => !Object.hasOwn(value, key));
  return Object.entries(value).flatMap(([key, item]) => {
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (schema === undefined) return [{ path: [...path, key], nearest: nearestName(key, absent) }];
    return unknownMembers(schema, item, [...path, key]);
  });
}

function wrapped(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return schema.def.innerType;
  if (schema instanceof z.ZodPipe) return schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return schema.def.innerType;
  return undefined;
}
