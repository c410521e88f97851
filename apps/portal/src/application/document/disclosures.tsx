import { acknowledgeDocument, type DocumentRow } from "@gable/contract/calls/documents.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { PaperLanguage, PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { documentBytesQuery, documentsQuery, fetchAllDocuments, fetchDocument } from "../../queries/documents.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { KeepAll } from "../parts/keep-all.tsx";
import { PaperList } from "../parts/paper-list.tsx";
import { titleIn, titleOf } from "../parts/title-of.ts";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { useDownload } from "../parts/use-download.ts";
import { DocumentViewer } from "../signing/parts/document-viewer.tsx";
import { disclosuresWords } from "./disclosures.words.ts";
import { PaperCopies } from "./paper-copies.tsx";

const RightToCancel = lazyPart(async () => (await import("../parts/right-to-cancel.tsx")).RightToCancel);

/** Every document of the application: to be read, kept, and confirmed as received where that is still open. */
export function Screen() {
  const t = useText(disclosuresWords);
  const language = useLanguage();
  const { uuid } = useJourney();
  const query = useQuery(documentsQuery(uuid));
  const { data, refetch } = query;
  const [reading, setReading] = useState<DocumentRow | null>(null);
  const fetch = (document: string) => fetchDocument(uuid, document);
  if (data === undefined) return <UntilLoaded title={t.title} query={query} />;
  const fromUs = data.documents.filter(({ from }) => from === "lender");
  const fromYou = data.documents.filter(({ from }) => from === "borrower");
  const unconfirmed = fromUs.filter(({ toConfirm }) => toConfirm);
  return (
    <StepPage title={t.title} lead={t.lead} drawing="document">
      <Suspense fallback={null}>
        <RightToCancel />
      </Suspense>
      {unconfirmed.length > 0 ? (
        <section className="stack">
          <h2>{t.read}</h2>
          <p>{t.readBody}</p>
          <ul>
            {unconfirmed.map((paper) => (
              <li key={paper.uuid}>
                <TextButton onClick={() => setReading(paper)}>
                  {t.open} <PaperTitle {...titleIn(paper, language)} />
                </TextButton>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="stack">
        <h2>{t.fromUs}</h2>
        {fromUs.length === 0 ? <p>{t.none}</p> : <PaperList fetch={fetch} papers={fromUs} onRead={setReading} />}
        {fromUs.length > 1 ? <KeepAll fetch={() => fetchAllDocuments(uuid)} /> : null}
      </section>
      {fromYou.length > 0 ? (
        <section className="stack">
          <h2>{t.fromYou}</h2>
          <PaperList fetch={fetch} papers={fromYou} onRead={setReading} />
        </section>
      ) : null}
      <PaperCopies papers={data.documents} named={(paper) => titleIn(paper, language)} onAsked={() => void refetch()} />
      {reading ? (
        <Reading
          paper={reading}
          onClose={() => setReading(null)}
          onConfirmed={() => {
            setReading(null);
            void refetch();
          }}
        />
      ) : null}
    </StepPage>
  );
}

type ReadingProps = { paper: DocumentRow; onClose: () => void; onConfirmed: () => void };

function Reading({ paper, onClose, onConfirmed }: ReadingProps) {
  const t = useText(disclosuresWords);
  const language = useLanguage();
  const explain = useExplain();
  const { uuid } = useJourney();
  const asked = useQuery(documentBytesQuery(uuid, paper.uuid, paper.sha256));
  const download = useDownload((document) => fetchDocument(uuid, document));
  const command = useCommand(acknowledgeDocument, { stays: true });
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    const [failure] = await command.send({ params: { document: paper.uuid }, body: undefined });
    if (failure) setProblem(explain(failure.message));
    else onConfirmed();
  };
  return (
    <Dialog
      open
      kind="page"
      onClose={onClose}
      title={<PaperTitle {...titleIn(paper, language)} />}
      actions={
        <>
          {paper.toConfirm ? (
            <Button busy={command.isBusy} onClick={() => void confirm()}>
              {t.confirm}
            </Button>
          ) : (
            <Button onClick={onClose}>{t.close}</Button>
          )}
          <Button
            kind="second"
            busy={download.busy !== null}
            onClick={() => void download.start({ uuid: paper.uuid, title: titleOf(paper, language) })}
          >
            {t.download}
          </Button>
        </>
      }
    >
      {download.failed === null ? null : <Notice tone="error" title={t.failedOne} />}
      {problem === null ? null : <Notice tone="error" title={problem} />}
      <PaperLanguage language={paper.language} />
      <DocumentViewer title={titleOf(paper, language)} asked={asked} fields={[]} />
    </Dialog>
  );
}
