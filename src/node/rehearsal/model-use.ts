import { type ModelName, whyUnasked } from "../../core/providers/model-names.ts";
import type { CaseResult } from "../../core/schema/result.ts";
import type { ModelExchange } from "../../core/schema/fixtures.ts";
import type { ReplayGateway } from "../replay/attempt/tool-evidence.ts";

export interface ModelUse {
  /** The same gateway, which also notes the model calls of each attempt. */
  gateway: ReplayGateway;
  /** Marks attempts that never called the model as inconclusive. */
  onlyOfModel(cases: CaseResult[]): CaseResult[];
}

/**
 * Checks that the agent calls the rehearsed model. An agent with its own key or address, or with another provider,
 * would not notice the change. Two equal sides would then look as if the model made no difference.
 */
export function trackModelUse(gateway: ReplayGateway, name: ModelName): ModelUse {
  const exchangesOf = new Map<string, readonly ModelExchange[]>();
  const open: ReplayGateway["open"] = async (request) => {
    const session = await gateway.open(request);
    return {
      ...session,
      async finish(written, end) {
        const evidence = await session.finish(written, end);
        exchangesOf.set(keyOf(request.loaded.case.id, request.attempt), evidence?.exchanges ?? []);
        return evidence;
      },
    };
  };
  const ofModel = (
    { case_id }: CaseResult,
    attempt: CaseResult["attempts"][number],
  ): CaseResult["attempts"][number] => {
    const exchanges = exchangesOf.get(keyOf(case_id, attempt.attempt)) ?? [];
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
