import { plural } from "../checks/check-result.ts";
import { isWanted } from "../checks/wanted-call.ts";
import { maximumMatching } from "../matching/maximum-matching.ts";
import type { WantedCall } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { isHandOver } from "../signatures/detect-signatures.ts";
import { differences, takesMoney, tellingArguments, toolWords, wordsOfTool } from "./call-phrases.ts";
import { claims } from "./claims.ts";
import { namelessError } from "./error-words.ts";

export interface WritePhrase {
  text: string;
  /** Whether a write is missing rather than wrong. An error may be the reason. */
  left_out: boolean;
  /** Whether the text names the limit that stopped the run before the write. */
  limited: boolean;
}

/** The worst difference between expected and actual writes, in one sentence. `undefined` if there is none. */
export function writePhrase(
  wanted: readonly WantedCall[],
  made: readonly RunCall[],
  run: Run,
): WritePhrase | undefined {
  const partners = maximumMatching(wanted.length, made.length, (w, m) => {
    const [want, call] = [wanted[w], made[m]];
    return want !== undefined && call !== undefined && isWanted(want, call);
  });
  const used = new Set(partners);
  const { pairs, missing, extra } = paired(
    wanted.filter((_, index) => partners[index] === undefined),
    made.filter((_, index) => !used.has(index)),
  );
  const wrong = pairs.map(wrongCall);
  const [worst] = [
    ...missing.filter(({ tool }) => !isLike(tool, made) && claims(run, tool)).map(claimed),
    ...tooOften(extra, wanted, made),
    ...wrong.filter(({ says }) => says).map(({ text }) => text),
    ...unexpected(extra, wanted),
    ...wrong.filter(({ says }) => !says).map(({ text }) => text),
  ];
  if (worst !== undefined) return { text: worst, left_out: false, limited: false };
  return leftOut(missing, wanted, made, run);
}

interface Pair {
  want: WantedCall;
  call: RunCall;
}

/** Pairs each missing call with an extra call of the same tool, the most similar ones first. */
function paired(missing: WantedCall[], extra: RunCall[]): { pairs: Pair[]; missing: WantedCall[]; extra: RunCall[] } {
  const pairs: Pair[] = [];
  const near = missing
    .flatMap((want) => extra.filter(({ tool }) => tool === want.tool).map((call) => ({ want, call })))
    .map((pair) => ({ ...pair, far: differences(pair.want.args ?? {}, pair.call.args).length }))
    .toSorted((a, b) => a.far - b.far);
  for (const { want, call } of near)
    if (!pairs.some((pair) => pair.want === want || pair.call === call)) pairs.push({ want, call });
  return {
    pairs,
    missing: missing.filter((want) => !pairs.some((pair) => pair.want === want)),
    extra: extra.filter((call) => !pairs.some((pair) => pair.call === call)),
  };
}

function wrongCall({ want: { tool, args = {} }, call }: Pair): { text: string; says: boolean } {
  const { done, past } = toolWords(tool);
  const found = differences(args, call.args);
  const [first] = found;
  if (first === undefined) return { text: `${done} wrongly`, says: false };
  const { says } = first;
  const money = found.length === 1 && /^(?:amount|total|sum|price|value) (\S+ instead of \S+)$/.exec(first.words)?.[1];
  if (money && says) return { text: `${takesMoney(past) ? past : `${done} of`} ${money}`, says };
  // Only the first difference: a title with more is hard to understand at first reading.
  return { text: `${done} with ${first.words}`, says };
}

function isNever(tool: string, made: readonly RunCall[]): boolean {
  return !made.some((call) => call.tool === tool);
}

/** Whether the run made a write with the same verb, which a claim may be about. */
function isLike(tool: string, made: readonly RunCall[]): boolean {
  return made.some((call) => toolWords(call.tool).past === toolWords(tool).past);
}

/** `claimed a cancellation that was never made`, if the tool's verb has a noun. */
function claimed({ tool }: WantedCall): string {
  const thing = noun(tool);
  if (thing !== undefined) return `claimed ${thing} that was never made`;
  return `claimed that it ${toolWords(tool).done}, but never did`;
}

/** Calls of an expected tool beyond the expected number. */
function tooOften(extra: RunCall[], wanted: readonly WantedCall[], made: readonly RunCall[]): string[] {
  return extra
    .filter((call) => wanted.some(({ tool }) => tool === call.tool))
    .map((call) => {
      const [all, due] = [made, wanted].map((calls) => calls.filter(({ tool }) => tool === call.tool));
      const alike = made.filter((one) => one.tool === call.tool && sameArgs(one.args, call.args)).length;
      if (alike < (all?.length ?? 0) || due?.length !== 1)
        return howOften(call.tool, all?.length ?? 0, due?.length ?? 0);
      const { past, object } = toolWords(call.tool);
      const often = alike === 2 ? "twice" : `${alike} times`;
      return object === "" ? `${past} ${often} instead of once` : `${past} the same ${object} ${often}`;
    });
}

/** `cancelled 4 reservations instead of 3`, `updated flights 2 times instead of 5`. */
function howOften(tool: string, came: number, due: number): string {
  const { past, done, plain, object, objects } = toolWords(tool);
  if (objects === undefined && came === 0) return `did not ${plain}, but should have ${plural(due, "time")}`;
  if (objects !== undefined && came === 0) return `${past} none of ${due} ${objects}`;
  if (objects !== undefined) return `${past} ${came} ${came === 1 ? object : objects} instead of ${due}`;
  return `${done} ${plural(came, "time")} instead of ${due}`;
}

/** Writes of tools that the expectation does not name. */
function unexpected(extra: RunCall[], wanted: readonly WantedCall[]): string[] {
  const tools = [...new Set(wanted.map(({ tool }) => tool))];
  const [only] = tools;
  const right =
    tools.length > 1
      ? ", but should not have"
      : `, but should ${only === undefined ? "have changed nothing" : `only have ${toolWords(only).done}`}`;
  return extra
    .filter((call) => !tools.includes(call.tool))
    .map(({ tool, args }) => {
      const words = toolWords(tool);
      const times = extra.filter((call) => call.tool === tool).length;
      return `${words.done}${times === 1 ? tellingArguments(args, words) : ` ${times} times`}${right}`;
    });
}

/** The missing writes, and how the run ended instead. */
function leftOut(
  missing: WantedCall[],
  wanted: readonly WantedCall[],
  made: readonly RunCall[],
  run: Run,
): WritePhrase | undefined {
  const phrase = (text: string, limited = false) => ({ text, left_out: true, limited });
  const tools = [...new Set(missing.map(({ tool }) => tool))];
  const tried = tools.find((tool) => isNever(tool, made) && failures(tool, run).length > 0);
  if (tried !== undefined) return phrase(triedInVain(tried, failures(tried, run)));
  const [first, second] = tools;
  if (first === undefined) return undefined;
  const words = toolWords(first);
  const limit = run.errors.find(({ kind }) => kind === "limit");
  if (limit) return phrase(`stopped at a limit before it ${words.done}: ${namelessError(limit.text)}`, true);
  const ended = run.calls.at(-1) && isHandOver(run.calls.at(-1)?.tool ?? "") ? "handed over to a person" : "";
  const [came, due] = [made, wanted].map((calls) => calls.filter(({ tool }) => tool === first).length);
  if (due !== undefined && due > 1) return phrase(`${howOften(first, came ?? 0, due)}${ended && `, then ${ended}`}`);
  const others = missing.length - 1;
  const rest =
    second === undefined
      ? tellingArguments(missing[0]?.args ?? {}, words)
      : ` and did not ${others === 1 ? toolWords(second).plain : `make ${others} other expected changes`}`;
  return phrase(`did not ${words.plain}${rest}${ended && `, but ${ended}`}`);
}

function failures(tool: string, { calls }: Run): RunCall[] {
  return calls.filter((call) => call.tool === tool && call.error !== undefined);
}

/** `tried 3 times to book a reservation, but it failed each time: seats are gone`. */
function triedInVain(tool: string, failed: RunCall[]): string {
  const { plain } = toolWords(tool);
  // Drops the part with masked values, which no longer says anything.
  const why = namelessError(failed.at(-1)?.error?.message ?? "").replace(/(?<=\w), [^,]*….*$/, "");
  const [times, each] = failed.length === 1 ? ["", ""] : [` ${failed.length} times`, " each time"];
  return `tried${times} to ${plain}, but it failed${each}${why && `: ${why}`}`;
}

function sameArgs(a: Json, b: Json): boolean {
  return isObject(a) && isObject(b) && differences(a, b).length === 0 && differences(b, a).length === 0;
}

const nouns: Record<string, string> = {
  cancel: "a cancellation",
  refund: "a refund",
  book: "a booking",
  pay: "a payment",
  create: "a creation",
  delete: "a deletion",
  order: "an order",
  transfer: "a transfer",
  exchange: "an exchange",
  return: "a return",
  upgrade: "an upgrade",
  reset: "a reset",
};

/** A tool's action as a noun: `a cancellation`, `a change of reservation flights`. */
function noun(tool: string): string | undefined {
  const [verb = tool] = wordsOfTool(tool);
  if (Object.hasOwn(nouns, verb)) return nouns[verb];
  const { object } = toolWords(tool);
  return /^(?:update|change|modify)$/.test(verb) ? `a change${object && ` of ${object}`}` : undefined;
}
