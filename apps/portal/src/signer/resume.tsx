import { signerRoute } from "@gable/domain/journey/signer-route.ts";
import { Navigate } from "react-router";
import { useDesk } from "./parts/desk.tsx";
import { signerPath } from "./parts/signer-path.ts";

/** Leads to where the signer is. */
export function Screen() {
  const { progress } = useDesk();
  return <Navigate to={signerPath(signerRoute(progress))} replace />;
}
