import type { Principal } from "../auth/principal.ts";
import { signWebhook } from "../auth/webhook-signature.ts";
import type { Deps } from "../deps.ts";
import type { Hook } from "../../src/api/schema/settings.ts";
import { dayOf } from "../store/groups/count-groups.ts";
import { compact } from "../../src/core/compact.ts";
import { shortened } from "../../src/core/text/characters.ts";
import type { GroupAfter, TraceStore } from "../store/trace-store.ts";

type NoticeType = Exclude<Hook["events"][number], "digest.weekly">;

export interface Notice {
  type: NoticeType;
  project: string;
  group: string;
  /** What went wrong, without text of the trace except names of tools, since receivers are outside the Worker. */
  title: string;
  /** The agent that failed; absent if the run names none. */
  agent?: string;
  count: number;
  /** One of the group's runs; `run` is its id in the Worker. */
  run_id?: string;
  run?: string;
  /** The run's page, or the group's if the run was counted but not kept. */
  url?: string;
  /** How many other groups of the same request had the same event. */
  more: number;
  /** Only for `group.new_in_release`: the release. The agent's previous release did not have this failure. */
  release?: string;
}

export type NoticeDeps = Pick<Deps, "now" | "newId" | "log" | "post"> & {
  store: Pick<TraceStore, "releaseBefore" | "countNotices">;
  variables: Pick<Deps["variables"], "PUBLIC_URL">;
};

/** The project whose hooks get the notices, and the base address for links. */
type NoticeProject = Pick<Principal, "project" | "settings"> & { origin?: string | undefined };

const spikeLeast = 10;
const spikeFactor = 5;
const dayMs = 24 * 3_600_000;

/**
 * Notifies a project's hooks of new groups, spikes, and failures that came back. Of one request, a hook gets at most
 * one notice of each type.
 */
export async function announce(
  groups: readonly GroupAfter[],
  { project, settings, origin }: NoticeProject,
  deps: NoticeDeps,
): Promise<void> {
  const place = { project, origin: deps.variables.PUBLIC_URL ?? origin };
  const hasHook = settings.hooks.some(({ events }) => events.includes("group.new_in_release"));
  const newIn = hasHook ? await newInRelease(groups, project, deps) : new Map<string, string>();
  const sent = settings.hooks.flatMap((hook) => {
    const types = (group: GroupAfter) => typeOf(group, { at: deps.now(), events: hook.events, newIn });
    return noticesOf(groups, place, types).map((notice) => {
      const release = newIn.get(notice.group);
      const named = notice.type === "group.new_in_release" && release !== undefined ? { release } : {};
      return send(hook, { ...notice, ...named }, deps);
    });
  });
  await countNotices(project, await Promise.all(sent), deps);
}

export function isDelivered(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * Counts notices for `/metrics`, in one row for all of a request's. A fault is only logged, since the notices were
 * sent.
 */
export async function countNotices(
  project: string,
  statuses: readonly number[],
  deps: Pick<NoticeDeps, "now" | "log"> & { store: Pick<TraceStore, "countNotices"> },
): Promise<void> {
  if (statuses.length === 0) return;
  const delivered = statuses.filter(isDelivered).length;
  const outcomes = Object.entries({ delivered, failed: statuses.length - delivered }).filter(([, count]) => count > 0);
  await deps.store.countNotices(project, deps.now(), new Map(outcomes)).catch((error: unknown) => {
    deps.log("notice_uncounted", { project, name: error instanceof Error ? error.name : "unknown" });
  });
}

/**
 * Groups that the agent's previous release did not have, by id, with the release. Without a previous release none is
 * new.
 */
async function newInRelease(groups: readonly GroupAfter[], project: string, { store }: NoticeDeps) {
  const found = new Map<string, string>();
  const before = new Map<string, string | undefined>();
  for (const { id, firstIn, releases } of groups) {
    for (const release of firstIn) {
      if (!before.has(release)) before.set(release, await store.releaseBefore(project, release));
      const last = before.get(release);
      if (last !== undefined && !releases.some((one) => one.id === last)) found.set(id, release);
    }
  }
  return found;
}

const agentLength = 80;

interface NoticeOrigin {
  project: string;
  origin: string | undefined;
}

function noticesOf(
  groups: readonly GroupAfter[],
  place: NoticeOrigin,
  typeOfGroup: (group: GroupAfter) => NoticeType | undefined,
): Notice[] {
  const byType = new Map<NoticeType, Notice>();
  for (const group of groups) {
    const type = typeOfGroup(group);
    if (type === undefined) continue;
    const known = byType.get(type);
    if (known) known.more += 1;
    else byType.set(type, noticeOf(type, group, place));
  }
  return [...byType.values()];
}

function noticeOf(
  type: NoticeType,
  { id, plainTitle, agent, count, run }: GroupAfter,
  { project, origin }: NoticeOrigin,
): Notice {
  const page = run?.kept ? `runs/${run.id}` : `groups/${encodeURIComponent(id)}`;
  const url = origin === undefined ? undefined : `${origin.replace(/\/+$/, "")}/${page}?project=${project}`;
  const named = run === undefined ? {} : { run_id: run.run_id, run: run.id };
  return {
    type,
    project,
    group: id,
    title: plainTitle ?? "Failed run",
    ...compact({ agent: agent && shortened(agent, agentLength) }),
    count,
    ...named,
    ...compact({ url }),
    more: 0,
  };
}

interface Listening {
  at: number;
  events: Hook["events"];
  newIn: ReadonlyMap<string, string>;
}

/** If several events apply to a group, a hook gets the first one that it listens to. */
function typeOf(group: GroupAfter, { at, events, newIn }: Listening): NoticeType | undefined {
  const types: NoticeType[] = [];
  if (group.before <= 0) types.push("group.new");
  else if (group.cameBack) types.push("group.came_back");
  if (newIn.has(group.id)) types.push("group.new_in_release");
  if (group.before > 0 && !group.cameBack && isSpike(group, at)) types.push("group.spike");
  return types.find((type) => events.includes(type));
}

/** Today exceeds five times the mean of the seven days before. Only the request that crosses the limit reports it. */
function isSpike({ days, count, before }: GroupAfter, at: number): boolean {
  const earlier = Array.from({ length: 7 }, (_, index) => days[dayOf(at - (index + 1) * dayMs)] ?? 0);
  const mean = earlier.reduce((sum, one) => sum + one, 0) / 7;
  const limit = Math.max(spikeLeast, Math.ceil(mean * spikeFactor));
  const today = days[dayOf(at)] ?? 0;
  return today >= limit && today - (count - before) < limit;
}

async function send(hook: Hook, notice: Notice, deps: NoticeDeps): Promise<number> {
  const text = plainText(notice);
  const status = await sendMessage(
    hook,
    { type: notice.type, data: notice, subject: text.subject, lines: text.lines },
    deps,
  );
  deps.log("notice", { project: notice.project, type: notice.type, more: notice.more, status });
  return status;
}

/** A notice in each form that a receiver may want. */
export interface Message {
  type: string;
  data: object;
  subject: string;
  lines: string[];
}

/** Sends a message to a hook. Returns the receiver's HTTP status, 0 without an answer. */
export function sendMessage(hook: Hook, { type, data, subject, lines }: Message, deps: NoticeDeps): Promise<number> {
  const id = `msg_${deps.newId()}`;
  const at = deps.now();
  const timestamp = String(Math.floor(at / 1000));
  const body = JSON.stringify(
    hook.url.startsWith("mailto:")
      ? { subject, text: lines.join("\n") }
      : hook.form === "slack"
        ? { text: [subject, ...lines].map(escaped).join("\n") }
        : { type, timestamp: new Date(at).toISOString(), data },
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
  return deps.post(hook.url, headers, body);
}

const words: Record<NoticeType, string> = {
  "group.new": "New failure",
  "group.spike": "Failure on the rise",
  "group.came_back": "A failure that was guarded or resolved came back",
  "group.new_in_release": "A failure that the previous release did not have",
};

function plainText({ type, project, title, agent, count, group, run_id, url, more }: Notice): {
  subject: string;
  lines: string[];
} {
  const run = run_id === undefined ? group : `${group}, run ${run_id}`;
  const others = more === 0 ? "" : ` and ${more} more`;
  const where = agent === undefined ? project : `${project}, agent ${agent}`;
  const subject = `${words[type]} in ${where}: ${title} (${count} so far, ${run})${others}`;
  return { subject: subject.replaceAll(/\s+/g, " "), lines: url === undefined ? [] : [url] };
}

/** Slack reads `<…>` as links and mentions, so they are escaped. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
