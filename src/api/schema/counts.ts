import * as z from "zod";

const count = z.number().int().nonnegative();

/** What became of the runs of an hour. */
export const countsSchema = z.object({
  received: count,
  stored: count,
  sampled_out: count,
  duplicate: count,
  rejected: count,
  reasons: z.record(z.string(), count),
  lifted: count,
  late_feedback: count,
});
