import type { CommandSpec } from "./command.ts";
import { bisect, fork, resume, runs, store, tree, watch } from "./specs/runs.ts";
import {
  calibrate,
  caseBisect,
  caseBrief,
  caseVerify,
  cases,
  exportSpec,
  fixtures,
  snapshot,
  review,
} from "./specs/case.ts";
import { caseMinimise, guard, promote, rehearse, replay, scaffold } from "./specs/replay.ts";
import { coverage, push, pull, groups, find, feedback, erase, releases, worker } from "./specs/worker.ts";
import { diff, fingerprint, redact, show, ui } from "./specs/show.ts";
import { doctor, formats, importTraces, init, lint, migrate, record, schema } from "./specs/project.ts";
import { mcp, mcpProxy } from "./specs/mcp.ts";

/** All commands, in the order of help and docs. */
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
  caseMinimise,
  caseVerify,
  fixtures,
  review,
  snapshot,
  calibrate,
  exportSpec,
  migrate,
  runs,
  watch,
  resume,
  fork,
  tree,
  bisect,
  store,
  redact,
  fingerprint,
  formats,
];
