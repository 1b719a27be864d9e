import type { ReplayKitError } from "../../core/error.ts";
import { productOf } from "../../core/report/comment/opening.ts";
import { untrustedMarkdownText } from "../../core/report/untrusted.ts";
import { suiteName } from "../inputs.ts";
import type { ModeContext } from "../modes/mode.ts";
import { checkNotJudged } from "./check.ts";
import { commentNotJudged } from "./comment.ts";
import { forPullRequest } from "./dispatched.ts";
import { ofSuite, readShardReports } from "./shard-reports.ts";

/** Modes that publish a verdict on a pull request. */
const judging: ReadonlySet<ModeContext["inputs"]["mode"]> = new Set(["replay", "merge"]);

/**
 * Writes in place of the verdict that nothing was judged, and why. Otherwise readers would take an earlier commit's
 * verdict for this one's.
 */
export async function sayNotJudged(given: ModeContext, error: ReplayKitError): Promise<void> {
  if (!judging.has(given.inputs.mode) || given.inputs.shard !== undefined) return;
  let context: ModeContext;
  try {
    context = await forPullRequest(await withSuite(given));
  } catch {
    return; // the pull request could not be read
  }
  const why = untrustedMarkdownText(error.message, { max: 1000 });
  const next = error.hint === undefined ? "" : `  \nNext: ${untrustedMarkdownText(error.hint, { max: 1000 })}`;
  const body = `### 🔴 Nothing was judged.\n\n${productOf(suiteName(context.inputs))} · ${why}${next}\n\n<sub>[The run](${context.event.runUrl})</sub>\n`;
  await commentNotJudged(body, context);
  await checkNotJudged(body, context);
}

/** The suite of the shards that left a report, if they were to be joined. */
async function withSuite(context: ModeContext): Promise<ModeContext> {
  return context.inputs.mode === "merge" ? ofSuite(context, await readShardReports(context).catch(() => [])) : context;
}
