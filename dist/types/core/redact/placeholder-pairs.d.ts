import type { Json } from "../schema/json.ts";
/** Which placeholder of the recording stands for which one of this attempt. */
export interface PlaceholderPairs {
    /** Begins a comparison; what it pairs counts only once it is kept. */
    compare(): PlaceholderComparison;
    /** The agent is shown a value that is not of this recording: what it says of it stands for nothing else. */
    show(value: Json): void;
    /** A value of this attempt with the recording's placeholders in the place of its own. */
    recorded<T extends Json>(value: T): T;
}
export interface PlaceholderComparison {
    /** Whether two texts, numbers or other leaves are equal but for placeholders of one kind that may stand for each other. */
    same: (recorded: Json, live: Json) => boolean;
    keep: () => void;
}
/** A text whose placeholders are taken out: equal masks differ in redacted values alone. */
export interface MaskedText {
    mask: string;
    placeholders: string[];
}
/**
 * Redaction's key may be another one at replay, so one customer has another placeholder in every attempt. Within an attempt the
 * pairing is one to one: a recorded placeholder stands for one value and a value for one placeholder. An agent that was shown
 * the recorded placeholder may say it again at any time; once it has, no other value can be meant by it.
 */
export declare function createPlaceholderPairs(recording: () => ReadonlySet<string>): PlaceholderPairs;
/** Every placeholder in a text of JSON. */
export declare function placeholdersIn(json: string): Set<string>;
/** A text without its placeholders. */
export declare function maskText(text: string): MaskedText;
