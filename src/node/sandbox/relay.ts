import { connect, createServer } from "node:net";

/** A port of the gateway, and the socket at which it listens as well: files are seen from every network. */
export interface GatewayDoor {
  port: number;
  socket: string;
}

/** What comes to the port of this process's network goes to the gateway's socket. */
export function relay({ port, socket }: GatewayDoor): Promise<void> {
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
