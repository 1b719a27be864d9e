import { safeText } from "../safe-text.ts";
import { useSite } from "../site.ts";

/** A run with the runs that were forked from it. */
export interface Branch {
  id: string;
  run_id: string;
  status: string;
  /** Absent if the index does not count steps. */
  steps?: number | undefined;
  /** The step after which it was forked from its parent. */
  from_step?: number | undefined;
  forks: Branch[];
}

export interface ForkTreeProps {
  tree: Branch;
  /** `run_id` of the page's own run. */
  current: string;
  /** Address of the comparison of a fork with its parent. */
  compareAt: (parent: string, fork: string) => string;
}

/** A run with its ancestors and forks. Each fork has a link to its comparison with its parent. */
export function ForkTree({ tree, current, compareAt }: ForkTreeProps) {
  return (
    <ul class="tree">
      <Node branch={tree} current={current} compareAt={compareAt} parent={undefined} />
    </ul>
  );
}

interface NodeProps extends Omit<ForkTreeProps, "tree"> {
  branch: Branch;
  parent: string | undefined;
}

function Node({ branch, current, compareAt, parent }: NodeProps) {
  const { root } = useSite();
  const { id, run_id, status, steps, from_step, forks } = branch;
  return (
    <li>
      {from_step === undefined ? null : <span class="soft">from step {from_step}: </span>}
      <a class="mono" href={`${root}runs/${id}`} {...(run_id === current ? { "aria-current": "page" } : {})}>
        {safeText(run_id, 80)}
      </a>{" "}
      <span class={status === "error" ? "bad" : "soft"}>{status}</span>{" "}
      {steps === undefined ? null : (
        <span class="soft">
          {steps} {steps === 1 ? "step" : "steps"}
        </span>
      )}{" "}
      {parent === undefined ? null : <a href={compareAt(parent, id)}>compare with its parent</a>}
      {forks.length === 0 ? null : (
        <ul>
          {forks.map((fork) => (
            <Node branch={fork} current={current} compareAt={compareAt} parent={id} />
          ))}
        </ul>
      )}
    </li>
  );
}
