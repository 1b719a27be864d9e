import { connect, createServer } from "node:net";

/** A port of the gateway, and the socket at which it listens as well: files are seen from every network. */
export interface GatewayDoor {
  port: number;
  socket: string;
}

/** By port and socket: a later gateway of the same process may get the port of one that is gone, and the socket's name with it. */
const relayed = new Map<string, Promise<void>>();

/** What comes to the port of this process's network goes to the gateway's socket. */
export function relay(door: GatewayDoor): Promise<void> {
  const key = `${door.port} ${door.socket}`;
  const opened = relayed.get(key) ?? open(door);
  relayed.set(key, opened);
  return opened;
}

function open({ port, socket }: GatewayDoor): Promise<void> {
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
