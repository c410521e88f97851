import type { StaffAction } from "@gable/contract/calls/staff-audit.ts";
import { callWords } from "@gable/domain/staff/call-words.ts";
import { staffRoles } from "@gable/domain/staff/roles.ts";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Link, TextLink } from "@gable/ui/components/link/link.tsx";
import type { Column } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { auditFileOf, auditTrailQuery } from "../queries/staff-audit.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { DownloadButton } from "../shell/download-button.tsx";
import { inMoments } from "../shell/in-moments.ts";
import { LongTable } from "../shell/long-table.tsx";
import { inWords, markOf } from "./asked-for.ts";
import { auditWords } from "./audit.words.ts";
import { AuditFilterBar, auditFilterOf } from "./audit-filter.tsx";
import { RecordCheck } from "./record-check.tsx";

/** Who of the staff saw what and did what, and whether the record of it is whole. */
export function Screen() {
  const t = useText(auditWords);
  const language = useLanguage();
  const [query] = useSearchParams();
  const filter = auditFilterOf(query);
  const asked = useInfiniteQuery(auditTrailQuery(filter));
  return (
    <DeskPage title={t.title} lead={t.lead} aside={<TextLink href="/audit/lender">{t.toLender}</TextLink>}>
      <RecordCheck />
      <AuditFilterBar />
      <LongTable
        asked={asked}
        rows={asked.data?.pages.flatMap((page) => page.actions)}
        keyOf={({ uuid }) => uuid}
        columns={columnsOf(t, language)}
        caption={t.title}
        failed={t.failed}
        empty={<EmptyState title={t.none}>{t.noneBody}</EmptyState>}
        more={t.more}
        scrolls
      >
        <DownloadButton read={() => auditFileOf(filter)} name="audit-trail.csv" />
      </LongTable>
    </DeskPage>
  );
}

const OfFile = ({ application: { uuid, loanNumber } }: { application: NonNullable<StaffAction["application"]> }) => (
  <Link href={`/file/${uuid}`}>{loanNumber}</Link>
);

function columnsOf(t: Text<typeof auditWords>, language: Language): readonly Column<StaffAction>[] {
  return [
    { label: t.when, cell: ({ at }) => <time dateTime={at}>{inMoments(at, language)}</time> },
    {
      label: t.who,
      cell: ({ member, role }) => (
        <>
          {member}
          <small>{staffRoles[role][language]}</small>
        </>
      ),
    },
    {
      label: t.what,
      cell: ({ call, outcome, about, detail }) => (
        <>
          {callWords[call]?.[language] ?? call}
          {outcome === "refused" ? <strong className="audit-refused"> {t.refused}</strong> : null}
          {about === null ? null : <small>{thingOf(about, t)}</small>}
          {Object.keys(detail).length > 0 ? <small>{inWords(detail, language)}</small> : null}
        </>
      ),
    },
    {
      label: t.application,
      cell: ({ application }) =>
        application === null ? <span className="quiet">–</span> : <OfFile application={application} />,
      wideOnly: true,
    },
    { label: t.address, cell: ({ ip }) => <span className="quiet">{ip}</span>, wideOnly: true },
  ];
}

/** Of a lead that is deleted, and a paper or a colleague that is not there, the beginning of the id is left to tell one from another. */
function thingOf({ kind, uuid, name }: NonNullable<StaffAction["about"]>, t: Text<typeof auditWords>): string {
  const mark = markOf(uuid);
  if (kind === "lead") return name === null ? t.deletedLead(mark) : t.ofLead(name);
  return name ?? t.notThere(mark);
}
