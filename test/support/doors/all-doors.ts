import type { Door } from "./door.ts";
import { formatDoors } from "./format-doors.ts";
import { openGatewayDoors } from "./gateway-doors.ts";
import { runnerDoors } from "./runner-doors.ts";
import { sdkDoors } from "./sdk-doors.ts";

export interface AllDoors extends AsyncDisposable {
  doors: Door[];
}

/** Every way by which a run comes in. */
export async function openDoors(): Promise<AllDoors> {
  const gateway = await openGatewayDoors();
  return {
    doors: [...formatDoors, ...sdkDoors, ...gateway.doors, ...runnerDoors],
    [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose](),
  };
}
