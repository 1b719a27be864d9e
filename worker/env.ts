import type { D1Database, DurableObjectNamespace, R2Bucket, RateLimit, SendEmail } from "@cloudflare/workers-types";
import * as z from "zod";
import { ReplayKitError } from "../src/core/error.ts";

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);

const variables = z.object({
  /** Redaction and subject keys derive from it; without it nothing may be stored. */
  REPLAYKIT_KEY: z.string().min(16, "set the secret REPLAYKIT_KEY to at least 16 characters"),
  /** Keys of before, by commas, the newest first: users of runs that came under them are found and erased too. */
  REPLAYKIT_PREVIOUS_KEYS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((key) => key.trim())
        .filter((key) => key !== ""),
    ),
  REPLAYKIT_ADMIN_TOKEN: z.string().min(16).optional(),
  /** Wait after a root span's end before a trace is closed. */
  OTLP_CLOSE_MS: count(5_000),
  /** Wait after the last span of a trace whose root never ended. */
  OTLP_IDLE_MS: count(30_000),
  /** Largest body, before and after decompression. */
  MAX_BODY_BYTES: count(33_554_432),
  /** Where people open the Worker, for the links in notices; left out: where the run was sent to. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Who notices by e-mail come from: an address of a domain with Email Routing or Sending. */
  EMAIL_FROM: z.email().optional(),
  /** Where the issuer's keys are read; a local stub in tests. */
  OIDC_ISSUER: z.url().default("https://token.actions.githubusercontent.com"),
  OIDC_AUDIENCE: z.string().default("replaykit"),
  /** Cloudflare Access team, e.g. `https://team.cloudflareaccess.com`; absent: Access identities are not accepted. */
  ACCESS_TEAM: z.url().optional(),
  ACCESS_AUDIENCE: z.string().optional(),
  /** How promote reaches GitHub: an App's id and private key (PEM), else a fine-grained token; without either it cannot. */
  GITHUB_APP_ID: z.string().optional(),
  GITHUB_APP_KEY: z.string().optional(),
  GITHUB_TOKEN: z.string().optional(),
  GITHUB_API_URL: z.url().default("https://api.github.com"),
});
export type Variables = z.infer<typeof variables>;

export interface Env {
  TRACES: R2Bucket;
  DB: D1Database;
  GATHERERS: DurableObjectNamespace;
  /** Absent where somebody runs the Worker with a configuration of their own: the isolates' buckets brake then. */
  RATE?: RateLimit;
  /** Absent: notices by e-mail cannot be sent. */
  EMAIL?: SendEmail;
  [variable: string]: unknown;
}

/** Reads the Worker's variables and secrets; an error names the one that is wrong. */
export function readVariables(env: Record<string, unknown>): Variables {
  const read = variables.safeParse(env);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const name = String(issue?.path[0] ?? "a variable");
  throw new ReplayKitError("internal", `the Worker is not set up: ${name}: ${issue?.message ?? "not understood"}`, {
    hint: `npx replaykit worker deploy, or npx wrangler secret put ${name} --name replaykit`,
  });
}
