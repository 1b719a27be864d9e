import type { Principal } from "./auth/principal.ts";
import { signWebhook } from "./auth/webhook-signature.ts";
import type { Deps } from "./deps.ts";
import type { Hook } from "./schema/settings.ts";
import { dayOf } from "./store/save-delivery.ts";
import type { GroupAfter } from "./store/trace-store.ts";

type NoticeType = Hook["events"][number];

export interface Notice {
  type: NoticeType;
  project: string;
  group: string;
  /** Redacted like the trace it was made from. */
  title: string;
  count: number;
  /** How many other groups the same request told the same of. */
  more: number;
}

type NoticeParts = Pick<Deps, "now" | "newId" | "log" | "post">;

const spikeLeast = 10;
const spikeFactor = 5;

/**
 * Tells a project's hooks of new groups, spikes, and guarded failures that returned: one notice of each kind a request, however many
 * groups it is about.
 */
export async function announce(
  groups: readonly GroupAfter[],
  { project, settings }: Pick<Principal, "project" | "settings">,
  deps: NoticeParts,
): Promise<void> {
  const notices = noticesOf(groups, project, dayOf(deps.now()));
  const sent = settings.hooks.flatMap((hook) => {
    return notices.filter(({ type }) => hook.events.includes(type)).map((notice) => send(hook, notice, deps));
  });
  await Promise.all(sent);
}

function noticesOf(groups: readonly GroupAfter[], project: string, day: string): Notice[] {
  const byType = new Map<NoticeType, Notice>();
  for (const group of groups) {
    const type = typeOf(group, day);
    if (type === undefined) continue;
    const known = byType.get(type);
    if (known) known.more += 1;
    else byType.set(type, { type, project, group: group.id, title: group.title, count: group.count, more: 0 });
  }
  return [...byType.values()];
}

function typeOf(group: GroupAfter, day: string): NoticeType | undefined {
  if (group.before <= 0) return "group.new";
  if (group.cameBack) return "group.came_back";
  return isSpike(group, day) ? "group.spike" : undefined;
}

/** Today passes five times the mean of the seven days before it; told by the request that passes it, not by those after it. */
function isSpike({ days, count, before }: GroupAfter, day: string): boolean {
  const earlier = Object.entries(days)
    .filter(([name]) => name < day)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .slice(-7);
  const mean = earlier.reduce((sum, [, one]) => sum + one, 0) / 7;
  const limit = Math.max(spikeLeast, Math.ceil(mean * spikeFactor));
  const today = days[day] ?? 0;
  return today >= limit && today - (count - before) < limit;
}

async function send(hook: Hook, notice: Notice, deps: NoticeParts): Promise<void> {
  const id = `msg_${deps.newId()}`;
  const at = deps.now();
  const timestamp = String(Math.floor(at / 1000));
  const body = JSON.stringify(
    hook.form === "slack"
      ? { text: slackText(notice) }
      : { type: notice.type, timestamp: new Date(at).toISOString(), data: notice },
  );
  const signature =
    hook.secret === undefined
      ? {}
      : { "webhook-signature": signWebhook(hook.secret, { id, timestamp }, Buffer.from(body)) };
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    ...signature,
  };
  const status = await deps.post(hook.url, headers, body);
  deps.log("notice", { project: notice.project, type: notice.type, more: notice.more, status });
}

const words: Record<NoticeType, string> = {
  "group.new": "New failure",
  "group.spike": "Failure on the rise",
  "group.came_back": "A guarded failure came back",
};

/** Slack reads `<…>` as links and mentions; escaped, trace text stays text. */
function slackText({ type, project, title, count, group, more }: Notice): string {
  const safe = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const others = more === 0 ? "" : ` and ${more} more`;
  return `${words[type]} in ${project}: ${safe} (${count} so far, ${group})${others}`;
}
