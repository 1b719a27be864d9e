import type * as z from "zod";
import type { Json } from "./json.ts";

export type Path = (string | number)[];

/** One fault of a file, worded for people. */
export interface Problem {
  path: Path;
  /** The path as text: `replay.tools.refund`, `signatures[0]`. */
  field: string;
  /** What was found and what was expected, without the file's name. */
  message: string;
}

/** The faults that a schema finds in a value. Each message names the field, the found value and the expected one. */
export function schemaProblems(error: z.ZodError, value: unknown, at: Path = []): Problem[] {
  return error.issues.flatMap(innerIssues).map((issue) => {
    const path = [...at, ...issue.path.map((key) => (typeof key === "number" ? key : String(key)))];
    return { path, field: fieldName(path), message: issueMessage(issue, valueAt(value, issue.path), fieldName(path)) };
  });
}

/**
 * For a union, takes the first alternative whose faults all lie inside the value: its outer type fits, so it was meant.
 */
function innerIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const meant = issue.errors.find((issues) => issues.every(({ path }) => path.length > 0) && issues.length > 0);
  if (!meant) return [issue];
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(innerIssues);
}

/** A path as people write it, such as `signatures[0].kind`; the empty path is "the file". */
export function fieldName(path: Path): string {
  if (path.length === 0) return "the file";
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    const name = /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
    return text === "" ? name : `${text}.${name}`;
  }, "");
}

/** A value in a few words: its JSON if that is short, else its kind. */
export function foundValue(value: unknown): string {
  if (value === undefined) return "missing";
  const text = JSON.stringify(value) ?? typeof value;
  if (text.length <= 60) return text;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === "string" ? `${text.slice(0, 57)}…"` : "a mapping";
}

function issueMessage(issue: z.core.$ZodIssue, found: unknown, field: string): string {
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => JSON.stringify(key)).join(", ");
    return `${field} has the unknown key${issue.keys.length === 1 ? "" : "s"} ${keys}`;
  }
  const is = found === undefined ? "is missing" : `is ${foundValue(found)}`;
  return `${field} ${is}; expected ${expected(issue)}`;
}

function expected(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return typeName(issue.expected);
  if (issue.code === "invalid_value") return issue.values.map((value) => String(value)).join(" | ");
  if (issue.code === "invalid_union") {
    // In a discriminated union, lists the values of the discriminator (such as `type`).
    const named = "options" in issue ? issue.options.map(String) : [];
    if (named.length > 0) return named.join(" | ");
    const options = issue.errors.flatMap((issues) => issues.slice(0, 1).map(expected));
    return options.length === 0 ? "another value" : [...new Set(options)].join(", or ");
  }
  const message = issue.message.replace(/^(?:Invalid input: )?expected /, "");
  if (issue.code === "invalid_format") return formatName(issue.format, message);
  if (issue.code === "too_small") {
    return `${issue.inclusive === false ? "more than" : "at least"} ${String(issue.minimum)}${unit(issue.origin)}`;
  }
  if (issue.code === "too_big" && !isCustom(issue.message)) {
    return `${issue.inclusive === false ? "less than" : "at most"} ${String(issue.maximum)}${unit(issue.origin)}`;
  }
  return message;
}

/** Whether the schema brings its own message: zod's begin with "Too small" or "Too big". */
function isCustom(message: string): boolean {
  return !message.startsWith("Too ");
}

function typeName(name: string): string {
  const names: Record<string, string> = {
    object: "a mapping",
    record: "a mapping",
    array: "a list",
    int: "a whole number",
  };
  return names[name] ?? `a ${name}`;
}

function formatName(format: string, message: string): string {
  if (format === "date") return "a date such as 2026-12-31";
  return message.startsWith("Invalid")
    ? message.replace(/^Invalid string: must match pattern /, "text that matches ")
    : message;
}

function unit(origin: string): string {
  if (origin === "string") return " characters";
  return origin === "array" ? " entries" : "";
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner !== "object" || inner === null) return undefined;
    return Object.hasOwn(inner, key) ? (inner as Record<PropertyKey, Json>)[key] : undefined; // any object may be read by its own keys
  }, value);
}
