import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  sealCases
} from "./chunk-RNN3LPV3.js";
import {
  commitOf,
  createBaseCheckout
} from "./chunk-MUWHJVQJ.js";
import {
  recordedExchanges
} from "./chunk-YIV2HGNZ.js";
import {
  readOneTrace
} from "./chunk-O46J4PBA.js";
import "./chunk-57MWDYF7.js";
import "./chunk-FRAGFHDS.js";
import "./chunk-P43ETFAW.js";
import "./chunk-DLDHOSKD.js";
import {
  familyOf,
  readableCases,
  runnerOf
} from "./chunk-PZQRY7XN.js";
import "./chunk-6VN3PW6Y.js";
import "./chunk-EOIGMXXM.js";
import "./chunk-NDZC76CC.js";
import "./chunk-PSN3L2HE.js";
import "./chunk-RXF2VI3V.js";
import "./chunk-6TEMVQCY.js";
import "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  oneArgument,
  openProject,
  projectRedactor
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-GW5BUQB7.js";
import "./chunk-J7NXW55N.js";
import "./chunk-7BNPROQB.js";
import "./chunk-SYGJYNB6.js";
import {
  editCaseYaml,
  effectLookup,
  findCases,
  formatCaseYaml,
  formatJsonFile,
  outputText,
  readSourceTrace,
  replaySuite,
  runFromTrace,
  startCaseGateway,
  textOf2 as textOf,
  toolFixtures,
  writeCaseFolder
} from "./chunk-3QQEB6C6.js";
import {
  canonicalJson,
  caseFileNames,
  caseVersion,
  plural,
  replayRulesSchema
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/commands/case-verify.ts
import { basename as basename3 } from "node:path";

// src/node/repair/verify-repair.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename as basename2, join as join2 } from "node:path";

// src/core/verdict/decide-repair.ts
function decideRepair({ subject, subjectOnBase, withheld, notSandboxed }) {
  const replays = [
    { kind: "case", verdict: subject.verdict, held: holdingOf(subject, "case", subjectOnBase?.verdict) },
    ...withheld.map(({ kind, result, onBase }) => ({
      kind,
      verdict: result.verdict,
      held: holdingOf(result, kind, onBase ?? result.base?.verdict)
    }))
  ];
  const failed = replays.filter(({ held }) => held === "failed");
  const [first] = failed;
  if (first) return { verdict: "rejected", reason: rejection(first, failed.length, subject), replays };
  const doubt = doubtOf({ replays, subject, subjectOnBase, notSandboxed });
  if (doubt) return { verdict: "unproven", ...doubt, replays };
  const others = plural(replays.length - 1, "withheld case");
  return { verdict: "verified", reason: `the case is fixed, and ${others} hold as well`, replays };
}
function holdingOf({ verdict, standing, blocks }, kind, onBase) {
  if (standing === "newly-fixed" || standing === "holding") return "held";
  if (verdict === "inconclusive") return "undecided";
  const heldBefore = onBase === void 0 || onBase === "fixed";
  if (kind === "guard" || kind === "control") return blocks && heldBefore ? "failed" : "undecided";
  return verdict === "fixed" ? "undecided" : "failed";
}
var kindWords = {
  group: "another case of the same failure",
  "other ids": "the same case with other ids",
  guard: "a guard of the same agent",
  control: "a good run that must go on as it did"
};
function rejection({ kind, verdict }, count, subject) {
  const more = count > 1 ? ` (and ${count - 1} more)` : "";
  if (kind === "case") return `the case itself is ${verdict}: ${subject.reason}${more}`;
  return `the case is fixed, but ${kindWords[kind]} is ${verdict}${more}: mend the cause, not this case`;
}
function doubtOf({
  replays,
  subject,
  subjectOnBase,
  notSandboxed
}) {
  if (subjectOnBase?.verdict !== "reproduced") return notOnBase(subjectOnBase);
  if (notSandboxed !== void 0) {
    return {
      reason: `the code ran without a sandbox (${notSandboxed})`,
      hint: "run it where a sandbox works; `sandbox: off` in the base's replaykit.yaml accepts that it has none"
    };
  }
  if (subject.weak !== void 0)
    return { reason: `the case is weak: ${subject.weak}`, hint: "give it an assertion that needs work, then verify" };
  const open = replays.filter(({ held }) => held === "undecided");
  if (open[0]) return undecided(open[0], open.length, subject);
  return lacking(new Set(replays.map(({ kind }) => kind)));
}
function notOnBase(onBase) {
  const how = onBase === void 0 ? "was not tried there" : `is ${onBase.verdict} there: ${onBase.reason}`;
  const runs = onBase?.verdict === "fixed" || onBase?.verdict === "changed";
  return {
    reason: `the base does not show the failure (the case ${how}), so nothing is shown to be mended`,
    hint: runs ? "name a base that still fails with --base" : "the base is checked out afresh: let `setup` of its runner in replaykit.yaml install what it needs"
  };
}
function undecided({ kind, verdict }, count, subject) {
  const more = count > 1 ? ` (and ${count - 1} more)` : "";
  if (kind === "case")
    return {
      reason: `the case is ${subject.standing}: ${subject.reason}${more}`,
      hint: subject.commands.add_recordings ?? subject.commands.reproduce
    };
  return {
    reason: `${kindWords[kind]} is undecided (${verdict})${more}`,
    hint: "the fix may ask tools or models for what was never recorded: replay the guards and the cases of its group to see what"
  };
}
function lacking(kinds) {
  if (!kinds.has("group") && !kinds.has("other ids"))
    return {
      reason: "nothing tells the fix from one that knows this case by heart",
      hint: "add another case of this failure to the base (`replaykit promote`)"
    };
  if (!kinds.has("guard") && !kinds.has("control"))
    return {
      reason: "nothing tells the fix from an agent that no longer does its work",
      hint: "name a good run with --control, or guard another case of this agent on the base"
    };
  return void 0;
}

// src/node/repair/withheld-cases.ts
import { basename, join } from "node:path";

// src/core/repair/control-case.ts
function controlCase({ trace, id, name, runner, effects, wanted }) {
  const run2 = runFromTrace(trace, effects);
  const refusal = refusalOf(trace, run2);
  if (refusal !== void 0) {
    throw new ReplayKitError("invalid_input", `${name} is no control: ${refusal}`, {
      hint: "name a run that ended well and called a tool; `replaykit runs` lists the recorded ones"
    });
  }
  const model = recordedExchanges(trace);
  const { feedback: _, ...kept } = trace;
  return {
    "case.yaml": formatCaseYaml(caseOf({ trace, run: run2, id, runner, wanted, recorded: model !== void 0 })),
    "source-trace.json": formatJsonFile(kept),
    "fixtures/tools.json": formatJsonFile(toolFixtures(trace, run2)),
    ...model === void 0 ? {} : { "fixtures/model.json": formatJsonFile(model) }
  };
}
function refusalOf({ feedback }, { status, calls, errors }) {
  if (feedback?.rating === "bad") return "the run was rated bad";
  if (status === "error") return `the run failed (${errors.at(-1)?.text.slice(0, 120) ?? "status error"})`;
  return calls.length === 0 ? "the run called no tool, so nothing tells whether it goes on" : void 0;
}
function caseOf({ trace, run: run2, id, runner, wanted, recorded }) {
  return {
    version: caseVersion,
    id,
    title: "A good run goes on as it did",
    state: "guard",
    source: { run_id: trace.run_id },
    ...runner === void 0 ? {} : { runner },
    ...trace.agent?.name === void 0 ? {} : { agent: trace.agent.name },
    tags: [],
    effects: Object.fromEntries(run2.calls.map(({ tool, effect }) => [tool, effect])),
    scenario: {
      input: trace.events.flatMap(
        (event) => event.type === "input_message" ? [{ role: event.role, content: event.content }] : []
      ),
      mode: "continue",
      context: {}
    },
    replay: replayRulesSchema.parse({ model: recorded ? "recorded-until-divergence" : "live" }),
    signatures: [{ kind: "status_is", status: "error" }],
    assertions: [...goesOn(run2), ...unsaid(run2, wanted)],
    reviews: []
  };
}
function goesOn({ calls, final_output }) {
  const writes = calls.filter(({ effect, error }) => effect === "write" && error === void 0);
  const others = new Map(
    calls.flatMap(
      (call) => call.effect === "write" ? [] : [[`${call.tool}
${canonicalJson(call.args)}`, call]]
    )
  );
  const answer = outputText(final_output);
  return [
    {
      kind: "writes_are",
      calls: writes.map(({ tool, args }) => ({ tool, args, match: "exact" })),
      include_failed: false
    },
    ...[...others.values()].slice(0, 20).map(({ tool, args }) => ({ kind: "tool_called", tool, args, match: "exact" })),
    ...answer === "" ? [] : [{ kind: "final_output_exists", exists: true }],
    ...factsIn(answer, calls).map((text) => ({ kind: "output_contains", text, in: "any", not: false }))
  ];
}
function unsaid({ said }, wanted) {
  return wanted.flatMap((check) => {
    if (check.kind !== "output_contains" || check.not) return [];
    const isSaid = said.some((text) => text.toLowerCase().includes(check.text.toLowerCase()));
    return isSaid ? [] : [{ ...check, not: true }];
  });
}
var mostFacts = 5;
function factsIn(answer, calls) {
  const told = new Set(calls.flatMap(({ output }) => words(JSON.stringify(output ?? null))));
  return [...new Set(words(answer))].filter((word) => told.has(word)).slice(0, mostFacts);
}
function words(text) {
  return (text.match(/\w+(?:[.:-]\w+)*/g) ?? []).filter((word) => word.length >= 2 && /\d/.test(word));
}

// src/core/repair/other-ids.ts
var mostIds = 8;
function withOtherIds(files, id) {
  const trace = readSourceTrace(files["source-trace.json"] ?? "", "source-trace.json");
  const all = caseFileNames.map((name) => files[name] ?? "").join("\n");
  const renamed = new Map(
    idsOf(trace).flatMap((one) => {
      const other = otherId(one, all);
      return other === void 0 ? [] : [[one, other]];
    })
  );
  if (renamed.size === 0) return void 0;
  const pattern = new RegExp(`(?<!\\w)(?:${[...renamed.keys()].map(escaped).join("|")})(?!\\w)`, "g");
  const entries = caseFileNames.flatMap((name) => {
    const text = files[name];
    return text === void 0 ? [] : [[name, text.replaceAll(pattern, (one) => renamed.get(one) ?? one)]];
  });
  const made = Object.fromEntries(entries);
  return { ...made, "case.yaml": editCaseYaml(made["case.yaml"] ?? "", [{ path: ["id"], value: id }]) };
}
function idsOf({ events }) {
  const said = events.flatMap((event) => event.type === "input_message" ? [textOf(event.content)] : []).join("\n");
  const asked = events.flatMap((event) => event.type === "tool_call" ? [JSON.stringify(event.tool_args)] : []);
  const known = new Set(wordsOf(asked.join("\n")));
  const ids = [...new Set(wordsOf(said))].filter((word) => known.has(word) && !/^\d{4}-\d\d-\d\d/.test(word));
  return ids.toSorted((a, b) => b.length - a.length).slice(0, mostIds);
}
function wordsOf(text) {
  return (text.match(/[\w-]+/g) ?? []).filter((word) => word.length >= 4 && word.length <= 64 && /\d/.test(word));
}
function otherId(id, all) {
  for (let shift = 4; shift < 10; shift += 1) {
    const other = id.replaceAll(/\d+/g, (digits) => shifted(digits, shift));
    if (other !== id && !all.includes(other)) return other;
  }
  return void 0;
}
function shifted(digits, shift) {
  const moved = Array.from(digits, (digit) => (Number(digit) + shift) % 10).join("");
  return moved.startsWith("0") && !digits.startsWith("0") ? `${shift}${moved.slice(1)}` : moved;
}
function escaped(word) {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

// src/node/repair/withheld-cases.ts
async function withheldCases(subject, options) {
  const { all, config, controls, redactor, scratch } = options;
  const { group, guards } = familyOf(subject, all, config);
  const made = [];
  const id = basename(subject.folder);
  const renamed = `${id.slice(0, 40).replace(/-+$/, "")}-other-ids`;
  const other = withOtherIds(subject.files, renamed);
  if (other) made.push(await written({ kind: "other ids", files: other, folder: join(scratch, "other-ids", renamed) }));
  const runner = runnerOf(subject, config);
  for (const [index, { name, trace }] of controls.entries()) {
    const control = `control-${index + 1}`;
    const files = controlCase({
      trace: redactor.redact(trace),
      id: control,
      name,
      runner: runner === void 0 || !Object.hasOwn(config.runners, runner) ? void 0 : runner,
      effects: effectLookup(subject.loaded.case.effects, config.effects, config.aliases),
      wanted: subject.loaded.case.assertions
    });
    made.push(await written({ kind: "control", files, folder: join(scratch, "controls", control) }));
  }
  const known = (kind, cases) => cases.map(({ folder }) => ({ kind, folder, made: false }));
  return [...known("group", group), ...known("guard", guards), ...made];
}
async function written({
  kind,
  files,
  folder
}) {
  await writeCaseFolder(folder, files);
  return { kind, folder, made: true };
}
function caseOnBase(name, all, { base }) {
  const found = all.find(({ folder }) => basename(folder) === name);
  if (found) return found;
  throw new ReplayKitError("not_found", `${base} has no readable case ${name}, so that it cannot judge a fix of it`, {
    hint: "merge the case first, or name a base that has it with --base"
  });
}

// src/node/repair/verify-repair.ts
async function verifyRepair(options) {
  const { root: cwd, caseId, head } = options;
  const scratch = mkdtempSync(join2(tmpdir(), "replaykit-verify-"));
  try {
    var _stack = [];
    try {
      const baseCheckout = __using(_stack, createBaseCheckout({ cwd, ...options.base }), true);
      const headCheckout = __using(_stack, head && createBaseCheckout({ cwd, ...head }), true);
      const base = await baseCheckout.open();
      const root = headCheckout === void 0 ? cwd : (await headCheckout.open()).root;
      const config = judging(base);
      const all = readableCases(await findCases(base.root, [config.cases].flat()), config);
      const subject = caseOnBase(caseId, all, { base: options.base.name });
      const { controls, redactor } = options;
      const withheld = await withheldCases(subject, { all, config, controls, redactor, scratch });
      if (headCheckout !== void 0) await removeCases(root, base.config);
      const gateway = __using(_stack, await startCaseGateway(config, options.env), true);
      const sealed = sealCases([subject.folder, ...withheld.map(({ folder }) => folder)]);
      const suite = (folder, cases, checkout) => replaySuite({
        root: folder,
        config,
        cases,
        sealed,
        select: "all",
        evidence: false,
        baseCheckout: checkout,
        ...checkout === void 0 ? { repeat: 1 } : {},
        env: options.env,
        gateway,
        signal: options.signal,
        onNotice: options.onNotice,
        onProgress: options.onProgress
      });
      const made = withheld.filter((one) => one.made).map(({ folder }) => folder);
      const before = byId(await suite(base.root, [subject.folder, ...made]));
      const shown = withheld.filter((one) => showsItself(one, before));
      const opened = { name: options.base.name, open: async () => ({ root: base.root, config }) };
      const report = await suite(root, [subject.folder, ...shown.map(({ folder }) => folder)], opened);
      const after = byId(report);
      return decideRepair({
        subject: resultOf(subject.folder, after),
        subjectOnBase: before.get(caseId),
        withheld: shown.map(({ kind, folder }) => ({
          kind,
          result: resultOf(folder, after),
          onBase: before.get(basename2(folder))?.verdict
        })),
        notSandboxed: config.sandbox === "off" ? void 0 : report.summary.not_sandboxed
      });
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      var _promise = __callDispose(_stack, _error, _hasError);
      _promise && await _promise;
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
function judging({ root, config }) {
  const hiding = (runner) => ({ ...runner, hide_checks: true });
  const runners = Object.fromEntries(Object.entries(config.runners).map(([name, runner]) => [name, hiding(runner)]));
  const cases = [config.cases].flat().map((pattern) => join2(root, pattern));
  return { ...config, cases, runners, ...config.runner === void 0 ? {} : { runner: hiding(config.runner) } };
}
async function removeCases(root, config) {
  for (const folder of await findCases(root, [config.cases].flat())) rmSync(folder, { recursive: true, force: true });
}
function showsItself({ kind, folder }, before) {
  return kind !== "other ids" || before.get(basename2(folder))?.verdict === "reproduced";
}
function byId({ cases }) {
  return new Map(cases.map((result) => [result.case_id, result]));
}
function resultOf(folder, results) {
  const result = results.get(basename2(folder));
  if (result) return result;
  throw new ReplayKitError("runner_failed", `${basename2(folder)} was not replayed`, {
    hint: "run `replaykit lint` on the base: the case's id must be its folder's name"
  });
}

// src/cli/commands/case-verify.ts
async function run(context) {
  const { terminal, flags } = context;
  const line = terminal.progress();
  const notices = [];
  const verdict = await verdictOn(oneArgument(context, "case verify", "case"), context, {
    onProgress: ({ done, total }) => line.update(`${done}/${total} cases`),
    onNotice: (notice) => notices.push(notice)
  }).finally(() => line.clear());
  for (const notice of notices) terminal.note(`note: ${terminal.safe(notice)}`);
  if (flags.on("json")) terminal.printJson({ version: 1, ...verdict });
  else print(terminal, verdict);
  return verdict.verdict === "verified" ? exitCode.ok : exitCode.actionNeeded;
}
async function verdictOn(name, context, listeners) {
  const { flags, env, signal } = context;
  const project = await openProject(context);
  const cwd = { cwd: project.root };
  const head = flags.text("head");
  const controls = await Promise.all(
    flags.list("control").map(async (file) => ({ name: file, trace: (await readOneTrace(file, context)).trace }))
  );
  return verifyRepair({
    root: project.root,
    caseId: basename3(name.replace(/\/(?:case\.yaml)?$/, "")),
    base: await baseCommit(flags.text("base"), cwd),
    head: head === void 0 ? void 0 : { name: head, commit: await commitOf(head, cwd) },
    controls,
    redactor: projectRedactor(project, env),
    env,
    signal,
    ...listeners
  });
}
async function baseCommit(name, options) {
  if (name !== void 0) return { name, commit: await commitOf(name, options) };
  try {
    return { name: "origin/HEAD", commit: await commitOf("origin/HEAD", options) };
  } catch (cause) {
    throw new ReplayKitError("usage", "this repository does not tell which branch judges (it has no origin/HEAD)", {
      hint: "name it: --base main, or git remote set-head origin --auto",
      cause
    });
  }
}
var colours = { verified: "green", rejected: "red", unproven: "yellow" };
function print(terminal, { verdict, reason, hint, replays }) {
  terminal.print(`${terminal.style(colours[verdict], verdict)}: ${terminal.safe(reason)}`);
  for (const [kind, same] of Map.groupBy(replays, (replay) => replay.kind)) {
    terminal.print(`  ${kind.padEnd(10)} ${countsOf(same)}`);
  }
  if (hint !== void 0) terminal.print(`  → ${terminal.safe(hint)}`);
}
function countsOf(replays) {
  const counts = Map.groupBy(replays, ({ held }) => held);
  return [...counts].map(([held, same]) => `${plural(same.length, "case")} ${held}`).join(", ");
}
export {
  run
};
