import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { REGISTRATION_STEP_QUERY } from "@gable/domain/journey/registration-steps.ts";
import { Navigate, useSearchParams } from "react-router";

/** Where links of before lead to set up the account: the last step of registration. */
export function Screen() {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set(REGISTRATION_STEP_QUERY, "login-info");
  return <Navigate to={`${onHost(paths.register())}?${next.toString()}`} replace />;
}
