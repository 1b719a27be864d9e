import type { Platform } from "../platform.ts";
import type { ReplayCase } from "../schema/case.ts";
import type { CaseResult } from "../schema/result.ts";
import type { TraceRun } from "../schema/trace.ts";

/** A case on its way to another tool. */
export interface ExportedCase {
  case: ReplayCase;
  trace: TraceRun;
  /** Folder of the case, relative to the repository's root, with `/`. */
  path: string;
  /** Of the last kept replay. */
  result: CaseResult | undefined;
}

export interface Exported {
  /** Texts by file name. */
  files: Record<string, string>;
  /** What the other tool cannot hold. */
  notes: string[];
}

export type Exporter = (cases: readonly ExportedCase[], platform: Pick<Platform, "hash">) => Exported;
