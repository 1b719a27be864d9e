import { DurableObject } from "cloudflare:workers";
import type { Feedback } from "../../src/core/schema/trace.ts";
import { createDeps } from "../create-deps.ts";
import type { Env } from "../env.ts";
import { closeTrace } from "./close-trace.ts";
import { closeNoted } from "./close-noted.ts";
import type { SpanChunk } from "./gatherers.ts";
import { Gathering } from "./gathering.ts";

/** The Durable Object in which the spans of one trace gather. */
export class TraceGatherer extends DurableObject<Env> {
  private made: Gathering | undefined;

  append(chunk: SpanChunk): Promise<boolean> {
    return this.gathering().append(chunk);
  }

  isOpen(): boolean {
    return this.gathering().isOpen();
  }

  giveFeedback(feedback: Feedback): Promise<boolean> {
    return this.gathering().giveFeedback(feedback);
  }

  override alarm(info?: { retryCount: number }): Promise<void> {
    return this.gathering().alarm(info?.retryCount ?? 0);
  }

  /** Created on first use: a constructor would make the compiler compare the runtime's types with themselves. */
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
          put: (key, value) => storage.kv.put(key, value),
          delete: (key) => storage.kv.delete(key),
          list: (which) => storage.kv.list(which),
        },
        sql: { exec: (query, ...values) => storage.sql.exec(query, ...values) },
        transactionSync: (work) => storage.transactionSync(work),
        getAlarm: () => storage.getAlarm(),
        setAlarm: (at) => storage.setAlarm(at),
        deleteAll: () => storage.deleteAll(),
      },
      now: deps.now,
      waits: { close: OTLP_CLOSE_MS, idle: OTLP_IDLE_MS },
      maxBytes: MAX_BODY_BYTES,
      close: closeNoted({ close: (trace) => closeTrace(trace, deps), db: this.env.DB, now: deps.now }),
      log: deps.log,
    });
  }
}
