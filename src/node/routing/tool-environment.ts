import { realpathSync } from "node:fs";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";

export interface ToolRouting {
  /** Folder of replaykit.yaml. */
  root: string;
  config: Pick<ReplayConfig, "tools" | "effects">;
}

/** Variables that describe the functions to route (docs/routing-wire.md); empty without `tools`. */
export async function toolEnvironment(
  { root, config: { tools, effects } }: ToolRouting,
  mode: "record" | "replay",
): Promise<Record<string, string>> {
  if (Object.keys(tools).length === 0) return {};
  const { resolveTools } = await import("./resolve-tools.ts");
  const { places, faults } = resolveTools(root, tools);
  const [fault] = faults;
  if (fault) {
    throw new ReplayKitError("invalid_config", `tools.${fault[0]} of replaykit.yaml: ${fault[1]}`, {
      hint: "`npx replaykit doctor` tries every line of tools",
    });
  }
  const entries = Object.entries(tools).map(([tool, { at, args }]) => {
    const effect = Object.hasOwn(effects, tool) ? effects[tool] : undefined;
    return [tool, { at, ...places[tool], ...compact({ args, effect }) }];
  });
  return {
    REPLAYKIT_TOOLS: JSON.stringify({ version: 1, root: realpathSync(root), mode, tools: Object.fromEntries(entries) }),
  };
}
