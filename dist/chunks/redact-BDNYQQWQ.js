import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  readText
} from "./chunk-KN7GQKJS.js";
import {
  oneArgument,
  openProject,
  projectRedactor
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
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-UEQIKGNP.js";
import {
  canonicalJson
} from "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
import "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/redact.ts
async function run(context) {
  const { flags, terminal, env } = context;
  const file = oneArgument(context, "redact", "file");
  const value = parseJson(await readText(file, context), { name: file });
  const redactor = projectRedactor(await openProject(context), env);
  const redacted = redactor.redact(value);
  const findings = redactor.findings();
  const changed = canonicalJson(redacted) !== canonicalJson(value);
  if (flags.on("json")) terminal.printJson({ version: 1, findings, ...flags.on("check") ? {} : { redacted } });
  else if (!flags.on("check")) terminal.printJson(redacted);
  for (const { rule, pointer, placeholder } of findings) {
    terminal.note(terminal.safe(`${pointer === "" ? "/" : pointer}: ${rule} → ${placeholder}`));
  }
  if (flags.on("check"))
    terminal.note(changed ? "would be changed: replaykit redact writes it without these" : "nothing to redact");
  return flags.on("check") && changed ? exitCode.actionNeeded : exitCode.ok;
}
export {
  run
};
