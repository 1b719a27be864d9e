import { ReplayKitError } from "../core/error.ts";
import { beginNamespace } from "../node/network-namespace.ts";
import { tell } from "./destinations.ts";
import { readEvent } from "./event.ts";
import { formerInputNotes, type Inputs, readInputs } from "./inputs.ts";
import type { ModeModule } from "./modes/mode.ts";

/** Each mode loads only what it needs: runners of a replay start before GitHub's client is read. */
const modes: Record<Inputs["mode"], () => Promise<ModeModule>> = {
  replay: () => {
    if (process.env["REPLAYKIT_ISOLATION"] !== "off") beginNamespace();
    return import("./modes/replay.ts");
  },
  report: () => import("./modes/report.ts"),
  merge: () => import("./modes/merge.ts"),
  promote: () => import("./modes/promote.ts"),
  guard: () => import("./modes/guard.ts"),
};

process.exitCode = await main(process.env);

async function main(env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const inputs = readInputs(env);
    for (const note of formerInputNotes(env)) tell("warning", note);
    const event = readEvent(env);
    const { run } = await modes[inputs.mode]();
    return (await run({ inputs, event, env })) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    tell("error", `${error.message}${error.hint === undefined ? "" : ` → ${error.hint}`}`);
    return 1;
  }
}
