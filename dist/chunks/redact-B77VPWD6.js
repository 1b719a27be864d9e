import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  redactByCommand
} from "./chunk-RTSCL43B.js";
import {
  readText
} from "./chunk-57MWDYF7.js";
import {
  oneArgument,
  openProject,
  projectRedactor
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import "./chunk-3QQEB6C6.js";
import {
  canonicalJson,
  parseJson
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/redact.ts
async function run(context) {
  const { flags, terminal, env } = context;
  const file = oneArgument(context, "redact", "file");
  const value = parseJson(await readText(file, context), { name: file });
  const project = await openProject(context);
  const redactor = projectRedactor(project, env);
  const redacted = redactor.redact(await redactByCommand(value, { ...project, env }));
  const findings = redactor.findings();
  const changed = canonicalJson(redacted) !== canonicalJson(value);
  if (flags.on("json")) terminal.printJson({ version: 1, findings, ...flags.on("check") ? {} : { redacted } });
  else if (!flags.on("check")) terminal.printJson(redacted);
  for (const { rule, pointer, placeholder } of findings) {
    terminal.note(terminal.safe(`${pointer === "" ? "/" : pointer}: ${rule} → ${placeholder}`));
  }
  if (flags.on("check"))
    terminal.note(changed ? "would be changed: replaykit trace redact writes it without these" : "nothing to redact");
  return flags.on("check") && changed ? exitCode.actionNeeded : exitCode.ok;
}
export {
  run
};
