import type { Door } from "./door.ts";
import { formatDoors } from "./format-doors.ts";
import { openGatewayDoors } from "./gateway-doors.ts";
import { runnerDoors } from "./runner-doors.ts";
import { sdkDoors } from "./sdk-doors.ts";

export interface AllDoors extends AsyncDisposable {
  doors: Door[];
}

/** Opens every door (see `Door`). */
export async function openDoors(): Promise<AllDoors> {
  const gateway = await openGatewayDoors();
  return {
    doors: [...formatDoors, ...sdkDoors, ...gateway.doors, ...runnerDoors],
    [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose](),
  };
}
