import { isRedirectBack } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { isOffline } from "@gable/ui/components/connection/fetch-part.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { featuresQuery } from "../queries/experiments.ts";
import { logOutMutation } from "../queries/identity.ts";
import { leave } from "../support/leave-survey/leaving.ts";
import { forgetApplication } from "./remembered-application.ts";
import { clearToken } from "./token.ts";
import { useFlagSubject } from "./use-features.ts";

/** Asks on some pages why somebody leaves; then ends the session with the server, then here, and goes where the server says. Ends it here even when the server is away. */
export function useLogOut(): () => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const subject = useFlagSubject();
  const { mutateAsync } = useMutation(logOutMutation());
  // Awaited here, and not in a callback of the mutation: the drawer from which it came is gone by then, and its callbacks with it.
  const end = async () => {
    const reply = await mutateAsync().catch(() => undefined);
    clearToken();
    forgetApplication();
    const asked = reply?.redirect ?? siteRoutes.login;
    const target = isRedirectBack(asked) ? asked : siteRoutes.login;
    // Without a connection no other page may be had, and this one must not go on showing what is the person's.
    if (isOffline()) location.replace(target);
    else await navigate(target);
    queries.clear();
  };
  const logOut = () => void end();
  return () => leave(pathname, queries.getQueryData(featuresQuery(subject ?? {}).queryKey), logOut);
}
