import type { Principal } from "../auth/principal.ts";
import type { Deps } from "../deps.ts";
import type { AbsenceReason } from "../../src/api/schema/absence.ts";

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

/** Says why a run is missing, which its owner wants to know. */
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
