import { escapePointerPart } from "../../core/matching/json-pointer.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { Json } from "../../core/schema/json.ts";
import { askCommand } from "../judge/ask-command.ts";

interface RedactorContext {
  config: ReplayConfig;
  /** Folder of `replaykit.yaml`, the command's working folder. */
  root: string;
  env: Record<string, string | undefined>;
}

/**
 * Passes a value through the user's redactor (`redact.command`), if there is one. The command reads JSON and prints the
 * same JSON with other texts. ReplayKit's own redaction still follows. Throws on any failure, so that no unredacted
 * value is used.
 */
export async function redactByCommand<T>(value: T, { config, root, env }: RedactorContext): Promise<T> {
  const { command } = config.redact;
  if (command === undefined || command === null) return value;
  // JSON drops members that are `undefined`.
  const given: Json = JSON.parse(JSON.stringify(value));
  const answer = await askCommand(given, { command, cwd: root, env, name: "redact.command", timeoutMs: 120_000 });
  const pointer = otherShape(given, answer);
  if (pointer === undefined) return answer as T; // `otherShape` found the same shape
  throw new ReplayKitError(
    "runner_failed",
    `redact.command changed more than text, at ${pointer === "" ? "the root" : pointer}`,
    {
      hint: "print the JSON that came on standard input with other strings or numbers, but the same members, items and types",
    },
  );
}

/** JSON Pointer of the first difference in structure. Different texts and different numbers do not count. */
function otherShape(given: Json, answer: Json): string | undefined {
  const places: [given: Json, answer: Json, pointer: string][] = [[given, answer, ""]];
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const [before, after, pointer] = place;
    if (kindOf(before) !== kindOf(after)) return pointer;
    if (typeof before !== "object" || before === null) continue;
    const names = Object.keys(before);
    const same = new Set(Object.keys(after ?? {}));
    if (names.length !== same.size) return pointer;
    for (const name of names) {
      const inner = `${pointer}/${escapePointerPart(name)}`;
      if (!same.has(name)) return inner;
      places.push([member(before, name), member(after, name), inner]);
    }
  }
  return undefined;
}

function member(value: Json, name: string): Json {
  if (Array.isArray(value)) return value[Number(name)] ?? null;
  return typeof value === "object" && value !== null ? (value[name] ?? null) : null;
}

function kindOf(value: Json): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
