import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { documentOf, type Outcome, totals } from "./import-report.ts";
import { pullFrom, type ServiceRun } from "./pull-from.ts";
import { leaveOut, redaction, takeTrace } from "./take-trace.ts";

/** `import --from`: what a service has of runs that is new since the last time. */
export async function importFrom(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const outcome: Outcome = { imported: [], count: 0, failures: [], leftOut: [], empty: [], aside: [] };
  const line = terminal.progress();
  const redact = await redaction(context);
  const take = async (runs: ServiceRun[]): Promise<void> => {
    for (const { place, traces, refused } of runs) {
      const options = { file: { path: place }, outcome, line, context, redact };
      for (const read of traces) await takeTrace(read, options);
      leaveOut(refused, options);
      if (traces.length === 0 && refused.length === 0) outcome.empty.push(place);
    }
    line.update(`${outcome.count} traces`);
  };
  const whole = flags.on("json") && flags.text("out") === undefined;
  const waiting = await pullFrom(context, take, { whole }).finally(() => line.clear());
  if (flags.on("json")) terminal.printJson(documentOf(outcome));
  else terminal.note(terminal.safe(`${totals(outcome)}${waiting === 0 ? "" : `, ${waiting} still going on`}`));
  return outcome.count === 0 && outcome.leftOut.length > 0 ? exitCode.broken : exitCode.ok;
}
