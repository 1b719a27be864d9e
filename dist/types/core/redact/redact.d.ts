import type { KeyedHash } from "../platform.ts";
import { type RedactRule } from "./user-rules.ts";
export type { RedactRule } from "./user-rules.ts";
export interface RedactorOptions {
    /** HMAC under the project's key, else under a random key of this run, which is never stored. */
    keyedHash: KeyedHash;
    rules?: readonly RedactRule[];
    /** Exact values, kinds (`phone`), or values with `*` at an end (`*@example.com`) that stay. */
    allow?: readonly string[];
}
export interface RedactionFinding {
    /** Kind of what was found: `email`, `github-token`, `secret`, or a rule's name. */
    rule: string;
    /** JSON Pointer of the value, as it is after redaction. */
    pointer: string;
    placeholder: string;
}
export interface Redactor {
    /** The value without its secrets, in the same shape; the same object where there is nothing to hide. */
    redact<T>(value: T): T;
    text(text: string): string;
    /** What was replaced since the redactor was made; never the secret itself. */
    findings(): RedactionFinding[];
}
/**
 * Makes a redactor. One redactor serves all files of a case: equal values get equal placeholders in each. A value that a name
 * gave away is replaced wherever it stands, in this value and in later ones; so redact what belongs together in one call.
 */
export declare function createRedactor({ keyedHash, rules, allow }: RedactorOptions): Redactor;
/** What redaction would still replace: for lint and promote. Placeholders are no findings, whatever key made them. */
export declare function findSecrets(value: unknown, options?: Omit<RedactorOptions, "keyedHash">): RedactionFinding[];
