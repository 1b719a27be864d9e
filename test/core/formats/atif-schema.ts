import * as z from "zod";

/**
 * Harbor's Agent Trajectory Interchange Format, ATIF-v1.7, field by field; its own validator refuses members that the format does
 * not name, so this does too.
 */
const extra = z.record(z.string(), z.unknown()).optional();
const tokens = z.number().int().optional();

const part = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: z.string() }),
  z.strictObject({
    type: z.literal("image"),
    source: z.strictObject({
      media_type: z.enum(["image/jpeg", "image/png", "image/gif", "image/webp"]),
      path: z.string(),
    }),
  }),
]);
const content = z.union([z.string(), z.array(part)]);

const reference = z
  .strictObject({
    trajectory_id: z.string().optional(),
    trajectory_path: z.string().optional(),
    session_id: z.string().optional(),
    extra,
  })
  .refine((one) => one.trajectory_id !== undefined || one.trajectory_path !== undefined, "resolves to nothing");

const step = z
  .strictObject({
    step_id: z.number().int(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    source: z.enum(["system", "user", "agent"]),
    model_name: z.string().optional(),
    reasoning_effort: z.union([z.string(), z.number()]).optional(),
    message: content,
    reasoning_content: z.string().optional(),
    tool_calls: z
      .array(
        z.strictObject({
          tool_call_id: z.string(),
          function_name: z.string(),
          arguments: z.record(z.string(), z.unknown()),
          extra,
        }),
      )
      .optional(),
    observation: z
      .strictObject({
        results: z.array(
          z.strictObject({
            source_call_id: z.string().optional(),
            content: content.optional(),
            subagent_trajectory_ref: z.array(reference).optional(),
            extra,
          }),
        ),
      })
      .optional(),
    metrics: z
      .strictObject({
        prompt_tokens: tokens,
        completion_tokens: tokens,
        cached_tokens: tokens,
        cost_usd: z.number().optional(),
        prompt_token_ids: z.array(z.number().int()).optional(),
        completion_token_ids: z.array(z.number().int()).optional(),
        logprobs: z.array(z.number()).optional(),
        extra,
      })
      .refine(({ cached_tokens = 0, prompt_tokens = cached_tokens }) => cached_tokens <= prompt_tokens, {
        message: "cached tokens are some of the prompt's",
      })
      .optional(),
    llm_call_count: z.number().int().nonnegative().optional(),
    is_copied_context: z.boolean().optional(),
    extra,
  })
  .refine(
    ({ source, ...rest }) =>
      source === "agent" ||
      (["model_name", "reasoning_effort", "reasoning_content", "tool_calls", "metrics"] as const).every(
        (name) => rest[name] === undefined,
      ),
    "only an agent's step has a model, reasoning, calls and metrics",
  )
  .refine(
    ({ llm_call_count, metrics, reasoning_content }) =>
      llm_call_count !== 0 || (metrics === undefined && reasoning_content === undefined),
    "a step without a model has no metrics and no reasoning",
  )
  .refine(({ tool_calls = [], observation }) => {
    const ids = tool_calls.map(({ tool_call_id }) => tool_call_id);
    const answered = observation?.results.flatMap(({ source_call_id }) => source_call_id ?? []) ?? [];
    return new Set(ids).size === ids.length && answered.every((id) => ids.includes(id));
  }, "a result answers a call of its own step");

export const atifSchema = z.strictObject({
  schema_version: z.literal("ATIF-v1.7"),
  session_id: z.string().optional(),
  trajectory_id: z.string().optional(),
  agent: z.strictObject({
    name: z.string(),
    version: z.string(),
    model_name: z.string().optional(),
    // As OpenAI's function calling has them.
    tool_definitions: z
      .array(z.looseObject({ type: z.string(), function: z.looseObject({ name: z.string() }).optional() }))
      .optional(),
    extra,
  }),
  steps: z
    .array(step)
    .min(1)
    .refine((steps) => steps.every(({ step_id }, index) => step_id === index + 1), "steps are numbered from 1"),
  notes: z.string().optional(),
  final_metrics: z
    .strictObject({
      total_prompt_tokens: tokens,
      total_completion_tokens: tokens,
      total_cached_tokens: tokens,
      total_cost_usd: z.number().optional(),
      total_steps: tokens,
      extra,
    })
    .optional(),
  continued_trajectory_ref: z.string().optional(),
  extra,
});
