import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  relay
} from "./chunks/chunk-KZCMEZAH.js";
import "./chunks/chunk-VHE66NNS.js";

// src/node/sandbox/lane.ts
import { createInterface } from "node:readline";
process.stdout.write("ready\n");
var input = createInterface({ input: process.stdin });
input.on("line", (line) => {
  const door = JSON.parse(line);
  relay(door).then(
    () => process.stdout.write("ready\n"),
    (error) => process.stdout.write(`${String(error)}
`)
  );
});
input.on("close", () => process.exit());
