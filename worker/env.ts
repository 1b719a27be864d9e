import type { D1Database, DurableObjectNamespace, R2Bucket, RateLimit, SendEmail } from "@cloudflare/workers-types";
import * as z from "zod";
import { ReplayKitError } from "../src/core/error.ts";

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);

const variables = z.object({
  /** Redaction and subject keys derive from it; nothing is stored without it. */
  REPLAYKIT_KEY: z.string().min(16, "set the secret REPLAYKIT_KEY to at least 16 characters"),
  /** Earlier keys, separated by commas, newest first: users of their runs can still be found and erased. */
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
  /** Milliseconds from a root span's end to the close of its trace. */
  OTLP_CLOSE_MS: count(5_000),
  /** Milliseconds from a trace's last span to its close, if its root has not ended. */
  OTLP_IDLE_MS: count(30_000),
  /** Bytes of the largest body, before and after decompression. */
  MAX_BODY_BYTES: count(33_554_432),
  /** Address for people, used in notices' links. Without it, they use the address that the run was sent to. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Sender of e-mail notices: an address of a domain with Email Routing or Sending. */
  EMAIL_FROM: z.email().optional(),
  /** Issuer of GitHub's identity tokens; a local stub in tests. */
  OIDC_ISSUER: z.url().default("https://token.actions.githubusercontent.com"),
  OIDC_AUDIENCE: z.string().default("replaykit"),
  /**
   * Cloudflare Access team, e.g. `https://team.cloudflareaccess.com`. Without it, Access identities are not accepted.
   */
  ACCESS_TEAM: z.url().optional(),
  ACCESS_AUDIENCE: z.string().optional(),
  /** Access to GitHub for promoting: an App's id and private key (PEM), or else a fine-grained token. */
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
  /** May be absent in a user's own configuration: then only the buckets of the isolates limit the rate. */
  RATE?: RateLimit;
  /** Without it, notices by e-mail cannot be sent. */
  EMAIL?: SendEmail;
  [variable: string]: unknown;
}

/** Reads the Worker's variables and secrets; an error names the wrong one. */
export function readVariables(env: Record<string, unknown>): Variables {
  const read = variables.safeParse(env);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const name = String(issue?.path[0] ?? "a variable");
  throw new ReplayKitError("internal", `the Worker is not set up: ${name}: ${issue?.message ?? "not understood"}`, {
    hint: `npx replaykit worker deploy, or npx wrangler secret put ${name} --name replaykit`,
  });
}
