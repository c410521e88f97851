import type { Rejection } from "@gable/contract/client.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { SESSION_REJECTED } from "./client.ts";
import { pathAfterRejection } from "./expired-session.ts";
import { clearToken, isSignedIn } from "./token.ts";

/** When the server does not accept the session any more: forgets it, and leads to the log-in that leads back here. */
export function RejectedSession() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const leave = useEffectEvent((why: Rejection) => {
    if (!isSignedIn()) return;
    clearToken();
    void Promise.resolve(navigate(pathAfterRejection(why, pathname, search))).then(() => queries.clear());
  });

  useEffect(() => {
    const rejected = (event: Event) => leave((event as CustomEvent<Rejection>).detail);
    addEventListener(SESSION_REJECTED, rejected);
    return () => removeEventListener(SESSION_REJECTED, rejected);
  }, []);
  return null;
}
