import type { Deps } from "./deps.ts";
import { sendDigests } from "./notices/digest.ts";

const minutesPerClass = 2_000;
const recordsPerTidy = 200;
const keysPerStep = 2_000;

/**
 * Runs the hourly jobs. A job that fails does not stop the others, but fails the schedule in the end, so that the
 * platform shows it.
 */
export async function runSchedule(deps: Deps): Promise<void> {
  const { store, records, keys, log, now } = deps;
  const parts = {
    async keys() {
      const key = await keys.state();
      if (key.ok) log("keys_carried", await keys.carry(keysPerStep));
      else log("key_changed", { id: key.id });
    },
    expire: async () => log("expired", { ...(await store.expire(now(), minutesPerClass)) }),
    tidy: async () => log("tidied", { ...(await records.tidy(recordsPerTidy)) }),
    digests: () => sendDigests(deps),
  };
  const faults: unknown[] = [];
  for (const [part, work] of Object.entries(parts)) {
    await work().catch((error: unknown) => {
      log("schedule_fault", { part, name: error instanceof Error ? error.name : "unknown" });
      faults.push(error);
    });
  }
  if (faults.length > 0) throw faults[0];
}
