import { effectLookup } from "../../src/core/effects.ts";
import { AppPage } from "../../src/pages/app-page.tsx";
import { assetOf } from "../../src/pages/assets.ts";
import { RunPage } from "../../src/pages/run/run-page.tsx";
import { longRun } from "../../test/pages/seed-runs.ts";

const trace = longRun("run-long", 1_004);
const run = {
  id: "0".repeat(24),
  run_id: trace.run_id,
  status: trace.status,
  received_at: 0,
  what: "search_docs: same query 29 times",
  tool_calls: 250,
  failed: true,
};

function written(page: { toString(): string }): string {
  return `<!doctype html>${page.toString()}`;
}

export const pages = {
  empty: written(
    <AppPage title="Nothing" project="bench">
      <h1>Nothing</h1>
    </AppPage>,
  ),
  long: written(<RunPage project="bench" run={run} trace={trace} effects={effectLookup({}, {})} />),
};
export const asset = assetOf;
