import { afterAll, beforeAll, expect, it } from "vitest";
import { startWorker, type TestWorker } from "../worker/support/harness.ts";
import { failedTrace } from "../worker/support/traces.ts";

let bare: TestWorker;
let connected: TestWorker;
beforeAll(async () => {
  [bare, connected] = await Promise.all([startWorker({}), startWorker({ GITHUB_TOKEN: "one" })]);
});
afterAll(async () => {
  await bare.close();
  await connected.close();
});

const repositories = ["acme/agent"];

/** What the dialog says that is not set up, and whether a pull request can be opened from it. */
async function dialog(worker: TestWorker, settings: object) {
  const project = `lacking-${"repositories" in settings ? "named" : "none"}`;
  const client = await worker.project(project, settings);
  await client.post("/v1/runs", failedTrace("run-1"));
  const { id } = (await client.json("/v1/runs/run-1")).run;
  const page = (act: RequestInit = {}) =>
    fetch(`${worker.url}/runs/${id}/promote`, {
      ...act,
      headers: { cookie: `replaykit_token=${client.token}`, origin: worker.url },
    });
  const html = await (await page()).text();
  return {
    lacks: /This [^.]*, so no pull request can be opened here/.exec(html)?.[0],
    offersCheckout: html.includes(`npx replaykit promote ${id} --to .`),
    opens: !/<button[^>]* value="open"[^>]* disabled/.test(html),
    choosesRepository: html.includes('name="repository"'),
    open: () => page({ method: "POST", body: new URLSearchParams({ do: "open" }) }),
  };
}

it("says before anything is typed that no pull request can be opened, and what can be done", async () => {
  expect(await dialog(connected, {})).toMatchObject({
    lacks: "This project names no repository, so no pull request can be opened here",
    offersCheckout: true,
    opens: false,
    choosesRepository: false,
  });
  const lonely = await dialog(bare, { repositories });
  expect(lonely).toMatchObject({
    lacks: "This Worker has no access to GitHub, so no pull request can be opened here",
    offersCheckout: true,
    opens: false,
    choosesRepository: true,
  });
  const refused = await lonely.open();
  const html = await refused.text();
  expect(refused.status).toBe(403);
  // Above all that has to be scrolled: the button stays in sight, and the page begins at its top.
  expect(html.indexOf("This Worker has no access to GitHub.")).toBeGreaterThan(0);
  expect(html.indexOf("This Worker has no access to GitHub.")).toBeLessThan(html.indexOf("What went wrong"));
});

it("says nothing of it where pull requests can be opened", async () => {
  expect(await dialog(connected, { repositories })).toMatchObject({
    lacks: undefined,
    offersCheckout: false,
    opens: true,
    choosesRepository: true,
  });
});
