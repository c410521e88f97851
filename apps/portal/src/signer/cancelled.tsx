import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { callAddress } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { companyInfo } from "../session/organisation.ts";
import { cancelledWords } from "./cancelled.words.ts";
import { useDesk } from "./parts/desk.tsx";
import { signerPath } from "./parts/signer-path.ts";

/** It is over: because the signer said no, an owner cancelled, or the application ended. */
export function Screen() {
  const t = useText(cancelledWords);
  const f = useFormats();
  const { ended, claim, borrowerFirstName, progress, timeZone, rescission } = useDesk();
  const { phoneFormatted } = companyInfo();
  const why = ended ?? "withdrawn";
  const hadSigned = claim !== null && why !== "rescinded";
  const toldOfClaim = () => {
    if (claim?.goneAt) return t.claimGone(f.day(claim.goneAt, timeZone));
    return claim?.by ? t.claimBy(f.day(claim.by)) : t.signedLead;
  };
  const by = rescission.cancelledBy === null ? "" : `${t.rescindedBy(rescission.cancelledBy)} `;
  const lead = {
    declined: t.declinedLead(borrowerFirstName),
    rescinded: by + (claim?.goneAt ? toldOfClaim() : t.rescindedLead),
    withdrawn: hadSigned ? toldOfClaim() : t.withdrawnLead,
    "not-approved": hadSigned ? toldOfClaim() : t.withdrawnLead,
  };
  return (
    <StepPage title={hadSigned ? t.signed : t[why]} lead={lead[why]} drawing="document">
      <Actions>
        {progress.identityPassed ? <ButtonLink href={signerPath("signerDocuments")}>{t.papers}</ButtonLink> : null}
        <ButtonLink kind="second" href={callAddress(phoneFormatted)}>
          {t.call(phoneFormatted)}
        </ButtonLink>
      </Actions>
    </StepPage>
  );
}
