import { describe } from "vitest";
import { createMemoryStore } from "../../src/sdk/memory-store.ts";
import { runStoreContract } from "../contract/run-store.ts";

describe("the store in memory", () => runStoreContract(() => createMemoryStore()));
