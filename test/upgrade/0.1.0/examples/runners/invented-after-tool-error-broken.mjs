// A travel agent that answers although the look-up failed.
import { openCase } from "./replay-tools.mjs";

const { question, call, finish } = openCase();
const flight = /[A-Z]{2}\d+/.exec(question)?.[0];
let status = { text: "on time", gate: "B12" };
try {
  status = call("get_flight_status", { flight });
} catch {
  // The bug: the failed look-up is forgotten, and what the agent imagined stays.
}
finish({ status: "success", output: `Yes, flight ${flight} is ${status.text} and leaves from gate ${status.gate}.` });
