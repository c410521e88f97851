import type { DeskVisit } from "@gable/contract/calls/notary-room.ts";
import { Link } from "@gable/ui/components/link/link.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMe } from "../session/me.ts";
import { reasonWords } from "./notary.words.ts";
import { visitWords } from "./visit.words.ts";
import { useWishedTimes } from "./wished-times.ts";

/** The appointments in person: those that somebody asked for, those that are booked, and those from which paper is awaited. */
export function Visits({ visits }: { visits: readonly DeskVisit[] }) {
  const t = useText(visitWords);
  const language = useLanguage();
  const { moment } = useFormats();
  const wished = useWishedTimes();
  const { identityUuid } = useMe();
  const isMine = ({ ownNotary, state }: DeskVisit): boolean => ownNotary === identityUuid && state !== "FAILED";
  const mine = visits.filter(isMine);
  const others = visits.filter((visit) => !isMine(visit));
  const listed = (title: string, rows: readonly DeskVisit[]) => (
    <Table
      caption={title}
      captionHidden
      rows={rows}
      keyOf={({ uuid }) => uuid}
      columns={columnsOf(t, language, moment, wished)}
    />
  );
  return (
    <>
      {mine.length > 0 ? (
        <section>
          <SectionHead title={t.yours} aside={mine.length} />
          {listed(t.yours, mine)}
        </section>
      ) : null}
      <section>
        <SectionHead title={t.inPerson} aside={others.length || null} />
        {others.length === 0 ? (
          <p className="quiet">{t.noVisits}</p>
        ) : (
          <>
            <p className="small quiet">{t.inPersonLead}</p>
            {listed(t.inPerson, others)}
          </>
        )}
      </section>
    </>
  );
}

function columnsOf(
  t: Text<typeof visitWords>,
  language: Language,
  moment: Formats["moment"],
  wished: ReturnType<typeof useWishedTimes>,
): readonly Column<DeskVisit>[] {
  const stateOf = ({ state, reason }: DeskVisit): string =>
    state === "FAILED" && reason !== null ? (reasonWords[reason]?.[language] ?? reason) : t[state];
  return [
    { label: t.who, cell: ({ uuid, borrower }) => <Link href={`/notary/${uuid}/visit`}>{borrower}</Link> },
    {
      label: t.when,
      cell: (visit) =>
        visit.startsAt === null
          ? wished(visit).map((time) => <small key={time}>{time}</small>)
          : moment(visit.startsAt, visit.timeZone),
    },
    {
      label: t.where,
      wideOnly: true,
      cell: ({ placeType, address }) => `${t[placeType]}, ${address.city}, ${address.state}`,
    },
    { label: t.state, cell: stateOf },
    {
      label: t.notary,
      wideOnly: true,
      cell: ({ notary, ownNotary }) =>
        notary === null ? t.none : ownNotary === null ? t.ofNetwork(notary.name) : notary.name,
    },
  ];
}
