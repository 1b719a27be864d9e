import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  errorSignature
} from "./chunk-PSN3L2HE.js";
import {
  allHold,
  bareDurationsOfCase,
  checkRun,
  checkValue,
  commentAt,
  configSchema,
  describeCheck,
  editCaseYaml,
  effectLookup,
  emptyRun,
  equalJson,
  findSecrets,
  formatJsonFile,
  holdOnAnyCrash,
  idleAnswer,
  isObject,
  isOpenCheck,
  isTextError,
  migrateCase,
  readCaseYaml,
  readCheck,
  readModelFixtures,
  readSourceTrace,
  readToolFixtures,
  readYaml,
  runFromTrace,
  setPasses
} from "./chunk-3QQEB6C6.js";
import {
  caseFileNames,
  caseIdSchema,
  caseVersion,
  fieldName,
  parseJson,
  plural,
  shortJson
} from "./chunk-ZPONSFWV.js";
import {
  isMisspelling,
  nearestName
} from "./chunk-LOSFRJRI.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/core/fixtures/sort-fixtures.ts
function sortFixtures(fixtures, runId) {
  return { ...fixtures, calls: sortedCalls(fixtures.calls, runId) };
}
function isSorted(fixtures, runId) {
  return sortedCalls(fixtures.calls, runId).every((call, index) => call === fixtures.calls[index]);
}
function sortedCalls(calls, runId) {
  const runs = [...new Set(calls.flatMap(({ source }) => source ? [source.run_id] : []))];
  const rank = ({ source }) => {
    if (!source) return runs.length;
    return source.run_id === runId ? -1 : runs.indexOf(source.run_id);
  };
  return calls.toSorted((a, b) => rank(a) - rank(b) || (a.source?.index ?? 0) - (b.source?.index ?? 0));
}

// src/core/lint/last-part.ts
function lastPart(folder) {
  return folder.split(/[\\/]/).findLast((part) => part !== "" && part !== ".") ?? folder;
}

// src/core/lint/fix-case.ts
function fixCase({ files, folder }) {
  const folderName = lastPart(folder);
  const fixed = [];
  const steps = [fixVersions, fixYaml, fixOrder];
  const mended = steps.reduce((current, step) => attempt(current, folderName, fixed, step), files);
  return { files: mended, fixed };
}
function attempt(files, folderName, fixed, fix) {
  try {
    const result = fix(files, folderName);
    fixed.push(...result.fixed);
    return result.files;
  } catch (error) {
    if (error instanceof ReplayKitError) return files;
    throw error;
  }
}
function fixVersions(files, folderName) {
  const { files: migrated, changes } = migrateCase(files, folderName);
  return { files: migrated, fixed: changes.map((change) => `version: ${change}`) };
}
function fixYaml(files, folderName) {
  const text = files["case.yaml"];
  if (text === void 0) return { files, fixed: [] };
  const { value } = readCaseYaml(text, "case.yaml");
  if (!isObject(value)) return { files, fixed: [] };
  const changes = [...idChanges(value["id"], folderName), ...titleChanges(value, folderName)];
  for (const list of ["signatures", "assertions"]) changes.push(...formChanges(value[list], list));
  if (changes.length === 0) return { files, fixed: [] };
  return { files: { ...files, "case.yaml": editCaseYaml(text, changes) }, fixed: changes.map(({ said }) => said) };
}
function idChanges(id, folderName) {
  if (id === folderName || !caseIdSchema.safeParse(folderName).success) return [];
  return [{ path: ["id"], value: folderName, said: `id: ${folderName}` }];
}
function titleChanges({ title, id }, folderName) {
  if (typeof title === "string" && title !== "") return [];
  const made = (typeof id === "string" && id !== "" ? id : folderName).replaceAll("-", " ").slice(0, 200);
  return [{ path: ["title"], value: made, said: `title: ${made}` }];
}
function formChanges(items, list) {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item, index) => {
    const read = readCheck(item, list);
    if (!read.ok) return [];
    const value = checkValue(read.check, list);
    return equalJson(item, value) ? [] : [{ path: [list, index], value, said: `${list}[${index}]: written in its short form` }];
  });
}
function fixOrder(files) {
  const text = files["fixtures/tools.json"];
  const source = files["source-trace.json"];
  if (text === void 0) return { files, fixed: [] };
  const fixtures = readToolFixtures(text, "fixtures/tools.json");
  const runId = source === void 0 ? void 0 : readSourceTrace(source, "source-trace.json").run_id;
  if (isSorted(fixtures, runId)) return { files, fixed: [] };
  const sorted = formatJsonFile(sortFixtures(fixtures, runId));
  return {
    files: { ...files, "fixtures/tools.json": sorted },
    fixed: ["fixtures/tools.json: recordings in the order of their source"]
  };
}

// src/core/lint/lint-problem.ts
function lintError(code, message, details = {}) {
  return problem("error", code, message, details);
}
function lintWarning(code, message, details = {}) {
  return problem("warning", code, message, details);
}
function problem(level, code, message, details) {
  const { file: file2 = "case.yaml", line, hint, fixable = false } = details;
  return {
    code,
    level,
    message,
    file: file2,
    ...line === void 0 ? {} : { line },
    ...hint === void 0 ? {} : { hint },
    fixable
  };
}

// src/core/lint/lint-checks.ts
function lintChecks(linted) {
  return [...lintSignatures(linted), ...lintAssertions(linted), ...lintForms(linted), ...lintToolNames(linted)];
}
function lintSignatures(linted) {
  const { run, reading } = linted;
  const { signatures, replay } = linted.case;
  const problems = signatures.flatMap((check, index) => {
    if (!run) return [];
    const { outcome, unseen, message } = checkRun(run, check, { terminal_tools: linted.terminal_tools });
    if (outcome === "pass") return [];
    const text = outcome === "needs_human" ? `cannot be decided ${unseen ? `on the source trace: ${message}` : "without a person"}` : `does not hold on the source trace: ${message}`;
    return [
      lintError("signature_not_on_source", `signatures[${index}] (${describeCheck(check)}) ${text}`, {
        line: reading.lineOf(["signatures", index]),
        hint: "a signature must hold in the failed run; correct it or take it out"
      })
    ];
  });
  if (allHold(emptyRun(), signatures) && replay.demand === void 0) {
    problems.push(
      lintError("signatures_on_empty_run", "the signatures hold on a run in which nothing happened", {
        line: reading.lineOf(["signatures"]),
        hint: "add one that only a real run shows, e.g. tool_called with the last tool, or final_output_exists: true"
      })
    );
  }
  return [...problems, ...lintAnyCrash(linted)];
}
function lintAnyCrash({ case: { signatures }, run, reading, onBase }) {
  if (!holdOnAnyCrash(signatures)) return [];
  const named = run && errorSignature(run);
  const example = named === void 0 ? "tool_called with the last tool" : JSON.stringify(checkValue(named, "signatures"));
  const level = onBase ? lintWarning : lintError;
  return [
    level(
      "signatures_on_any_crash",
      "the signatures hold on a run that died of any other error, a missing key for example",
      {
        line: reading.lineOf(["signatures"]),
        hint: `add one that names this failure: ${example}`
      }
    )
  ];
}
function lintAssertions(linted) {
  const { assertions } = linted.case;
  const { run, reading } = linted;
  const line = reading.lineOf(["assertions"]);
  const problems = [];
  if (!assertions.some(({ kind }) => kind !== "semantic")) {
    problems.push(
      lintWarning(
        "nothing_decided",
        "all assertions are semantic, so no replay can be called fixed without a review or a judge",
        {
          line,
          hint: "add one that a replay can decide, e.g. status_is: success or writes_are"
        }
      )
    );
  }
  if (setPasses(emptyRun(), assertions)) {
    problems.push(
      lintError("assertions_on_empty_run", "a run in which nothing happened passes the assertions", {
        line,
        hint: "add one that needs a real run, e.g. final_output_exists: true or tool_called"
      })
    );
  }
  if (run && setPasses(run, assertions, { terminal_tools: linted.terminal_tools })) {
    problems.push(
      lintError(
        "assertions_on_source",
        "the source trace passes the assertions, so the failed run would count as fixed",
        {
          line,
          hint: "add an assertion that the failed run breaks"
        }
      )
    );
  } else if (run) problems.push(...passingOnes(linted));
  return problems;
}
function passingOnes({ case: { assertions }, run, reading, terminal_tools }) {
  const context = { terminal_tools };
  return assertions.flatMap((check, index) => {
    if (!run || checkRun(run, check, context).outcome !== "pass") return [];
    if (checkRun(emptyRun(), check).outcome === "fail") return [];
    if ("not" in check && check.not && check.kind !== "output_contains") return [];
    return [
      lintWarning("assertion_on_source", `assertions[${index}] (${describeCheck(check)}) passes on the source trace`, {
        line: reading.lineOf(["assertions", index]),
        hint: "keep it only where a fix could break it"
      })
    ];
  });
}
function lintForms({ case: replayCase, reading }) {
  return ["signatures", "assertions"].flatMap((list) => {
    const written = isObject(reading.value) ? reading.value[list] : void 0;
    if (!Array.isArray(written)) return [];
    return replayCase[list].flatMap((check, index) => {
      if (equalJson(written[index] ?? null, checkValue(check, list))) return [];
      const short = JSON.stringify(checkValue(check, list)).slice(0, 120);
      return [
        lintWarning("short_form", `${list}[${index}] can be written as ${short}`, {
          line: reading.lineOf([list, index]),
          hint: "replaykit lint --fix",
          fixable: true
        })
      ];
    });
  });
}
function lintToolNames({ case: replayCase, run, tools, reading, effects }) {
  if (!run || !tools) return [];
  const seen = [
    ...run.calls.map(({ tool }) => tool),
    ...tools.calls.map(({ tool }) => tool),
    ...Object.keys(tools.static)
  ];
  return ["signatures", "assertions"].flatMap(
    (list) => replayCase[list].flatMap(
      (check, index) => toolsOf(check).filter((tool) => !seen.includes(tool) && effects(tool).guessed).map(
        (tool) => lintWarning(
          "unknown_tool",
          `${list}[${index}] names the tool ${JSON.stringify(tool)}, which the trace and the fixtures do not know`,
          {
            line: reading.lineOf([list, index]),
            hint: "correct the name, or say under effects what the tool does"
          }
        )
      )
    )
  );
}
function toolsOf(check) {
  if (check.kind === "tool_sequence") {
    return check.calls.flatMap((call) => "group" in call ? call.group.map(({ tool }) => tool) : [call.tool]);
  }
  if (check.kind === "writes_are") return check.calls.map(({ tool }) => tool);
  return "tool" in check && check.tool !== void 0 ? [check.tool] : [];
}

// src/core/lint/lint-fixtures.ts
var file = "fixtures/tools.json";
function lintFixtures(linted) {
  const { tools, trace } = linted;
  if (!tools) return [];
  const problems = tools.calls.flatMap((call, index) => [
    ...lintAnswer(call, index),
    ...lintSource(call, index, linted)
  ]);
  const stale = [...new Set(tools.calls.filter((call) => call.stale === true).map(({ tool }) => tool))];
  for (const tool of stale) {
    problems.push(
      lintWarning("stale_fixture", `recordings of ${tool} are stale: the tool's schema changed since`, {
        file,
        hint: "replaykit case fixtures refresh <case>"
      })
    );
  }
  if (tools.apart !== void 0 && tools.apart.length > 0) {
    problems.push(
      lintWarning(
        "contradicting_fixture",
        `${plural(tools.apart.length, "recording")} of other runs ${tools.apart.length === 1 ? "contradicts" : "contradict"} those that are served`,
        {
          file,
          hint: "look at `apart` in fixtures/tools.json: keep what is true, remove the rest"
        }
      )
    );
  }
  if (!isSorted(tools, trace?.run_id)) {
    problems.push(
      lintWarning("fixtures_unsorted", "recordings are not in the order of their source", {
        file,
        hint: "replaykit lint --fix",
        fixable: true
      })
    );
  }
  return problems;
}
function lintAnswer({ tool, output, error }, index) {
  if (isTextError(error)) return [];
  if (output === void 0 !== (error === void 0)) return [];
  const has = output === void 0 ? "neither output nor error" : "both output and error";
  return [
    lintError("invalid_fixture", `calls[${index}] (${tool}) has ${has}; expected one of them`, {
      file,
      hint: "keep what the tool answered"
    })
  ];
}
function lintSource({ tool, args, source }, index, { trace, run }) {
  if (!source || !trace || !run || source.run_id !== trace.run_id) return [];
  const call = run.calls[source.index];
  if (call && call.tool === tool && equalJson(call.args, args)) return [];
  const has = call ? `which calls ${call.tool}${call.tool === tool ? " with other arguments" : ""}` : "which the trace does not have";
  return [
    lintError(
      "unknown_fixture",
      `calls[${index}] (${tool}) says that it is call ${source.index} of the source trace, ${has}`,
      {
        file,
        hint: "take out `source` if it was written by hand, or scaffold the case again"
      }
    )
  ];
}

// src/core/lint/lint-head.ts
function lintHead(linted) {
  return [
    ...lintId(linted),
    ...lintInput(linted),
    ...lintQuarantine(linted),
    ...lintReviews(linted),
    ...lintEffects(linted)
  ];
}
function lintId({ case: { id }, folderName, reading }) {
  if (id === folderName) return [];
  return [
    lintError("id_mismatch", `id is ${id}, but the folder is ${JSON.stringify(folderName)}`, {
      line: reading.lineOf(["id"]),
      hint: "rename one of the two; `replaykit lint --fix` takes the folder's name",
      fixable: /^[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/.test(folderName)
    })
  ];
}
function lintInput({ case: { scenario }, reading }) {
  if (scenario.input.length > 0 || Object.keys(scenario.context).length > 0) return [];
  return [
    lintWarning("no_input", "scenario.input is empty, so the agent is given nothing", {
      line: reading.lineOf(["scenario"]),
      hint: "write the messages that the agent answers"
    })
  ];
}
function lintQuarantine({ case: { state, quarantine }, reading, today }) {
  const line = reading.lineOf(quarantine === void 0 ? ["state"] : ["quarantine"]);
  if (state !== "quarantined") {
    if (quarantine === void 0) return [];
    return [
      lintWarning("quarantine_unused", `state is ${state}, so quarantine has no effect`, {
        line,
        hint: "remove quarantine"
      })
    ];
  }
  const hint = "quarantine: { owner: …, reason: …, until: 2026-12-31 }";
  const lacking = ["owner", "reason"].filter((key) => (quarantine?.[key] ?? "").trim() === "");
  if (quarantine === void 0 || lacking.length > 0) {
    const what = quarantine === void 0 ? "owner, reason and until" : lacking.join(" and ");
    return [lintError("quarantine_incomplete", `state is quarantined, but quarantine lacks ${what}`, { line, hint })];
  }
  if (quarantine.until >= today) return [];
  return [
    lintError("quarantine_expired", `quarantine ended on ${quarantine.until}`, {
      line: reading.lineOf(["quarantine", "until"]),
      hint: `ask ${quarantine.owner}: fix it and set state: open or guard, or give a new date`
    })
  ];
}
function lintReviews({ case: { reviews, assertions }, reading }) {
  const statements = new Set(assertions.flatMap((check) => check.kind === "semantic" ? [check.statement] : []));
  return reviews.flatMap(({ assertion }, index) => {
    if (statements.has(assertion)) return [];
    const message = `reviews[${index}] is about ${JSON.stringify(assertion.slice(0, 80))}, which no semantic assertion says`;
    return [
      lintWarning("review_unknown", message, {
        line: reading.lineOf(["reviews", index]),
        hint: "repeat the assertion's sentence"
      })
    ];
  });
}
function guessedEffects({ reading, run, effects }) {
  const written = isObject(reading.value) && isObject(reading.value["effects"]) ? Object.keys(reading.value["effects"]) : [];
  const marked = written.filter((tool) => commentAt(reading.document, ["effects", tool])?.includes("guessed"));
  const called = [...new Set(run?.calls.map(({ tool }) => tool))].filter((tool) => effects(tool).guessed);
  return { marked, called };
}
function lintEffects(linted) {
  const { reading, effects } = linted;
  const { marked, called } = guessedEffects(linted);
  return [...marked, ...called].map((tool) => {
    const message = `the effect of ${tool} is guessed to be ${effects(tool).effect}`;
    const line = reading.lineOf(["effects", tool]);
    return lintWarning("effect_guessed", message, {
      line,
      hint: marked.includes(tool) ? "correct it where needed, and take the comment out" : "say what it does under effects, in replaykit.yaml or here: pure, read or write"
    });
  });
}

// src/core/lint/lint-idle.ts
function lintIdle(linted) {
  const { weak = false, weak_reason = "" } = linted.case;
  if (weak) return weak_reason.trim() === "" ? [withoutReason(linted)] : lintNeedless(linted);
  const { assertions } = linted.case;
  const answer = assertions.some(isOpenCheck) ? void 0 : passing(linted);
  return answer === void 0 ? [] : [onIdleRun(linted, answer)];
}
function passing({ run, case: { assertions }, terminal_tools }) {
  return run && idleAnswer({ assertions, source: run, terminal_tools });
}
function onIdleRun({ reading, onBase }, answer) {
  const level = onBase ? lintWarning : lintError;
  return level(
    "assertions_on_idle_run",
    `an agent that calls nothing and answers ${shortJson(answer, 60)} passes the assertions`,
    {
      line: reading.lineOf(["assertions"]),
      hint: "assert what only work can give: a write in writes_are, a fact that a tool told in output_contains, a call that a right run cannot do without in tool_called, or a semantic sentence; where there is no such thing, set weak: true with a weak_reason"
    }
  );
}
function withoutReason({ reading }) {
  return lintError(
    "weak_without_reason",
    "weak is true, but weak_reason does not say why nothing better can be asserted",
    {
      line: reading.lineOf(["weak"]),
      hint: "weak_reason: a right run writes nothing and says so in its own words"
    }
  );
}
function lintNeedless(linted) {
  const { run, reading } = linted;
  if (!run || passing(linted) !== void 0) return [];
  return [
    lintWarning("weak_needless", "weak is true, but no run without calls passes the assertions", {
      line: reading.lineOf(["weak"]),
      hint: "take weak and weak_reason out"
    })
  ];
}

// src/core/lint/lint-replay-rules.ts
function toolModes({ case: { replay } }) {
  const { tools } = replay;
  if (typeof tools === "string") return { byName: [], others: tools };
  const { default: others = "fixtures", ...byName } = tools;
  return { byName: Object.entries(byName), others };
}
function lintReplayRules(linted) {
  return [...lintLive(linted), ...lintNamedTools(linted), ...lintStatic(linted), ...lintModel(linted)];
}
function lintLive(linted) {
  const { reading, effects } = linted;
  const { byName, others } = toolModes(linted);
  const problems = [];
  if (others === "live") {
    problems.push(
      lintError("live_not_named", "replay.tools is live for all tools; live is only for reads, by name", {
        line: reading.lineOf(["replay", "tools"]),
        hint: "replay: { tools: { search_docs: live } }"
      })
    );
  }
  for (const [tool, mode] of byName) {
    if (mode !== "live") continue;
    const { effect, guessed } = effects(tool);
    const line = reading.lineOf(["replay", "tools", tool]);
    if (effect === "write") {
      problems.push(
        lintError("write_live", `replay.tools.${tool} is live, but ${tool} is a write${guessed ? " (guessed)" : ""}`, {
          line,
          hint: `writes never run; take fixtures, or say effects: { ${tool}: read } if it only reads`
        })
      );
    } else if (guessed) {
      problems.push(
        lintError("live_guessed", `replay.tools.${tool} is live, but that it is a ${effect} is only guessed`, {
          line,
          hint: `say effects: { ${tool}: read } if it only reads`
        })
      );
    }
  }
  return problems;
}
function lintNamedTools(linted) {
  const { run, tools, reading, effects, case: replayCase } = linted;
  if (!run || !tools) return [];
  const known = /* @__PURE__ */ new Set([
    ...run.calls.map(({ tool }) => tool),
    ...tools.calls.map(({ tool }) => tool),
    ...Object.keys(tools.static)
  ]);
  const named = [
    ...toolModes(linted).byName.map(([tool]) => ({ tool, path: ["replay", "tools", tool] })),
    ...Object.keys(replayCase.replay.match.tools).map((tool) => ({ tool, path: ["replay", "match", "tools", tool] }))
  ];
  return named.filter(({ tool }) => !known.has(tool) && effects(tool).guessed).map(
    ({ path }) => lintWarning("unknown_tool", `${path.join(".")} names a tool that the trace and the fixtures do not know`, {
      line: reading.lineOf(path),
      hint: "correct the name, or say under effects what the tool does"
    })
  );
}
function lintStatic(linted) {
  const { tools, reading } = linted;
  return toolModes(linted).byName.filter(([tool, mode]) => mode === "static" && tools !== void 0 && !Object.hasOwn(tools.static, tool)).map(
    ([tool]) => lintError(
      "missing_static",
      `replay.tools.${tool} is static, but fixtures/tools.json has no static answer for it`,
      {
        line: reading.lineOf(["replay", "tools", tool]),
        hint: `add "static": { ${JSON.stringify(tool)}: { "output": … } } to fixtures/tools.json`
      }
    )
  );
}
function lintModel({ case: { replay }, model, reading }) {
  if (replay.model === void 0 || replay.model === "live" || model !== void 0) return [];
  return [
    lintError("missing_model", `replay.model is ${replay.model}, but fixtures/model.json is missing`, {
      line: reading.lineOf(["replay", "model"]),
      hint: "record the model with the gateway, or set replay: { model: live }"
    })
  ];
}

// src/core/lint/lint-secrets.ts
function lintSecrets(files, config) {
  const options = { rules: config?.redact.rules ?? [], allow: config?.redact.allow ?? [] };
  return caseFileNames.flatMap((file2) => {
    const text = files[file2];
    if (text === void 0) return [];
    return partsOf(file2, text).flatMap(
      ({ value, lineOf }) => findSecrets(value, options).map(
        ({ rule, pointer }) => lintError("secret", `${file2} has a secret (${rule})${pointer === "" ? "" : ` at ${pointer}`}`, {
          file: file2,
          line: lineOf?.(pointer),
          hint: "scaffold the case again so that it is redacted, or allow the value by name under redact: { allow: […] } in replaykit.yaml"
        })
      )
    );
  });
}
function partsOf(file2, text) {
  try {
    if (file2.endsWith(".json")) return [{ value: parseJson(text, { name: file2 }) }];
    return file2 === "case.yaml" ? yamlParts(text) : [{ value: text }];
  } catch (error) {
    if (error instanceof ReplayKitError) return [{ value: text }];
    throw error;
  }
}
function yamlParts(text) {
  const { value, lineOf } = readYaml(text, "case.yaml");
  const comments = (text.match(/(?<=^|\s)#.*$/gm) ?? []).join("\n");
  return [{ value, lineOf: (pointer) => lineOf(pathOf(pointer)) }, { value: comments }];
}
function pathOf(pointer) {
  const keys = pointer.split("/").slice(1);
  return keys.map((key) => /^\d+$/.test(key) ? Number(key) : key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

// src/core/lint/lint-case.ts
function lintCase(input) {
  const problems = [...lintFiles(input.files), ...lintSecrets(input.files, input.config)];
  const reading = readable(problems, "case.yaml", input.files["case.yaml"], readCaseYaml);
  const trace = readable(problems, "source-trace.json", input.files["source-trace.json"], readSourceTrace);
  const tools = readable(problems, "fixtures/tools.json", input.files["fixtures/tools.json"], readToolFixtures);
  const model = readable(problems, "fixtures/model.json", input.files["fixtures/model.json"], readModelFixtures);
  if (reading) {
    const folderName = lastPart(input.folder);
    problems.push(...lintReading(reading, { folderName, onBase: input.onBase === true }));
    const effects = effectLookup(reading.case?.effects, input.config?.effects);
    const run = trace && runFromTrace(trace, effects);
    if (reading.case) {
      const { today, onBase = false } = input;
      const terminal_tools = reading.case.terminal_tools ?? input.config?.terminal_tools ?? [];
      const read = { trace, run, tools, model };
      const linted = { case: reading.case, reading, folderName, today, onBase, effects, terminal_tools, ...read };
      const rules = [lintHead, lintChecks, lintIdle, lintReplayRules, lintFixtures];
      problems.push(...rules.flatMap((rule) => rule(linted)));
    }
  }
  return [...problems.filter(({ level }) => level === "error"), ...problems.filter(({ level }) => level === "warning")];
}
function lintFiles(files) {
  const needed = ["case.yaml", "source-trace.json", "fixtures/tools.json"];
  const missing = needed.filter((name) => files[name] === void 0);
  const known = caseFileNames;
  const strange = Object.keys(files).filter((name) => !known.includes(name));
  return [
    ...missing.map(
      (name) => lintError("file_missing", `${name} is missing`, {
        file: name,
        hint: "restore it from git, or scaffold the case again"
      })
    ),
    ...strange.map(
      (name) => lintError("unknown_file", `${name} does not belong to a case; expected only ${caseFileNames.join(", ")}`, {
        file: name,
        hint: "move it out of the case folder"
      })
    )
  ];
}
function readable(problems, file2, text, read) {
  if (text === void 0) return void 0;
  try {
    return read(text, file2);
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    const line = /^[^\n:]+:(\d+)/.exec(error.message)?.[1];
    problems.push(
      lintError("invalid_file", error.message, {
        file: file2,
        line: line === void 0 ? void 0 : Number(line),
        ...error.hint === void 0 ? {} : { hint: error.hint }
      })
    );
    return void 0;
  }
}
function lintReading(reading, { folderName, onBase }) {
  const problems = reading.problems.map(
    ({ message, line, path }) => lintError("invalid_case", message, {
      line,
      hint: "`replaykit schema case` prints what case.yaml may hold",
      fixable: isFixable(path, folderName)
    })
  );
  if (reading.version < caseVersion) {
    problems.push(
      lintWarning("old_version", `version is ${reading.version}; the current one is ${caseVersion}`, {
        line: 1,
        hint: "replaykit lint --fix, or replaykit case migrate",
        fixable: true
      })
    );
  }
  problems.push(...lintUnknownKeys(reading, onBase));
  for (const { path, message } of isObject(reading.value) ? bareDurationsOfCase(reading.value) : []) {
    problems.push(lintWarning("bare_duration", message, { line: reading.lineOf(path) }));
  }
  return problems;
}
function lintUnknownKeys({ unknownKeys, lineOf }, onBase) {
  return unknownKeys.map(({ path, nearest }) => {
    const key = String(path.at(-1));
    const elsewhere = path.length === 1 ? nearestName(key, Object.keys(configSchema.shape)) : void 0;
    const meant = [nearest, elsewhere].find((name) => name !== void 0 && isMisspelling(key, name));
    const place = meant !== nearest ? " (a key of replaykit.yaml)" : "";
    const problem2 = meant === void 0 || onBase ? lintWarning : lintError;
    const message = `${fieldName(path)} is not a key that ReplayKit knows; it is kept, and does nothing`;
    return problem2("unknown_key", meant === void 0 ? message : `${message}; did you mean ${meant}${place}?`, {
      line: lineOf(path),
      hint: "`replaykit schema case` prints what case.yaml may hold"
    });
  });
}
function isFixable(path, folderName) {
  return path.length === 1 && (path[0] === "id" || path[0] === "title") && /^[a-z0-9][a-z0-9-]*$/.test(folderName);
}

export {
  guessedEffects,
  fixCase,
  lintCase
};
