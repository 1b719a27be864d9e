import { basename, join, relative, sep } from "node:path";
import { compact } from "../../core/compact.ts";
import { type Promotion, rateNote } from "../../core/promote/promotion.ts";
import type { PromotionOutcome } from "../../core/promote/promotion-outcome.ts";
import { recurrence } from "../../core/promote/recurrence.ts";
import { reopeningBranch } from "../../github/pull-request/recurrence-pull-request.ts";
import { failureMark } from "../../github/comment/waiting-cases.ts";
import {
  type CaseOnBranch,
  commitCaseBranch,
  commitCaseChange,
  foldersAt,
  readCaseBranch,
  waitingBranches,
} from "../../node/git/case-branch.ts";
import { findCases, readCaseFiles } from "../../node/files/case-folder.ts";
import type { Project } from "../project.ts";

/**
 * Commits a promotion to a branch of the checkout: a new case, or a new count if the checkout or a waiting branch
 * already has a case of the failure. A guard goes back to `open`. The case keeps the count, because a checkout has no
 * inbox.
 */
export async function promoteToCheckout(
  { root, config }: Project,
  promotion: Promotion,
  { folder, complete }: { folder: string; complete: (promotion: Promotion) => Promise<Promotion> },
): Promise<{ promotion: Promotion; outcome: PromotionOutcome }> {
  const { marks } = promotion;
  const there = await findCases(root, [config.cases].flat());
  const existing = there.find((path) => marks.includes(failureMark(basename(path))));
  if (existing !== undefined) {
    const path = relative(root, existing).split(sep).join("/");
    const branch = reopeningBranch(basename(existing));
    return { promotion, outcome: await again({ root, branch, path, promotion }, "counted") };
  }
  const waiting = await waitingCase({ root, folder, marks });
  if (waiting) return { promotion, outcome: await again({ root, ...waiting, promotion }, "waiting") };
  const measured = await complete(promotion);
  const { id, files, title, rate } = measured;
  const note = rateNote(rate);
  const body = `${note.slice(0, 1).toUpperCase()}${note.slice(1)}.\n\nReplaykit-Case: ${id}`;
  const options = { root, branch: `replaykit/${id}`, path: `${folder}/${id}`, files, title, body };
  return { promotion: measured, outcome: await commitCaseBranch(options) };
}

async function waitingCase({ root, folder, marks }: { root: string; folder: string; marks: readonly string[] }) {
  for (const branch of await waitingBranches(root)) {
    const id = (await foldersAt(root, branch, folder)).find((name) => marks.includes(failureMark(name)));
    if (id !== undefined) return { branch, path: `${folder}/${id}` };
  }
  return undefined;
}

interface Again {
  root: string;
  branch: string;
  path: string;
  promotion: Promotion;
}

async function again(place: Again, how: "waiting" | "counted"): Promise<PromotionOutcome> {
  const { root, branch, path, promotion } = place;
  const existing = basename(path);
  const same = existing === promotion.id;
  const there = await readCaseBranch(place);
  const files = there && { "case.yaml": there.yaml, "fixtures/tools.json": there.tools };
  const found = files && recurrence(files, promotion, there.stateSince);
  if (!found) return { how: same ? "on_base" : "known", existing };
  const { files: edited, reopened, thoughts } = found;
  const details = {
    existing,
    seen: found.seen,
    ...compact({ added: thoughts.added.length > 0 ? thoughts.added.length : undefined }),
  };
  const changed = Object.keys(edited).length > 0;
  // Already counted on the branch or in the checkout.
  if (!changed && there.start !== there.at) return { how: same ? "on_base" : "known", ...details };
  const title = reopened ? `test(cases): reopen ${existing}` : `test(cases): count ${existing} again`;
  if (changed) await commitCaseChange({ root, branch, path, files: edited, title }, there);
  if (how === "waiting" && same) return { how: changed ? "updated" : "unchanged", branch, path, ...details };
  // If the branch already counted this run, it may have reopened the guard then.
  const back = reopened || (how === "counted" && (await wasReopened(place, there)));
  return { how: back ? "reopened" : how, branch, path, ...details };
}

/** Whether the case is a guard in the checkout but open on the branch. */
async function wasReopened({ root, path, promotion }: Again, { yaml }: CaseOnBranch): Promise<boolean> {
  const checkedOut = readCaseFiles(join(root, path))["case.yaml"] ?? "";
  const [was, is] = [checkedOut, yaml].map((text) => recurrence({ "case.yaml": text }, promotion)?.was);
  return was === "guard" && is === "open";
}
