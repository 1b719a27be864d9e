import * as z from "zod";
import { feedbackSchema } from "../../core/schema/trace.ts";

/** As traces carry it, but a mistyped member is refused: feedback without what was expected says much less. */
export const feedbackRequestSchema = z.strictObject(feedbackSchema.shape);
