import type { Json } from "../schema/json.ts";
/** What OpenAI's streams end with. */
export declare const done = "[DONE]";
/** Splits a body of server-sent events into its blocks, each without the empty line that ends it. */
export declare function splitEvents(body: string): string[];
/** The data of one block: its `data:` lines joined, as the specification of server-sent events says. */
export declare function dataOf(block: string): string;
/** One block with an optional event name. */
export declare function eventBlock(data: unknown, event?: string): string;
/** The body that these blocks are of. One that broke off ends inside of its last block, which no client takes for an event. */
export declare function streamText(blocks: readonly string[]): string;
/** The place of the first block, other than the last, that holds no JSON: no stream that only broke off has one. */
export declare function damagedBlock(blocks: readonly string[]): number | undefined;
/** True for a block that ends inside of its event. */
export declare function isBroken(block: string): boolean;
/** The events of blocks that were kept; comments and blocks without data hold none, nor does one that broke off. */
export declare function eventsOfBlocks(blocks: readonly string[]): Json[];
/** The events of a body; thousands of pieces of one text are read as the one piece that they add up to. */
export declare function eventsOfText(text: string): Json[];
