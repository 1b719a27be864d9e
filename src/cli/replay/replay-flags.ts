import { availableParallelism } from "node:os";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { unknownWord } from "../../core/text/unknown-word.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { type Standing, standingSchema } from "../../core/schema/result.ts";
import { unpricedBudget } from "../../core/verdict/suite/plan-suite.ts";
import type { CommandContext, FlagValues } from "../command.ts";
import type { Selection } from "../../node/replay/replay-options.ts";

/** The standings of `--fail-on`, such as `regressed,broken`. */
export function failOnOf(flags: FlagValues): Standing[] | undefined {
  const text = flags.text("fail-on");
  if (text === undefined) return undefined;
  const names = text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  // With an empty list no standing would fail the run; "$A,$B" of two unset variables is one.
  if (names.length === 0) throw unknownWord(`--fail-on is "${text}"`, { given: text, known: standingSchema.options });
  return names.map((name) => {
    const parsed = standingSchema.safeParse(name);
    if (parsed.success) return parsed.data;
    throw unknownWord(`--fail-on names "${name}"`, { given: name, known: standingSchema.options });
  });
}

/** The shard of `--shard`, such as `2/8`. */
export function shardOf(flags: FlagValues): { index: number; of: number } | undefined {
  const text = flags.text("shard");
  if (text === undefined) return undefined;
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(text);
  const index = Number(match?.[1]);
  const of = Number(match?.[2]);
  if (match && index >= 1 && index <= of) return { index, of };
  throw new ReplayKitError("usage", `--shard is "${text}"; expected i/n with 1 ≤ i ≤ n, such as 2/8`);
}

/** The selection of `--select`: `all`, `affected`, `smoke` or `tag:<name>`. */
export function selectionOf(text: string | undefined): Selection | undefined {
  if (text === undefined) return undefined;
  if (text === "all" || text === "affected" || text === "smoke") return text;
  const tag = /^tag:([\w-]+)$/.exec(text)?.[1];
  if (tag !== undefined) return { tags: [tag] };
  throw unknownWord(`--select is "${text}"`, { given: text, known: ["all", "affected", "smoke", "tag:<name>"] });
}

/** The number of `--attempts`. If absent or `auto`, the evidence decides. */
export function attemptsOf(flags: FlagValues): number | "auto" | undefined {
  return flags.text("attempts") === "auto" ? "auto" : flags.integer("attempts", { min: 1, max: 1000 });
}

export function jobsOf(flags: FlagValues): number {
  return flags.integer("jobs", { min: 1, max: 256 }) ?? availableParallelism();
}

type ModelBudget = NonNullable<ReplayConfig["budget"]>;

/**
 * Budget for live models: `--budget`, else the configuration's. `what` names the command in the error, such as `a
 * rehearsal`.
 */
export function modelBudget({ flags }: Pick<CommandContext, "flags">, config: ReplayConfig, what: string): ModelBudget {
  const given = flags.text("budget");
  const usd = given === undefined ? undefined : Number(given);
  if (usd !== undefined && !(usd > 0 && usd < 1e6))
    throw new ReplayKitError("usage", `--budget is "${given}"; expected US dollars, such as 5 or 0.50`);
  const budget = { ...config.budget, ...compact({ usd }) };
  if (budget.usd !== undefined || budget.tokens !== undefined) return budget;
  throw new ReplayKitError("usage", `${what} asks live models, and there is no budget`, {
    hint: "give --budget <usd>, or set budget.usd or budget.tokens in replaykit.yaml",
  });
}

/** Notes, before the first call, that the budget's dollars do not limit these models. */
export function tellUnpriced({ terminal }: CommandContext, models: string[], { usd, tokens }: ModelBudget): void {
  if (usd === undefined || tokens !== undefined || models.length === 0) return;
  terminal.note(`note: ${terminal.safe(unpricedBudget(usd, models))}`);
}
