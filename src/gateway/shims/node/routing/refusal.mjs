import { listFunctions } from "./places.mjs";

/** Why a path in replaykit.yaml cannot be wrapped, and what to write instead. */
export function refusalText({ tool, at, place, program }) {
  const name = at.slice(at.indexOf("#") + 1);
  if (place?.fault !== undefined) {
    const line = `const ${variableOf(tool)} = kit.tool(${JSON.stringify(tool)}, …)`;
    return `${at} cannot be wrapped: ${place.fault}; wrap it where it is made: ${line}`;
  }
  const near = nearest(
    name,
    listFunctions(program).map(({ path }) => path),
  );
  const known = near.length === 0 ? "the file has none at its top level" : `the nearest are ${near.join(", ")}`;
  return `${at} names no function; ${known}`;
}

function variableOf(tool) {
  return tool.replaceAll(/[^\p{ID_Continue}$]+(.)?/gu, (_, next = "") => next.toUpperCase());
}

/** At most five names, the most similar first. */
function nearest(name, names) {
  const wanted = plain(name);
  const ranked = names.map((each) => ({ each, distance: distance(plain(each), wanted) }));
  return ranked
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 5)
    .map(({ each }) => each);
}

function plain(name) {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
    .slice(0, 80);
}

function distance(a, b) {
  if (a.includes(b) || b.includes(a)) return 0;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}
