import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

const smallest = "--semi-space-growth-factor=1";
/** With less, values of cases that are still at work outlive it and are kept until all of the memory is looked through. */
const enough = 16 * 1024 * 1024;

/**
 * Keeps the room in which the engine makes new values as small as it is. Left alone it grows while a large file is read, where nearly
 * all that is made is kept, until most of the memory is room: twice what is needed, and no faster.
 */
export function keepYoungSpaceSmall(): void {
  setFlagsFromString(smallest);
}

/**
 * For work of thousands of parts that each leave little: asked after each part. The room for new values stays at what such a part
 * needs, and the memory is looked through when it holds a third more than is in use; the engine would wait until it holds three times that.
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
