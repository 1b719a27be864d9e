/** One thing that doctor tried. */
export interface DoctorFinding {
  level: "ok" | "advice" | "problem";
  message: string;
  /** The command or the edit that mends it. */
  next?: string;
}
