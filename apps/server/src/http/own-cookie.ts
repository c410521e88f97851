import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

/** A cookie of this host alone, which no script reads and no foreign page sends along; the browser keeps it for as long as it is open. */
export interface OwnCookie {
  read(request: FastifyRequest): string | undefined;
  /** Sets it in the reply, and for what else reads it within this request. */
  write(request: FastifyRequest, reply: FastifyReply, value: string): void;
  forget(reply: FastifyReply): void;
}

/**
 * The cookie of that name. In production the prefix `__Host-` has the browser refuse one that came over an open line, or was set for
 * several hosts at once.
 */
export function ownCookie({ deployment }: Pick<Config, "deployment">, name: string): OwnCookie {
  const secure = deployment === "production";
  const fullName = secure ? `__Host-${name}` : name;
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
  return {
    read: (request) => request.cookies[fullName],
    write: (request, reply, value) => {
      request.cookies[fullName] = value;
      void reply.setCookie(fullName, value, options);
    },
    forget: (reply) => void reply.clearCookie(fullName, options),
  };
}
