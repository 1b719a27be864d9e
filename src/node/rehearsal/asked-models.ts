import { type ModelName, whyUnasked } from "../../core/providers/model-names.ts";
import type { CaseResult } from "../../core/schema/result.ts";
import type { ModelExchange } from "../../core/schema/fixtures.ts";
import type { ReplayGateway } from "../replay/attempt/tool-evidence.ts";

export interface AskedModels {
  /** The same gateway; what its attempts ask is kept. */
  gateway: ReplayGateway;
  /** Results of which attempts that never asked for the model are undecided: they say nothing of it. */
  onlyOfModel(cases: CaseResult[]): CaseResult[];
}

/**
 * Watches that a rehearsed model is what the agent asks. An agent with a key or an address of its own, or one that asks another
 * provider, goes on as before, and two equal sides would look like a model that makes no difference.
 */
export function askedModels(gateway: ReplayGateway, name: ModelName): AskedModels {
  const asked = new Map<string, readonly ModelExchange[]>();
  const open: ReplayGateway["open"] = async (request) => {
    const session = await gateway.open(request);
    return {
      ...session,
      async finish(written, end) {
        const evidence = await session.finish(written, end);
        asked.set(keyOf(request.loaded.case.id, request.attempt), evidence?.exchanges ?? []);
        return evidence;
      },
    };
  };
  const ofModel = (
    { case_id }: CaseResult,
    attempt: CaseResult["attempts"][number],
  ): CaseResult["attempts"][number] => {
    const exchanges = asked.get(keyOf(case_id, attempt.attempt)) ?? [];
    const reason =
      attempt.verdict === "inconclusive"
        ? undefined
        : whyUnasked(
            exchanges.map(({ api }) => api),
            name,
          );
    return reason === undefined ? attempt : { ...attempt, verdict: "inconclusive", reason };
  };
  return {
    gateway: { ...gateway, open },
    onlyOfModel: (cases) =>
      cases.map((result) => ({ ...result, attempts: result.attempts.map((attempt) => ofModel(result, attempt)) })),
  };
}

function keyOf(caseId: string, attempt: number): string {
  return `${caseId}\n${attempt}`;
}
