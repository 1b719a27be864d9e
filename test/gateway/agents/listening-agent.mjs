// An agent without a model: it hears one turn of the user, and says that it is refunded.
import { writeFileSync } from "node:fs";

await (await fetch(`${process.env.REPLAYKIT_GATEWAY_URL}/user/next`)).json();
writeFileSync(
  process.env.REPLAYKIT_OUTPUT_PATH,
  JSON.stringify({ status: "success", final_output: "It is refunded." }),
);
