import type { ReplyOf } from "@gable/contract/call.ts";
import type { fileMessages } from "@gable/contract/calls/loan-file.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fileMessagesQuery } from "../queries/loan-file.ts";
import { Dialog } from "../shell/dialog.tsx";
import { inMoments } from "../shell/in-moments.ts";
import { Pending } from "../shell/pending.tsx";
import { inWords } from "./in-words.ts";
import { messagesWords } from "./messages.words.ts";

type Message = ReplyOf<typeof fileMessages>["messages"][number];
type Words = Text<typeof messagesWords>;

/** What the borrower and those who sign were sent, and whether it arrived. */
export function MessagesPart({ uuid }: { uuid: string }) {
  const t = useText(messagesWords);
  const language = useLanguage();
  const asked = useQuery(fileMessagesQuery(uuid));
  const { data } = asked;
  const [open, setOpen] = useState<Message | null>(null);
  return (
    <section>
      <SectionHead title={t.title} aside={data?.messages.length || null} />
      <Pending asked={asked} rows={3} />
      {data?.texts ? (
        <p className="small">
          {t[data.texts.choice]} {t[data.texts.by]},{" "}
          <time dateTime={data.texts.at}>{inMoments(data.texts.at, language)}</time>
        </p>
      ) : null}
      {data?.messages.length === 0 ? <p className="quiet">{t.none}</p> : null}
      {data && data.messages.length > 0 ? (
        <Table
          caption={t.title}
          captionHidden
          rows={data.messages}
          keyOf={(message) => message.uuid}
          columns={columnsOf(t, language, setOpen)}
        />
      ) : null}
      <Dialog
        kind="drawer"
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open ? subjectOf(open, t) : t.message}
      >
        {open ? (
          <>
            <p className="small quiet">
              {[t[open.channel], open.to, inMoments(open.at, language)].filter(Boolean).join(", ")}
            </p>
            <p className="file-message">{open.text ?? t.hidden}</p>
          </>
        ) : null}
      </Dialog>
    </section>
  );
}

const subjectOf = ({ subject }: Message, t: Words): string => subject || t.textMessage;

function columnsOf(t: Words, language: Language, show: (message: Message) => void): readonly Column<Message>[] {
  return [
    {
      label: t.message,
      cell: (message) => (
        <>
          <TextButton className="file-paper" onClick={() => show(message)}>
            {subjectOf(message, t)}
          </TextButton>
          <small>{[t[message.channel], message.to].filter(Boolean).join(", ")}</small>
        </>
      ),
    },
    {
      label: t.state,
      cell: ({ state, why }) =>
        state === "undelivered" ? (
          <Tag tone="error" icon="error">
            {t[state]}
            {why === null ? null : ` (${inWords(why, language)})`}
          </Tag>
        ) : (
          t[state]
        ),
    },
    {
      label: t.when,
      cell: ({ at }) => <time dateTime={at}>{inMoments(at, language)}</time>,
      numeric: true,
      wideOnly: true,
    },
  ];
}
