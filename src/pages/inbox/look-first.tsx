import { unlessEmpty } from "../../core/compact.ts";
import { lookShare, type LookShare } from "../../core/rehearsal/look-mark.ts";
import { disagreement } from "../../core/rehearsal/rank-runs.ts";
import type { RunView } from "../run/run-list.tsx";
import { safeText } from "../safe-text.ts";
import { Time } from "../time.tsx";

const mostShown = 10;

interface MarkedRun {
  run: RunView;
  share: LookShare;
}

/** Successful runs whose re-runs wrote something else, the largest share first. Renders nothing if none is marked. */
export function LookFirst({ runs, open, now }: { runs: RunView[]; open: boolean; now: number }) {
  const marked = runs
    .flatMap((run): MarkedRun[] => {
      const share = lookShare(run.mark);
      return share ? [{ run, share }] : [];
    })
    .toSorted((a, b) => disagreement(b.share) - disagreement(a.share) || b.run.received_at - a.run.received_at);
  if (marked.length === 0) return null;
  return (
    <details class="look" open={open}>
      <summary>
        <b>Look at these first: {marked.length}</b>{" "}
        <span class="soft">ended well, but wrote something else when they ran again</span>
      </summary>
      <table class="list">
        <thead>
          <tr>
            <th class="what">Run</th>
            <th class="c-agent wide">Agent</th>
            <th class="c-time">Differ</th>
            <th class="c-time middle">Received</th>
          </tr>
        </thead>
        <tbody>
          {marked.slice(0, mostShown).map((one) => (
            <LookLine {...one} now={now} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function LookLine({ run: { id, run_id, asked, agent, received_at }, share, now }: MarkedRun & { now: number }) {
  return (
    <tr>
      <td class="what" dir="auto">
        <a href={`/runs/${id}`} {...(asked === undefined ? { class: "mono" } : {})}>
          {safeText(unlessEmpty(asked) ?? run_id, 160)}
        </a>
      </td>
      <td class="soft wide">{safeText(agent ?? "", 60)}</td>
      <td>
        {share.disagreeing} of {share.of}
      </td>
      <td class="soft middle">
        <Time at={received_at} now={now} />
      </td>
    </tr>
  );
}

export function lookText({ disagreeing, of }: LookShare): string {
  return `${disagreeing} of ${of} ${of === 1 ? "re-run" : "re-runs"}`;
}
