import { connect, createServer } from "node:net";

/**
 * A port of the gateway, and a Unix socket on which it listens too: a process in any network can open the socket's
 * file.
 */
export interface RelayTarget {
  port: number;
  socket: string;
}

/**
 * Keyed by port and socket: a later gateway of the same process may get a port again, and with it the same socket name.
 */
const relayed = new Map<string, Promise<void>>();

/** Listens on the port in this process's network, and connects each client to the gateway's socket. */
export function relay(target: RelayTarget): Promise<void> {
  const key = `${target.port} ${target.socket}`;
  const opened = relayed.get(key) ?? open(target);
  relayed.set(key, opened);
  return opened;
}

function open({ port, socket }: RelayTarget): Promise<void> {
  const server = createServer((client) => {
    const gateway = connect(socket);
    client.on("error", () => gateway.destroy());
    gateway.on("error", () => client.destroy());
    client.pipe(gateway).pipe(client);
  });
  return new Promise((done, fail) => {
    server.on("error", fail);
    server.listen(port, "127.0.0.1", done);
  });
}
