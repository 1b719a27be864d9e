import { randomUUID } from "node:crypto";
import { createServer } from "node:http";

interface Example {
  id: string;
  inputs: unknown;
  outputs: unknown;
  metadata: Record<string, unknown>;
  split: unknown;
}

/** As much of LangSmith's API as its client asks when it uploads a dataset. */
export async function startLangSmith() {
  const examples = new Map<string, Example>();
  const datasets = new Map<string, object>();

  /** Each example comes as the part of its id, and what it holds as parts below that name. */
  function keep(form: FormData): Promise<void[]> {
    return Promise.all(
      [...form].map(async ([name, part]) => {
        const [id = "", member] = name.split(".");
        const value = JSON.parse(typeof part === "string" ? part : await part.text());
        const known = examples.get(id) ?? { id, inputs: {}, outputs: {}, metadata: {}, split: undefined };
        examples.set(id, { ...known, ...(member === undefined ? value : { [member]: value }) });
      }),
    );
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const route = `${request.method} ${pathname.replace(/[0-9a-f-]{36}/, ":id")}`;
    if (route === "GET /info")
      return Response.json({ version: "0.10.0", instance_flags: { dataset_examples_multipart_enabled: true } });
    if (route === "GET /datasets") {
      const found = datasets.get(searchParams.get("name") ?? "");
      return Response.json(found ? [found] : []);
    }
    if (route === "POST /datasets") {
      const { name, description }: { name: string; description: string } = JSON.parse(await request.text());
      const made = { id: randomUUID(), name, description, created_at: "2026-11-20T10:00:00Z", example_count: 0 };
      datasets.set(name, made);
      return Response.json(made);
    }
    if (route === "GET /examples/:id") return Response.json(examples.get(pathname.split("/").at(-1) ?? ""));
    if (route === "GET /examples") {
      const all = [...examples.values()];
      return Response.json(Number(searchParams.get("offset") ?? 0) === 0 ? all : []);
    }
    if (/^(?:POST|PATCH) \/(?:v1\/platform\/)?datasets\/:id\/examples$/.test(route)) {
      await keep(await request.formData());
      return Response.json({ count: examples.size, example_ids: [...examples.keys()] });
    }
    return Response.json({ detail: `no route ${route}` }, { status: 404 });
  }

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers))
        if (typeof value === "string") headers.set(name, value);
      const body = chunks.length === 0 ? null : Buffer.concat(chunks);
      const request = new Request(`http://langsmith.test${incoming.url}`, {
        method: incoming.method ?? "GET",
        headers,
        body,
      });
      void answer(request).then(async (response) => {
        outgoing.writeHead(response.status, { "content-type": "application/json" });
        outgoing.end(await response.text());
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    examples,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => void server.close(() => done())),
  };
}
