import * as nodeModule from "node:module";
import { plural } from "../core/checks/check-result.ts";
import { resolveTools } from "../node/routing/resolve-tools.ts";
import type { DoctorFinding } from "./doctor-finding.ts";
import type { Project } from "./project.ts";

/** Whether each function that `tools` names is there and can be routed. */
export async function toolFindings({ root, config }: Project): Promise<DoctorFinding[]> {
  const tools = Object.entries(config.tools);
  if (tools.length === 0) return [];
  const inNode = tools.filter(([, { at }]) => at.includes("#"));
  const { faults } = resolveTools(root, Object.fromEntries(inNode));
  const findings = [...faults].map(
    ([tool, why]): DoctorFinding => ({
      level: "problem",
      message: `tools.${tool}: ${why}`,
      next: `correct tools.${tool} in replaykit.yaml`,
    }),
  );
  if (inNode.length > faults.size)
    findings.push({
      level: "ok",
      message: `${plural(inNode.length - faults.size, "function")} of tools can be routed`,
    });
  if (inNode.length > 0 && !("registerHooks" in nodeModule)) {
    findings.push({
      level: "problem",
      message: `Node ${process.versions.node} has no load hooks, by which functions of tools are routed`,
      next: "run the agent with Node 22.15 or newer",
    });
  }
  return findings;
}
