import { describe, expect, it } from "vitest";
import { runPageAt, runPageOf } from "../../src/api/run-page.ts";

const worker = "https://inbox.example/";
const id = "0123456789abcdef01234567";
const page = `https://inbox.example/runs/${id}`;

it("names the page of a run, with the project where it is known", () => {
  expect(runPageOf(worker, { id })).toBe(page);
  expect(runPageOf(worker, { id, project: "acme" })).toBe(`${page}?project=acme`);
});

describe("the address that a case keeps", () => {
  it("is linked where it is the page of a run at the Worker that the workflow names", () => {
    for (const kept of [page, `${page}?project=acme`]) expect(runPageAt(worker, kept)).toBe(kept);
  });

  it.each([
    ["of another host", `https://evil.example/runs/${id}`],
    ["of another port", `https://inbox.example:8443/runs/${id}`],
    ["that only begins alike", `https://inbox.example.evil.example/runs/${id}`],
    ["with a name before the host", `https://inbox.example@evil.example/runs/${id}`],
    ["with credentials", `https://ann:pass@inbox.example/runs/${id}`],
    ["without encryption", `http://inbox.example/runs/${id}`],
    ["that runs script", `javascript:alert(1)//inbox.example/runs/${id}`],
    ["of another page", "https://inbox.example/sign-out"],
    ["of a path below", `${page}/promote`],
    ["of a path that climbs", `${page}/../../sign-out`],
    ["of another id", `https://inbox.example/runs/${id}0`],
    ["that is none", "runs"],
  ])("is not linked where it is one %s", (_, address) => {
    expect(runPageAt(worker, address)).toBeUndefined();
  });

  it("loses what else it carries, so that no text of it ends the link", () => {
    expect(runPageAt(worker, `${page}?project=a)[b](https://evil.example#x`)).toBe(page);
    expect(runPageAt(worker, `${page}?project=acme&next=//evil.example#)[`)).toBe(`${page}?project=acme`);
  });

  it("is not linked where the workflow names no Worker that is reached over https", () => {
    expect(runPageAt("http://inbox.example", page)).toBeUndefined();
    expect(runPageAt("http://inbox.example", page.replace("https", "http"))).toBeUndefined();
  });
});
