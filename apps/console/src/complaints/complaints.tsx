import { daysBetween } from "@gable/domain/calendar/local-date.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Complaint, complaintsQuery } from "../queries/privacy.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { Pending } from "../shell/pending.tsx";
import { useToday } from "../shell/use-today.ts";
import { ComplaintPanel } from "./complaint-panel.tsx";
import "./complaints.css";
import { Dialog } from "../shell/dialog.tsx";
import { complaintsWords, topicWords } from "./complaints.words.ts";
import { ForgetAddress } from "./forget-address.tsx";

/** From so many days on a due day is shown as near. */
const NEAR_DAYS = 5;

/** What borrowers complained of: what waits, with the days that are left, then what was answered. */
export function Screen() {
  const t = useText(complaintsWords);
  const asked = useQuery(complaintsQuery());
  const { data } = asked;
  const [open, setOpen] = useState<string | null>(null);
  const complaint = data?.complaints.find(({ uuid }) => uuid === open);
  const waiting = data?.complaints.filter(({ answer }) => answer === null) ?? [];
  const answered = data?.complaints.filter(({ answer }) => answer !== null) ?? [];
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <Pending asked={asked} failed={t.failed} rows={6} />
      {data ? (
        <div className="complaints">
          <section>
            <SectionHead title={t.waiting} aside={waiting.length || null} />
            {waiting.length === 0 ? <p className="quiet">{t.none}</p> : null}
            {waiting.length > 0 ? <ComplaintTable name={t.waiting} rows={waiting} onOpen={setOpen} /> : null}
          </section>
          {answered.length > 0 ? (
            <section>
              <SectionHead title={t.answered} aside={answered.length} />
              <ComplaintTable name={t.answered} rows={answered} onOpen={setOpen} />
            </section>
          ) : null}
          <ForgetAddress />
        </div>
      ) : null}
      <Dialog kind="drawer" open={complaint !== undefined} onClose={() => setOpen(null)} title={t.title}>
        {complaint ? <ComplaintPanel key={complaint.uuid} complaint={complaint} onDone={() => setOpen(null)} /> : null}
      </Dialog>
    </DeskPage>
  );
}

type TableProps = { name: string; rows: readonly Complaint[]; onOpen: (uuid: string) => void };

function ComplaintTable({ name, rows, onOpen }: TableProps) {
  const t = useText(complaintsWords);
  const language = useLanguage();
  const { date } = useFormats();
  return (
    <Table
      caption={name}
      captionHidden
      rows={rows}
      keyOf={({ uuid }) => uuid}
      columns={columnsOf(t, language, date, onOpen)}
    />
  );
}

function Due({ complaint: { answerBy, answer } }: { complaint: Complaint }) {
  const t = useText(complaintsWords);
  const { date } = useFormats();
  const today = useToday();
  if (answer) return date(answer.at);
  const days = daysBetween(today, answerBy);
  const said = days === 0 ? t.today : days > 0 ? t.daysLeft(days) : t.late(-days);
  return (
    <>
      {date(answerBy)}
      <br />
      <Tag tone={days < 0 ? "error" : days <= NEAR_DAYS ? "warning" : "quiet"} icon={days < 0 ? "warning" : "clock"}>
        {said}
      </Tag>
    </>
  );
}

function columnsOf(
  t: Text<typeof complaintsWords>,
  language: Language,
  date: Formats["date"],
  onOpen: TableProps["onOpen"],
): readonly Column<Complaint>[] {
  return [
    {
      label: t.topic,
      cell: ({ uuid, topic, email }) => (
        <>
          <TextButton onClick={() => onOpen(uuid)} aria-label={`${topicWords[topic][language]}, ${email}`}>
            {topicWords[topic][language]}
          </TextButton>
          <small>{email}</small>
        </>
      ),
    },
    { label: t.theirWords, cell: ({ text }) => <span className="complaint-start">{text}</span>, wideOnly: true },
    { label: t.received, cell: ({ receivedAt }) => date(receivedAt), numeric: true, wideOnly: true },
    { label: t.due, cell: (complaint) => <Due complaint={complaint} />, numeric: true },
  ];
}
