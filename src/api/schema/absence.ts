import * as z from "zod";

/** Where a run that is not in the index went. */
export const absenceSchema = z.enum([
  "never_seen",
  "open",
  "recorded",
  "in_window",
  "sampled_out",
  "expired",
  "rejected",
  "erased",
]);
export type AbsenceReason = z.infer<typeof absenceSchema>;
