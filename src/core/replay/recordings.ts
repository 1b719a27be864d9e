import type { Effect } from "../schema/effect.ts";
import type { RecordedCall, StaticAnswer } from "../schema/fixtures.ts";
import { withReturnedError } from "./text-error.ts";

/** A recorded call and whether it was served already. */
export interface Recording {
  call: RecordedCall;
  /** Place of its group among the groups, from 0. */
  group: number;
  served: boolean;
}

/** A call that was recorded without any answer can't be served. */
export function readRecordings(calls: RecordedCall[]): Recording[] {
  const recordings: Recording[] = [];
  let group = -1;
  let before: RecordedCall | undefined;
  for (const call of calls) {
    const together =
      call.group !== undefined && before?.group === call.group && before.source?.run_id === call.source?.run_id;
    if (!together) group += 1;
    before = call;
    if (call.output !== undefined || call.error !== undefined)
      recordings.push({ call: withReturnedError(call), group, served: false });
  }
  return recordings;
}

export function groupByTool(recordings: readonly Recording[]): Map<string, Recording[]> {
  const byTool = new Map<string, Recording[]>();
  for (const recording of recordings) {
    const ofTool = byTool.get(recording.call.tool);
    if (ofTool) ofTool.push(recording);
    else byTool.set(recording.call.tool, [recording]);
  }
  return byTool;
}

/** The recording that the next equal call gets: see `createToolReplay`. */
export function chooseRecording(equal: Recording[], writtenGroup: number, effect: Effect): Recording | undefined {
  const current = equal.filter(({ group }) => group >= writtenGroup);
  const fresh = current.find(({ served }) => !served);
  if (fresh) return fresh;
  if (effect === "write") {
    const waiting = equal.find(({ served }) => !served);
    const last = equal.at(-1);
    return waiting ?? (last?.call.error ? last : undefined);
  }
  return current.at(-1) ?? equal.at(-1);
}

/** A recorded answer that is no error. */
export function recordedSuccess(recordings: Recording[]): StaticAnswer | undefined {
  return recordings.find(({ call }) => call.error === undefined)?.call;
}
