import { commitFiles } from "./commit-files.ts";
import { commitView, listTree } from "./git-data.ts";
import { type Answer, type Call, notFound, param, Problem, type Route, reads, textOf, writes } from "./route.ts";

function entryView(call: Call, { path, sha, size, type }: { path: string; sha: string; size: number; type: string }) {
  const url = `${call.state.url}/repos/${call.repository.fullName}/contents/${path}`;
  return {
    type: type === "tree" ? "dir" : "file",
    name: path.split("/").at(-1) ?? path,
    path,
    sha,
    size,
    url,
    html_url: url,
    git_url: url,
    download_url: type === "tree" ? null : url,
    _links: { git: url, html: url, self: url },
  };
}

async function getContents(call: Call): Promise<Answer> {
  const { git, defaultBranch } = call.repository;
  const path = param(call, "path").replace(/\/$/, "");
  const ref = call.query.get("ref") ?? defaultBranch;
  const object = await git.object(path === "" ? `${ref}^{tree}` : `${ref}:${path}`);
  if (!object) throw notFound();
  if (object.type === "blob") {
    const view = entryView(call, { path, sha: object.oid, size: object.content.length, type: "blob" });
    return { body: { ...view, encoding: "base64", content: object.content.toString("base64") } };
  }
  const entries = await listTree(call, object.oid, false);
  const prefix = path === "" ? "" : `${path}/`;
  return {
    body: entries.map((entry) => entryView(call, { ...entry, path: `${prefix}${entry.path}`, size: entry.size ?? 0 })),
  };
}

async function change(call: Call, contents: Buffer | undefined): Promise<Answer> {
  const { repository, state } = call;
  const path = param(call, "path");
  const branch = textOf(call.body, "branch") ?? repository.defaultBranch;
  const head = repository.git.ref(`refs/heads/${branch}`);
  const current = await repository.git.object(`refs/heads/${branch}:${path}`);
  const given = textOf(call.body, "sha");
  if (current && given === undefined) throw new Problem(422, `Invalid request.\n\n"sha" wasn't supplied.`);
  if (given !== undefined && current?.oid !== given) throw new Problem(409, `${path} does not match ${given}`);
  const message = textOf(call.body, "message") ?? "";
  const oid = await commitFiles({ repository, state, branch, expected: head }, message, [{ path, contents }]);
  if (oid === undefined)
    throw new Problem(409, `is at ${repository.git.ref(`refs/heads/${branch}`)} but expected ${head}`);
  const written = await repository.git.object(`${oid}:${path}`);
  const content = written && entryView(call, { path, sha: written.oid, size: written.content.length, type: "blob" });
  const status = current ? 200 : 201;
  return { status, body: { content: content ?? null, commit: await commitView(call, oid) } };
}

export const contentsRoutes: Record<string, Route> = {
  "GET /repos/{owner}/{repo}/contents/{path}": reads("contents", getContents),
  "PUT /repos/{owner}/{repo}/contents/{path}": writes("contents", (call) =>
    change(call, Buffer.from(textOf(call.body, "content") ?? "", "base64")),
  ),
  "DELETE /repos/{owner}/{repo}/contents/{path}": writes("contents", (call) => change(call, undefined)),
};
