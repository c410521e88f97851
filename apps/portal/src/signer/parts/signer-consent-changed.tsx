import { consentAsSigner } from "@gable/contract/calls/signers-desk.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { goOnPaperWords } from "../../account/dashboard/parts/go-on-paper.words.ts";
import { ElectronicConsentForm } from "../../register/parts/electronic-consent-form.tsx";
import { PaperInstead } from "./paper-instead.tsx";
import { useSignerCommand } from "./use-signer-command.ts";

/** In place of a signer's pages: whether they still agree to electronic records, whose words have changed. */
export function SignerConsentChanged() {
  const t = useText(goOnPaperWords);
  const command = useSignerCommand(consentAsSigner);
  return (
    <StepPage title={t.changedTitle} drawing="document">
      <ElectronicConsentForm
        lead={t.changedLead}
        submit={t.goPaperless}
        isMain
        send={(body) => command.send({ body: { ...body, type: "ELECTRONIC_RECORDS" } })}
      />
      <PaperInstead />
    </StepPage>
  );
}
