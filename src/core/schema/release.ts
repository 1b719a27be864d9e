import * as z from "zod";

/** What identifies a release: the agent, and the parts that change between releases. */
export const releasePartsSchema = z.object({
  agent: z.string().optional(),
  version: z.string().optional().describe("the agent's version"),
  commit: z.string().optional(),
  prompt: z.string().optional().describe("version or digest of its prompts"),
  model: z.string().optional(),
  tools: z.string().optional().describe("version or digest of its tools' schemas"),
});
export type ReleaseParts = z.infer<typeof releasePartsSchema>;
