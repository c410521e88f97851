import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { EndVisit } from "../loan-file/end-visit.tsx";
import { KeepLeftBehind } from "../loan-file/left-behind.tsx";
import { VisitSection } from "../loan-file/visit-section.tsx";
import { loanFileQuery } from "../queries/loan-file.ts";
import { useMe } from "../session/me.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { Pending } from "../shell/pending.tsx";
import { CompleteVisit } from "./complete-visit.tsx";
import { NameNotary } from "./name-notary.tsx";
import "./notary.css";
import { notaryWords } from "./notary.words.ts";
import { visitWords } from "./visit.words.ts";

type Visit = NonNullable<LoanFileView["visit"]>;

/** One appointment in person: who comes, and what became of it. */
export function Screen() {
  const { uuid = "" } = useParams();
  return (
    <KeepLeftBehind key={uuid} uuid={uuid}>
      <VisitTo uuid={uuid} />
    </KeepLeftBehind>
  );
}

function VisitTo({ uuid }: { uuid: string }) {
  const t = useText(visitWords);
  const desk = useText(notaryWords);
  const asked = useQuery(loanFileQuery(uuid));
  const { data: file } = asked;
  return (
    <DeskPage
      title={file ? t.visitTo(file.borrower) : t.title}
      aside={<TextLink href="/notary">{desk.toDesk}</TextLink>}
    >
      <Pending asked={asked} failed={t.visitFailed} rows={6} />
      {file ? (
        <div className="notary-room">
          {file.visit ? <VisitSection visit={file.visit} /> : <p>{t.noVisit}</p>}
          <div>
            {file.visit ? <WhatNext file={file} visit={file.visit} /> : null}
            <section>
              <TextLink href={`/file/${uuid}`}>{desk.toFile}</TextLink>
            </section>
          </div>
        </div>
      ) : null}
    </DeskPage>
  );
}

function WhatNext({ file, visit }: { file: LoanFileView; visit: Visit }) {
  const t = useText(visitWords);
  const { identityUuid } = useMe();
  const isMine = visit.ownNotary === identityUuid;
  const { startsAt } = visit;
  return (
    <section>
      <SectionHead title={t.next} />
      <p role="status">{t[standingOf(visit, isMine, file.visitNaming !== null)]}</p>
      {isMine && visit.state === "CONFIRMED" && !visit.toAnswer ? (
        <NumberedList
          plain
          steps={[
            { title: t.printDeed, body: t.printDeedBody },
            { title: t.seeId, body: t.seeIdBody },
            { title: t.bringBack, body: t.bringBackBody },
          ]}
        />
      ) : null}
      <NameNotary file={file} />
      {visit.toAnswer && startsAt !== null ? (
        <div className="notary-acts">
          {isMine ? <CompleteVisit uuid={file.uuid} day={localDateAt(startsAt, visit.timeZone)} /> : null}
          <EndVisit uuid={file.uuid} label={t.cameToNothing} noteLabel={t.whatHappened} />
        </div>
      ) : null}
    </section>
  );
}

function standingOf({ state, ownNotary, toAnswer }: Visit, isMine: boolean, mayName: boolean) {
  if (toAnswer) return isMine ? "sayWhat" : "colleagueSays";
  switch (state) {
    case "FAILED":
      return mayName ? "nobodyFound" : "isOver";
    case "OVER":
      return ownNotary === null ? "paperAwaited" : "isSaid";
    case "CONFIRMED":
      return ownNotary === null ? "networks" : isMine ? "youGo" : "colleagueGoes";
    case "REQUESTED":
      return "networks";
    default:
      return state satisfies never;
  }
}
