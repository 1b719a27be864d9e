const shownDays = 14;
const recentDays = 2;
const dayMs = 86_400_000;

/** The most runs that one of these groups had on a day: the scale that all their lines share. */
export function commonScale(groups: readonly { days: Record<string, number> }[], now: number): number {
  const days = lastDays(now, shownDays);
  return groups.reduce((most, group) => days.reduce((top, day) => Math.max(top, group.days[day] ?? 0), most), 1);
}

/**
 * Failures of the last 14 days, a bar each, the last two marked. Heights grow with the square root, so that beside a group of thousands
 * one of three is still seen.
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

/** Days as groups count them (`20261121`, UTC), the oldest first. */
function lastDays(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now - (count - 1 - index) * dayMs).toISOString().slice(0, 10).replaceAll("-", ""),
  );
}
