import type { DocumentRow } from "@gable/contract/calls/documents.ts";
import { signerDocument } from "@gable/contract/calls/signers-desk.ts";
import { signerRoute } from "@gable/domain/journey/signer-route.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { FileList } from "@gable/ui/components/file-list/file-list.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dated, paperWords } from "../application/parts/paper.words.ts";
import { titleOf } from "../application/parts/title-of.ts";
import { saveFile } from "../application/parts/use-download.ts";
import { signerDocumentsQuery } from "../queries/signers.ts";
import { client } from "../session/client.ts";
import { Pending } from "../shell/pending.tsx";
import { signerDocumentsWords } from "./documents.words.ts";
import { CancelAsOwner } from "./parts/cancel-as-owner.tsx";
import { ConfirmAsOwner } from "./parts/confirm-as-owner.tsx";
import { useDesk } from "./parts/desk.tsx";
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
  const fromUs = papers.filter(({ from }) => from === "lender");
  const fromYou = papers.filter(({ from }) => from === "borrower");
  return (
    <>
      <section className="stack">
        <h2>{t.fromUs}</h2>
        {fromUs.length === 0 ? <p>{t.none}</p> : <PaperList papers={fromUs} />}
      </section>
      {fromYou.length === 0 ? null : (
        <section className="stack">
          <h2>{t.fromYou}</h2>
          <PaperList papers={fromYou} />
        </section>
      )}
    </>
  );
}

function PaperList({ papers }: { papers: readonly DocumentRow[] }) {
  const t = useText(signerDocumentsWords);
  const paper = useText(paperWords);
  const f = useFormats();
  const language = useLanguage();
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const keep = async ({ uuid, title }: DocumentRow) => {
    setBusy(uuid);
    setFailed(null);
    try {
      const response = await client.open(signerDocument, { params: { document: uuid } });
      saveFile(await response.blob(), title);
    } catch {
      setFailed(title);
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <FileList
        files={papers.map((row) => ({
          id: row.uuid,
          name: titleOf(row, language),
          note: dated(row, paper, f),
          busy: busy === row.uuid,
          onDownload: () => void keep(row),
        }))}
      />
      {failed === null ? null : <Notice tone="error" title={t.failed(failed)} />}
    </>
  );
}
