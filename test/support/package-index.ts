import { once } from "node:events";
import { createServer } from "node:http";
import { strToU8, zipSync } from "fflate";

/** A package of one module with its dependencies, as an index serves it. */
export interface IndexedPackage {
  name: string;
  version: string;
  source: string;
  needs?: string[];
  /** The file is cut off, as after a broken connection. */
  broken?: boolean;
}

export interface PackageIndex extends AsyncDisposable {
  /** The value for `PIP_INDEX_URL`. */
  url: string;
  /** The paths that were requested. */
  requests: string[];
}

/** Starts a package index on loopback in the form that pip reads (PEP 503). */
export async function startPackageIndex(packages: readonly IndexedPackage[]): Promise<PackageIndex> {
  const requests: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    requests.push(url);
    const [, , name, file] = url.split("/");
    const found = packages.find((one) => one.name === name);
    if (!found) return response.writeHead(404).end();
    if (!file) {
      response.setHeader("content-type", "text/html");
      return response.end(`<!doctype html><a href="${wheelName(found)}">${wheelName(found)}</a>`);
    }
    const wheel = wheelOf(found);
    return response.end(found.broken ? wheel.subarray(0, wheel.length / 2) : wheel);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/simple/`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function wheelName({ name, version }: IndexedPackage): string {
  return `${name}-${version}-py3-none-any.whl`;
}

function wheelOf({ name, version, source, needs = [] }: IndexedPackage): Uint8Array {
  const info = `${name}-${version}.dist-info`;
  const files = {
    [`${name}.py`]: source,
    [`${info}/METADATA`]: [
      "Metadata-Version: 2.1",
      `Name: ${name}`,
      `Version: ${version}`,
      ...needs.map((need) => `Requires-Dist: ${need}`),
      "",
    ].join("\n"),
    [`${info}/WHEEL`]: "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
  };
  const record = [...Object.keys(files), `${info}/RECORD`].map((file) => `${file},,\n`).join("");
  const all = { ...files, [`${info}/RECORD`]: record };
  return zipSync(Object.fromEntries(Object.entries(all).map(([file, text]) => [file, strToU8(text)])));
}
