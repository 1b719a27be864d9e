import type { CommandSpec } from "./command.ts";
import { bisect } from "./specs/bisect.ts";
import { calibrate } from "./specs/calibrate.ts";
import { caseBisect } from "./specs/case-bisect.ts";
import { caseBrief } from "./specs/case-brief.ts";
import { caseVerify } from "./specs/case-verify.ts";
import { cases } from "./specs/cases.ts";
import { coverage } from "./specs/coverage.ts";
import { diff } from "./specs/diff.ts";
import { doctor } from "./specs/doctor.ts";
import { exportSpec } from "./specs/export.ts";
import { fingerprint } from "./specs/fingerprint.ts";
import { fixtures } from "./specs/fixtures.ts";
import { formats } from "./specs/formats.ts";
import { guard } from "./specs/guard.ts";
import { importTraces } from "./specs/import.ts";
import { init } from "./specs/init.ts";
import { lint } from "./specs/lint.ts";
import { mcp } from "./specs/mcp.ts";
import { mcpProxy } from "./specs/mcp-proxy.ts";
import { migrate } from "./specs/migrate.ts";
import { record } from "./specs/record.ts";
import { promote } from "./specs/promote.ts";
import { push } from "./specs/push.ts";
import { pull } from "./specs/pull.ts";
import { groups } from "./specs/groups.ts";
import { find } from "./specs/find.ts";
import { feedback } from "./specs/feedback.ts";
import { erase } from "./specs/erase.ts";
import { redact } from "./specs/redact.ts";
import { rehearse } from "./specs/rehearse.ts";
import { replay } from "./specs/replay.ts";
import { scaffold } from "./specs/scaffold.ts";
import { schema } from "./specs/schema.ts";
import { show } from "./specs/show.ts";
import { snapshot } from "./specs/snapshot.ts";
import { fork } from "./specs/fork.ts";
import { resume } from "./specs/resume.ts";
import { review } from "./specs/review.ts";
import { releases } from "./specs/releases.ts";
import { runs } from "./specs/runs.ts";
import { store } from "./specs/store.ts";
import { tree } from "./specs/tree.ts";
import { ui } from "./specs/ui.ts";
import { worker } from "./specs/worker.ts";

/** Every command, in the order in which help and docs list them. */
export const commands: CommandSpec[] = [
  init,
  record,
  scaffold,
  replay,
  rehearse,
  guard,
  promote,
  show,
  diff,
  importTraces,
  worker,
  push,
  pull,
  groups,
  releases,
  coverage,
  find,
  feedback,
  erase,
  doctor,
  lint,
  ui,
  mcp,
  mcpProxy,
  schema,
  cases,
  caseBisect,
  caseBrief,
  caseVerify,
  fixtures,
  review,
  snapshot,
  calibrate,
  exportSpec,
  migrate,
  runs,
  resume,
  fork,
  tree,
  bisect,
  store,
  redact,
  fingerprint,
  formats,
];
