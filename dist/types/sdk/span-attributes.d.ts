import type { Attributes } from "@opentelemetry/api";
import type { Json } from "../core/schema/json.ts";
import { type ModelFacts } from "./model-facts.ts";
import type { OperationRequest } from "./recorder.ts";
import type { StoredRun } from "./run-store.ts";
/** The span of a run: `invoke_agent`. */
export declare function runAttributes({ run_id, agent, parent }: StoredRun): Attributes;
export declare function spanName({ kind, name, args }: OperationRequest): string;
/** What is known when the operation begins: what samplers decide by. */
export declare function requestAttributes(request: OperationRequest, { run_id, agent }: StoredRun): Attributes;
/** What the answer adds; nothing that was said. */
export declare function answerAttributes({ kind, args }: OperationRequest, output: Json): Attributes;
/** The provider in the conventions' spelling; another one's name as it is. */
export declare function providerName({ provider, model }: ModelFacts): string | undefined;
export declare function named(attributes: Attributes): Attributes;
