import { append } from "../../append.ts";
import { compact } from "../../compact.ts";
import { canonicalJson } from "../../json/canonical-json.ts";
import { configSchema, type ReplayConfig, type RunnerConfig } from "../../schema/config.ts";
import type { Effect, Effects } from "../../schema/effect.ts";
import type { Json } from "../../schema/json.ts";

/**
 * The head's configuration with the base's policy: who judges is not the pull request's to say. How the agent is started is the
 * head's; what the runner may reach and see, and which guards a change concerns, can only become stricter. A base without a
 * configuration has the policy that nobody configured.
 */
export function withBasePolicy(head: ReplayConfig, given: ReplayConfig | undefined): ReplayConfig {
  const { effects, terminal_tools } = head;
  const base = given ?? configSchema.parse({ effects, terminal_tools });
  const { runner, budget: _budget, http: _http, simulator: _simulator, ...rest } = head;
  return {
    ...rest,
    fail_on: base.fail_on,
    effects: base.effects,
    redact: base.redact,
    judge: base.judge,
    upstream: base.upstream,
    live: base.live,
    aliases: base.aliases,
    equivalent: base.equivalent,
    pool: base.pool,
    evidence: base.evidence,
    sandbox: base.sandbox,
    terminal_tools: base.terminal_tools,
    select: base.select,
    ...compact({
      budget: base.budget,
      http: base.http,
      simulator: base.simulator,
      runner: runner && stricter(runner, base.runner, base),
    }),
    runners: Object.fromEntries(
      Object.entries(head.runners).map(([name, own]) => [name, stricter(own, ownRunner(base, name), base)]),
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
  const keys = [
    "fail_on",
    "effects",
    "redact",
    "judge",
    "simulator",
    "upstream",
    "http",
    "terminal_tools",
    "select",
    "budget",
    "live",
    "aliases",
    "equivalent",
    "pool",
    "evidence",
    "sandbox",
  ] as const;
  const changed = keys.filter((key) => !same(inForce[key], head[key])).map(String);
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

/**
 * What a pull request's case says of its tools, as far as the base lets it: a tool that the base calls a write stays one, unless the
 * base's version of the same case (`before`) says the same. Returns the tools that were kept from becoming looser.
 */
export function boundEffects(
  own: Effects,
  { before = {}, base }: { before?: Effects | undefined; base: Effects },
): { effects: Effects; kept: string[] } {
  const kept = Object.entries(own).flatMap(([tool, effect]) => {
    const known = Object.hasOwn(base, tool) ? base[tool] : undefined;
    const same = Object.hasOwn(before, tool) && before[tool] === effect;
    return known === undefined || same || strictness[effect] >= strictness[known] ? [] : [[tool, known] as const];
  });
  return { effects: { ...own, ...Object.fromEntries(kept) }, kept: kept.map(([tool]) => tool) };
}
