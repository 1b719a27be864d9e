import { safeText } from "../safe-text.ts";
import { useSite } from "../site.ts";

/** A run with what was forked from it. */
export interface Branch {
  id: string;
  run_id: string;
  status: string;
  /** Left out if the index does not count them. */
  steps?: number | undefined;
  /** The step of the parent after which this run goes its own way. */
  from_step?: number | undefined;
  forks: Branch[];
}

export interface ForkTreeProps {
  tree: Branch;
  /** `run_id` of the run whose page this is. */
  current: string;
  /** Where a fork stands beside its parent. */
  compareAt: (parent: string, fork: string) => string;
}

/** A run's family: what it was forked from and everything forked from it, each fork beside a comparison with its parent. */
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
