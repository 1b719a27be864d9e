import type { LoadedCase } from "../../core/case/load-case.ts";

/** One thing that doctor tried. */
export interface DoctorFinding {
  level: "ok" | "advice" | "problem";
  message: string;
  /** The command or the edit that mends it. */
  next?: string;
}

/** A case that doctor could read. */
export interface ReadCase {
  folder: string;
  loaded: LoadedCase;
  /** The text of its case.yaml. */
  yaml: string;
}
