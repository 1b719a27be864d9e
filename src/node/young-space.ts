import { setFlagsFromString } from "node:v8";

/**
 * Keeps the room in which the engine makes new values as small as it is. Left alone it grows while a large file is read, where nearly
 * all that is made is kept, until most of the memory is room: twice what is needed, and no faster.
 */
export function keepYoungSpaceSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}
