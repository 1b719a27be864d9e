import * as z from "zod";

/** Stands for the one name that `z.record` drops without a word. */
const standIn = "\u0000__proto__";

/** A schema of records by the name of a tool. A tool may be called `__proto__`. */
export function recordOf<T extends z.ZodType>(schema: T, name: z.ZodString = z.string()) {
  const record = z
    .record(name, schema)
    .overwrite((members) => (hasOwn(members, standIn) ? renamed(members, standIn, "__proto__") : members));
  return z.preprocess((value, context) => {
    if (!hasOwn(value, "__proto__")) return value;
    const { error } = schema.safeParse(value["__proto__"]);
    // Issues of the record itself would name the stand-in.
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue, path: ["__proto__", ...issue.path] });
    return renamed(value, "__proto__", standIn);
  }, record);
}

function hasOwn<K extends string>(value: unknown, name: K): value is Record<K, unknown> {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name);
}

/** A copy in which one member has another name. `Object.fromEntries` keeps `__proto__` as plain data. */
function renamed<T>(record: Record<string, T>, from: string, to: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, member]) => [key === from ? to : key, member]));
}
