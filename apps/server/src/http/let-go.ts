import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** So long a server that stops goes on with what it is being asked; then it is cut off, before the process is. */
const ANSWERS_FOR_MS = 10_000;
const LOOK_MS = 50;

/**
 * Lets connections go when the server stops. Node closes those that have been asked on and rest, once: it takes one that a browser opened
 * ahead for busy, and one whose request is answered meanwhile rests for a minute after it.
 */
export function letGoWhenStopping(app: FastifyInstance): void {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("preClose", async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    const end = setTimeout(() => server.closeAllConnections(), ANSWERS_FOR_MS);
    server.once("close", () => {
      clearInterval(look);
      clearTimeout(end);
    });
  });
}
