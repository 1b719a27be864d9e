import * as z from "zod";
import { compact } from "../core/compact.ts";
import { ReplayKitError } from "../core/error.ts";
import { durationSchema } from "../core/schema/duration.ts";
import { standingSchema } from "../core/schema/result.ts";
import { shortened } from "../core/text/characters.ts";

const optional = z.string().transform((text) => (text === "" ? undefined : text));

const list = z.string().transform((text) =>
  text
    .split(/[\n,]/)
    .map((item) => item.trim())
    .filter((item) => item !== ""),
);

const shard = z
  .string()
  .regex(/^(\d+\/\d+)?$/, "expected <i>/<n>, such as 2/8")
  .transform((text) => {
    const [index, of] = text.split("/").map(Number);
    return index === undefined || of === undefined ? undefined : { index, of };
  })
  .refine((value) => value === undefined || (value.index >= 1 && value.index <= value.of && value.of <= 1000), {
    message: "expected 1 ≤ i ≤ n ≤ 1000",
  });

const select = z
  .string()
  .regex(/^(all|affected|smoke|tag:[\w-]+)?$/, "expected all, affected, smoke or tag:<name>")
  .transform((text) => (text === "" ? undefined : text));

/** The Action's inputs, named as in `action.yml`. */
export const inputsSchema = z.strictObject({
  mode: z.enum(["replay", "report", "merge", "promote", "guard", "command"]),
  cases: list,
  runner: optional,
  config: z.string().min(1),
  "fail-on": list.pipe(z.array(standingSchema)),
  attempts: z.union(
    [z.literal("auto"), z.coerce.number().int().min(1).max(1000)],
    "expected auto, or a whole number from 1 to 1000",
  ),
  jobs: z.union(
    [z.literal("").transform(() => undefined), z.coerce.number().int().min(1).max(256)],
    "expected a whole number from 1 to 256",
  ),
  timeout: z.union([z.literal("").transform(() => undefined), durationSchema], "expected a duration such as 60s"),
  shard,
  "base-setup": optional,
  select,
  durations: optional,
  comment: z.enum(["auto", "always", "never"]),
  token: optional,
  "worker-url": z.union(
    [z.literal("").transform(() => undefined), z.url({ protocol: /^https?$/ })],
    "expected an http or https address",
  ),
  "worker-token": optional,
});
export type Inputs = z.infer<typeof inputsSchema>;

/** The inputs that choose the cases; `undefined` if they are the defaults. */
export function suiteInputs(inputs: Inputs) {
  const { config, cases, select, runner } = inputs;
  return suiteName(inputs) === undefined ? undefined : { config, cases, ...compact({ select, runner }) };
}

/** Name of this suite among several in one pull request; `undefined` if the inputs are the defaults. */
export function suiteName({ config, cases, select, runner }: Inputs): string | undefined {
  const parts = [config === defaults["config"] ? undefined : config, ...cases, select, runner];
  const named = parts.filter((part) => part !== undefined);
  return named.length === 0 ? undefined : shortened(named.join(", "), 80);
}

export const inputNames = Object.keys(inputsSchema.shape);

/** What to do if the input `token` is empty. */
export const tokenHint = "leave `token` out of the step's `with:`; its default is the workflow's own token";

/** Reads all inputs at once, so that one message names every wrong or contradictory one. */
export function readInputs(env: Record<string, string | undefined>): Inputs {
  const given = Object.fromEntries(
    inputNames.map((name) => [name, (env[variable(name)] ?? defaults[name] ?? "").trim()]),
  );
  const parsed = inputsSchema.safeParse(given, { jitless: true }); // parsed once: compiling the schema does not pay
  const problems = parsed.success
    ? contradictions(parsed.data)
    : parsed.error.issues.map((issue) => {
        const name = String(issue.path[0] ?? "");
        return `${name}: "${given[name] ?? ""}" is not valid: ${issue.message}`;
      });
  problems.push(...unknownInputs(env));
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new ReplayKitError(
    "usage",
    `the Action's inputs are wrong:\n${problems.map((line) => `- ${line}`).join("\n")}`,
    {
      hint: "correct them in the workflow's `with:`; action.yml documents each",
    },
  );
}

/** Name of the environment variable that holds an input: upper case, spaces as underscores, dashes kept. */
function variable(name: string): string {
  return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}

/** Defaults as in action.yml, for callers that run the script without GitHub's runner. */
const defaults: Record<string, string> = {
  mode: "replay",
  config: "replaykit.yaml",
  attempts: "auto",
  comment: "auto",
};

function contradictions(inputs: Inputs): string[] {
  const problems: string[] = [];
  if (inputs.shard && inputs.mode !== "replay") problems.push(`shard: only for mode replay, not ${inputs.mode}`);
  if (inputs.shard && inputs.comment === "always") {
    problems.push("comment: a shard knows only its part; use comment never and let mode merge comment");
  }
  if (inputs.mode === "promote" && inputs["worker-url"] === undefined)
    problems.push("worker-url: mode promote needs it");
  if (inputs.mode === "command" && inputs.runner !== undefined) problems.push("runner: mode command runs no agent");
  if (inputs.mode === "report" && inputs.runner !== undefined) problems.push("runner: mode report runs no agent");
  return problems;
}

/**
 * Inputs that earlier versions had. They have no effect, and a workflow that sets one gets a warning with this text.
 */
const formerInputs: Record<string, string> = {
  baseline: "live cases are always compared with the base commit, which is set up when one needs it",
};

/** Returns a warning for each former input that the workflow still sets. */
export function formerInputNotes(env: Record<string, string | undefined>): string[] {
  return Object.entries(formerInputs)
    .filter(([name]) => (env[variable(name)] ?? "") !== "")
    .map(([name, why]) => `the input ${name} has no effect any more and can be removed: ${why}`);
}

function unknownInputs(env: Record<string, string | undefined>): string[] {
  const known = new Set([...inputNames, ...Object.keys(formerInputs)].map(variable));
  return Object.keys(env)
    .filter((name) => name.startsWith("INPUT_") && !known.has(name))
    .map((name) => `${name.slice("INPUT_".length).toLowerCase()}: no input has this name`);
}
