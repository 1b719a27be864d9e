import { readCoverage } from "./coverage.ts";
import { eraseRuns } from "./erase-run.ts";
import { eraseSubject, subjectsErasedAt } from "./erase-subject.ts";
import { expireRows } from "./expire-rows.ts";
import { listGroups, readStandingGroup, setGroupState } from "./groups.ts";
import { inboxOf } from "./inbox.ts";
import { isErased, lookUp, previousAnswers } from "./index-facts.ts";
import { markRun } from "./mark-run.ts";
import { countLateFeedback, countNotices, hourlyStats } from "./minute-counts.ts";
import { absenceOf, findRows, listRuns } from "./query-runs.ts";
import { readRow, readStoredRun } from "./read-stored-run.ts";
import { listReleases, releaseBefore } from "./releases.ts";
import { replaceRun } from "./replace-run.ts";
import { saveDelivery, type StoreDeps } from "./save-delivery.ts";
import type { TraceStore } from "./trace-store.ts";
import { waitingRun, waitingRuns } from "./waiting-runs.ts";

/** Bodies in R2, index in D1. */
export function createTraceStore(deps: StoreDeps): TraceStore {
  const { db } = deps;
  return {
    lookup: (project, wanted, now) => lookUp(db, project, { ...wanted, now }),
    answered: (project, keys) => previousAnswers(db, project, keys),
    save: (delivery) => saveDelivery(deps, delivery),
    replace: (project, run, options) => replaceRun(deps, project, run, options),

    row: (project, id, now) => readRow(db, project, { id, now }),
    read: (project, id, now) => readStoredRun(deps, project, { id, now }),
    list: (query) => listRuns(db, query),
    find: (project, terms, now) => findRows(db, project, { terms, now }),
    absence: (project, id, since) => absenceOf(db, project, id, since),
    readWindow: (project, id, since) => waitingRun(deps, project, { id, since }),
    waiting: (project, terms, since) => waitingRuns(deps, project, { terms, since }),
    mark: (project, id, mark) => markRun(db, project, { ...mark, id }),

    groups: (project, query) => listGroups(db, project, query),
    group: (project, id) => readStandingGroup(db, project, id),
    setGroupState: (project, id, state, note) => setGroupState(db, project, { id, state, note }),
    inbox: (project, request) => inboxOf(db, project, request),
    coverage: (project, request) => readCoverage(db, project, request),
    releases: (project, query) => listReleases(db, project, query),
    releaseBefore: (project, id) => releaseBefore(db, project, id),

    countLateFeedback: (project, at) => countLateFeedback(db, project, at),
    countNotices: (project, at, outcomes) => countNotices(db, project, { at, outcomes }),
    stats: (project, range) => hourlyStats(db, project, range),

    isErased: (project, id) => isErased(db, project, id),
    erase: async (project, id, at) => ({ objects: (await eraseRuns(deps, project, { ids: [id], at })).objects }),
    eraseSubject: (project, term, at) => eraseSubject(deps, project, { term, at }),
    subjectsErasedAt: (project, terms) => subjectsErasedAt(db, project, terms),
    expire: (now, limit) => expireRows(db, now, limit),
  };
}
