/**
 * The large campaign: `node test/worker/support/run-fault-campaign.ts [schedules] [first seed]`. A schedule that fails is printed
 * with its seed, which repeats it.
 */
import { createParts, emptyParts, runSchedule } from "./fault-campaign.ts";

const count = Number(process.argv[2] ?? 100_000);
const first = Number(process.argv[3] ?? 1);
const parts = createParts();
let bad = 0;
let faults = 0;
for (let seed = first; seed < first + count; seed += 1) {
  emptyParts(parts);
  const result = await runSchedule(seed, parts);
  faults += result.faults;
  if (result.problems.length === 0) continue;
  bad += 1;
  console.log(`seed ${seed}: ${result.problems.join("; ")}`);
}
console.log(`${count} schedules from seed ${first}, ${faults} faults, ${bad} with a problem`);
process.exitCode = bad > 0 ? 1 : 0;
