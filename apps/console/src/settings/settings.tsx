import type { ReplyOf } from "@gable/contract/call.ts";
import type { lenderSettings, Proposal } from "@gable/contract/calls/organisations-settings.ts";
import { settingSubjects } from "@gable/domain/organisations/settings/subjects.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Link } from "@gable/ui/components/link/link.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "../queries/organisations-settings.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { Pending } from "../shell/pending.tsx";
import { HistoryTable } from "./history-table.tsx";
import { Opening } from "./opening.tsx";
import { settingsWords } from "./settings.words.ts";
import { SettingsNav } from "./settings-nav.tsx";

/** What waits for a decision, what is set since when, and what was changed last. */
export function Screen() {
  const t = useText(settingsWords);
  const language = useLanguage();
  const { date } = useFormats();
  const asked = useQuery(settingsQuery());
  const { data } = asked;
  const waiting = data?.subjects.flatMap(({ open }) => (open ? [open] : [])) ?? [];
  return (
    <>
      <SettingsNav />
      <DeskPage title={t.title} lead={t.lead}>
        <Pending asked={asked} failed={t.failed} rows={10} />
        {data ? (
          <>
            <Opening settings={data} />
            <SectionHead title={t.waiting} />
            {waiting.length === 0 ? <p className="quiet">{t.nothingWaits}</p> : <Waiting proposals={waiting} />}
            <div className="setting-part">
              <Table
                caption={t.places}
                rows={data.subjects}
                keyOf={({ subject }) => subject}
                columns={columnsOf({ t, language, date })}
              />
            </div>
            {data.recent.length > 0 ? (
              <div className="setting-part">
                <SectionHead title={t.recent} />
                <HistoryTable changes={data.recent} caption={t.recent} isMixed />
              </div>
            ) : null}
          </>
        ) : null}
      </DeskPage>
    </>
  );
}

function Waiting({ proposals }: { proposals: readonly Proposal[] }) {
  const t = useText(settingsWords);
  const language = useLanguage();
  return (
    <ul className="setting-open">
      {proposals.map(({ uuid, subject, number, reason, proposedBy }) => (
        <li key={uuid}>
          <span>
            <strong>{settingSubjects[subject][language]}</strong>: {reason}
            <small>
              {t.number(number)}, {proposedBy}
            </small>
          </span>
          <ButtonLink kind="second" slim href={`/settings/changes/${uuid}`}>
            {t.look}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

type Subject = ReplyOf<typeof lenderSettings>["subjects"][number];
type Reading = Pick<Formats, "date"> & { readonly t: Text<typeof settingsWords>; readonly language: Language };

const columnsOf = ({ t, language, date }: Reading): readonly Column<Subject>[] => [
  {
    label: t.subject,
    cell: ({ subject }) => <Link href={`/settings/${subject}`}>{settingSubjects[subject][language]}</Link>,
  },
  { label: t.since, cell: ({ since }) => (since ? date(since) : <span className="quiet">{t.installed}</span>) },
  {
    label: t.toCome,
    cell: ({ scheduled }) => scheduled.map(({ firstDay }) => date(firstDay ?? "")).join(", ") || "–",
  },
];
