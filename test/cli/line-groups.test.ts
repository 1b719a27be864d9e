import { describe, expect, it } from "vitest";
import { LineGroups } from "../../src/cli/import/line-groups.ts";

/** The places of the lines of each group. */
function groupsOf(lines: readonly object[], most = 1_000_000): { places: number[]; bytes: number }[] {
  const texts = lines.map((line) => JSON.stringify(line));
  const groups = new LineGroups(texts);
  for (const [place, text] of texts.entries())
    groups.add({ place, offset: place * 100, length: text.length, bytes: Buffer.from(text) });
  const found = Array.from(groups.groups(most), (group) => ({
    places: group.lines.map(({ place }) => place),
    bytes: group.bytes,
  }));
  groups.close();
  return found;
}

const places = (lines: readonly object[]) => groupsOf(lines).map((group) => group.places);
const line = (...ids: string[]) => ids.map((traceId) => ({ traceId }));

describe("lines that belong together", () => {
  it("name the same id, wherever they stand, and come in the order of their first lines", () => {
    expect(places([line("a"), line("b"), line("a"), line("c"), line("b")])).toEqual([[0, 2], [1, 4], [3]]);
  });

  it("are joined by a line that names several ids, also over others and late", () => {
    const lines = [line("a"), line("b"), line("c"), line("d"), line("c", "d"), line("d", "b"), line("e"), line("b")];
    expect(places(lines)).toEqual([[0], [1, 2, 3, 4, 5, 7], [6]]);
    expect(places([...lines, line("e", "a")])).toEqual([
      [0, 6, 8],
      [1, 2, 3, 4, 5, 7],
    ]);
  });

  it("are joined in a chain as long as the file", () => {
    const chain = Array.from({ length: 300 }, (_, at) => line(`t${at}`, `t${at + 1}`));
    expect(places(chain)).toEqual([chain.map((_, at) => at)]);
    expect(places(chain.toReversed())).toEqual([chain.map((_, at) => at)]);
  });

  it("include a line without an id, which belongs to the one before it", () => {
    expect(places([{ none: 1 }, line("a"), { none: 2 }, line("b"), line("a")])).toEqual([[0], [1, 2, 4], [3]]);
  });

  it("are told with all their bytes, but only the first of them where there are too many", () => {
    const lines = [line("a"), line("a"), line("a"), line("b")];
    expect(groupsOf(lines, 40)).toEqual([
      { places: [0, 1], bytes: 51 },
      { places: [3], bytes: 17 },
    ]);
    expect(groupsOf(lines, 51)[0]?.places).toEqual([0, 1, 2]);
  });

  it("are found by sessions where no line names a trace", () => {
    expect(places([{ sessionId: "a" }, { session_id: "b" }, { sessionId: "a" }])).toEqual([[0, 2], [1]]);
  });
});
