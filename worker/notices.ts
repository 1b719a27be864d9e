import type { Principal } from "./auth/principal.ts";
import { signWebhook } from "./auth/webhook-signature.ts";
import type { Deps } from "./deps.ts";
import type { Hook } from "./schema/settings.ts";
import { dayOf } from "./store/save-delivery.ts";
import type { GroupAfter, Known } from "./store/trace-store.ts";

type NoticeType = Hook["events"][number];

export interface Notice {
  type: NoticeType;
  project: string;
  group: string;
  /** Redacted like the trace it was made from. */
  title: string;
  count: number;
}

type NoticeParts = Pick<Deps, "now" | "newId" | "log" | "post">;

const spikeLeast = 10;
const spikeFactor = 5;

/** Tells a project's hooks of new groups, spikes, and guarded failures that returned. */
export async function announce(
  groups: readonly GroupAfter[],
  known: Known["groups"],
  { project, settings }: Pick<Principal, "project" | "settings">,
  deps: NoticeParts,
): Promise<void> {
  const day = dayOf(deps.now());
  for (const group of groups) {
    const type = noticeOf(group, known.get(group.id), day);
    if (type === undefined) continue;
    const notice: Notice = { type, project, group: group.id, title: group.title, count: group.count };
    for (const hook of settings.hooks.filter((one) => one.events.includes(type))) await send(hook, notice, deps);
  }
}

function noticeOf(group: GroupAfter, before: { state: string } | undefined, day: string): NoticeType | undefined {
  if (before === undefined) return "group.new";
  if (group.state === "came_back" && before.state === "guarded") return "group.came_back";
  return isSpike(group, day) ? "group.spike" : undefined;
}

/** Today passes five times the mean of the seven days before it; told when the number is passed, not each time after. */
function isSpike({ days }: GroupAfter, day: string): boolean {
  const earlier = Object.entries(days)
    .filter(([name]) => name < day)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .slice(-7);
  const mean = earlier.reduce((sum, [, count]) => sum + count, 0) / 7;
  return days[day] === Math.max(spikeLeast, Math.ceil(mean * spikeFactor));
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
  deps.log("notice", { project: notice.project, type: notice.type, status });
}

const words: Record<NoticeType, string> = {
  "group.new": "New failure",
  "group.spike": "Failure on the rise",
  "group.came_back": "A guarded failure came back",
};

/** Slack reads `<…>` as links and mentions; escaped, trace text stays text. */
function slackText({ type, project, title, count, group }: Notice): string {
  const safe = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `${words[type]} in ${project}: ${safe} (${count} so far, ${group})`;
}
