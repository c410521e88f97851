import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { SESSION_REJECTED } from "./client.ts";
import { pathAfterExpiry } from "./expired-session.ts";
import { clearToken, isSignedIn } from "./token.ts";

/** When the server does not accept the session any more: forgets it, and leads to the log-in that leads back here. */
export function RejectedSession() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const leave = useEffectEvent(() => {
    if (!isSignedIn()) return;
    clearToken();
    void Promise.resolve(navigate(pathAfterExpiry(pathname, search))).then(() => queries.clear());
  });

  useEffect(() => {
    const rejected = () => leave();
    addEventListener(SESSION_REJECTED, rejected);
    return () => removeEventListener(SESSION_REJECTED, rejected);
  }, []);
  return null;
}
