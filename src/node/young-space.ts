import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

const smallest = "--semi-space-growth-factor=1";
/**
 * A smaller young generation would move values of unfinished cases into the old one, where they stay until a full
 * collection.
 */
const enough = 16 * 1024 * 1024;

/**
 * Keeps V8's young generation (its space for new objects) at its present size. While a large file is read, nearly all
 * objects survive. The space would then grow to most of the memory and double it, for no more speed.
 */
export function keepYoungSpaceSmall(): void {
  setFlagsFromString(smallest);
}

/**
 * Returns a function to call after each part of a job with thousands of small parts. From 16 MB the young generation
 * stops growing. A full collection then runs when the heap is 30% above what is in use; V8 would wait for three times
 * as much.
 */
export function createHeapLimit(): () => void {
  let isSet = false;
  return () => {
    if (isSet || youngSpace() < enough) return;
    isSet = true;
    setFlagsFromString(smallest);
    setFlagsFromString("--heap-growing-percent=30");
  };
}

function youngSpace(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0;
}
