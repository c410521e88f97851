import { CallFailed, isOutage } from "@gable/contract/problem.ts";
import { Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { KeyHints } from "@gable/ui/components/key-hints/key-hints.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { RecordingsPart } from "../notary-desk/recording/recordings-part.tsx";
import { loanFileQuery, paperReviewsQuery } from "../queries/loan-file.ts";
import { useMay } from "../session/me.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { fileHref, listHref, openedFrom } from "../shell/file-href.ts";
import { useKeys } from "../shell/use-keys.ts";
import { ActsPart } from "./acts-part.tsx";
import { ConditionsPart } from "./conditions-part.tsx";
import { DecisionPart } from "./decision-part.tsx";
import { DocumentsPart } from "./documents-part.tsx";
import { EndingPart } from "./ending-acts.tsx";
import { FactsColumn } from "./facts-column.tsx";
import { FileChats } from "./file-chats.tsx";
import { FileHead } from "./file-head.tsx";
import { TakeToPaper } from "./paper-part.tsx";
import "./file.css";
import { fileWords } from "./file.words.ts";
import { JudgementsPart } from "./judgements-part.tsx";
import { KeepLeftBehind } from "./left-behind.tsx";
import { MessagesPart } from "./messages-part.tsx";
import { NOTE_ID, NotesPart } from "./notes-part.tsx";
import { ChequesOut } from "./payoffs-part.tsx";
import { PlanPart } from "./plan-part.tsx";
import { PrepareOfferPart } from "./prepare-offer-part.tsx";
import { QueueWalk } from "./queue-walk.tsx";
import { RecordPart } from "./record-part.tsx";
import { RegisterPart } from "./register-part.tsx";
import { ReleaseRecord } from "./release-part.tsx";
import { ReplaysPart } from "./replays-part.tsx";
import { ReportPart } from "./report-part.tsx";
import { SignersPart } from "./signers-part.tsx";
import { StoryPart } from "./story-part.tsx";
import { UnwindingRecord } from "./unwinding-part.tsx";
import { ValuationPart } from "./valuation-part.tsx";

/** One application as a dossier: facts at the left, what happens with it at the right. */
export function Screen() {
  const { uuid = "" } = useParams();
  return (
    // Another file is another page: what was typed and opened in the one before is not carried into it.
    <KeepLeftBehind key={uuid} uuid={uuid}>
      <File uuid={uuid} />
    </KeepLeftBehind>
  );
}

function File({ uuid }: { uuid: string }) {
  const t = useText(fileWords);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const from = openedFrom(query);
  const { data: file, error, refetch } = useQuery(loanFileQuery(uuid));
  const seesDocuments = useMay("see-documents");
  const prepares = useMay("prepare-for-borrower");
  const answersChats = useMay("answer-chats");
  const seesReplays = useMay("see-replays");
  const papers = useQuery({ ...paperReviewsQuery(uuid), enabled: seesDocuments });
  const waitPapers = (papers.data?.papers.length ?? 0) > 0;
  useKeys({
    p: waitPapers ? () => void navigate(fileHref(uuid, from, "/papers")) : undefined,
    n: () => document.querySelector<HTMLElement>(`#${NOTE_ID} textarea`)?.focus(),
    b: () => void navigate(listHref(from)),
  });
  const isGone = error instanceof CallFailed && error.status === 404;
  // What was read stays, and what is being typed beside it, when reading it once more fails.
  if (error && !isOutage(error) && (isGone || !file)) return <NotRead isGone={isGone} onAgain={() => void refetch()} />;
  if (!file) return <Skeleton kind="rows" count={14} />;
  return (
    <article className="file">
      <QueueWalk file={file} />
      <FileHead file={file} />
      <div className="file-body">
        {/* On a phone what waits for somebody stands before all that is known. */}
        <div className="file-waiting">
          <ActsPart file={file} />
        </div>
        <FactsColumn file={file} />
        <div className="file-story">
          <PlanPart file={file} />
          <ReleaseRecord file={file} />
          <ChequesOut file={file} />
          <UnwindingRecord file={file} />
          <ValuationPart file={file} />
          {prepares && file.standing === "ACTIVE" ? <PrepareOfferPart uuid={file.uuid} /> : null}
          <SignersPart file={file} />
          <ConditionsPart file={file} />
          <DecisionPart file={file} />
          <JudgementsPart file={file} />
          <ReportPart file={file} />
          {seesDocuments ? <DocumentsPart uuid={file.uuid} /> : null}
          <MessagesPart uuid={file.uuid} />
          {answersChats ? <FileChats uuid={file.uuid} /> : null}
          {seesReplays ? <ReplaysPart uuid={file.uuid} /> : null}
          <NotesPart uuid={file.uuid} />
          <TakeToPaper file={file} />
          <EndingPart file={file} />
          <RegisterPart file={file} />
          <RecordingsPart uuid={file.uuid} />
          <RecordPart file={file} />
          <StoryPart uuid={file.uuid} />
        </div>
      </div>
      <footer className="desk-keys">
        <KeyHints
          hints={[
            ...(waitPapers ? [{ keys: ["P"], label: t.keysPapers }] : []),
            { keys: ["N"], label: t.keysNote },
            ...(from === undefined ? [] : [{ keys: ["J", "K"], label: t.keysWalk }]),
            { keys: ["B"], label: from === undefined ? t.keysBack : t.keysQueue },
          ]}
        />
      </footer>
    </article>
  );
}

function NotRead({ isGone, onAgain }: { isGone: boolean; onAgain: () => void }) {
  const t = useText(fileWords);
  if (isGone) {
    return (
      <DeskPage title={t.gone} lead={t.goneBody}>
        <ButtonLink href="/pipeline">{t.toPipeline}</ButtonLink>
      </DeskPage>
    );
  }
  return <ErrorState title={t.failedTitle} actions={<Button onClick={onAgain}>{t.again}</Button>} />;
}
