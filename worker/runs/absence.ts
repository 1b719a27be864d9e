import type { AbsenceReason } from "../../src/api/schema/answers.ts";
import type { Principal } from "../auth/principal.ts";
import type { Deps } from "../deps.ts";

export interface ExplainedAbsence {
  reason: AbsenceReason;
  message: string;
  status: 202 | 404 | 410;
}

const explanations: Record<AbsenceReason, Omit<ExplainedAbsence, "reason">> = {
  never_seen: { status: 404, message: "no run with this id was received" },
  open: { status: 202, message: "in progress: its spans are still arriving" },
  recorded: { status: 404, message: "no trace, but recorded step by step: GET /v1/runs/:id/record has it" },
  in_window: { status: 404, message: "a success that was sampled out; feedback can still keep it" },
  sampled_out: { status: 410, message: "this run was sampled out and is gone" },
  expired: { status: 410, message: "this run is past its retention" },
  rejected: { status: 404, message: "this run was sent, but refused" },
  erased: { status: 410, message: "this run was erased" },
};

/** Explains why a run is missing. */
export async function explainAbsence(
  principal: Pick<Principal, "project" | "settings">,
  id: string,
  deps: Pick<Deps, "store" | "gatherers" | "now"> & { records?: Pick<Deps["records"], "read"> },
): Promise<ExplainedAbsence> {
  const { project, settings } = principal;
  const absence = await deps.store.absence(project, id, deps.now() - settings.sampling.feedback_window);
  const reason = absence === "never_seen" ? await unstored() : absence;
  return { reason, ...explanations[reason] };

  async function unstored(): Promise<AbsenceReason> {
    const [isOpen] = await deps.gatherers.areOpen(principal, [id]);
    if (isOpen) return "open";
    return (await deps.records?.read({ project, id })) === undefined ? "never_seen" : "recorded";
  }
}

/** What an erasure cannot reach, for its answer. */
export function remains({ settings }: Pick<Principal, "settings">): string[] {
  const repositories = settings.repositories.map((name) => `cases promoted to ${name}: git keeps its history`);
  return [
    ...repositories,
    "artifacts and comments of past Action runs",
    "copies that somebody downloaded",
    "the group: its fingerprint, agent's name, times, state and case, without a word of the run; the accounting, and keyed hashes in the journal until they expire",
    "logs of the platform: the addresses of requests hold run ids, and what the search page, GET /v1/find or DELETE /v1/subjects was asked for",
  ];
}

/** What an erasure by user cannot find. */
export const subjectRemains = [
  "spans of traces that are open still: they are dropped when their trace is closed",
  "records (PUT /v1/runs/:id/record) do not name a user: erase each with DELETE /v1/runs/:id",
  "runs that were sent without a user_id, or with one that was redacted before it was sent: erase each by DELETE /v1/runs/:id",
];
