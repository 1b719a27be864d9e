import * as z from "zod";
import type { Check } from "./check.ts";
import { durationSchema } from "./duration.ts";
import { effectsSchema } from "./effect.ts";
import { jsonObjectSchema, jsonSchema } from "./json.ts";
import { argsModeSchema } from "./matcher.ts";

export const caseVersion = 1;

/** `open` = known failure, `guard` = fixed and must not come back, `quarantined` = shown but never blocks, `retired` = not run. */
export const caseStateSchema = z.enum(["open", "guard", "quarantined", "retired"]);
export type CaseState = z.infer<typeof caseStateSchema>;

/** Ours, never trace text: a slug, with 8 hex of a hash when promoted. */
export const caseIdSchema = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/, "lower-case letters, digits and dashes");

export const toolModeSchema = z.enum(["fixtures", "static", "simulate", "deny", "live"]);
export type ToolMode = z.infer<typeof toolModeSchema>;

export const modelModeSchema = z.enum(["recorded", "recorded-until-divergence", "live"]);
export type ModelMode = z.infer<typeof modelModeSchema>;

const toolArgsRule = z.union([
  argsModeSchema,
  z.looseObject({
    args: argsModeSchema.optional(),
    ignore: z.array(z.string()).optional().describe("JSON Pointers into the arguments that do not count"),
  }),
]);

export const replayRulesSchema = z.looseObject({
  model: modelModeSchema
    .optional()
    .describe("absent: recorded-until-divergence where fixtures/model.json exists, else live"),
  tools: z
    .union([toolModeSchema, z.record(z.string(), toolModeSchema)])
    .default("fixtures")
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
          "JSON Pointers: into the arguments of tools, what does not count; into a model's request, texts whose dates, times, ids and paths do not count",
        ),
      tools: z.record(z.string(), toolArgsRule).default({}),
    })
    .prefault({}),
  attempts: z.union([z.literal("auto"), z.number().int().min(1).max(1000)]).default("auto"),
  timeout: durationSchema.optional(),
  /** `model_call`: an attempt without an observed model call ran nothing (for failures that an empty run shows too). */
  demand: z.enum(["model_call"]).optional(),
});
export type ReplayRules = z.infer<typeof replayRulesSchema>;

export const scenarioSchema = z.looseObject({
  input: z.array(z.looseObject({ role: z.string(), content: jsonSchema })).default([]),
  mode: z.enum(["continue", "scripted", "simulated"]).default("continue"),
  /** `continue`: the user turn (from 1) at which the agent takes over; absent = the last one. */
  from_turn: z.number().int().min(1).optional(),
  /** `simulated`: who plays the user. Without a command the model of replaykit.yaml does. */
  simulator: z
    .looseObject({
      command: z.union([z.string(), z.array(z.string())]).optional(),
      /** In place of the model that replaykit.yaml names. */
      model: z.string().optional(),
      /** Who the user is, what the user wants, and how the user talks: told to the model. */
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
  /** SHA-256 of the output that was judged: another output needs another look. */
  output_hash: z.string().optional(),
});
export type Review = z.infer<typeof reviewSchema>;

/** How often production showed this failure, as of the last promotion. */
export const occurrencesSchema = z.looseObject({
  count: z.number().int().min(1),
  first: z.string().optional(),
  last: z.string().optional(),
  /** Runs after the one that the case was made from, the newest last: none of them is counted twice. */
  runs: z.array(z.string()).optional(),
});
export type Occurrences = z.infer<typeof occurrencesSchema>;

/**
 * `case.yaml` after its checks were read (`case-yaml.ts`): unknown keys survive so that a newer file is not damaged by a
 * round trip; lint names them.
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
      /** Page of the run in the inbox that it was promoted from; a comment links it where the workflow names that Worker. */
      url: z.string().optional(),
      /** Attempts that reproduced over attempts made when the case was added, e.g. `4/5`. */
      rate: z
        .string()
        .regex(/^\d+\/\d+$/)
        .optional(),
      seen: occurrencesSchema.optional(),
      /** Version of the redaction rules that the trace went through; absent before there were versions. */
      redaction: z.int().positive().optional(),
    })
    .optional(),
  runner: z.string().optional(),
  agent: z.string().optional(),
  tags: z.array(z.string()).default([]),
  effects: effectsSchema.default({}),
  terminal_tools: z.array(z.string()).optional(),
  scenario: scenarioSchema.prefault({}),
  replay: replayRulesSchema.prefault({}),
  quarantine: quarantineSchema.optional(),
  /** Share of attempts that a guard on a live model may fail (absent: 0.05); the base's counts. */
  tolerated_rate: z.number().min(0).lt(1, "below 1: a guard that may always fail guards nothing").optional(),
  reviews: z.array(reviewSchema).default([]),
  weak: z
    .boolean()
    .optional()
    .describe("true: an agent that does nothing would pass too, and nothing better can be asserted; needs weak_reason"),
  weak_reason: z.string().optional().describe("why nothing better can be asserted"),
});

/** One failure and the wanted behaviour. */
export type ReplayCase = z.infer<typeof caseHeadSchema> & {
  /** What went wrong: all held in the failed run. */
  signatures: Check[];
  /** All decided ones must hold in a good run. */
  assertions: Check[];
};

/** The names that may stand in a case folder; nothing else is ever written. */
export const caseFileNames = [
  "case.yaml",
  "source-trace.json",
  "fixtures/tools.json",
  "fixtures/model.json",
  "notes.md",
] as const;
export type CaseFileName = (typeof caseFileNames)[number];

/** A case's files by name: what scaffold returns and a promotion commits. */
export type CaseFiles = Partial<Record<CaseFileName, string>>;

/** A file as it is compared with another checkout's, whose ends of lines git may have chosen otherwise; `null`: there is none. */
export function comparableFile(files: CaseFiles, name: CaseFileName): string | null {
  return files[name]?.replaceAll("\r\n", "\n") ?? null;
}
