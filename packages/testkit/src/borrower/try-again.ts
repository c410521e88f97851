import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { CallFailed } from "@gable/contract/problem.ts";
import { PATIENCE_MS } from "../patience.ts";
import type { BorrowerClient } from "./borrower-client.ts";

/** Nobody waits the half minute that is asked for: what a vendor failed at for a moment it does in the next one. */
const TRY_AGAIN_MS = 250;

/**
 * Makes calls as somebody does who reads "try again in a minute": the same once more, under the same key, until it is answered. Each time
 * the request is made anew, so that a file is read again and not what is left of it.
 */
export function tryingAgain(client: BorrowerClient): BorrowerClient {
  return {
    ...client,
    send: (call, request) => untilAnswered(request, (same) => client.send(call, same)),
    open: (call, request) => untilAnswered(request, (same) => client.open(call, same)),
  };
}

async function untilAnswered<R extends { readonly idempotencyKey?: string }, T>(
  request: R,
  make: (same: R) => Promise<T>,
): Promise<T> {
  const same = { ...request, idempotencyKey: request.idempotencyKey ?? randomUUID() };
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await make(same);
    } catch (failure) {
      if (!isAskedToTryAgain(failure) || performance.now() > end) throw failure;
      await pause(TRY_AGAIN_MS);
    }
  }
}

const isAskedToTryAgain = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.status === 503 && failure.problem?.retryAfter !== undefined;
