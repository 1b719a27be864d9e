import { recordedName } from "./replay/recorded-run.ts";
import type { Effect, Effects } from "./schema/effect.ts";

export type EffectLookup = (tool: string) => { effect: Effect; guessed: boolean };

/** The effect of a recorded call: what is declared of the tool, else what the trace says of the call, else the guess. */
export function effectOfCall(
  { tool_name, effect }: { tool_name: string; effect?: Effect | undefined },
  effects: EffectLookup,
): ReturnType<EffectLookup> {
  const known = effects(tool_name);
  return known.guessed && effect !== undefined ? { effect, guessed: false } : known;
}

const verbs: Record<Effect, string> = {
  pure: "calculate calc compute think plan reason format convert math round",
  read:
    "get list search find lookup look read fetch query check view show describe count browse retrieve load inspect validate verify " +
    "open select scan estimate preview watch poll is has grep ls cat head tail stat explain recommend summarize status",
  write:
    "create add insert write update set edit modify change patch delete remove drop cancel book reserve order buy purchase pay charge refund " +
    "send post publish submit put upload save store transfer move rename copy assign approve reject close reopen merge deploy start stop " +
    "restart enable disable invite register subscribe unsubscribe reset revoke grant issue schedule reschedule exchange return notify email " +
    "reply comment execute exec run bash shell sql commit push install apply replace append redeem withdraw deposit escalate block unblock",
};

const effectOfVerb = new Map<string, Effect>(
  (["pure", "read", "write"] as const).flatMap((effect) =>
    verbs[effect].split(" ").map((verb) => [verb, effect] as const),
  ),
);

/**
 * Looks up effects by tool: from the case, else from the configuration, else guessed from the tool's name and marked as
 * guessed. `aliases` maps a renamed tool to its recorded name, whose effect it has unless its own is declared.
 */
export function effectLookup(
  caseEffects: Effects = {},
  configEffects: Effects = {},
  aliases: Readonly<Record<string, string>> = {},
): EffectLookup {
  return (name) => {
    const declared = own(caseEffects, name) ?? own(configEffects, name);
    if (declared !== undefined) return { effect: declared, guessed: false };
    const tool = recordedName(name, aliases);
    const known = own(caseEffects, tool) ?? own(configEffects, tool);
    if (known !== undefined) return { effect: known, guessed: false };
    // An unknown tool counts as a read, so that a call without a recording is inconclusive instead of simulated.
    return { effect: guessEffect(tool) ?? "read", guessed: true };
  };
}

/** HTTP methods that only read, for tools named by a method and a host. Other methods count as writes. */
const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** The effect that a tool's name suggests, or `undefined` if it contains no known verb. */
export function guessEffect(tool: string): Effect | undefined {
  const method = /^([A-Z]+) \S+$/.exec(tool)?.[1];
  if (method !== undefined) return safeMethods.has(method) ? "read" : "write";
  const words = wordsOf(tool);
  // Handing over to a person changes nothing that checks judge.
  if (isHandOver(tool)) return "read";
  const first = words.findIndex((word) => effectOfVerb.has(word));
  if (first === -1) return undefined;
  const joined =
    words.some((word) => word === "or" || word === "and") && words.some((word) => effectOfVerb.get(word) === "write");
  return joined ? "write" : effectOfVerb.get(words[first] ?? "");
}

/**
 * The effect of a tool that nobody declared, for a call that would really be made. A name that says nothing may be that
 * of a write.
 */
export function undeclaredEffect(tool: string): Effect {
  return guessEffect(tool) ?? "write";
}

/** Whether a tool hands the conversation to a person or another agent. A run may end on it without an answer. */
export function isHandOver(tool: string): boolean {
  return /^(?:transfer|hand|escalate|handoff) (?:(?:off|over) )?to /.test(wordsOf(tool).join(" "));
}

function wordsOf(tool: string): string[] {
  return tool
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

function own(effects: Effects, tool: string): Effect | undefined {
  return Object.hasOwn(effects, tool) ? effects[tool] : undefined;
}
