import { CallFailed, isOutage } from "@gable/contract/problem.ts";
import { untilAnswered } from "@gable/ui/components/connection/outage.ts";
import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { selfQuery } from "../queries/staff.ts";
import { clearToken, readToken } from "./token.ts";
import type { WhyEnded } from "./why-ended.ts";

type Place = { readonly pathname: string; readonly search: string };

/** Where the log-in is, where it leads back to, and why somebody is there whose session is over. */
export const logInPath = ({ pathname, search }: Place, why?: WhyEnded): string =>
  `/auth/login?redirectUrl=${encodeURIComponent(pathname + search)}${why === undefined ? "" : `&why=${why}`}`;

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
      return redirect(logInPath(here, "OVER"));
    }
  };
}
