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
const bad: string[] = [];

async function worker(): Promise<void> {
  while (next <= last) {
    const place = next;
    next += 1;
    const life = await campaign.killAt(place);
    if (life.unknown) unknown[life.unknown] += 1;
    bad.push(...life.problems.map((problem) => `killed at ${place}: ${problem}`));
    if (place % 100 === 0) console.log(`${place} of ${campaign.places}`);
  }
}

await Promise.all([worker(), worker()]);
for (const line of bad) console.log(line);
console.log(
  `killed at ${last - Number(from) + 1} of ${campaign.places} places: ${bad.length} problems; ` +
    `reported unknown: ${unknown.happened} writes that had happened, ${unknown["did not happen"]} that had not`,
);
process.exitCode = bad.length === 0 ? 0 : 1;
