import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port of 127.0.0.1 and localhost that nothing listens on, below the range that systems hand out themselves (Linux from 32,768, macOS
 * from 49,152): what listens on port 0 elsewhere cannot take it before the caller's program does.
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
