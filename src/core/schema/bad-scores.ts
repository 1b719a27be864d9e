import * as z from "zod";

/** Which evaluator scores mark a run as bad. */
export const badScoresSchema = z.strictObject({
  /** Bad labels; upper and lower case are the same. */
  labels: z.array(z.string()).default(["fail"]),
  /** The highest bad score. */
  score: z.number().default(0),
  /** Evaluators that count. Absent: those with a name of correctness (`correctness`, `pass`, `helpful`). */
  names: z.array(z.string()).optional(),
});
export type BadScores = z.infer<typeof badScoresSchema>;
