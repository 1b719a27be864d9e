import { canonicalJson } from "../json/canonical-json.ts";
import { shortJson } from "../matching/short-json.ts";
import { maskedJson } from "../redact/placeholder-pairs.ts";
import { nearestName } from "../text/nearest-name.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import type { ExpectedCall, Feedback } from "../schema/trace.ts";
import { isPlainName } from "./expectation-drafts.ts";

export interface KnownNames {
  run: Run;
  /** Parameters of the agent's tools, by tool. */
  schemas: Record<string, Json>;
  /** Other named tools, such as those under `effects`. */
  tools: readonly string[];
}

/**
 * Notes on tools and arguments in an expectation that this run does not have. No fix could satisfy a misspelt name.
 * `callsByPerson` means that a person wrote the expectation: then every unknown name is reported. Graders know the
 * agent's tools, so for their feedback only names close to a known one are.
 */
export function unknownNames(feedback: Feedback | undefined, callsByPerson: boolean, known: KnownNames): string[] {
  const calls = [...(feedback?.expected_calls ?? []), ...(feedback?.forbidden_calls ?? [])];
  const notes = calls.flatMap((call) => unknownInCall(call, known));
  return [...new Set(notes.filter(({ near }) => callsByPerson || near !== undefined).map(noteOf))];
}

interface UnknownName {
  what: string;
  near: string | undefined;
}

function noteOf({ what, near }: UnknownName): string {
  return near === undefined ? `${what}: check its spelling` : `${what}; did you mean ${near}?`;
}

function unknownInCall({ tool, args }: ExpectedCall, { run, schemas, tools }: KnownNames): UnknownName[] {
  const made = run.calls.filter((call) => call.tool === tool);
  if (made.length === 0 && !Object.hasOwn(schemas, tool) && !tools.includes(tool)) {
    const others = [...new Set([...run.calls.map((call) => call.tool), ...Object.keys(schemas), ...tools])];
    return [{ what: `no call of this run has the tool ${tool}`, near: nearestName(tool, others.filter(isPlainName)) }];
  }
  const wanted = isObject(args) ? Object.keys(args) : [];
  const declared = declaredNames(schemas[tool]);
  const names = [
    ...new Set([...made.flatMap((call) => (isObject(call.args) ? Object.keys(call.args) : [])), ...declared]),
  ];
  return wanted
    .filter((name) => !names.includes(name))
    .map((name) => ({
      what: `no call of ${tool} in this run has the argument ${name}`,
      near: nearestName(
        name,
        names.filter((other) => isPlainName(other) && !wanted.includes(other)),
      ),
    }))
    .filter(({ near }) => near !== undefined || declared.length > 0)
    .concat(isObject(args) ? otherPlaceholders(tool, args, made) : []);
}

/**
 * Redacted arguments that this run made with another placeholder. Without the key of the recording, a value that is given now
 * gets a placeholder of its own, which no recorded answer contains.
 */
function otherPlaceholders(tool: string, args: JsonObject, made: readonly RunCall[]): UnknownName[] {
  return Object.entries(args).flatMap(([name, wanted]) => {
    const recorded = made.flatMap((call) => (isObject(call.args) ? [call.args[name] ?? null] : []));
    const mask = canonicalJson(maskedJson(wanted));
    if (mask === canonicalJson(wanted) || recorded.some((one) => canonicalJson(one) === canonicalJson(wanted)))
      return [];
    const near = recorded.find((one) => canonicalJson(maskedJson(one)) === mask);
    const what = `the argument ${name} of ${tool} was redacted, and is not the recorded placeholder`;
    return near === undefined ? [] : [{ what, near: shortJson(near) }];
  });
}

function declaredNames(schema: Json | undefined): string[] {
  const properties = isObject(schema) ? schema["properties"] : undefined;
  return isObject(properties) ? Object.keys(properties) : [];
}
