import { arriveAtOfficeAsSigner } from "@gable/contract/calls/signers-signing.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { AtOffice } from "../application/signing/parts/at-office.tsx";
import { ConfirmEmail } from "../application/signing/parts/confirm-email.tsx";
import { OnPaper } from "../application/signing/parts/on-paper.tsx";
import { signerSigningQuery } from "../queries/signers.ts";
import { Pending } from "../shell/pending.tsx";
import { useDesk } from "./parts/desk.tsx";
import { SignerAdopt } from "./parts/signer-adopt.tsx";
import { SignerNotary } from "./parts/signer-notary.tsx";
import { SignerPaper } from "./parts/signer-paper.tsx";
import { signerPath } from "./parts/signer-path.ts";
import { useSignerCommand } from "./parts/use-signer-command.ts";
import { signerSignWords } from "./sign.words.ts";

/** A signer's own papers one by one, then their part before the notary. Before that, whose move it is. */
export function Screen() {
  const t = useText(signerSignWords);
  const { isOpenToSign, noticesSignedAt, borrowerFirstName, paper: byHand } = useDesk();
  const arrival = useSignerCommand(arriveAtOfficeAsSigner);
  const asked = useQuery(signerSigningQuery());
  const { data, refetch } = asked;
  if (noticesSignedAt !== null) return <SignerNotary />;
  const arrive = (code: string) => arrival.send({ body: { code } });
  if (byHand !== null) {
    const office = data?.office ? <AtOffice office={{ ...data.office, isOpen: false }} arrive={arrive} /> : null;
    return <OnPaper key="paper" paper={byHand} beside={borrowerFirstName} office={office} />;
  }
  if (!isOpenToSign) {
    return (
      <StepPage key="early" title={t.early} lead={<output>{t.earlyLead(borrowerFirstName)}</output>} drawing="clock">
        <div>
          <ButtonLink kind="second" href={signerPath("signerIntro")}>
            {t.intro}
          </ButtonLink>
        </div>
      </StepPage>
    );
  }
  if (data === undefined) {
    return (
      <StepPage key="loading" title={t.loading}>
        <Pending asked={asked} kind="text" />
      </StepPage>
    );
  }
  if (!data.isReady && data.isLookedAt)
    return <StepPage key="looked-at" title={t.lookedAt} lead={<output>{t.lookedAtLead}</output>} drawing="clock" />;
  if (!data.isReady)
    return <StepPage key="drawing" title={t.drawing} lead={<output>{t.drawingLead}</output>} drawing="document" />;
  if (!data.emailConfirmed) return <ConfirmEmail onConfirmed={() => void refetch()} />;
  if (data.office !== null && !data.office.arrived) {
    return (
      <StepPage key="office" title={t.atOffice} drawing="pen">
        <AtOffice office={data.office} arrive={arrive} />
      </StepPage>
    );
  }
  if (data.adopted === null) return <SignerAdopt signerName={data.signerName} />;
  const at = data.documents.findIndex(({ signed }) => !signed);
  const paper = data.documents[at];
  if (paper === undefined) return <StepPage key="done" title={t.loading} drawing="pen" />;
  return (
    <SignerPaper
      key={paper.uuid}
      paper={paper}
      number={at + 1}
      count={data.documents.length}
      redrawn={at === 0 ? data.redrawn : null}
    />
  );
}
