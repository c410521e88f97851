import { CallFailed, isOutage } from "@gable/contract/problem.ts";
import { untilAnswered } from "@gable/ui/components/connection/outage.ts";
import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { selfQuery } from "../queries/staff.ts";
import { clearToken, readToken } from "./token.ts";

/** Where the log-in is, and where it leads back to. */
export const logInPath = (from: { readonly pathname: string; readonly search: string }): string =>
  `/auth/login?redirectUrl=${encodeURIComponent(from.pathname + from.search)}`;

/** Loader of the desk: who is logged in, or the way to the log-in and back. */
export function requireStaff(queries: QueryClient) {
  return async ({ request }: LoaderFunctionArgs) => {
    const here = new URL(request.url);
    if (readToken() === undefined) return redirect(logInPath(here));
    try {
      return await untilAnswered(() => queries.ensureQueryData(selfQuery()), isOutage, request.signal);
    } catch (failure) {
      if (!(failure instanceof CallFailed) || failure.status !== 401) throw failure;
      clearToken();
      return redirect(logInPath(here));
    }
  };
}
