import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { callAddress } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { companyInfo } from "../session/organisation.ts";
import { cancelledWords } from "./cancelled.words.ts";
import { useDesk } from "./parts/desk.tsx";
import { signerPath } from "./parts/signer-path.ts";

/** It is over: because the signer said no, an owner cancelled, or the application ended. */
export function Screen() {
  const t = useText(cancelledWords);
  const { ended, borrowerFirstName, progress } = useDesk();
  const { phoneFormatted } = companyInfo();
  const why = ended ?? "withdrawn";
  const lead =
    why === "declined" ? t.declinedLead(borrowerFirstName) : why === "rescinded" ? t.rescindedLead : t.withdrawnLead;
  return (
    <StepPage title={t[why]} lead={lead} drawing="document">
      <Actions>
        {progress.identityPassed ? <ButtonLink href={signerPath("signerDocuments")}>{t.papers}</ButtonLink> : null}
        <ButtonLink kind="second" href={callAddress(phoneFormatted)}>
          {t.call(phoneFormatted)}
        </ButtonLink>
      </Actions>
    </StepPage>
  );
}
