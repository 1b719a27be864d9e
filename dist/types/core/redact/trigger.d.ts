/** What follows a hit decides how it is verified. */
export type Trigger = "vendor" | "base64" | "name" | "shell" | "pem" | "putty" | "mail" | "url" | "number" | "account" | "address6" | "encoded" | "placeholder" | "azure";
/** A place worth a look. */
export interface TriggerHit {
    trigger: Trigger;
    at: number;
    found: string;
}
/** The next announcer at or after this offset, but for tokens and base64, which `longRuns` finds. One pass, no way back. */
export declare function nextAnnouncer(text: string, from: number): TriggerHit | undefined;
/**
 * Tokens and base64 begin a run of 16 characters: a loop finds those faster than a pattern of all vendors, and it looks at every
 * sixteenth character only, since no such run lies between two.
 */
export declare function longRuns(text: string): TriggerHit[];
/** Number of places worth a look: the floor that a redaction pass is measured against. */
export declare function countTriggers(text: string): number;
