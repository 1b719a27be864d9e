import { plural } from "../checks/check-result.ts";
import { isWanted } from "../checks/wanted-call.ts";
import { maximumMatching } from "../matching/maximum-matching.ts";
import type { WantedCall } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { isHandOver } from "../signatures/run-end.ts";
import { type ArgumentDifference, differences, tellingArguments, toolWords } from "./call-phrases.ts";
import { claims } from "./claims.ts";

/** What was written against what was to be written, in words: the wrong ones first, then what is missing, then what is too much. */
export function writePhrases(wanted: readonly WantedCall[], made: readonly RunCall[], run: Run): string[] {
  const partners = maximumMatching(wanted.length, made.length, (w, m) => {
    const [want, call] = [wanted[w], made[m]];
    return want !== undefined && call !== undefined && isWanted(want, call);
  });
  const used = new Set(partners);
  const right = made.filter((_, index) => used.has(index));
  const { pairs, missing, extra } = paired(
    wanted.filter((_, index) => partners[index] === undefined),
    made.filter((_, index) => !used.has(index)),
  );
  return [
    ...pairs.map(({ want, call }) => wrongCall(want, call)),
    ...missingCalls(missing, run),
    ...extraCalls(extra, { right, none: wanted.length === 0 }),
  ];
}

interface Pair {
  want: WantedCall;
  call: RunCall;
}

/** Each missing call beside the call of its tool that differs least. */
function paired(missing: WantedCall[], extra: RunCall[]): { pairs: Pair[]; missing: WantedCall[]; extra: RunCall[] } {
  const pairs: Pair[] = [];
  const left = [...extra];
  const alone = missing.filter((want) => {
    const near = left
      .filter(({ tool }) => tool === want.tool)
      .toSorted((a, b) => differences(want.args ?? {}, a.args).length - differences(want.args ?? {}, b.args).length)[0];
    if (near === undefined) return true;
    left.splice(left.indexOf(near), 1);
    pairs.push({ want, call: near });
    return false;
  });
  return { pairs, missing: alone, extra: left };
}

const mostDifferences = 3;

function wrongCall({ tool, args = {} }: WantedCall, call: RunCall): string {
  const { done, past } = toolWords(tool);
  const found = differences(args, call.args);
  const [first] = found;
  if (first === undefined) return `${done} wrongly`;
  const money = found.length === 1 && /^(?:amount|total|sum|price|value) (\S+ instead of \S+)$/.exec(first.words)?.[1];
  if (money && first.says)
    return `${/^(?:refund|pa[iy]|charg|credit|deposit|withdr)/.test(past) ? past : `${done} of`} ${money}`;
  return `${done} with ${listed(found)}`;
}

function listed(found: ArgumentDifference[]): string {
  const words = found.slice(0, mostDifferences).map((one) => one.words);
  const rest = found.length - words.length;
  if (rest > 0) return `${words.join(", ")} and ${rest} more`;
  return words.length < 3 ? words.join(" and ") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** `claimed a cancellation that was never made`, `never cancelled reservation`, and how the run ended instead. */
function missingCalls(missing: WantedCall[], run: Run): string[] {
  const phrases = byTool(missing).map(({ tool, calls }) => {
    const { done } = toolWords(tool);
    const args = calls.length === 1 ? tellingArguments(calls[0]?.args ?? {}) : "";
    const times = calls.length === 1 ? "" : `, expected ${plural(calls.length, "time")}`;
    if (claims(run, tool)) return `claimed ${noun(tool)} that was never made${args}${times}`;
    return `never ${done}${args}${times}`;
  });
  const ended = handedOver(run) ? ", handed over to a person instead" : "";
  return phrases.map((text, index) => (index === phrases.length - 1 ? `${text}${ended}` : text));
}

function handedOver({ calls }: Run): boolean {
  const last = calls.at(-1);
  return last !== undefined && isHandOver(last.tool);
}

function extraCalls(extra: RunCall[], { right, none }: { right: RunCall[]; none: boolean }): string[] {
  return byTool(extra).map(({ tool, calls }) => {
    const { done } = toolWords(tool);
    const same = right.filter((one) => one.tool === tool);
    const again = calls.every((call) => same.some((one) => sameArgs(one.args, call.args)));
    if (again)
      return `${done} ${same.length === 1 && calls.length === 1 ? "twice" : `${same.length + calls.length} times`} alike`;
    if (same.length > 0) return `${done} ${same.length + calls.length} times instead of ${same.length}`;
    const args = calls.length === 1 ? tellingArguments(calls[0]?.args ?? {}) : "";
    const times = calls.length === 1 ? "" : ` ${calls.length} times`;
    return `${done}${args}${times}, ${none ? "though no change was expected" : "which was not expected"}`;
  });
}

function sameArgs(a: Json, b: Json): boolean {
  return isObject(a) && isObject(b) && differences(a, b).length === 0;
}

function byTool<Call extends { tool: string }>(calls: readonly Call[]): { tool: string; calls: Call[] }[] {
  return [...new Set(calls.map(({ tool }) => tool))].map((tool) => ({
    tool,
    calls: calls.filter((call) => call.tool === tool),
  }));
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

/** What a tool does as a thing: `a cancellation`, `an update of reservation flights`. */
function noun(tool: string): string {
  const [verb = tool, ...rest] = toolWords(tool).plain.split(" ");
  const known = Object.hasOwn(nouns, verb) ? nouns[verb] : undefined;
  if (known !== undefined) return known;
  const object = rest.join(" ");
  if (verb === "update" || verb === "change" || verb === "modify")
    return object === "" ? "a change" : `a change of ${object}`;
  return object === "" ? `a call of ${tool}` : `a ${object} ${verb === "send" ? "sent" : "call"}`;
}
