import type { DocumentRow } from "@gable/contract/calls/documents.ts";
import { signerRoute } from "@gable/domain/journey/signer-route.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { KeepAll } from "../application/parts/keep-all.tsx";
import { PaperList } from "../application/parts/paper-list.tsx";
import { titleIn, titleOf } from "../application/parts/title-of.ts";
import { fetchAllSignerPapers, fetchSignerPaper, signerDocumentsQuery } from "../queries/signers.ts";
import { Pending } from "../shell/pending.tsx";
import { signerDocumentsWords } from "./documents.words.ts";
import { CancelAsOwner } from "./parts/cancel-as-owner.tsx";
import { ConfirmAsOwner } from "./parts/confirm-as-owner.tsx";
import { useDesk } from "./parts/desk.tsx";
import { ReadSignerPaper } from "./parts/read-signer-paper.tsx";
import { signerPath } from "./parts/signer-path.ts";

/** Everything that is the signer's to read and keep, and their right to cancel for as long as it lasts. */
export function Screen() {
  const t = useText(signerDocumentsWords);
  const { progress, rescission } = useDesk();
  const asked = useQuery(signerDocumentsQuery());
  const { data } = asked;
  const isDone = progress.deedSigned && !progress.isCancelled;
  const mayConfirm = rescission.hold?.asked === true && rescission.hold.confirmedAt === null;
  const landing = signerRoute(progress);
  return (
    <StepPage
      title={isDone ? t.done : t.title}
      lead={isDone ? (mayConfirm ? t.mayConfirm : t.doneLead) : t.lead}
      drawing="document"
    >
      <CancelAsOwner />
      <ConfirmAsOwner />
      <Pending asked={asked} />
      {data ? <Papers papers={data.documents} /> : null}
      {landing === "signerDocuments" ? null : (
        <div>
          <ButtonLink href={signerPath(landing)}>{progress.isCancelled ? t.backToEnd : t.back}</ButtonLink>
        </div>
      )}
    </StepPage>
  );
}

function Papers({ papers }: { papers: readonly DocumentRow[] }) {
  const t = useText(signerDocumentsWords);
  const language = useLanguage();
  const [reading, setReading] = useState<DocumentRow | null>(null);
  const fromUs = papers.filter(({ from }) => from === "lender");
  const fromYou = papers.filter(({ from }) => from === "borrower");
  return (
    <>
      <section className="stack">
        <h2>{t.fromUs}</h2>
        {fromUs.length === 0 ? (
          <p>{t.none}</p>
        ) : (
          <PaperList fetch={fetchSignerPaper} papers={fromUs} onRead={setReading} />
        )}
        {fromUs.length > 1 ? <KeepAll fetch={fetchAllSignerPapers} /> : null}
      </section>
      {fromYou.length === 0 ? null : (
        <section className="stack">
          <h2>{t.fromYou}</h2>
          <PaperList fetch={fetchSignerPaper} papers={fromYou} onRead={setReading} />
        </section>
      )}
      {reading === null ? null : (
        <ReadSignerPaper
          paper={{ ...reading, title: titleOf(reading, language), titleLanguage: titleIn(reading, language).language }}
          onClose={() => setReading(null)}
        />
      )}
    </>
  );
}
