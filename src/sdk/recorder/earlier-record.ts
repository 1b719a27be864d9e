import { enclosingOnces, type Scope } from "../../core/position.ts";
import type { Json } from "../../core/schema/json.ts";
import type { Operation, OperationRequest } from "../store/run-store.ts";
import { compareRequests, describe, diverged, type RequestComparison } from "./compare-requests.ts";

/** What an earlier execution of the run did, by position. A resume and a fork serve it instead of doing it again. */
export class EarlierRecord {
  private readonly operations: Operation[];
  private readonly redact: (value: Json) => Json;
  private readonly known: Map<string, Operation>;
  private comparison: RequestComparison | undefined;
  private onceScopes: Map<string, Scope> | undefined;
  /** What failed inside of each `once`, by its key. */
  private failedInside: Map<string, { position: string }[]> | undefined;

  constructor(operations: Operation[], redact: (value: Json) => Json) {
    this.operations = operations;
    this.redact = redact;
    this.known = new Map(operations.map((operation) => [operation.position, operation])); // the later phase wins
  }

  /** The recorded operation at the request's position. Throws `diverged` if it is another one than is asked for. */
  find(request: OperationRequest): Operation | undefined {
    const before = this.known.get(request.position);
    if (!before) return undefined;
    this.comparison ??= compareRequests(this.operations, this.redact);
    if (this.comparison.same(request, before)) return before;
    const hint = "the program changed before this step: fork from an earlier one";
    throw diverged(request, { expected: describe(before), hint });
  }

  /** Forgets that a `once` failed, and what failed inside of it, so that it can be tried again. */
  forgetFailure({ position: oncePosition, name: key }: OperationRequest): void {
    this.known.delete(oncePosition);
    this.failedInside ??= Map.groupBy(
      [...this.known.values()]
        .filter(({ phase }) => phase === "failed")
        .flatMap(({ position }) => enclosingOnces(position).map((once) => ({ position, once }))),
      ({ once }) => once.key,
    );
    for (const { position } of this.failedInside.get(key) ?? []) this.known.delete(position);
  }

  /** The scope in which a `once` was called, if it did something inside. */
  scopeOfOnce(key: string): Scope | undefined {
    this.onceScopes ??= new Map(
      this.operations.flatMap(({ position }) => enclosingOnces(position).map((once) => [once.key, once.scope])),
    );
    return this.onceScopes.get(key);
  }
}
