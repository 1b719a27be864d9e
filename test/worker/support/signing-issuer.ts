import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Who signs identities: keys of its own, published as a key set at a local address, wherever it is asked. */
export interface SigningIssuer {
  url: string;
  /** What the key set holds; a test rotates by changing it. */
  published: Map<string, KeyObject>;
  reads: () => number;
  newKey(kid: string): KeyObject;
  close(): void;
}

export async function startIssuer(): Promise<SigningIssuer> {
  const published = new Map<string, KeyObject>();
  let reads = 0;
  const server = createServer((_request, response) => {
    reads += 1;
    const keys = [...published].map(([kid, key]) => ({
      ...key.export({ format: "jwk" }),
      kid,
      alg: "RS256",
      use: "sig",
    }));
    response.end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    published,
    reads: () => reads,
    newKey(kid) {
      const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
      published.set(kid, publicKey);
      return privateKey;
    },
    close: () => server.close(),
  };
}

export function signJwt(payload: object, key: KeyObject, header: object = {}): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${encode({ alg: "RS256", typ: "JWT", ...header })}.${encode(payload)}`;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}
