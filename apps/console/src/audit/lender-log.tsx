import type { ReplyOf } from "@gable/contract/call.ts";
import type { lenderLog } from "@gable/contract/calls/staff-audit.ts";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import type { Column } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { lenderLogQuery } from "../queries/staff-audit.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { inMoments } from "../shell/in-moments.ts";
import { LongTable } from "../shell/long-table.tsx";
import { loggedInWords } from "./asked-for.ts";
import "./audit.css";
import { auditWords, lenderEventWords } from "./audit.words.ts";

type Event = ReplyOf<typeof lenderLog>["events"][number];

/** What was changed about people and settings, by whom. */
export function Screen() {
  const t = useText(auditWords);
  const language = useLanguage();
  const asked = useInfiniteQuery(lenderLogQuery());
  return (
    <DeskPage title={t.lenderTitle} lead={t.lenderLead} aside={<TextLink href="/audit">{t.toTrail}</TextLink>}>
      <LongTable
        asked={asked}
        rows={asked.data?.pages.flatMap((page) => page.events)}
        keyOf={({ sequence }) => String(sequence)}
        columns={columnsOf(t, language)}
        caption={t.lenderTitle}
        failed={t.failed}
        empty={<EmptyState title={t.none} />}
        more={t.more}
      />
    </DeskPage>
  );
}

function columnsOf(t: Text<typeof auditWords>, language: Language): readonly Column<Event>[] {
  return [
    { label: t.number, cell: ({ sequence }) => sequence },
    { label: t.when, cell: ({ at }) => <time dateTime={at}>{inMoments(at, language)}</time> },
    {
      label: t.what,
      cell: ({ type, member, detail }) => (
        <>
          {lenderEventWords[type]?.[language] ?? type}
          {member === null ? null : `: ${member}`}
          <small>{loggedInWords(saidOf(detail), language)}</small>
        </>
      ),
    },
    { label: t.who, cell: ({ by, detail }) => by ?? (detail["by"] === "command" ? t.byCommand : t.bySystem) },
  ];
}

/** What else the entry says; the colleague is named already. */
const saidOf = (detail: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(detail).filter(([name]) => name !== "member" && name !== "by"));
