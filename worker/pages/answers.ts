import * as z from "zod";
import { traceSchema } from "../../src/core/schema/trace.ts";
import { groupRowSchema } from "../../src/api/schema/group.ts";
import { runRowSchema } from "../../src/api/schema/run-row.ts";

/** What the pages read of the API's answers. */
export const runAnswerSchema = z.object({ run: runRowSchema, trace: traceSchema });
export const runsAnswerSchema = z.object({ runs: z.array(runRowSchema), message: z.string().optional() });
export const groupsAnswerSchema = z.object({ groups: z.array(groupRowSchema) });
export const groupAnswerSchema = z.object({ group: groupRowSchema });
