import { inboxQuerySchema } from "../../src/api/schema/inbox.ts";
import type { InboxFilter } from "../../src/pages/inbox/inbox-list.ts";

const { view, agent, release, text, order, page } = inboxQuerySchema.shape;

/** The inbox's filter in the page's address; invalid parameters are ignored. */
const filterSchema = inboxQuerySchema.extend({
  view: view.catch("open"),
  agent: agent.catch(undefined),
  release: release.catch(undefined),
  text: text.catch(undefined),
  order: order.catch("last"),
  page: page.catch(1),
});

export function inboxFilter(query: Record<string, string>): InboxFilter {
  return filterSchema.parse(query);
}

/** Where a form leads back to: an address of these pages, never of another site. */
export function backTo(value: unknown, otherwise = "/"): string {
  return typeof value === "string" && /^\/(?![/\\])[\x20-\x7e]{0,2000}$/.test(value) ? value : otherwise;
}
