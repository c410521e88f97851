import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type * as Plaid from "plaid";
import { z } from "zod";
import type { Written } from "./written.ts";

const errorType = z.enum([
  "API_ERROR",
  "INSTITUTION_ERROR",
  "INVALID_INPUT",
  "INVALID_REQUEST",
  "ITEM_ERROR",
  "RATE_LIMIT_EXCEEDED",
]);

const failure = z.object({
  endpoint: z.string(),
  status: z.int().min(400).max(599),
  error_type: errorType,
  error_code: z.string(),
  next: z.int().min(1).default(1),
});

/** Refused as Plaid refuses: a status, and why in two words. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: Written<Plaid.PlaidError>;
  constructor(status: number, error_type: z.infer<typeof errorType>, error_code: string) {
    super(error_code);
    this.status = status;
    this.problem = {
      error_type: error_type,
      error_code,
      error_message: error_code.toLowerCase().replaceAll("_", " "),
      display_message: null,
      request_id: requestId(),
    };
  }
}

export const requestId = (): string => randomUUID().slice(0, 15);

export type AddEndpoint = <Body>(path: string, body: z.ZodType<Body>, answer: (given: Body) => object) => void;

/** Serves Plaid's endpoints below `/plaid` to whoever has the secret. `POST /admin/plaid-failures` orders a failure of one. */
export function plaidEndpoints(app: FastifyInstance, apiKey: string): AddEndpoint {
  let failures: z.infer<typeof failure>[] = [];

  app.post("/admin/plaid-failures", async (request, reply) => {
    failures.push(failure.parse(request.body));
    return reply.code(204).send();
  });

  function takeFailure(path: string): void {
    const found = failures.find((one) => one.endpoint === path);
    if (found === undefined) return;
    failures = failures.flatMap((one) =>
      one !== found ? [one] : one.next > 1 ? [{ ...one, next: one.next - 1 }] : [],
    );
    throw new Refused(found.status, found.error_type, found.error_code);
  }

  return (path, body, answer) => {
    app.post(`/plaid${path}`, async (request, reply): Promise<FastifyReply> => {
      try {
        if (request.headers["plaid-secret"] !== apiKey || !request.headers["plaid-client-id"])
          throw new Refused(400, "INVALID_INPUT", "INVALID_API_KEYS");
        takeFailure(path);
        const read = body.safeParse(request.body);
        if (!read.success) throw new Refused(400, "INVALID_REQUEST", "INVALID_FIELD");
        return reply.send(answer(read.data));
      } catch (error) {
        if (error instanceof Refused) return reply.code(error.status).send(error.problem);
        throw error;
      }
    });
  };
}
