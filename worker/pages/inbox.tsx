import * as z from "zod";
import { type InboxFilter, inboxList, inboxOrders, inboxViews } from "../../src/pages/inbox-list.ts";
import { type GroupView, InboxPage } from "../../src/pages/inbox-page.tsx";
import type { GroupRow } from "../../src/api/schema/group.ts";
import { answerPage } from "./answer-page.ts";

/** Groups that the inbox looks at: it counts, sorts and searches among them. */
const mostGroups = 2_000;

const filterSchema = z.object({
  view: z.enum(inboxViews).catch("open"),
  agent: z.string().min(1).max(200).optional().catch(undefined),
  text: z.string().trim().min(1).max(200).optional().catch(undefined),
  order: z.enum(inboxOrders).catch("last"),
  page: z.coerce.number().int().min(1).catch(1),
});

/** A page of the API's list of groups. */
export type GroupsPage = (query: {
  cursor?: string;
  limit: number;
}) => Promise<{ groups: GroupRow[]; next: string | null }>;

interface InboxParts {
  project: string;
  query: Record<string, string>;
  origin: string;
  now: number;
  groupsPage: GroupsPage;
}

/** The inbox as its address asks for it; what an address says wrongly is as if it said nothing. */
export async function answerInbox({ project, query, origin, now, groupsPage }: InboxParts): Promise<Response> {
  const filter: InboxFilter = filterSchema.parse(query);
  const groups: GroupView[] = [];
  let cursor: string | null | undefined;
  do {
    const { groups: found, next } = await groupsPage({ limit: 200, ...(cursor ? { cursor } : {}) });
    groups.push(...found);
    cursor = next;
  } while (cursor && groups.length < mostGroups);
  const list = inboxList(groups, filter, now);
  return answerPage(
    <InboxPage project={project} list={list} filter={filter} now={now} origin={origin} more={Boolean(cursor)} />,
  );
}

/** Where a form's sender goes back to: an address of these pages, never another site's. */
export function backTo(value: unknown, otherwise = "/"): string {
  return typeof value === "string" && /^\/(?![/\\])[\x20-\x7e]{0,2000}$/.test(value) ? value : otherwise;
}
