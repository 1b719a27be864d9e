// Runs the agent for one case: ReplayKit's runner. Tools are answered from the case's recordings.
import { answer } from "./answer.mjs";
import { openCase } from "./replay-tools.mjs";

const { question, call, finish } = openCase();
try {
  finish({ status: "success", output: answer(question, call) });
} catch (error) {
  finish({ status: "error", errors: [error.message] });
}
