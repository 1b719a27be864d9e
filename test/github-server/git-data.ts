import { type Answer, type Call, notFound, param, Problem, type Route, reads, textOf, writes } from "./route.ts";
import { inTurn } from "./state.ts";

const noObject = "0".repeat(40);

function refView(call: Call, name: string, oid: string) {
  const base = `${call.state.url}/repos/${call.repository.fullName}/git`;
  return {
    ref: name,
    node_id: `REF_${name}`,
    url: `${base}/${name}`,
    object: { type: "commit", sha: oid, url: `${base}/commits/${oid}` },
  };
}

async function createRef(call: Call): Promise<Answer> {
  const name = textOf(call.body, "ref") ?? "";
  const oid = textOf(call.body, "sha") ?? "";
  const { git } = call.repository;
  if (!/^refs\/[^/]+\/./.test(name))
    throw new Problem(422, "Reference name must start with 'refs/' and contain two slashes");
  if ((await git.object(oid))?.type !== "commit") throw new Problem(422, "Object does not exist");
  await git.run(["update-ref", name, oid, noObject]).catch(async () => {
    await git.run(["check-ref-format", name]).catch(() => {
      throw new Problem(422, `${name} is not a valid ref name.`);
    });
    throw new Problem(422, "Reference already exists");
  });
  return { status: 201, body: refView(call, name, oid) };
}

async function updateRef(call: Call): Promise<Answer> {
  const name = `refs/${param(call, "ref")}`;
  const oid = textOf(call.body, "sha") ?? "";
  const { git } = call.repository;
  const current = git.ref(name);
  if (current === undefined) throw new Problem(422, "Reference does not exist");
  if ((await git.object(oid))?.type !== "commit") throw new Problem(422, "Object does not exist");
  const forward = await git.run(["merge-base", "--is-ancestor", current, oid]).then(
    () => true,
    () => false,
  );
  if (!forward && call.body["force"] !== true) throw new Problem(422, "Update is not a fast forward");
  await git.run(["update-ref", name, oid]);
  return { body: refView(call, name, oid) };
}

async function deleteRef(call: Call): Promise<Answer> {
  const name = `refs/${param(call, "ref")}`;
  if (call.repository.git.ref(name) === undefined) throw new Problem(422, "Reference does not exist");
  await call.repository.git.run(["update-ref", "-d", name]);
  return { status: 204 };
}

async function createBlob(call: Call): Promise<Answer> {
  const encoding = textOf(call.body, "encoding") === "base64" ? "base64" : "utf8";
  const input = Buffer.from(textOf(call.body, "content") ?? "", encoding);
  const sha = (await call.repository.git.run(["hash-object", "-w", "--stdin"], { input })).trim();
  return { status: 201, body: { sha, url: `${call.state.url}/repos/${call.repository.fullName}/git/blobs/${sha}` } };
}

async function getBlob(call: Call): Promise<Answer> {
  const object = await call.repository.git.object(param(call, "file_sha"));
  if (object?.type !== "blob") throw notFound();
  const content = object.content.toString("base64");
  return {
    body: {
      sha: object.oid,
      node_id: "B",
      size: object.content.length,
      encoding: "base64",
      content,
      url: call.state.url,
    },
  };
}

export interface TreeEntry {
  path: string;
  mode: string;
  type: string;
  sha: string;
  size?: number;
}

export async function listTree(call: Call, tree: string, recursive: boolean): Promise<TreeEntry[]> {
  const out = await call.repository.git.run(["ls-tree", "-z", "--long", ...(recursive ? ["-r", "-t"] : []), tree]);
  return out.split("\0").flatMap((line) => {
    const match = /^(\d+) (\w+) ([0-9a-f]+)\s+(\S+)\t(.*)$/s.exec(line);
    if (!match) return [];
    const [, mode = "", type = "", sha = "", size = "", path = ""] = match;
    return [{ path, mode, type, sha, ...(size !== "-" && { size: Number(size) }) }];
  });
}

async function getTree(call: Call): Promise<Answer> {
  const { git } = call.repository;
  const commit = await git.object(`${param(call, "tree_sha")}^{tree}`);
  if (!commit) throw notFound();
  const entries = await listTree(call, commit.oid, call.query.has("recursive"));
  const tree = entries.map((entry) => ({ ...entry, url: `${call.state.url}/git/${entry.type}s/${entry.sha}` }));
  return { body: { sha: commit.oid, url: call.state.url, truncated: false, tree } };
}

async function createTree(call: Call): Promise<Answer> {
  const { git } = call.repository;
  const index = { GIT_INDEX_FILE: `index-${call.state.nextId()}` };
  const base = textOf(call.body, "base_tree");
  if (base !== undefined) await git.run(["read-tree", base], { env: index });
  const entries: Record<string, unknown>[] = Array.isArray(call.body["tree"]) ? call.body["tree"] : [];
  const lines: string[] = [];
  for (const entry of entries) {
    const content = textOf(entry, "content");
    const sha =
      content === undefined
        ? textOf(entry, "sha")
        : await git.run(["hash-object", "-w", "--stdin"], { input: content });
    const mode = sha === undefined ? "0" : (textOf(entry, "mode") ?? "100644");
    lines.push(`${mode} ${sha?.trim() ?? noObject}\t${textOf(entry, "path") ?? ""}`);
  }
  await git.run(["update-index", "--index-info"], { input: `${lines.join("\n")}\n`, env: index });
  const sha = (await git.run(["write-tree"], { env: index })).trim();
  const tree = await listTree(call, sha, false);
  return { status: 201, body: { sha, url: call.state.url, truncated: false, tree } };
}

/** A commit's content: a line for each field, an empty line, and the message. */
function partsOf(content: string) {
  const end = content.indexOf("\n\n");
  const fields = content.slice(0, end);
  const [, name = "", email = "", seconds = ""] = /^author (.*) <(.*)> (\d+) /m.exec(fields) ?? [];
  return {
    tree: /^tree (.*)$/m.exec(fields)?.[1] ?? "",
    parents: [...fields.matchAll(/^parent (.*)$/gm)].map(([, parent = ""]) => parent),
    name,
    email,
    date: new Date(Number(seconds) * 1000).toISOString().replace(".000Z", "Z"),
    message: content.slice(end).trim(),
  };
}

export async function commitView(call: Call, oid: string) {
  const commit = await call.repository.git.object(`${oid}^{commit}`);
  if (!commit) throw notFound();
  const { tree, parents, name, email, date, message } = partsOf(commit.content.toString());
  const sha = commit.oid;
  const url = `${call.state.url}/repos/${call.repository.fullName}/git/commits/${sha}`;
  return {
    sha,
    node_id: `C_${sha}`,
    url,
    html_url: `${call.state.url}/${call.repository.fullName}/commit/${sha}`,
    author: { name, email, date },
    committer: { name, email, date },
    message,
    tree: { sha: tree, url },
    parents: parents.map((parent) => ({ sha: parent, url, html_url: url })),
    verification: { verified: false, reason: "unsigned", signature: null, payload: null, verified_at: null },
  };
}

async function createCommit(call: Call): Promise<Answer> {
  const parents: unknown[] = Array.isArray(call.body["parents"]) ? call.body["parents"] : [];
  const args = ["commit-tree", textOf(call.body, "tree") ?? "", ...parents.flatMap((parent) => ["-p", String(parent)])];
  const oid = await call.repository.git.run(args, { input: textOf(call.body, "message") ?? "" });
  return { status: 201, body: await commitView(call, oid.trim()) };
}

export const gitDataRoutes: Record<string, Route> = {
  "POST /repos/{owner}/{repo}/git/refs": writes("contents", (call) => inTurn(call.repository, () => createRef(call))),
  "GET /repos/{owner}/{repo}/git/ref/{ref}": reads("contents", (call) => {
    const name = `refs/${param(call, "ref")}`;
    const oid = call.repository.git.ref(name);
    if (oid === undefined) throw notFound();
    return { body: refView(call, name, oid) };
  }),
  "PATCH /repos/{owner}/{repo}/git/refs/{ref}": writes("contents", (call) =>
    inTurn(call.repository, () => updateRef(call)),
  ),
  "DELETE /repos/{owner}/{repo}/git/refs/{ref}": writes("contents", (call) =>
    inTurn(call.repository, () => deleteRef(call)),
  ),
  "GET /repos/{owner}/{repo}/git/matching-refs/{ref}": reads("contents", async (call) => {
    const found = call.repository.git.refs(`refs/${param(call, "ref")}`);
    return { list: found.map(({ name, oid }) => refView(call, name, oid)) };
  }),
  "POST /repos/{owner}/{repo}/git/blobs": writes("contents", createBlob),
  "GET /repos/{owner}/{repo}/git/blobs/{file_sha}": reads("contents", getBlob),
  "POST /repos/{owner}/{repo}/git/trees": writes("contents", (call) => inTurn(call.repository, () => createTree(call))),
  "GET /repos/{owner}/{repo}/git/trees/{tree_sha}": reads("contents", getTree),
  "POST /repos/{owner}/{repo}/git/commits": writes("contents", createCommit),
  "GET /repos/{owner}/{repo}/git/commits/{commit_sha}": reads("contents", async (call) => {
    const object = await call.repository.git.object(param(call, "commit_sha"));
    if (object?.type !== "commit") throw notFound();
    return { body: await commitView(call, object.oid) };
  }),
};
