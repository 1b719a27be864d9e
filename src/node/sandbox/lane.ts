import { createInterface } from "node:readline";
import { type GatewayDoor, relay } from "./relay.ts";

/**
 * Holds a network of its own, which one room at a time has, and relays the gateway's ports in it: one line out when the network is
 * there, then one JSON line in for each port, and one line out when it listens. It ends with the warden.
 */
process.stdout.write("ready\n");
const input = createInterface({ input: process.stdin });
input.on("line", (line) => {
  const door = JSON.parse(line) as GatewayDoor; // the warden wrote it
  relay(door).then(
    () => process.stdout.write("ready\n"),
    (error: unknown) => process.stdout.write(`${String(error)}\n`),
  );
});
input.on("close", () => process.exit());
