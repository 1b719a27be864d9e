import { AppPage, Empty } from "./app-page.tsx";
import { safeText, timeText } from "./safe-text.ts";

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
  state: "new" | "promoted" | "guarded" | "came_back" | "ignored";
  note: Record<string, string>;
}

export const groupStates: Record<GroupView["state"], { words: string; tone: string }> = {
  new: { words: "new", tone: "bad" },
  promoted: { words: "promoted", tone: "warn" },
  guarded: { words: "guarded", tone: "good" },
  came_back: { words: "came back", tone: "bad" },
  ignored: { words: "ignored", tone: "soft" },
};

export interface InboxPageProps {
  project: string;
  groups: GroupView[];
  filter: { state?: string | undefined; agent?: string | undefined };
  now: number;
}

export function InboxPage({ project, groups, filter, now }: InboxPageProps) {
  return (
    <AppPage title="Inbox" project={project}>
      <h1>Inbox</h1>
      <form class="line filter">
        <div>
          <label for="state">State</label>
          <select id="state" name="state">
            <option value="">all</option>
            {Object.entries(groupStates).map(([state, { words }]) => (
              <option value={state} selected={state === filter.state}>
                {words}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label for="agent">Agent</label>
          <input id="agent" name="agent" value={filter.agent ?? ""} />
        </div>
        <button>Filter</button>
      </form>
      {groups.length === 0 ? <NoGroups filtered={filter.state !== undefined || filter.agent !== undefined} /> : null}
      {groups.map((group) => (
        <article class="card" data-item={group.id}>
          <div>
            <h2>
              <a href={`/groups/${encodeURIComponent(group.id)}`}>{safeText(group.title, 200)}</a>
            </h2>
            <p class="soft">
              {safeText(group.agent ?? "unknown agent", 100)} · first {timeText(group.first_seen)} · last{" "}
              {timeText(group.last_seen)}
            </p>
          </div>
          <div class="numbers">
            <StateBadge state={group.state} />
            <span>
              <strong>{group.count}</strong> {group.count === 1 ? "run" : "runs"}
            </span>
            <Sparkline days={group.days} now={now} />
          </div>
        </article>
      ))}
      {groups.length === 0 ? null : (
        <p class="soft small">Keys: j and k go through the groups, Enter opens one, / finds.</p>
      )}
    </AppPage>
  );
}

function NoGroups({ filtered }: { filtered: boolean }) {
  if (filtered) return <Empty title="No group is like that." />;
  return (
    <Empty title="No failure yet.">
      <p>
        Runs arrive at <code>/v1/traces</code> (OTLP) and <code>/v1/runs</code>; those that failed alike make a group.
      </p>
    </Empty>
  );
}

export function StateBadge({ state }: { state: GroupView["state"] }) {
  const { words, tone } = groupStates[state];
  return <span class={`state ${tone}`}>{words}</span>;
}

const shownDays = 30;
const dayMs = 86_400_000;

/** Failures of the last 30 days, a bar each. */
export function Sparkline({ days, now }: { days: Record<string, number>; now: number }) {
  const counts = Array.from({ length: shownDays }, (_, index) => {
    const day = new Date(now - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10).replaceAll("-", "");
    return days[day] ?? 0;
  });
  const most = Math.max(1, ...counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <svg
      class="spark"
      viewBox="0 0 120 24"
      role="img"
      aria-label={`${total} in the last ${shownDays} days, ${most} on the worst`}
    >
      {counts.map((count, index) => {
        const height = count === 0 ? 1 : Math.max(2, (count / most) * 24);
        return (
          <rect x={index * 4} y={24 - height} width="3" height={height} {...(count === 0 ? { class: "none" } : {})} />
        );
      })}
    </svg>
  );
}
