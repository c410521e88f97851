import { carrying } from "@gable/domain/journey/redirects.ts";
import { Navigate, useLocation } from "react-router";

/** Leads to a path of the host in the place of the present one, with what a redirect keeps of the query. */
export function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={carrying(to, search)} replace />;
}
