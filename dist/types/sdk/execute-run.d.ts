import type { Json } from "../core/schema/json.ts";
import type { Operation, StoredRun } from "../core/schema/run-record.ts";
import type { AgentProgram, Finished, KitOptions } from "./kit-options.ts";
import type { Recordable } from "./recordable.ts";
import type { ReplayAnswers } from "./replay-answers.ts";
import type { RunStore } from "./run-store.ts";
/** A kit's options, its redaction a function. */
export type RedactingOptions = Omit<KitOptions, "redact"> & {
    redact?: (value: Json) => Json;
};
/** What every run of a kit works with. */
export interface KitParts {
    options: RedactingOptions;
    store: RunStore;
    now: () => Date;
    random: () => number;
    newId: () => string;
}
export interface Execution {
    run: StoredRun;
    /** What an earlier execution did; served instead of being done again. */
    recorded: Operation[];
    answers?: ReplayAnswers | undefined;
}
/** Runs the agent's program, and keeps how it ended. */
export declare function executeRun<T extends Recordable<T>>(parts: KitParts, execution: Execution, program: AgentProgram<T>): Promise<Finished<T>>;
export declare function redactedBy({ redact }: RedactingOptions, value: Json): Json;
