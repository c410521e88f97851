import type { FastifyInstance } from "fastify";
import { invalid } from "./refusal.ts";

/**
 * Refuses text with a NUL or half a character in it, wherever it stands: nobody types one, and PostgreSQL keeps none. Before any schema,
 * so that no field has to think of it.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook("preValidation", (request, _reply, done) => {
    const path = findIn(request.body) ?? findIn(request.query) ?? findIn(request.params);
    done(path === undefined ? undefined : invalid({ [path]: ["invalid"] }));
  });
}

/** Deeper is no body of ours: the schemas refuse it. */
const DEEPEST = 12;

/** The name of the outermost field that holds such text. */
function findIn(value: unknown, depth = 0): string | undefined {
  if (typeof value !== "object" || value === null || depth > DEEPEST) return undefined;
  const found = Object.entries(value).find(
    ([name, inner]) => isBroken(name) || isBroken(inner) || findIn(inner, depth + 1) !== undefined,
  );
  return found && (isBroken(found[0]) ? "body" : found[0]);
}

const isBroken = (text: unknown): boolean => typeof text === "string" && (text.includes("\0") || !text.isWellFormed());
