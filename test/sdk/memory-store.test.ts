import { describe } from "vitest";
import { createMemoryStore } from "../../src/sdk/store/memory-store.ts";
import { runStoreContract } from "../contract/run-store.ts";
import { stepContentContract } from "../contract/step-content.ts";

describe("the store in memory", () => {
  runStoreContract(() => createMemoryStore());
  stepContentContract(() => createMemoryStore());
});
