const shownDays = 14;
const recentDays = 2;
const dayMs = 86_400_000;

/** The most runs that any of these groups had on a day. All their lines share this scale. */
export function commonScale(groups: readonly { days: Record<string, number> }[], now: number): number {
  const days = lastDays(now, shownDays);
  return groups.reduce((most, group) => days.reduce((top, day) => Math.max(top, group.days[day] ?? 0), most), 1);
}

/**
 * Failures of the last 14 days as bars, the last two days marked. Heights grow with the square root, so that a group of
 * three is visible beside one of thousands.
 */
export function Sparkline({ days, now, most }: { days: Record<string, number>; now: number; most: number }) {
  const counts = lastDays(now, shownDays).map((day) => days[day] ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const words = `${total} in ${shownDays} days, ${counts.at(-1)} today`;
  return (
    <svg class="spark" viewBox="0 0 104 18" role="img" aria-label={words}>
      <title>{words}</title>
      {counts.map((count, index) => {
        const height = count === 0 ? 1 : Math.max(2, Math.round(Math.sqrt(count / most) * 180) / 10);
        const tone = count === 0 ? "none" : index >= shownDays - recentDays ? "hot" : undefined;
        return (
          <rect
            x={index * 7.5}
            y={18 - height}
            width="5.5"
            height={height}
            {...(tone === undefined ? {} : { class: tone })}
          />
        );
      })}
    </svg>
  );
}

/** Days in the form of a group's counts (`20261121`, UTC), oldest first. */
function lastDays(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now - (count - 1 - index) * dayMs).toISOString().slice(0, 10).replaceAll("-", ""),
  );
}

/** A group of failures, as the Worker's API returns it. */
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
  /** Releases in which it was seen. The first one is where it began. */
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

/** The state of a group. An open group is shown as `new` on its first day only. */
export function StateBadge({ group: { state, first_seen }, now }: { group: GroupView; now: number }) {
  const isNew = state === "new" && first_seen > now - dayMs;
  const { words, tone } = isNew ? { words: "new", tone: "bad" } : groupStates[state];
  return <span class={`chip ${tone}`}>{words}</span>;
}

/** States that a user may give a group, with their keys in the inbox. */
export const groupActs: { state: GroupView["state"]; words: string; key: string; about: string }[] = [
  { state: "ignored", words: "Ignore", key: "i", about: "The inbox hides it, however often it fails." },
  { state: "resolved", words: "Resolve", key: "r", about: "It is resolved: it returns when it fails again." },
  { state: "guarded", words: "Mark guarded", key: "g", about: "A case guards it: it returns when it fails again." },
  { state: "new", words: "Reopen", key: "n", about: "It needs you again." },
];
