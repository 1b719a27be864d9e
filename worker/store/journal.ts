/**
 * The journal's entries: one line per run in the row of its minute. They make the index: which runs came when, what became of
 * them, and whose they were. A row is written for the accounting anyway, so all of this costs no further row.
 *
 *   <id: 24 hex><fate: 1 letter><user: 12 hex or ''>,<session>,<trace>,<batch>\n
 */
/** `named`: a stored run was rewritten, continued or rated, and has these names now. It changes no count. */
export type Fate = "kept" | "sampled" | "window" | "rejected" | "lifted" | "named";

export interface JournalEntry {
  id: string;
  fate: Fate;
  /** Keyed hash of the user id: finds a user's runs without storing who the user is. */
  user?: string | undefined;
  session?: string | undefined;
  /** Keyed hash of the trace id. */
  trace?: string | undefined;
  /** The object under the window's prefix that holds the run. */
  batch?: string | undefined;
}

const letters: Record<Fate, string> = { kept: "k", sampled: "x", window: "w", rejected: "r", lifted: "l", named: "n" };
const fates: Record<string, Fate> = { k: "kept", x: "sampled", w: "window", r: "rejected", l: "lifted", n: "named" };
const line = /^([0-9a-f]{24})([kxwrln])([0-9a-f]*),([0-9a-f]*),([0-9a-f]*),([0-9a-f]*)$/;

export function writeEntries(entries: readonly JournalEntry[]): string {
  return entries
    .map(({ id, fate, user = "", session = "", trace = "", batch = "" }) => {
      return `${id}${letters[fate]}${user},${session},${trace},${batch}\n`;
    })
    .join("");
}

export function readEntries(text: string): JournalEntry[] {
  return text.split("\n").flatMap((part) => {
    const found = line.exec(part);
    const fate = fates[found?.[2] ?? ""];
    if (!found || fate === undefined) return [];
    const [, id = "", , user, session, trace, batch] = found;
    return [
      {
        id,
        fate,
        user: user || undefined,
        session: session || undefined,
        trace: trace || undefined,
        batch: batch || undefined,
      },
    ];
  });
}

/** `invalid_json:2;too_large:1;` → totals by reason. */
export function readReasons(text: string): Record<string, number> {
  const totals = new Map<string, number>();
  for (const part of text.split(";")) {
    const [reason, count] = part.split(":");
    if (reason && count) totals.set(reason, (totals.get(reason) ?? 0) + Number(count));
  }
  return Object.fromEntries(totals);
}

export function writeReasons(reasons: ReadonlyMap<string, number>): string {
  return [...reasons].map(([reason, count]) => `${reason}:${count};`).join("");
}
