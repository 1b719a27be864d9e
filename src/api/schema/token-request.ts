import * as z from "zod";
import { scopeSchema } from "./scope.ts";

export const tokenRequestSchema = z.strictObject({
  name: z.string().min(1).max(80),
  scopes: z.array(scopeSchema).min(1),
  expires_at: z.iso.datetime().optional().describe("in the future; left out: until it is revoked"),
});
