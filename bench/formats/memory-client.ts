/**
 * Reads one file in a process of its own and prints its peak of additional memory, relative to the size of the file. It reads a small
 * file first, so that the program itself does not count.
 *
 *   node memory-client.ts <file> <small file>
 */
import { readFileSync, statSync } from "node:fs";
import { readTraces } from "../../src/core/formats/input/read-traces.ts";
import { nodePlatform } from "../../src/node/platform.ts";
import { keepYoungSpaceSmall } from "../../src/node/young-space.ts";

// As the import command does for a large file.
keepYoungSpaceSmall();
const [large = "", small = ""] = process.argv.slice(2);
const read = (path: string) =>
  readTraces({ name: "file", text: readFileSync(path, "utf8") }, { platform: nodePlatform });
for (let n = 0; n < 20; n += 1) read(small);
globalThis.gc?.();
const before = process.resourceUsage().maxRSS;
const traces = read(large);
const most = process.resourceUsage().maxRSS;
// This use keeps the traces in memory until here.
if (traces.length === 0) throw new Error("no trace");
console.log(JSON.stringify(((most - before) * 1024) / statSync(large).size));
