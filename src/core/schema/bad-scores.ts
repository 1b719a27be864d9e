import * as z from "zod";

/** Which scores of evaluators say that a run was bad. */
export const badScoresSchema = z.strictObject({
  /** Labels that say so, whatever their case. */
  labels: z.array(z.string()).default(["fail"]),
  /** The highest score that says so. */
  score: z.number().default(0),
  /** The evaluators whose scores count; absent: those whose names speak of being right (`correctness`, `pass`, `helpful`). */
  names: z.array(z.string()).optional(),
});
export type BadScores = z.infer<typeof badScoresSchema>;
