import { CallFailed } from "@gable/contract/problem.ts";
import type { QueryClient } from "@tanstack/react-query";
import { deskQuery } from "../../queries/signers.ts";

/** Whether this session signs beside a borrower: the server knows by which rule (`additionalSignerVersion`). */
export async function hasDesk(queries: QueryClient): Promise<boolean> {
  try {
    await queries.ensureQueryData(deskQuery());
    return true;
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 403) return false;
    throw failure;
  }
}
