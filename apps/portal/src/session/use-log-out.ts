import { isRedirectBack } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { logOutMutation } from "../queries/identity.ts";
import { forgetApplication } from "./remembered-application.ts";
import { clearToken } from "./token.ts";

/** Ends the session with the server, then here, and goes where the server says. Ends it here even when the server is away. */
export function useLogOut(): () => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation(logOutMutation());
  return () =>
    mutate(undefined, {
      onSettled: (reply) => {
        clearToken();
        forgetApplication();
        const target = reply?.redirect ?? siteRoutes.login;
        void Promise.resolve(navigate(isRedirectBack(target) ? target : siteRoutes.login)).then(() => queries.clear());
      },
    });
}
