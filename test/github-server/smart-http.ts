import { spawn } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { callerOf, maySee, mayWrite } from "./access.ts";
import { followHead } from "./pulls.ts";
import type { Repository, State } from "./state.ts";

export const gitPath = /^\/([^/]+)\/([^/]+?)\.git(\/(?:info\/refs|git-(?:upload|receive)-pack))$/;

/** Clone, fetch and push through git's own CGI programme. */
export async function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  state: State,
): Promise<void> {
  const url = new URL(request.url ?? "/", state.url);
  const match = gitPath.exec(url.pathname);
  const repository = state.repositories.get(`${match?.[1]}/${match?.[2]}`);
  const push = url.pathname.endsWith("receive-pack") || url.searchParams.get("service") === "git-receive-pack";
  const refusal = refuse(request, repository, state, push);
  if (refusal || !repository) {
    response.writeHead(refusal ?? 404, { "www-authenticate": 'Basic realm="GitHub"' }).end("denied\n");
    return;
  }
  await updatePullRefs(repository, state);
  const child = spawn("git", ["http-backend"], {
    env: {
      PATH: process.env["PATH"],
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: "1",
      PATH_INFO: url.pathname,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
      HTTP_GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
      ...(request.headers["content-length"] !== undefined && { CONTENT_LENGTH: request.headers["content-length"] }),
      ...(push && { REMOTE_USER: "pusher" }),
    },
  });
  child.stdin.on("error", () => {}); // git may refuse before it has read everything
  request.pipe(child.stdin);
  relay(child.stdout, response);
}

function refuse(
  request: IncomingMessage,
  repository: Repository | undefined,
  state: State,
  push: boolean,
): number | undefined {
  let token: ReturnType<typeof callerOf>["token"];
  try {
    token = callerOf(request, state).token;
  } catch {
    return 401;
  }
  if (!repository) return 404;
  if (!maySee(token, repository)) return token ? 404 : 401;
  if (!push || mayWrite(token, repository, "contents")) return undefined;
  return token ? 403 : 401;
}

/** `refs/pull/<n>/head`, which actions/checkout fetches. */
async function updatePullRefs(repository: Repository, state: State): Promise<void> {
  for (const issue of repository.issues.values()) {
    if (!issue.pull) continue;
    followHead(state, issue);
    const name = `refs/pull/${issue.number}/head`;
    if (repository.git.ref(name) !== issue.pull.headSha)
      await repository.git.run(["update-ref", name, issue.pull.headSha]);
  }
}

/** CGI: headers, an empty line, the body. */
function relay(output: NodeJS.ReadableStream, response: ServerResponse): void {
  let head = Buffer.alloc(0);
  output.on("data", (chunk: Buffer) => {
    if (response.headersSent) {
      response.write(chunk);
      return;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf("\r\n\r\n");
    if (end === -1) return;
    const headers = head
      .toString("latin1", 0, end)
      .split("\r\n")
      .map((line) => line.split(": "));
    const status = headers.find(([name]) => name === "Status")?.[1];
    response.writeHead(status === undefined ? 200 : Number.parseInt(status, 10), Object.fromEntries(headers));
    response.write(head.subarray(end + 4));
  });
  output.on("end", () => response.end());
}
