import { createHash, createHmac } from "node:crypto";
import type { Platform } from "../../../src/core/platform.ts";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { scaffoldCase } from "../../../src/core/scaffold/scaffold.ts";
import type { ScaffoldInput } from "../../../src/core/scaffold/scaffold-input.ts";
import type { CaseFiles } from "../../../src/core/schema/case.ts";
import { type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";

/** A platform without a clock: the same case every time. */
export const platform: Platform = {
  now: () => new Date("2026-11-20T10:00:00Z"),
  newId: () => "id-1",
  hash: (text) => createHash("sha256").update(text).digest("hex"),
  byteLength: (text) => Buffer.byteLength(text),
};

export function redactor() {
  return createRedactor({ keyedHash: (text) => createHmac("sha256", "test").update(text).digest("hex") });
}

/** The published README's example: five equal look-ups that time out, then the limit. */
export function searchLoop(): TraceRun {
  const lookups = Array.from({ length: 5 }, () => [
    { type: "tool_call", tool_name: "lookup_billing", tool_args: { user_id: "usr_8821" } },
    { type: "tool_result", output: "Error: billing service timeout" },
  ]).flat();
  return traceSchema.parse({
    run_id: "run-billing-2024-0312",
    status: "error",
    events: [
      { type: "input_message", content: "Why was I charged $49.99?" },
      ...lookups,
      { type: "error", error: "Max tool call limit exceeded. Agent terminated." },
    ],
  });
}

/** A run without any error that refunded although it should not have. */
export function wrongRefund(): TraceRun {
  return traceSchema.parse({
    run_id: "run-refund",
    status: "success",
    events: [
      { type: "input_message", content: "I want my money back." },
      { type: "tool_call", call_id: "a", tool_name: "get_order", tool_args: { id: 1 } },
      { type: "tool_result", call_id: "a", output: { total: 12.5, refundable: false } },
      { type: "tool_call", call_id: "b", tool_name: "refund_order", tool_args: { id: 1, amount: 12.5 } },
      { type: "tool_result", call_id: "b", output: { ok: true } },
      { type: "final_output", content: "I have refunded $12.50." },
    ],
  });
}

export function scaffolded(trace: TraceRun, options: Partial<ScaffoldInput> = {}) {
  return scaffoldCase({ trace, id: "sample", platform, redactor: redactor(), ...options });
}

/** The files of a case that is sound, with some replaced. */
export function caseFiles(changed: CaseFiles = {}): CaseFiles {
  const effects = { lookup_billing: "read" as const };
  return { ...scaffolded(searchLoop(), { effects }).files, ...changed };
}
