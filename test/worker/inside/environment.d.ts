declare namespace Cloudflare {
  interface Env {
    TRACES: R2Bucket;
    DB: D1Database;
    GATHERERS: DurableObjectNamespace;
    MIGRATIONS: { name: string; queries: string[] }[];
  }
}
