import type { Attributes } from "@opentelemetry/api";
import type { Checkpoint } from "../core/schema/checkpoint.ts";
import type { Json } from "../core/schema/json.ts";
import type { OperationRequest } from "./recorder.ts";
import type { RunProgress } from "./run-progress.ts";
import type { Operation } from "./run-store.ts";
import { type RunRecord } from "./trace-of.ts";
/** What was said, as attributes of spans, redacted. */
export interface SpanContent {
    text(message: string): string;
    request(request: OperationRequest): Attributes;
    answer(request: OperationRequest, output: Json): Attributes;
    /** The events of an operation whole, so that a reader of the spans loses nothing. */
    recorded(operation: Operation, checkpoint: Checkpoint | undefined, progress: RunProgress): Attributes;
    /** The rest of the run: its frame, the order of its events, and those that no span of this execution tells. */
    run(record: RunRecord, progress: RunProgress): Attributes;
}
export declare function createSpanContent(redact?: (value: Json) => Json): SpanContent;
/** What leaves through an exporter is never unredacted, whatever the kit keeps for itself. Equal values stay equal in a run. */
export declare function builtInRules(): (value: Json) => Json;
