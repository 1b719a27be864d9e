import { createContext, useContext } from "hono/jsx";

/** Where the pages are served. */
export interface Site {
  /** What every link begins with; ends with a slash. */
  root: string;
  /** Name of the first page. */
  home: string;
  /** True where there is an inbox behind: somebody signs in, finds, rates, promotes. */
  inbox: boolean;
}

/** The Worker's own; `replaykit ui` provides another. */
export const SiteContext = createContext<Site>({ root: "/", home: "Inbox", inbox: true });

export function useSite(): Site {
  return useContext(SiteContext);
}
