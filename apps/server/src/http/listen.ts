import { once } from "node:events";
import type { Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { StartRefused } from "../start-refused.ts";

/**
 * Begins to take connections.
 * @returns the port
 * @throws StartRefused when the port cannot be had
 */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    throw refusalOf(cause as NodeJS.ErrnoException, host, port);
  }
  const address = app.server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

/** The same for a plain server, whose port the variable `setting` names. */
export async function listenOn(
  server: Server,
  { host, port }: { host: string; port: number },
  setting: string,
): Promise<void> {
  try {
    await once(server.listen({ host, port }), "listening");
  } catch (cause) {
    throw refusalOf(cause as NodeJS.ErrnoException, host, port, setting);
  }
}

function refusalOf(cause: NodeJS.ErrnoException, host: string, port: number, setting = "PORT"): Error {
  switch (cause.code) {
    case "EADDRINUSE":
      return new StartRefused(
        `Port ${port} is taken: stop the program that has it, or set ${setting} to another one.`,
        {
          cause,
        },
      );
    case "EACCES":
      return new StartRefused(`Port ${port} is not for this user: set ${setting} to a number above 1023.`, { cause });
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartRefused(`${host} is not an address of this machine: set HOST to one that is.`, { cause });
    default:
      return cause;
  }
}
