import { signerRoute } from "@gable/domain/journey/signer-route.ts";
import { Redirect } from "../shell/redirect.tsx";
import { useDesk } from "./parts/desk.tsx";
import { signerPath } from "./parts/signer-path.ts";

/** Leads to where the signer is. */
export function Screen() {
  const { progress } = useDesk();
  return <Redirect to={signerPath(signerRoute(progress))} />;
}
