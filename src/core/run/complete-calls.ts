import { canonicalJson } from "../json/canonical-json.ts";
import { compact } from "../compact.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { RunCall } from "../schema/run.ts";

/**
 * Completes calls with data from another record of the same run: output, error, group, declared effect, and whether the
 * answer was simulated. Calls that only the other record has are ignored.
 */
export function completeCalls(listed: readonly RunCall[], others: readonly RunCall[]): RunCall[] {
  const partners = pairCalls(listed, others);
  return listed.map((call, index) => {
    const other = partners[index];
    return other ? completed(call, other) : call;
  });
}

/**
 * The other record of each call: the next equal one, else the next that only writes numbers in another way (`"7"` for
 * 7), since some languages do not tell them apart.
 */
export function pairCalls(listed: readonly RunCall[], others: readonly RunCall[]): (RunCall | undefined)[] {
  const equal = takeFrom(others, keyOf);
  const first = listed.map((call) => equal(call));
  const used = new Set(first);
  const alike = takeFrom(
    others.filter((other) => !used.has(other)),
    looseKeyOf,
  );
  return first.map((partner, index) => partner ?? alike(listed[index]));
}

/** Returns a function that takes the next call with the same key. */
function takeFrom(calls: readonly RunCall[], key: (call: RunCall) => string) {
  const left = new Map<string, RunCall[]>();
  for (const call of calls.toReversed()) {
    const same = left.get(key(call));
    if (same) same.push(call);
    else left.set(key(call), [call]);
  }
  return (call: RunCall | undefined): RunCall | undefined => call && left.get(key(call))?.pop();
}

function completed(call: RunCall, other: RunCall): RunCall {
  const declared = call.effect_guessed && !other.effect_guessed;
  return {
    ...call,
    args: other.args,
    ...(declared ? { effect: other.effect, effect_guessed: false } : {}),
    group: call.group ?? other.group,
    output: call.output ?? other.output,
    error: call.error ?? other.error,
    simulated: call.simulated || other.simulated,
    ...compact({ said_before: other.said_before }),
  };
}

/** In its arguments, each text that is a number or a truth value stands for that. */
function looseKeyOf({ tool, args }: RunCall): string {
  return keyOf({ tool, args: withValues(args) });
}

function withValues(value: Json): Json {
  if (typeof value === "boolean") return String(value);
  if (typeof value === "string") return isExact(value) ? Number(value) : value;
  // As its digits, which a text that is too long to be exact keeps.
  if (typeof value === "number") return isUnsafe(value) ? String(BigInt(value)) : value;
  if (Array.isArray(value)) return value.map(withValues);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withValues(item)]));
}

/**
 * Whether a text is a number that keeps all its digits. A longer one, such as an id, may equal another when rounded. A
 * fraction may have 17 digits: languages write as many as they need to read the same number again.
 */
function isExact(text: string): boolean {
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return false;
  const number = Number(text);
  const isWrittenSo = !Number.isInteger(number) && String(number) === text;
  return isWrittenSo || Number.isSafeInteger(Number(text.replace(".", "")));
}

function isUnsafe(value: number): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

function keyOf({ tool, args }: Pick<RunCall, "tool" | "args">): string {
  return `${tool}\n${canonicalJson(args)}`;
}
