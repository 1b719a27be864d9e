/**
 * Kills a run of 200 steps at every write, each time resumes it, and says what was not as it should be.
 *
 *   node test/sdk/run-kill-campaign.ts [from] [to]
 */
import { openCampaign } from "./kill-campaign.ts";

const [from = "1", to] = process.argv.slice(2);
await using campaign = await openCampaign();
const last = Math.min(Number(to ?? campaign.places), campaign.places);
let next = Number(from);
const unknown = { happened: 0, "did not happen": 0 };
let problems = 0;
let killed = 0;

async function worker(): Promise<void> {
  while (next <= last) {
    const place = next;
    next += 1;
    const life = await campaign.killAt(place);
    killed += 1;
    if (life.unknown) unknown[life.unknown] += 1;
    for (const problem of life.problems) {
      problems += 1;
      console.log(`killed at ${place}: ${problem}`);
    }
    if (killed % 50 === 0) console.log(summary());
  }
}

function summary(): string {
  const reported = `reported unknown: ${unknown.happened} writes that had happened, ${unknown["did not happen"]} that had not`;
  return `killed at ${killed} of ${campaign.places} places from ${from} on: ${problems} problems; ${reported}`;
}

await Promise.all([worker(), worker()]);
console.log(summary());
process.exitCode = problems === 0 ? 0 : 1;
