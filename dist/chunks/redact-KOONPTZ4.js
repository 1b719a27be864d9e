import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  redactByCommand
} from "./chunk-WXN4YEW2.js";
import {
  readText
} from "./chunk-PKLID4SK.js";
import {
  oneArgument,
  openProject,
  projectRedactor
} from "./chunk-G2OF62L3.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import "./chunk-42X4D5AW.js";
import {
  canonicalJson,
  parseJson
} from "./chunk-JDH7MOAB.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-M6UJTCYW.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-S5UMX7RI.js";
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
    terminal.note(changed ? "would be changed: replaykit redact writes it without these" : "nothing to redact");
  return flags.on("check") && changed ? exitCode.actionNeeded : exitCode.ok;
}
export {
  run
};
