import type { LoadedCase } from "../../core/case/load-case.ts";

/** One result of doctor. */
export interface DoctorFinding {
  level: "ok" | "advice" | "problem";
  message: string;
  /** The command or edit that fixes it. */
  next?: string;
}

/** A case that doctor could read. */
export interface ReadCase {
  folder: string;
  loaded: LoadedCase;
  /** Text of its case.yaml. */
  yaml: string;
}
