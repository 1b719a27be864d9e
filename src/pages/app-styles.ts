import { frameStyles } from "./styles/frame.ts";
import { listStyles } from "./styles/lists.ts";
import { promoteStyles } from "./styles/promote.ts";
import { runStyles } from "./styles/run.ts";
import { baseStyles, tokens } from "./styles/tokens.ts";

/** The stylesheet of the pages: a file of its own, so that no style stands in the page itself. */
export const appStyles = [tokens, baseStyles, frameStyles, listStyles, runStyles, promoteStyles].join("");

/** A tape wound back: two arrows to the left in a square. */
export const appIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" rx="5" fill="#5140cf"/><path fill="#fff" d="M9.6 5.2v9.6L3.6 10zM16 5.2v9.6L10 10z"/></svg>';
