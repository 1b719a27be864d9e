import type { KeyedHash, Platform } from "../core/platform.ts";
/** The clock, ids and bytes of this machine. */
export declare const nodePlatform: Platform;
/** HMAC-SHA-256 under a key that stays here. */
export declare function hmacKeyedHash(key: Buffer): KeyedHash;
/**
 * For replays without a project key: the n-th value gets the hash of n. Equal values stay equal within one attempt, the
 * result is the same in every run, and a placeholder says nothing about the value, which a hash of a phone number would.
 */
export declare function ordinalKeyedHash(scope: string): KeyedHash;
