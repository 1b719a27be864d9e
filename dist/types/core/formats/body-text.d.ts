import type { Platform } from "../platform.ts";
/** What unpacks a body; what an edge lacks is not unpacked. */
export type Unpacking = Pick<Platform, "unzstd" | "unbrotli">;
/** The text in base64 bytes, unpacked where they are packed; undefined where they cannot be unpacked, or are no text. */
export declare function textInBytes(base64: string, encoding?: string, { unzstd, unbrotli }?: Unpacking): string | undefined;
/** Letters that are none of base64's (line ends, padding) are passed over, and so are URL-safe ones read. */
export declare function bytesOf(base64: string): Uint8Array;
