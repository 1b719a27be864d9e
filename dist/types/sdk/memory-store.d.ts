import type { RunStore } from "./run-store.ts";
/** Keeps runs in memory: for tests, and for agents that send their traces and keep nothing. */
export declare function createMemoryStore(): RunStore;
