import type { BodyOf } from "@gable/contract/call.ts";
import { checkSignerIdentity } from "@gable/contract/calls/signers-desk.ts";
import { asksForId } from "@gable/domain/conditions/id-conditions.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { IdentityAsked } from "../../application/parts/identity-asked.tsx";
import { signerConditionsQuery } from "../../queries/signers.ts";
import { Screen as Identity } from "../identity.tsx";
import { useDesk } from "../parts/desk.tsx";
import { signerPath } from "../parts/signer-path.ts";
import { useSignerCommand } from "../parts/use-signer-command.ts";
import { sendSignerUpload } from "../parts/use-signer-uploads.ts";

/** An identity document that somebody asks for after the check; before it, the check itself. */
export function Screen() {
  const { progress } = useDesk();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const named = search.get("condition");
  const { data } = useQuery(signerConditionsQuery());
  const command = useSignerCommand(checkSignerIdentity);
  const asked = data?.filter(({ categoryEnum }) => asksForId(categoryEnum));
  const condition = asked?.find(({ uuid }) => uuid === named) ?? asked?.[0];
  if (!condition || !progress.identityPassed) return <Identity />;
  const all = signerPath("signerConditions");
  const send = async (body: BodyOf<typeof checkSignerIdentity>) => {
    const failures = await command.send({ body });
    if (failures.length > 0) return failures;
    await queries.invalidateQueries({ queryKey: signerConditionsQuery().queryKey });
    await navigate(all);
    return failures;
  };
  return (
    <IdentityAsked
      key={condition.uuid}
      condition={condition}
      sendPicture={(picture, onUploadProgress) => sendSignerUpload(picture, condition.uuid, onUploadProgress)}
      send={send}
      all={all}
    />
  );
}
