import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  groupCases,
  reportJson,
  reportText
} from "./chunk-ORIRKLHL.js";
import {
  attentionOf,
  standingOrder,
  standingSchema
} from "./chunk-ZPONSFWV.js";
import {
  nodePlatform,
  untrustedCommandData,
  untrustedCommandProperty,
  untrustedTerminal
} from "./chunk-NP4WE3DX.js";

// src/action/destinations.ts
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

// src/core/report/annotations.ts
var mostOfLevel = 10;
var levels = {
  changed: "warning",
  flaky: "warning",
  unproven: "warning",
  inconclusive: "warning",
  unguarded: "warning",
  error: "warning",
  "newly-fixed": "notice"
};
function reportAnnotations({ cases }) {
  const groups = groupCases(cases);
  const count = { error: 0, warning: 0, notice: 0 };
  return standingOrder.flatMap(
    (standing) => (groups.get(standing) ?? []).flatMap((result) => {
      const level = result.blocks ? "error" : levels[standing];
      if (level === void 0 || count[level] >= mostOfLevel) return [];
      count[level] += 1;
      return [annotation(result, level)];
    })
  );
}
function annotationCommand({ level, file, line, title, message }) {
  const place = `file=${untrustedCommandProperty(file)},line=${line},title=${untrustedCommandProperty(title)}`;
  return `::${level} ${place}::${untrustedCommandData(message)}`;
}
function annotation(result, level) {
  const { case_id, path, standing, reason, commands } = result;
  return {
    level,
    file: `${path}/case.yaml`,
    line: lineOf(result),
    title: `ReplayKit: ${case_id} ${attentionOf[standing]}`,
    message: `${reason}
${commands.add_recordings ?? commands.guard ?? commands.reproduce}`
  };
}
function lineOf({ lines = {}, attempts, verdict }) {
  const failed = attempts.flatMap(({ assertions }) => assertions.findIndex(({ outcome }) => outcome === "fail"));
  const index = failed.find((at) => at >= 0);
  const keys = [
    ...verdict === "reproduced" ? ["signatures.0", "signatures"] : [],
    ...index === void 0 ? [] : [`assertions.${index}`, "assertions"],
    "state"
  ];
  const key = keys.find((candidate) => Object.hasOwn(lines, candidate));
  return key === void 0 ? 1 : lines[key] ?? 1;
}

// src/action/destinations.ts
function tell(level, message) {
  process.stdout.write(`::${level}::${untrustedCommandData(message)}
`);
}
function say(message) {
  process.stdout.write(`ReplayKit: ${untrustedTerminal(message).replaceAll(/\s+/g, " ")}
`);
}
function setOutput(env, name, value) {
  const file = env["GITHUB_OUTPUT"];
  if (file === void 0 || file === "") return;
  const delimiter = `replaykit_${nodePlatform.newId()}`;
  appendFileSync(file, `${name}<<${delimiter}
${value}
${delimiter}
`);
}
async function writeAll(destinations) {
  for (const { name, write } of destinations) {
    try {
      await write();
    } catch (error) {
      tell(
        "warning",
        `ReplayKit could not write the ${name}: ${error instanceof Error ? error.message : String(error)}`
      );
    }
  }
}
function localDestinations(report, { env, event, folder, runs }) {
  const file = (name, text) => ({
    name,
    write: async () => {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await text());
    }
  });
  return [
    {
      name: "report.json",
      write: () => {
        mkdirSync(folder, { recursive: true });
        const text = reportJson(report);
        writeFileSync(join(folder, "report.json"), text);
        setOutput(env, "report-sha256", nodePlatform.hash(text));
      }
    },
    file("junit.xml", async () => (await import("./junit-BMOB3C45.js")).reportJunit(report)),
    file("report.html", async () => (await import("./report-page-U6Y2U6ZW.js")).reportPage(report, runs?.())),
    { name: "log", write: () => void process.stdout.write(logOf(report)) },
    {
      name: "annotations",
      write: () => void process.stdout.write(
        reportAnnotations(report).map((item) => `${annotationCommand(item)}
`).join("")
      )
    },
    {
      name: "job summary",
      write: async () => {
        const path = env["GITHUB_STEP_SUMMARY"];
        if (path === void 0 || path === "") return;
        const { reportJobSummary } = await import("./job-summary-YQCFRDD3.js");
        const { serverUrl, owner, repo, base, sha } = event;
        const summary = reportJobSummary(report, {
          byteLength: nodePlatform.byteLength,
          artifactUrl: event.runUrl,
          caseBase: `${serverUrl}/${owner}/${repo}/blob/${base?.headSha ?? sha}`,
          conversation: ({ path: casePath }) => runs?.().get(casePath)
        });
        appendFileSync(path, summary);
      }
    },
    { name: "outputs", write: () => writeOutputs(report, { env, folder }) }
  ];
}
function logOf(report) {
  const token = nodePlatform.newId();
  return `::stop-commands::${token}
${reportText(report)}
::${token}::
`;
}
var withoutOutput = /* @__PURE__ */ new Set(["altered", "skipped"]);
function writeOutputs({ summary }, { env, folder }) {
  for (const standing of standingSchema.options) {
    if (!withoutOutput.has(standing)) setOutput(env, standing, String(summary.standings[standing] ?? 0));
  }
  setOutput(env, "result-path", folder);
  setOutput(env, "report-json", join(folder, "report.json"));
}

export {
  tell,
  say,
  setOutput,
  writeAll,
  localDestinations
};
