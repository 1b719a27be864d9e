import { createContext, useContext } from "hono/jsx";

/** Where the pages are served, and what their user may do. */
export interface Site {
  /** Start of every link; ends with a slash. */
  root: string;
  /** Name of the first page. */
  home: string;
  /** True if there is an inbox, where users sign in, find, rate and promote. */
  inbox: boolean;
  /** What the user's scopes allow. Other actions are not offered. */
  may: { promote: boolean; admin: boolean };
}

/**
 * Default: the Worker's pages for a user who may only read. Users who may do more and `replaykit ui` get another value.
 */
export const SiteContext = createContext<Site>({
  root: "/",
  home: "Inbox",
  inbox: true,
  may: { promote: false, admin: false },
});

export function useSite(): Site {
  return useContext(SiteContext);
}
