import { append } from "../../append.ts";
import { compact } from "../../compact.ts";
import { undeclaredEffect } from "../../effects.ts";
import { canonicalJson } from "../../json/canonical-json.ts";
import type { ReplayCase } from "../../schema/case.ts";
import { configSchema, type ReplayConfig, type RunnerConfig } from "../../schema/config.ts";
import type { Effect, Effects } from "../../schema/effect.ts";
import type { Json } from "../../schema/json.ts";

/**
 * Says for each key whose value counts when a pull request is judged. The head decides how the agent starts and where
 * its cases are. The runners combine both. A key that is missing here does not typecheck, so a new key needs this
 * decision.
 */
const saidBy = {
  fail_on: "base",
  effects: "base",
  redact: "base",
  judge: "base",
  simulator: "base",
  upstream: "base",
  http: "base",
  terminal_tools: "base",
  select: "base",
  budget: "base",
  live: "base",
  aliases: "base",
  equivalent: "base",
  pool: "base",
  evidence: "base",
  sandbox: "base",
  runner: "both",
  runners: "both",
  version: "head",
  cases: "head",
  tools: "head",
  bad_scores: "head",
} as const satisfies Record<Key, "base" | "both" | "head">;

type Key = keyof (typeof configSchema)["shape"];
const baseKeys: readonly Key[] = configSchema.keyof().options.filter((key) => saidBy[key] === "base");

/**
 * The head's configuration under the base's policy, so that a pull request cannot choose its own judge. What a runner
 * may reach and see, and which guards a change concerns, can only become stricter. Without a configuration on the base,
 * the default policy applies.
 */
export function withBasePolicy(head: ReplayConfig, given: ReplayConfig | undefined): ReplayConfig {
  const { effects, terminal_tools } = head;
  const base = given ?? configSchema.parse({ effects, terminal_tools });
  const own = Object.entries(head).filter(([key]) => !baseKeys.some((one) => one === key));
  const policy = baseKeys.flatMap((key) => (base[key] === undefined ? [] : [[key, base[key]]]));
  const { runner } = head;
  return {
    ...(Object.fromEntries([...own, ...policy]) as ReplayConfig), // each key comes from a configuration
    ...compact({ runner: runner && stricter(runner, base.runner, base) }),
    runners: Object.fromEntries(
      Object.entries(head.runners).map(([name, one]) => [name, stricter(one, ownRunner(base, name), base)]),
    ),
  };
}

function ownRunner({ runners }: ReplayConfig, name: string): RunnerConfig | undefined {
  return Object.hasOwn(runners, name) ? runners[name] : undefined;
}

/**
 * Limits a runner of the head. A runner that the base does not have gets no network, and only variables that the base
 * passes to some runner.
 */
function stricter(head: RunnerConfig, before: RunnerConfig | undefined, base: ReplayConfig): RunnerConfig {
  const all = [...(base.runner ? [base.runner] : []), ...Object.values(base.runners)];
  const passed = new Set((before ? [before] : all).flatMap(({ pass_env }) => pass_env));
  const { paths, ...rest } = head;
  const kept: RunnerConfig = {
    ...rest,
    network: head.network === "allow" && before?.network === "allow" ? "allow" : "deny",
    pass_env: head.pass_env.filter((name) => passed.has(name)),
    writable: head.writable.filter((path) => before?.writable.includes(path) === true),
    hide_checks: head.hide_checks || (before ? [before] : all).some(({ hide_checks }) => hide_checks),
  };
  // Without `paths`, every change concerns the runner.
  return paths && before?.paths ? { ...kept, paths: [...new Set([...before.paths, ...paths])] } : kept;
}

/**
 * Keys that the pull request changes without effect, because the base's policy stays in force. For information only.
 */
export function comparePolicy(inForce: ReplayConfig, head: ReplayConfig): string[] {
  const changed = baseKeys.filter((key) => !same(inForce[key], head[key])).map(String);
  if (inForce.runner && head.runner) append(changed, compareRunner("runner", inForce.runner, head.runner));
  for (const [name, runner] of Object.entries(head.runners)) {
    const allowed = ownRunner(inForce, name);
    if (allowed) append(changed, compareRunner(`runners.${name}`, allowed, runner));
  }
  return changed;
}

function compareRunner(place: string, inForce: RunnerConfig, head: RunnerConfig): string[] {
  const keys = ["network", "pass_env", "hide_checks", "paths", "writable"] as const;
  return keys.filter((key) => !same(inForce[key], head[key])).map((key) => `${place}.${key}`);
}

function same(a: unknown, b: unknown): boolean {
  return canonicalJson((a ?? null) as Json) === canonicalJson((b ?? null) as Json); // parts of a parsed file are JSON
}

/** From least to most restricted. */
const strictness: Record<Effect, number> = { pure: 0, read: 1, write: 2 };

/** The strictest effect of each tool over all of these. */
export function strictestEffects(all: readonly Effects[]): Effects {
  const strictest = new Map<string, Effect>();
  for (const [tool, effect] of all.flatMap((effects) => Object.entries(effects))) {
    const known = strictest.get(tool);
    if (known === undefined || strictness[effect] > strictness[known]) strictest.set(tool, effect);
  }
  return Object.fromEntries(strictest);
}

/** What limits the effects that a pull request's case declares. */
interface EffectBounds {
  /** Effects of the base's version of the same case. */
  before?: Effects | undefined;
  base: Effects;
  /** Whether the gateway itself makes the calls of this tool, if it allows them. */
  made?: (tool: string) => boolean;
}

/**
 * Limits the effects that a pull request's case declares: none may be looser than on the base, unless the base's
 * version of the same case says the same. If the base says nothing about a call that the gateway makes, outside the
 * sandbox, only a name that says so is a read. `kept` holds the tools whose declaration was too loose, with the effect in force.
 */
export function boundEffects(own: Effects, { before = {}, base, made = () => false }: EffectBounds) {
  const kept = Object.entries(own).flatMap(([tool, effect]) => {
    const onBase = Object.hasOwn(base, tool) ? base[tool] : undefined;
    const known = onBase ?? (made(tool) ? undeclaredEffect(tool) : undefined);
    const same = Object.hasOwn(before, tool) && before[tool] === effect;
    return known === undefined || same || strictness[effect] >= strictness[known] ? [] : [[tool, known] as const];
  });
  return { effects: { ...own, ...Object.fromEntries(kept) }, kept: Object.fromEntries(kept) };
}

/** Tells which tools' calls the gateway itself makes. It makes them only if the base gives it a host or an MCP server. */
export function madeByGateway(
  { replay, effects }: Pick<ReplayCase, "replay" | "effects">,
  base: ReplayConfig | undefined,
): (tool: string) => boolean {
  const reaches = (base?.http?.allow.length ?? 0) > 0 || base?.upstream["mcp"] !== undefined;
  const { tools } = replay;
  const isLive = (tool: string) => typeof tools !== "string" && Object.hasOwn(tools, tool) && tools[tool] === "live";
  return (tool) => reaches && (effects[tool] === "pure" || isLive(tool));
}
