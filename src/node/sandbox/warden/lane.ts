import { Socket } from "node:net";
import { eachLine } from "../lines.ts";
import { type RelayTarget, relay } from "./relay.ts";

/** First argument of the warden's program that makes it hold a lane (a network) instead. */
export const laneWord = "lane";

/**
 * Holds one network, which one room at a time uses, and relays the gateway's ports into it. It prints a line when the
 * network is ready, reads one JSON line for each port, and prints a line when that port listens. It ends with the
 * warden.
 */
export function ownNetwork(): void {
  process.stdout.write("ready\n");
  const input = new Socket({ fd: 0 });
  eachLine(input, (line) => {
    const target = JSON.parse(line) as RelayTarget; // the warden wrote it
    relay(target).then(
      () => process.stdout.write("ready\n"),
      (error: unknown) => process.stdout.write(`${String(error)}\n`),
    );
  });
  input.on("close", () => process.exit());
}
