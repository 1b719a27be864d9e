import * as z from "zod";
import { recordOf } from "./record-of.ts";
import type { Check } from "./check.ts";
import { durationSchema } from "./duration.ts";
import { effectsSchema } from "./effect.ts";
import { jsonObjectSchema, jsonSchema } from "./json.ts";
import { argsModeSchema } from "./matcher.ts";

export const caseVersion = 1;

/**
 * `open`: known failure. `guard`: fixed, must not come back. `quarantined`: shown, never blocks. `retired`: not run.
 */
export const caseStateSchema = z.enum(["open", "guard", "quarantined", "retired"]);
export type CaseState = z.infer<typeof caseStateSchema>;

/** A slug that ReplayKit makes, never trace text. An id of a promoted case ends in 8 hex digits of a hash. */
export const caseIdSchema = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/, "at most 58 lower-case letters, digits and inner dashes");

export const toolModeSchema = z.enum(["fixtures", "static", "simulate", "deny", "live"]);
export type ToolMode = z.infer<typeof toolModeSchema>;

export const modelModeSchema = z.enum(["recorded", "recorded-until-divergence", "live"]);
export type ModelMode = z.infer<typeof modelModeSchema>;

const toolArgsRule = z.union([
  argsModeSchema,
  z.looseObject({
    args: argsModeSchema.optional(),
    ignore: z.array(z.string()).optional().describe("JSON Pointers of arguments to ignore"),
  }),
]);

export const replayRulesSchema = z.looseObject({
  model: modelModeSchema
    .optional()
    .describe("absent: recorded-until-divergence where fixtures/model.json exists, else live"),
  tools: z
    .union([toolModeSchema, recordOf(toolModeSchema)])
    .prefault("fixtures")
    .describe("one mode for all tools, or a mode by tool (`default` for the others)"),
  on_read_miss: z.enum(["fail", "tool-error"]).default("fail"),
  on_write_miss: z.enum(["simulate", "fail"]).default("simulate"),
  match: z
    .looseObject({
      args: argsModeSchema.default("exact"),
      ignore: z
        .array(z.string())
        .default([])
        .describe(
          "JSON Pointers of tool arguments to ignore and, in a model's request, of texts whose dates, times, ids and paths are ignored",
        ),
      tools: recordOf(toolArgsRule).prefault({}),
    })
    .prefault({}),
  attempts: z.union([z.literal("auto"), z.number().int().min(1).max(1000)]).default("auto"),
  timeout: durationSchema.optional(),
  /** `model_call`: an attempt needs an observed model call to count. For failures that an empty run shows too. */
  demand: z.enum(["model_call"]).optional(),
});
export type ReplayRules = z.infer<typeof replayRulesSchema>;

export const scenarioSchema = z.looseObject({
  input: z.array(z.looseObject({ role: z.string(), content: jsonSchema })).default([]),
  mode: z.enum(["continue", "scripted", "simulated"]).default("continue"),
  /** `continue`: the user turn (from 1) at which the agent takes over. Absent: the last one. */
  from_turn: z.number().int().min(1).optional(),
  /** `simulated`: what plays the user. Without a command, the model of replaykit.yaml does. */
  simulator: z
    .looseObject({
      command: z.union([z.string(), z.array(z.string())]).optional(),
      /** Replaces the model that replaykit.yaml names. */
      model: z.string().optional(),
      /** Tells the model who the user is, what the user wants and how the user talks. */
      instructions: z.string().optional(),
    })
    .optional(),
  context: jsonObjectSchema.default({}),
});
export type Scenario = z.infer<typeof scenarioSchema>;

export const quarantineSchema = z.looseObject({ owner: z.string(), reason: z.string(), until: z.iso.date() });

/** A person's answer to a semantic check. */
export const reviewSchema = z.looseObject({
  assertion: z.string(),
  verdict: z.enum(["pass", "fail"]),
  by: z.string(),
  at: z.string(),
  note: z.string().optional(),
  /** SHA-256 of the reviewed output. Another output needs a new review. */
  output_hash: z.string().optional(),
});
export type Review = z.infer<typeof reviewSchema>;

/** How often this failure occurred in production, as of the last promotion. */
export const occurrencesSchema = z.looseObject({
  count: z.number().int().min(1),
  first: z.string().optional(),
  last: z.string().optional(),
  /** Later runs than the case's source, the newest last. They prevent counting a run twice. */
  runs: z.array(z.string()).optional(),
});
export type Occurrences = z.infer<typeof occurrencesSchema>;

/**
 * `case.yaml` without its checks, which `case-yaml.ts` reads. Unknown keys are kept, so that a round trip does not
 * damage a newer file; lint reports them.
 */
export const caseHeadSchema = z.looseObject({
  version: z.literal(caseVersion),
  id: caseIdSchema,
  title: z.string().min(1).max(200),
  state: caseStateSchema.default("open"),
  source: z
    .looseObject({
      run_id: z.string(),
      fingerprint: z.string().optional(),
      captured_at: z.string().optional(),
      /** Page of the run in the inbox that it was promoted from. Comments link it if the workflow names that Worker. */
      url: z.string().optional(),
      /** Reproduced attempts over all attempts when the case was added, e.g. `4/5`. */
      rate: z
        .string()
        .regex(/^\d+\/\d+$/)
        .optional(),
      seen: occurrencesSchema.optional(),
      /** Version of the redaction rules that were applied to the trace. Absent: from before the rules had versions. */
      redaction: z.int().positive().optional(),
    })
    .optional(),
  runner: z.string().optional(),
  agent: z.string().optional(),
  tags: z.array(z.string()).default([]),
  effects: effectsSchema.prefault({}),
  terminal_tools: z.array(z.string()).optional(),
  scenario: scenarioSchema.prefault({}),
  replay: replayRulesSchema.prefault({}),
  quarantine: quarantineSchema.optional(),
  /** Share of attempts in which a guard on a live model may fail. Absent: 0.05. The base's value applies. */
  tolerated_rate: z.number().min(0).lt(1, "below 1, else the guard may always fail").optional(),
  reviews: z.array(reviewSchema).default([]),
  weak: z
    .boolean()
    .optional()
    .describe("true: an agent that does nothing passes too, and nothing better can be asserted; needs weak_reason"),
  weak_reason: z.string().optional().describe("why nothing better can be asserted"),
});

/** One failure and the wanted behaviour. */
export type ReplayCase = z.infer<typeof caseHeadSchema> & {
  /** What went wrong. All of them held in the failed run. */
  signatures: Check[];
  /** Must hold in a good run; undecided ones do not count. */
  assertions: Check[];
};

/** All file names of a case folder. ReplayKit writes no others. */
export const caseFileNames = [
  "case.yaml",
  "source-trace.json",
  "fixtures/tools.json",
  "fixtures/model.json",
  "notes.md",
] as const;
export type CaseFileName = (typeof caseFileNames)[number];

/** The files of a case by name. Scaffold returns them, and a promotion commits them. */
export type CaseFiles = Partial<Record<CaseFileName, string>>;

/** A file with LF line ends, to compare checkouts in which git converted them differently. `null`: no such file. */
export function comparableFile(files: CaseFiles, name: CaseFileName): string | null {
  return files[name]?.replaceAll("\r\n", "\n") ?? null;
}
