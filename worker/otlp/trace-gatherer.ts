import { DurableObject } from "cloudflare:workers";
import type { Feedback } from "../../src/core/schema/trace.ts";
import { createDeps } from "../create-deps.ts";
import type { Env } from "../env.ts";
import { closeTraces } from "./close-traces.ts";
import { closeNoted } from "./close-noted.ts";
import type { Gatherer, SpanChunk } from "./gatherers.ts";
import { Gathering } from "./gathering.ts";

/** The Durable Object in which spans of a project gather. */
export class TraceGatherer extends DurableObject<Env> implements Gatherer {
  private made: Gathering | undefined;

  append(project: string, chunks: readonly SpanChunk[]): Promise<boolean[]> {
    return this.gathering().append(project, chunks);
  }

  areOpen(ids: readonly string[]): Promise<boolean[]> {
    return this.gathering().areOpen(ids);
  }

  giveFeedback(id: string, feedback: Feedback): Promise<boolean> {
    return this.gathering().giveFeedback(id, feedback);
  }

  override alarm(info?: { retryCount: number }): Promise<void> {
    return this.gathering().alarm(info?.retryCount ?? 0);
  }

  /** Created on first use: with a constructor, the compiler would compare the runtime's types with themselves. */
  private gathering(): Gathering {
    this.made ??= this.make();
    return this.made;
  }

  private make(): Gathering {
    const deps = createDeps(this.env);
    const { OTLP_CLOSE_MS, OTLP_IDLE_MS, MAX_BODY_BYTES } = deps.variables;
    const { storage } = this.ctx;
    return new Gathering({
      storage: {
        kv: {
          get: (key) => storage.kv.get(key),
          delete: (key) => storage.kv.delete(key),
          list: (which) => storage.kv.list(which),
        },
        sql: { exec: (query, ...values) => storage.sql.exec(query, ...values) },
        transactionSync: (work) => storage.transactionSync(work),
        getAlarm: () => storage.getAlarm(),
        setAlarm: (at) => storage.setAlarm(at),
      },
      now: deps.now,
      waits: { close: OTLP_CLOSE_MS, idle: OTLP_IDLE_MS },
      maxBytes: MAX_BODY_BYTES,
      close: closeNoted({ close: (traces) => closeTraces(traces, deps), db: this.env.DB, now: deps.now }),
      log: deps.log,
    });
  }
}
