import type { ProjectSettings } from "../../src/api/schema/settings.ts";
import type { Stats } from "../store/trace-store.ts";

/**
 * Dollars for a run sent alone, at published prices: the request, its work and its counter. A kept run also takes an
 * object and two rows.
 */
const price = { received: 1.35e-6, stored: 6.5e-6, waiting: 4.5e-6 };

/**
 * An upper estimate of what these runs cost through `/v1/runs`: batches cost less, spans more
 * (docs/worker-reference.md). It comes from the Worker's counts, not from Cloudflare's bill.
 */
export function spendOf(
  { received, stored, sampled_out }: Pick<Stats, "received" | "stored" | "sampled_out">,
  { feedback_window }: Pick<ProjectSettings["sampling"], "feedback_window">,
): number {
  return received * price.received + stored * price.stored + (feedback_window > 0 ? sampled_out * price.waiting : 0);
}
