import type { JournalLine } from "@gable/contract/calls/notary-journal.ts";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Link, TextLink } from "@gable/ui/components/link/link.tsx";
import type { Column } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { notaryJournalFileOf, notaryJournalQuery } from "../queries/notary-journal.ts";
import { useMay, useMe } from "../session/me.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { DownloadButton } from "../shell/download-button.tsx";
import { inMoments } from "../shell/in-moments.ts";
import { LongTable } from "../shell/long-table.tsx";
import { journalWords } from "./journal.words.ts";
import { JournalFilterBar, journalFilterOf } from "./journal-filter.tsx";
import "./notary.css";

/** Every acknowledgment that a notary of the lender's took, for whoever may read the journal. */
export function Screen() {
  const t = useText(journalWords);
  const language = useLanguage();
  const { role } = useMe();
  const keepsDesk = useMay("keep-notary-desk");
  const [query] = useSearchParams();
  const filter = journalFilterOf(query);
  // What was found stays while a name is typed on.
  const asked = useInfiniteQuery({ ...notaryJournalQuery(filter), placeholderData: keepPreviousData });
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <DeskPage
      title={t.title}
      lead={role === "notary" ? t.leadOwn : t.leadAll}
      aside={keepsDesk ? <TextLink href="/notary">{t.toDesk}</TextLink> : null}
    >
      <JournalFilterBar />
      <LongTable
        asked={asked}
        rows={asked.data?.pages.flatMap((page) => page.lines)}
        keyOf={({ application, signer, at }) => `${application.uuid} ${at} ${signer}`}
        columns={columnsOf(t, language)}
        caption={t.title}
        failed={t.failed}
        empty={<EmptyState title={t.none}>{isNarrowed ? t.noneFound : t.noneBody}</EmptyState>}
        more={t.more}
        className="notary-journal"
      >
        <DownloadButton read={() => notaryJournalFileOf(filter)} name="notary-journal.csv" />
      </LongTable>
    </DeskPage>
  );
}

function columnsOf(t: Text<typeof journalWords>, language: Language): readonly Column<JournalLine>[] {
  return [
    { label: t.when, cell: ({ at }) => <time dateTime={at}>{inMoments(at, language)}</time> },
    { label: t.signer, cell: ({ signer }) => signer },
    {
      label: t.act,
      wideOnly: true,
      cell: ({ documentSha256, identifiedBy }) => (
        <>
          {identifiedBy === "document" ? t.acknowledgmentInPerson : t.acknowledgment}
          <small>{t[identifiedBy]}</small>
          <small>
            {t.digest} <code className="notary-digest">{documentSha256}</code>
          </small>
        </>
      ),
    },
    {
      label: t.notary,
      cell: ({ notary, commission, commissionState }) => (
        <>
          {notary}
          <small>
            {commission}, {commissionState}
          </small>
        </>
      ),
    },
    { label: t.where, wideOnly: true, cell: ({ county, homeState }) => `${county}, ${homeState}` },
    {
      label: t.file,
      cell: ({ application }) => <Link href={`/file/${application.uuid}`}>{application.loanNumber}</Link>,
    },
  ];
}
