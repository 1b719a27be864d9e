import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  differenceLines,
  differencePlace
} from "./chunk-J6ADYWQU.js";
import {
  traceFileOf
} from "./chunk-L4NGILVQ.js";
import {
  readOneTrace
} from "./chunk-CZSUPR6N.js";
import "./chunk-KN7GQKJS.js";
import "./chunk-ETBUDBER.js";
import "./chunk-ZDRCJSVA.js";
import "./chunk-UJV7WWBT.js";
import "./chunk-6OKKB3RO.js";
import {
  runFromOutput
} from "./chunk-WUWAXQXH.js";
import {
  untrustedTerminal
} from "./chunk-JWK2KAH4.js";
import {
  openProject
} from "./chunk-7VXHW6NI.js";
import "./chunk-BZZTWJ2Q.js";
import "./chunk-SKBEGQT3.js";
import "./chunk-SD42YD4V.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-BEDZKUB6.js";
import "./chunk-ODDJKHMF.js";
import "./chunk-AD2P542H.js";
import {
  runOutputSchema
} from "./chunk-NNPYAI6N.js";
import "./chunk-YPDIPNTS.js";
import "./chunk-ZNXELE7A.js";
import "./chunk-F3XWN5HJ.js";
import "./chunk-STBE43RC.js";
import "./chunk-3U2T44OD.js";
import "./chunk-JLQWZFRY.js";
import {
  parseJson
} from "./chunk-5LI65K7B.js";
import "./chunk-CDTRLQZL.js";
import "./chunk-XEYS2RPR.js";
import {
  plural
} from "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import {
  diverge
} from "./chunk-53SV6Y45.js";
import "./chunk-5O3UTOWP.js";
import {
  effectLookup
} from "./chunk-TC25HOH2.js";
import {
  runFromTrace
} from "./chunk-AHRWLNSE.js";
import "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/diff.ts
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

// src/core/report/differences.ts
function reportDifferences(differences, names) {
  if (differences.length === 0) return "The two runs do not differ.\n";
  const lines = [
    `- ${names.left}`,
    `+ ${names.right}`,
    `${plural(differences.length, "difference")}, the first at ${first(differences)}`,
    ...differences.flatMap((one) => ["", differencePlace(one), ...differenceLines(one).map((line) => `  ${line}`)])
  ];
  return `${untrustedTerminal(lines.join("\n"))}
`;
}
function first([one]) {
  return one === void 0 ? "" : differencePlace(one);
}

// src/cli/commands/diff.ts
async function run(context) {
  const { args, flags, terminal } = context;
  const [left, right, ...more] = args;
  if (left === void 0 || right === void 0 || more.length > 0) {
    throw new ReplayKitError("usage", `diff takes two runs, but got ${args.length}`, { hint: "replaykit diff --help" });
  }
  const project = await openProject(context);
  const effects = effectLookup(void 0, project.config.effects);
  const recorded = await readRun(left, effects, context);
  const replayed = await readRun(right, effects, context);
  const differences = diverge(recorded, replayed);
  if (flags.on("json")) terminal.printJson({ version: 1, equal: differences.length === 0, differences });
  else terminal.print(reportDifferences(differences, { left, right }));
  return differences.length === 0 ? exitCode.ok : exitCode.actionNeeded;
}
async function readRun(argument, effects, context) {
  const file = await traceFileOf(argument, context);
  const output = file.endsWith(".json") ? await readOutput(resolve(context.cwd, file)) : void 0;
  if (output) return runFromOutput(output, effects);
  return runFromTrace((await readOneTrace(file, context)).trace, effects);
}
async function readOutput(path) {
  const text = await readFile(path, "utf8").catch(() => void 0);
  if (text === void 0 || !/"tool_calls"\s*:/.test(text)) return void 0;
  const parsed = runOutputSchema.safeParse(parseJson(text, { name: path }));
  return parsed.success ? parsed.data : void 0;
}
export {
  run
};
