// The smallest agent in Node: it writes a run and ends.
import { writeFileSync } from "node:fs";

const path = process.env.REPLAYKIT_OUTPUT_PATH;
if (path) writeFileSync(path, '{"status":"success","final_output":"done","tool_calls":[],"replay":{"served":0}}');
