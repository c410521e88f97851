import type { EndedChat } from "@gable/contract/calls/chat-desk.ts";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Link, TextLink } from "@gable/ui/components/link/link.tsx";
import type { Column } from "@gable/ui/components/table/table.tsx";
import { type Text, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { endedChatsQuery } from "../queries/chat-desk.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { LongTable } from "../shell/long-table.tsx";
import "./chats.css";
import { chatsWords } from "./chats.words.ts";

/** What was said and is over, for whoever is asked about it. */
export function Screen() {
  const t = useText(chatsWords);
  const { moment } = useFormats();
  const asked = useInfiniteQuery(endedChatsQuery());
  return (
    <DeskPage title={t.ended} lead={t.endedLead} aside={<TextLink href="/chats">{t.back}</TextLink>}>
      <LongTable
        asked={asked}
        rows={asked.data?.pages.flatMap((page) => page.chats)}
        keyOf={({ uuid }) => uuid}
        columns={columnsOf(t, moment)}
        caption={t.ended}
        failed={t.failed}
        empty={<EmptyState title={t.endedNone} />}
        more={t.more}
      />
    </DeskPage>
  );
}

const columnsOf = (t: Text<typeof chatsWords>, moment: Formats["moment"]): readonly Column<EndedChat>[] => [
  {
    label: t.who,
    cell: ({ uuid, friendlyName, language }) => (
      <>
        <Link href={`/chats/${uuid}`}>{friendlyName === "" ? t.forgotten : friendlyName}</Link>
        {language === "es" ? <small>{t.spanish}</small> : null}
      </>
    ),
  },
  { label: t.began, cell: ({ openedAt }) => <time dateTime={openedAt}>{moment(openedAt)}</time> },
  { label: t.with, wideOnly: true, cell: ({ agentName }) => agentName ?? t.unanswered },
  { label: t.rating, wideOnly: true, cell: ({ rating }) => (rating === null ? "–" : t.rated(rating)) },
];
