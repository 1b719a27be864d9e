import { expect, it } from "vitest";
import { openEnvironment } from "../../src/action/start-anew.ts";

it("what every process may read is what GitHub documents, and no name that a workflow makes up beside it", () => {
  const documented = {
    PATH: "/bin",
    LC_ALL: "C",
    GITHUB_REPOSITORY: "acme/agent",
    GITHUB_STEP_SUMMARY: "/summary",
    RUNNER_TEMP: "/tmp",
  };
  const made = {
    GITHUB_PAT: "a",
    GITHUB_REPOSITORY_PAT: "b",
    RUNNER_PEM: "c",
    GITHUB_TOKEN: "d",
    INPUT_TOKEN: "e",
    HTTPS_PROXY: "http://user:f@proxy",
  };
  expect(openEnvironment({ ...documented, ...made })).toEqual(documented);
});
