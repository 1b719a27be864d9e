/** A group of failures, as the Worker's API answers it. */
export interface GroupView {
  id: string;
  title: string;
  agent?: string | undefined;
  count: number;
  kept: number;
  first_seen: number;
  last_seen: number;
  /** Failures by day (`20261121`). */
  days: Record<string, number>;
  state: "new" | "promoted" | "guarded" | "resolved" | "came_back" | "ignored";
  note: Record<string, string>;
  /** In which it was seen, the first of them first. */
  releases?: { id: string; count: number; first_seen: number; last_seen: number }[] | undefined;
}

interface StateWords {
  words: string;
  tone: "bad" | "warn" | "guard" | "good" | "soft";
}

export const groupStates: Record<GroupView["state"], StateWords> = {
  new: { words: "open", tone: "soft" },
  promoted: { words: "promoted", tone: "warn" },
  guarded: { words: "guarded", tone: "guard" },
  resolved: { words: "resolved", tone: "good" },
  came_back: { words: "came back", tone: "bad" },
  ignored: { words: "ignored", tone: "soft" },
};

const dayMs = 86_400_000;

/** What became of a group. `new` is what was not there a day ago: what is older and still open is only open. */
export function StateBadge({ group: { state, first_seen }, now }: { group: GroupView; now: number }) {
  const isNew = state === "new" && first_seen > now - dayMs;
  const { words, tone } = isNew ? { words: "new", tone: "bad" } : groupStates[state];
  return <span class={`chip ${tone}`}>{words}</span>;
}

/** What somebody may make of a group, with its key in the inbox. */
export const groupActs: { state: GroupView["state"]; words: string; key: string; about: string }[] = [
  { state: "ignored", words: "Ignore", key: "i", about: "The inbox hides it, however often it fails." },
  { state: "resolved", words: "Resolve", key: "r", about: "It is resolved: it returns when it fails again." },
  { state: "guarded", words: "Mark guarded", key: "g", about: "A case guards it: it returns when it fails again." },
  { state: "new", words: "Reopen", key: "n", about: "It needs you again." },
];
