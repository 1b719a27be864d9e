import { fullReason } from "../verdict/not-exercised.ts";
import { type CaseResult, type ReplayReport, type Standing, standingSchema } from "../schema/result.ts";
import { attentionOf } from "../verdict/suite/attention.ts";
import { groupCases } from "./terminal/text.ts";
import { untrustedCommandData, untrustedCommandProperty } from "./untrusted.ts";

export interface Annotation {
  level: "error" | "warning" | "notice";
  file: string;
  line: number;
  title: string;
  message: string;
}

/** GitHub's limit of annotations for each level in one step. */
const mostOfLevel = 10;

const levels: Partial<Record<Standing, Annotation["level"]>> = {
  changed: "warning",
  flaky: "warning",
  unproven: "warning",
  inconclusive: "warning",
  unguarded: "warning",
  error: "warning",
  "newly-fixed": "notice",
};

/** Annotations on lines of case.yaml, the worst first, at most ten of each level. */
export function reportAnnotations({ cases }: ReplayReport): Annotation[] {
  const groups = groupCases(cases);
  const count = { error: 0, warning: 0, notice: 0 };
  return standingSchema.options.flatMap((standing) =>
    (groups.get(standing) ?? []).flatMap((result) => {
      const level = result.blocks ? "error" : levels[standing];
      if (level === undefined || count[level] >= mostOfLevel) return [];
      count[level] += 1;
      return [annotation(result, level)];
    }),
  );
}

/** The annotation as a workflow command for a step's standard output. */
export function annotationCommand({ level, file, line, title, message }: Annotation): string {
  const place = `file=${untrustedCommandProperty(file)},line=${line},title=${untrustedCommandProperty(title)}`;
  return `::${level} ${place}::${untrustedCommandData(message)}`;
}

function annotation(result: CaseResult, level: Annotation["level"]): Annotation {
  const { case_id, path, standing, commands } = result;
  return {
    level,
    file: `${path}/case.yaml`,
    line: lineOf(result),
    title: `ReplayKit: ${case_id} ${attentionOf[standing]}`,
    message: `${fullReason(result)}\n${commands.add_recordings ?? commands.guard ?? commands.reproduce}`,
  };
}

/** The line of the first failed assertion. Without one the line of the signatures if they hold, else of the state. */
function lineOf({ lines = {}, attempts, verdict }: CaseResult): number {
  const failed = attempts.flatMap(({ assertions }) => assertions.findIndex(({ outcome }) => outcome === "fail"));
  const index = failed.find((at) => at >= 0);
  const keys = [
    ...(verdict === "reproduced" ? ["signatures.0", "signatures"] : []),
    ...(index === undefined ? [] : [`assertions.${index}`, "assertions"]),
    "state",
  ];
  const key = keys.find((candidate) => Object.hasOwn(lines, candidate));
  return key === undefined ? 1 : (lines[key] ?? 1);
}
