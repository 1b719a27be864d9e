import * as z from "zod";

/** Why a run is not in the index. */
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
