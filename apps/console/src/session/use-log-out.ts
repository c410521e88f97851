import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { logOutMutation } from "../queries/staff.ts";
import { clearToken } from "./token.ts";

/** Ends the session with the server, then here; ends it here even when the server is away. */
export function useLogOut(): () => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation(logOutMutation());
  return () =>
    mutate(undefined, {
      onSettled: () => {
        clearToken();
        void Promise.resolve(navigate("/auth/login")).then(() => queries.clear());
      },
    });
}
