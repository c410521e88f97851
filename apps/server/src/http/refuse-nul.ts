import { isBrokenText } from "@gable/domain/broken-text.ts";
import type { FastifyInstance } from "fastify";
import { invalid } from "./refusal.ts";

/** Refuses broken text, wherever it stands. Before any schema, so that no field has to think of it. */
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
    ([name, inner]) => isBrokenText(name) || isBrokenText(inner) || findIn(inner, depth + 1) !== undefined,
  );
  return found && (isBrokenText(found[0]) ? "body" : found[0]);
}
