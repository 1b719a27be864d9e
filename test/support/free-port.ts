import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Returns a port on which nothing listens, neither on 127.0.0.1 nor on localhost. It is below the range that systems assign for port 0
 * (Linux from 32,768, macOS from 49,152), so no other program gets it before the caller uses it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    if ((await canListen(port, "127.0.0.1")) && (await canListen(port, "localhost"))) return port;
  }
}

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, host), "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
