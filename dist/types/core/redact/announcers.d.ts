import type { TriggerHit } from "./trigger.ts";
/** First two characters of announcers, both of ASCII. */
export declare const announcedPairs: Uint8Array<ArrayBuffer>;
/** Characters of languages without spaces between words begin here. */
export declare const unspacedFrom = 11904;
/** What announces something at this place. */
export declare function announcerAt(text: string, at: number): TriggerHit | undefined;
