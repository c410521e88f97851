import type { DeskSession } from "@gable/contract/calls/notary-room.ts";
import { Link, TextLink } from "@gable/ui/components/link/link.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { notaryDeskQuery } from "../queries/notary-room.ts";
import { useMay, useMe } from "../session/me.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { Pending } from "../shell/pending.tsx";
import { journalWords } from "./journal.words.ts";
import "./notary.css";
import { notaryWords, reasonWords, stateWords } from "./notary.words.ts";
import { OwnCommissions } from "./own-commissions.tsx";
import { Visits } from "./visits.tsx";

/** The lender's sessions with a notary, by video and in person, by their time. */
export function Screen() {
  const t = useText(notaryWords);
  const asked = useQuery(notaryDeskQuery());
  const { data } = asked;
  const broken = data?.sessions.filter(({ state }) => state === "FAILED") ?? [];
  const { identityUuid } = useMe();
  const mayHold = useMay("hold-notary-session");
  const isForMe = ({ state, handedOver, notary }: DeskSession): boolean =>
    mayHold &&
    state !== "FAILED" &&
    handedOver !== null &&
    (handedOver.to ?? identityUuid) === identityUuid &&
    notary?.staffUuid !== identityUuid;
  const seesJournal = useMay("see-notary-journal");
  const ofJournal = useText(journalWords);
  const forMe = data?.sessions.filter(isForMe) ?? [];
  const toCome = data?.sessions.filter((session) => session.state !== "FAILED" && !isForMe(session)) ?? [];
  return (
    <DeskPage
      title={t.title}
      lead={t.lead}
      aside={seesJournal ? <TextLink href="/notary/journal">{ofJournal.toJournal}</TextLink> : null}
    >
      <Pending asked={asked} failed={t.failed} rows={6} />
      {data ? (
        <div className="notary-desk">
          {forMe.length > 0 ? (
            <section>
              <SectionHead title={t.forYou} aside={forMe.length} />
              <Sessions name={t.forYou} rows={forMe} />
            </section>
          ) : null}
          <section>
            <SectionHead title={t.toCome} aside={toCome.length || null} />
            {toCome.length === 0 ? <p className="quiet">{t.noneToCome}</p> : <Sessions name={t.toCome} rows={toCome} />}
          </section>
          <Visits visits={data.visits} />
          {mayHold ? <OwnCommissions commissions={data.commissions} /> : null}
          {broken.length > 0 ? (
            <section>
              <SectionHead title={t.broken} aside={broken.length} />
              <p className="small quiet">{t.brokenLead}</p>
              <Sessions name={t.broken} rows={broken} />
            </section>
          ) : null}
        </div>
      ) : null}
    </DeskPage>
  );
}

function Sessions({ name, rows }: { name: string; rows: readonly DeskSession[] }) {
  const t = useText(notaryWords);
  const language = useLanguage();
  const { moment } = useFormats();
  return (
    <Table
      caption={name}
      captionHidden
      rows={rows}
      keyOf={({ uuid }) => uuid}
      columns={columnsOf(t, language, moment)}
    />
  );
}

function columnsOf(
  t: Text<typeof notaryWords>,
  language: Language,
  moment: Formats["moment"],
): readonly Column<DeskSession>[] {
  const why = ({ reason, lockedUntil, timeZone }: DeskSession): string => {
    const said = reason === null ? "" : (reasonWords[reason]?.[language] ?? reason);
    return lockedUntil === null ? said : `${said}, ${t.until(moment(lockedUntil, timeZone))}`;
  };
  return [
    { label: t.who, cell: ({ uuid, borrower }) => <Link href={`/notary/${uuid}`}>{borrower}</Link> },
    { label: t.when, cell: ({ startsAt, timeZone }) => moment(startsAt, timeZone) },
    { label: t.where, wideOnly: true, cell: ({ county, homeState }) => `${county}, ${homeState}` },
    { label: t.state, cell: (row) => (row.state === "FAILED" ? why(row) : stateWords[row.state][language]) },
    { label: t.holder, wideOnly: true, cell: ({ notary }) => notary?.name ?? t.network },
  ];
}
