import { createContext, useContext } from "hono/jsx";

/** Where the pages are served, and what whoever looks at them may do there. */
export interface Site {
  /** What every link begins with; ends with a slash. */
  root: string;
  /** Name of the first page. */
  home: string;
  /** True if there is an inbox behind: somebody signs in, finds, rates, promotes. */
  inbox: boolean;
  /** By the scopes of who signed in: what is not theirs to do is not offered. */
  may: { promote: boolean; admin: boolean };
}

/** The Worker's own, for somebody who only reads; who may do more and `replaykit ui` provide another. */
export const SiteContext = createContext<Site>({
  root: "/",
  home: "Inbox",
  inbox: true,
  may: { promote: false, admin: false },
});

export function useSite(): Site {
  return useContext(SiteContext);
}
