import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import type { PreparedCase } from "./prepare-case.ts";
import type { ReplayContext } from "./replay-context.ts";

const unseenSchema = z.looseObject({ uncontrolled: z.array(z.string()).min(1) });

type Recorded = Pick<PreparedCase, "routing"> & { loaded: { trace: { source?: unknown } } };
type Around = { gateway?: Pick<NonNullable<ReplayContext["gateway"]>, "sandbox"> | undefined };

/**
 * A tool that ran unseen when the run was recorded runs for real in a replay. A sandbox throws away what it writes; where there is none
 * the case is replayed only if `sandbox: off` accepts that.
 */
export async function assertContained(
  { loaded, routing }: Recorded,
  { gateway, sandbox }: Around & { sandbox: ReplayContext["config"]["sandbox"] },
): Promise<void> {
  const parsed = unseenSchema.safeParse(loaded.trace.source);
  if (!parsed.success || sandbox === "off") return;
  const { tools, effects } = routing.config;
  const real = parsed.data.uncontrolled.filter((tool) => !Object.hasOwn(tools, tool) && effects[tool] !== "pure");
  const opened = real.length === 0 ? undefined : await gateway?.sandbox;
  if (opened?.reason === undefined) return;
  throw new ReplayKitError(
    "runner_failed",
    `${real.join(", ")} ran unseen when this run was recorded, and would run for real here, where there is no sandbox: ${opened.reason}`,
    {
      hint: "name its function under `tools` in replaykit.yaml and record the run again; `sandbox: off` accepts that it runs",
    },
  );
}
