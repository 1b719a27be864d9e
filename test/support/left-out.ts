import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const variable = "REPLAYKIT_TEST_LEFT_OUT";

/** Something that tests left out on this machine, and why. */
interface Omission {
  what: string;
  why: string;
}

/** Notes what a test leaves out on this machine; one line at the end of the run lists all of it. */
export function leaveOut(what: string, why: string): void {
  const file = process.env[variable];
  const omission: Omission = { what, why };
  if (file === undefined) console.log(leftOutLine([omission]));
  else appendFileSync(file, `${JSON.stringify(omission)}\n`);
}

/** The line that lists what was left out, by reason and without repetitions. */
export function leftOutLine(omissions: readonly Omission[]): string {
  const reasons = [...new Set(omissions.map(({ why }) => why))].sort();
  const said = reasons.map((reason) => {
    const things = omissions.filter(({ why }) => why === reason).map(({ what }) => what);
    return `${[...new Set(things)].sort().join(", ")} (${reason})`;
  });
  return `left out: ${said.join("; ")}`;
}

/** Vitest's global set-up: creates the file to which all workers of the run write. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "replaykit-left-out-"));
  const file = join(folder, "omissions.jsonl");
  process.env[variable] = file;
  return () => {
    const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
    rmSync(folder, { recursive: true, force: true });
    if (lines.length > 0) console.log(leftOutLine(lines.map((line): Omission => JSON.parse(line))));
  };
}
