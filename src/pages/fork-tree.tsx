import { safeText } from "./safe-text.ts";
import { useSite } from "./site.ts";

/** A run with what was forked from it. */
export interface Branch {
  id: string;
  run_id: string;
  status: string;
  steps: number;
  /** The step of the parent after which this run goes its own way. */
  from_step?: number | undefined;
  forks: Branch[];
}

/** A run's family: what it was forked from and everything forked from it, each fork beside a comparison with its parent. */
export function ForkTree({ tree, current }: { tree: Branch; current: string }) {
  return (
    <ul class="tree">
      <Node branch={tree} current={current} parent={undefined} />
    </ul>
  );
}

function Node({ branch, current, parent }: { branch: Branch; current: string; parent: string | undefined }) {
  const { root } = useSite();
  const { id, run_id, status, steps, from_step, forks } = branch;
  return (
    <li>
      {from_step === undefined ? null : <span class="soft">from step {from_step}: </span>}
      <a class="mono" href={`${root}runs/${id}`} {...(run_id === current ? { "aria-current": "page" } : {})}>
        {safeText(run_id, 80)}
      </a>{" "}
      <span class={status === "error" ? "bad" : "soft"}>{status}</span>{" "}
      <span class="soft">
        {steps} {steps === 1 ? "step" : "steps"}
      </span>{" "}
      {parent === undefined ? null : <a href={`${root}compare?run=${parent}&run=${id}`}>compare with its parent</a>}
      {forks.length === 0 ? null : (
        <ul>
          {forks.map((fork) => (
            <Node branch={fork} current={current} parent={id} />
          ))}
        </ul>
      )}
    </li>
  );
}
