import * as nodeModule from "node:module";
import { plural } from "../core/checks/check-result.ts";
import { resolveTools } from "../node/routing/resolve-tools.ts";
import { tryPython } from "../node/routing/try-python.ts";
import type { DoctorFinding } from "./doctor-finding.ts";
import type { Project } from "./project.ts";

/** Whether each function that `tools` names is there and can be routed. */
export async function toolFindings({ root, config }: Project): Promise<DoctorFinding[]> {
  const tools = Object.entries(config.tools);
  const inNode = tools.filter(([, { at }]) => at.includes("#"));
  const inPython = tools.length - inNode.length;
  const { faults } = resolveTools(root, Object.fromEntries(inNode));
  const pythonFaults = inPython === 0 ? new Map<string, string>() : await tryPython(root, config);
  for (const [tool, why] of pythonFaults ?? []) faults.set(tool, `${config.tools[tool]?.at}: ${why}`);
  const findings = [...faults].map(
    ([tool, why]): DoctorFinding => ({
      level: "problem",
      message: `tools.${tool}: ${why}`,
      next: `correct tools.${tool} in replaykit.yaml`,
    }),
  );
  const routed = (pythonFaults ? tools.length : inNode.length) - faults.size;
  if (routed > 0) findings.push({ level: "ok", message: `${plural(routed, "function")} of tools can be routed` });
  if (pythonFaults === undefined)
    findings.push({
      level: "advice",
      message: `${plural(inPython, "Python function")} of tools could not be checked: python3 does not start`,
    });
  if (inNode.length > 0 && !("registerHooks" in nodeModule)) {
    findings.push({
      level: "problem",
      message: `Node ${process.versions.node} has no load hooks, which route functions of tools`,
      next: "run the agent with Node 22.15 or newer",
    });
  }
  return findings;
}
