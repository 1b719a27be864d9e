import { append } from "../../append.ts";
import { compact } from "../../compact.ts";
import { guessEffect } from "../../effects.ts";
import { canonicalJson } from "../../json/canonical-json.ts";
import type { ReplayCase } from "../../schema/case.ts";
import { configSchema, type ReplayConfig, type RunnerConfig } from "../../schema/config.ts";
import type { Effect, Effects } from "../../schema/effect.ts";
import type { Json } from "../../schema/json.ts";

/**
 * Whose word counts for each key when a pull request is judged. How the agent is started and where its cases are is the head's; of
 * runners both say something. A key that is not here does not typecheck: nobody decided yet who may change it.
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
 * The head's configuration with the base's policy: who judges is not the pull request's to say. How the agent is started is the
 * head's; what the runner may reach and see, and which guards a change concerns, can only become stricter. A base without a
 * configuration has the policy that nobody configured.
 */
export function withBasePolicy(head: ReplayConfig, given: ReplayConfig | undefined): ReplayConfig {
  const { effects, terminal_tools } = head;
  const base = given ?? configSchema.parse({ effects, terminal_tools });
  const own = Object.entries(head).filter(([key]) => !baseKeys.some((one) => one === key));
  const policy = baseKeys.flatMap((key) => (base[key] === undefined ? [] : [[key, base[key]]]));
  const { runner } = head;
  return {
    ...(Object.fromEntries([...own, ...policy]) as ReplayConfig), // each key is from a configuration
    ...compact({ runner: runner && stricter(runner, base.runner, base) }),
    runners: Object.fromEntries(
      Object.entries(head.runners).map(([name, one]) => [name, stricter(one, ownRunner(base, name), base)]),
    ),
  };
}

function ownRunner({ runners }: ReplayConfig, name: string): RunnerConfig | undefined {
  return Object.hasOwn(runners, name) ? runners[name] : undefined;
}

/** A runner that the base does not have gets no network, and only variables that some runner of the base gets. */
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
  // Left out, every change concerns the runner.
  return paths && before?.paths ? { ...kept, paths: [...new Set([...before.paths, ...paths])] } : kept;
}

/** Keys of the configuration that the pull request asks for and does not get: this only informs, since the policy in force stays the base's. */
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

/** For each tool the strictest that any of these says. */
export function strictestEffects(all: readonly Effects[]): Effects {
  const strictest = new Map<string, Effect>();
  for (const [tool, effect] of all.flatMap((effects) => Object.entries(effects))) {
    const known = strictest.get(tool);
    if (known === undefined || strictness[effect] > strictness[known]) strictest.set(tool, effect);
  }
  return Object.fromEntries(strictest);
}

/** Whose word counts for what a pull request's case says of its tools. */
interface EffectBounds {
  /** What the base's version of the same case says. */
  before?: Effects | undefined;
  base: Effects;
  /** Whether the gateway itself makes the calls of this tool that it lets through. */
  made?: (tool: string) => boolean;
}

/**
 * What a pull request's case says of its tools, as far as the base lets it: a tool that the base calls a write stays one, unless the
 * base's version of the same case says the same. Of a call that the gateway itself would make, outside of the sandbox, the name decides
 * where the base says nothing. Returns the tools that were kept from becoming looser, with what they are.
 */
export function boundEffects(own: Effects, { before = {}, base, made = () => false }: EffectBounds) {
  const kept = Object.entries(own).flatMap(([tool, effect]) => {
    const said = Object.hasOwn(base, tool) ? base[tool] : undefined;
    const known = said ?? (made(tool) ? (guessEffect(tool) ?? "read") : undefined);
    const same = Object.hasOwn(before, tool) && before[tool] === effect;
    return known === undefined || same || strictness[effect] >= strictness[known] ? [] : [[tool, known] as const];
  });
  return { effects: { ...own, ...Object.fromEntries(kept) }, kept: Object.fromEntries(kept) };
}

/** The tools of a case whose calls the gateway makes itself where the base gives it a host or a server for them. */
export function madeByGateway(
  { replay, effects }: Pick<ReplayCase, "replay" | "effects">,
  base: ReplayConfig | undefined,
): (tool: string) => boolean {
  const reaches = (base?.http?.allow.length ?? 0) > 0 || base?.upstream["mcp"] !== undefined;
  const { tools } = replay;
  const isLive = (tool: string) => typeof tools !== "string" && Object.hasOwn(tools, tool) && tools[tool] === "live";
  return (tool) => reaches && (effects[tool] === "pure" || isLive(tool));
}
