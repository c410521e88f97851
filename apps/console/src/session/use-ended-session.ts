import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { SESSION_REJECTED } from "./client.ts";
import { logInPath } from "./require-staff.ts";
import { clearToken, onLogOutElsewhere } from "./token.ts";

/** Leads to the log-in, and back from there, when the server does not accept the session any more or another tab has ended it. */
export function useEndedSession(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => {
      clearToken();
      void Promise.resolve(navigate(logInPath(window.location))).then(() => queries.clear());
    };
    window.addEventListener(SESSION_REJECTED, leave);
    const stopListening = onLogOutElsewhere(leave);
    return () => {
      window.removeEventListener(SESSION_REJECTED, leave);
      stopListening();
    };
  }, [navigate, queries]);
}
