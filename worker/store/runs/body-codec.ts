import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";
import { type RunFacts, runFactsSchema } from "../../../src/api/schema/run-row.ts";
import { foldHistory, unfoldHistory } from "./fold-history.ts";
import * as z from "zod";

/** A run's data beside its trace: enough to rebuild the index. */
export const bodyHeadSchema = z.object({
  id: z.string(),
  received_at: z.number().int(),
  failed: z.boolean(),
  group: z.string().optional(),
  /** The group's ids under older fingerprints. */
  aliases: z.array(z.string()).optional(),
  title: z.string().optional(),
  weight: z.number(),
  rating: z.enum(["bad", "good"]).optional(),
  user: z.string().optional(),
  session: z.string().optional(),
  trace: z.string().optional(),
  facts: runFactsSchema,
});
export type BodyHead = Omit<z.infer<typeof bodyHeadSchema>, "facts"> & { facts: RunFacts };

export interface Body {
  head: BodyHead;
  trace: TraceRun;
}

const maxObjectBytes = 128 * 1024 * 1024;

/**
 * Brotli at quality 5 is smaller than gzip 6 and, above about 100 KB, faster. The default, 11, takes a hundred times as
 * long.
 */
export function compress(text: string): Uint8Array {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}

export function decompress(bytes: Uint8Array): string {
  return brotliDecompressSync(bytes, { maxOutputLength: maxObjectBytes }).toString("utf8");
}

/** A trace as one line, with its repeated history folded. One line per run lets one run be read without parsing all. */
export function traceLine(trace: TraceRun): string {
  return JSON.stringify(foldHistory(trace));
}

/** Heads are on the even lines and traces on the odd ones, from 0. */
export function packBodies(bodies: readonly { head: BodyHead; line: string }[]): Uint8Array {
  return compress(bodies.map(({ head, line }) => `${JSON.stringify(head)}\n${line}\n`).join(""));
}

export function unpackBody(bytes: Uint8Array, index: number): Body | undefined {
  const lines = decompress(bytes).split("\n");
  return readPair(lines[index * 2], lines[index * 2 + 1]);
}

export function unpackBodies(bytes: Uint8Array): (Body | undefined)[] {
  const lines = decompress(bytes).split("\n");
  const bodies: (Body | undefined)[] = [];
  for (let i = 0; i + 1 < lines.length; i += 2) bodies.push(readPair(lines[i], lines[i + 1]));
  return bodies;
}

/** The bodies of these runs. The traces of the others, perhaps hundreds, are not parsed. */
export function unpackSome(bytes: Uint8Array, ids: ReadonlySet<string>): Body[] {
  return bodyTexts(bytes).flatMap(({ head, trace }) => {
    const named = head !== "" && ids.has(headIdSchema.parse(JSON.parse(head)).id);
    return (named ? readPair(head, trace) : undefined) ?? [];
  });
}

const headIdSchema = bodyHeadSchema.pick({ id: true });

/** Stored heads and traces; both are empty for an erased run. */
export function bodyTexts(bytes: Uint8Array): { head: string; trace: string }[] {
  const lines = decompress(bytes).split("\n");
  const texts: { head: string; trace: string }[] = [];
  for (let i = 0; i + 1 < lines.length; i += 2) texts.push({ head: lines[i] ?? "", trace: lines[i + 1] ?? "" });
  return texts;
}

/** Removes runs from an object by emptying their lines, so that the others keep their places. */
export function blankBodies(bytes: Uint8Array, indices: readonly number[]): { bytes: Uint8Array; left: number } {
  const lines = decompress(bytes).split("\n");
  for (const index of indices) {
    lines[index * 2] = "";
    lines[index * 2 + 1] = "";
  }
  return { bytes: compress(lines.join("\n")), left: lines.filter((line) => line !== "").length };
}

function readPair(head: string | undefined, trace: string | undefined): Body | undefined {
  if (!head || !trace) return undefined;
  return { head: bodyHeadSchema.parse(JSON.parse(head)), trace: traceSchema.parse(unfoldHistory(JSON.parse(trace))) };
}
