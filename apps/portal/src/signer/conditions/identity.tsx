import type { BodyOf } from "@gable/contract/call.ts";
import { handToSignersPhone } from "@gable/contract/calls/identity-phone.ts";
import { checkSignerIdentity } from "@gable/contract/calls/signers-identity.ts";
import { asksForId } from "@gable/domain/conditions/id-conditions.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { IdentityAsked } from "../../application/parts/identity-asked.tsx";
import { NotAskedAnyMore } from "../../application/parts/not-asked-any-more.tsx";
import { UntilLoaded } from "../../application/parts/until-loaded.tsx";
import { signerConditionsQuery, signerIdentityQuery } from "../../queries/signers.ts";
import { client } from "../../session/client.ts";
import { signerConditionsWords } from "../conditions.words.ts";
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
  const query = useQuery(signerConditionsQuery());
  const { data: standing, refetch } = useQuery(signerIdentityQuery());
  const command = useSignerCommand(checkSignerIdentity);
  const t = useText(signerConditionsWords);
  const all = signerPath("signerConditions");
  if (!progress.identityPassed) return <Identity />;
  if (query.data === undefined) return <UntilLoaded title={t.loading} query={query} />;
  const asked = query.data.filter(({ categoryEnum }) => asksForId(categoryEnum));
  const condition = asked.find(({ uuid }) => uuid === named) ?? (named === null ? asked[0] : undefined);
  if (!condition) return <NotAskedAnyMore all={all} />;
  const send = async (body: BodyOf<typeof checkSignerIdentity>) => {
    const failures = await command.send({ body });
    if (failures.length > 0) return failures;
    await navigate(all);
    await queries.invalidateQueries({ queryKey: signerConditionsQuery().queryKey });
    return failures;
  };
  return (
    <IdentityAsked
      key={condition.uuid}
      condition={condition}
      sendPicture={(picture, onUploadProgress) => sendSignerUpload(picture, condition.uuid, onUploadProgress)}
      send={send}
      phone={{
        standing,
        hand: (by) => client.send(handToSignersPhone, { body: { by, conditionUuid: condition.uuid } }),
        look: refetch,
      }}
      all={all}
      talk={`${signerPath("signerConditionsUploadDocument")}?condition=${condition.uuid}`}
    />
  );
}
