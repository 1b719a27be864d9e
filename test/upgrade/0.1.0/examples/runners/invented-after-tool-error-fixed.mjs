// The travel agent after the fix: it says what it could not find out.
import { openCase } from "./replay-tools.mjs";

const { question, call, finish } = openCase();
const flight = /[A-Z]{2}\d+/.exec(question)?.[0];
let output;
try {
  const status = call("get_flight_status", { flight });
  output = `Flight ${flight} is ${status.text} and leaves from gate ${status.gate}.`;
} catch {
  output = `I could not look up flight ${flight}; please ask the airline.`;
}
finish({ status: "success", output });
