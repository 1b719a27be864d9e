import { basename, join } from "node:path";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { Redactor } from "../../core/redact/redact.ts";
import { controlCase } from "../../core/repair/control-case.ts";
import { withOtherIds } from "../../core/repair/other-ids.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import type { WithheldKind } from "../../core/verdict/decide-repair.ts";
import { writeCaseFolder } from "../files/case-folder.ts";
import { type FamilyCase, familyOf, runnerOf } from "./case-family.ts";

/** A good run, by the name that the user gave. */
export interface ControlRun {
  name: string;
  trace: TraceRun;
}

export interface WithheldCase {
  kind: WithheldKind;
  folder: string;
  /** True for what was made for this verification: it counts only where the base shows what it is for. */
  made: boolean;
}

export interface WithheldOptions {
  /** Every readable case of the base. */
  all: readonly FamilyCase[];
  config: ReplayConfig;
  controls: readonly ControlRun[];
  redactor: Redactor;
  /** Where made cases are written. */
  scratch: string;
}

/** Cases that a fix must hold on as well; its brief shows none of them. */
export async function withheldCases(subject: FamilyCase, options: WithheldOptions): Promise<WithheldCase[]> {
  const { all, config, controls, redactor, scratch } = options;
  const { group, guards } = familyOf(subject, all, config);
  const made: WithheldCase[] = [];
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
      runner: runner === undefined || !Object.hasOwn(config.runners, runner) ? undefined : runner,
      effects: effectLookup(subject.loaded.case.effects, config.effects, config.aliases),
      wanted: subject.loaded.case.assertions,
    });
    made.push(await written({ kind: "control", files, folder: join(scratch, "controls", control) }));
  }
  const known = (kind: WithheldKind, cases: readonly FamilyCase[]) =>
    cases.map(({ folder }): WithheldCase => ({ kind, folder, made: false }));
  return [...known("group", group), ...known("guard", guards), ...made];
}

async function written({
  kind,
  files,
  folder,
}: Pick<WithheldCase, "kind" | "folder"> & { files: Parameters<typeof writeCaseFolder>[1] }): Promise<WithheldCase> {
  await writeCaseFolder(folder, files);
  return { kind, folder, made: true };
}

/** The case that a fix is for, as the base has it. */
export function caseOnBase(name: string, all: readonly FamilyCase[], { base }: { base: string }): FamilyCase {
  const found = all.find(({ folder }) => basename(folder) === name);
  if (found) return found;
  throw new ReplayKitError("not_found", `${base} has no readable case ${name}, so that it cannot judge a fix of it`, {
    hint: "merge the case first, or name a base that has it with --base",
  });
}
