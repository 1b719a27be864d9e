import { ReplayKitError } from "../core/error.ts";
import type { ReplayConfig } from "../core/schema/config.ts";
import { compact } from "../core/compact.ts";
import type { CommandContext } from "./command.ts";

/** What live models may cost: `--budget`, else the configuration's. `what`: the command in words, such as `a rehearsal`. */
export function modelBudget(
  { flags }: Pick<CommandContext, "flags">,
  config: ReplayConfig,
  what: string,
): NonNullable<ReplayConfig["budget"]> {
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
