import { basename } from "node:path";
import { effectLookup } from "../../../core/effects.ts";
import { ReplayKitError } from "../../../core/error.ts";
import { type LoadedCase, loadCase } from "../../../core/case/load-case.ts";
import {
  createReadPool,
  indexReads,
  type PooledRead,
  pooledReads,
  type PoolIndex,
  type PoolSource,
  type ReadPool,
} from "../../../core/fixtures/read-pool.ts";
import { recordedName } from "../../../core/replay/recorded-run.ts";
import type { CaseFiles } from "../../../core/schema/case.ts";
import type { ReplayConfig } from "../../../core/schema/config.ts";
import type { SealedCases } from "../plan/sealed-cases.ts";
import { casesUnder, readCaseFiles } from "../../files/case-folder.ts";

/** Answers reads without a fixture, from the project's other cases and kept runs. */
export interface ProjectPool {
  /** `undefined` if the project pools nothing, or the case's recording has no time. */
  of(loaded: LoadedCase): ReadPool | undefined;
}

interface ProjectPoolOptions {
  root: string;
  config: ReplayConfig;
  /** On pull requests: what guards may be answered from, so that a change cannot bring its own answers. */
  forGuards?: (() => readonly PoolSource[]) | undefined;
  /** Cases as read before the first runner, which could rewrite them. */
  sealed?: SealedCases | undefined;
  /** Kept runs. Absent if a result must not depend on the files of this machine. */
  runs?: readonly PoolSource[] | undefined;
}

/** Returns a pool that reads the project's cases only when the first read has no fixture. */
export function createProjectPool({ root, config, forGuards, sealed, runs = [] }: ProjectPoolOptions): ProjectPool {
  const all = once(() => indexOf([...headSources({ root, config, sealed }), ...runs], config));
  const guards = forGuards === undefined ? all : once(() => indexOf(forGuards(), config));
  const { max_age: maxAge } = config.pool;
  return {
    of({ case: replayCase, trace, toolFixtures }) {
      const { id, state, source } = replayCase;
      const at = Date.parse(source?.captured_at ?? trace.started_at ?? "");
      if (maxAge === 0 || Number.isNaN(at)) return undefined;
      return createReadPool({
        index: state === "guard" ? guards : all,
        own: toolFixtures.calls,
        exclude: new Set([id, trace.run_id]),
        fingerprint: source?.fingerprint,
        at,
        maxAge,
      });
    },
  };
}

/** What a case offers to the pool. Empty if its files cannot be read; its own replay reports that. */
export function poolSource(files: CaseFiles, folder: string): PoolSource[] {
  try {
    const { case: replayCase, trace, toolFixtures } = loadCase(files, basename(folder));
    const { id, source } = replayCase;
    return [
      {
        name: id,
        fingerprint: source?.fingerprint,
        at: source?.captured_at ?? trace.started_at,
        effects: replayCase.effects,
        calls: toolFixtures.calls,
      },
    ];
  } catch (error) {
    if (error instanceof ReplayKitError) return [];
    throw error;
  }
}

function headSources({ root, config, sealed }: ProjectPoolOptions): PoolSource[] {
  return casesUnder(root, [config.cases].flat()).flatMap((folder) => {
    try {
      return poolSource(sealed ? sealed.read(folder) : readCaseFiles(folder), folder);
    } catch (error) {
      if (error instanceof ReplayKitError) return [];
      throw error;
    }
  });
}

function indexOf(sources: readonly PoolSource[], { effects, aliases }: ReplayConfig): PoolIndex {
  return indexReads(
    sources.flatMap((source): PooledRead[] => {
      const calls = source.calls.map((call) => ({ ...call, tool: recordedName(call.tool, aliases) }));
      return pooledReads({ ...source, calls }, effectLookup(source.effects, effects, aliases));
    }),
  );
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
