import { momentName } from "@gable/domain/workflow/moment-words.ts";
import type { ReplyOf } from "@gable/contract/call.ts";
import type { timeline } from "@gable/contract/calls/application.ts";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { timelineWords } from "./timeline.words.ts";

type Entry = ReplyOf<typeof timeline>["entries"][number];

type Text = ReturnType<typeof useText<typeof timelineWords>>;

const moverCell =
  (t: Text) =>
  ({ mover }: Entry) =>
    mover === "borrower" ? <strong>{t[mover]}</strong> : t[mover];

/** What is still to be done, by whom, and when. */
export function MovesTable({ entries }: { entries: readonly Entry[] }) {
  const t = useText(timelineWords);
  const language = useLanguage();
  const f = useFormats();
  const ahead = entries.filter(({ state }) => state !== "done");
  const when = ({ state, date, estimated }: Entry): string => {
    if (state === "now") return t.now;
    if (date === null) return t.later;
    return estimated ? t.about(f.shortDay(date)) : f.shortDay(date);
  };
  return (
    <Table
      caption={t.title}
      rows={ahead}
      keyOf={({ moment }) => moment}
      columns={[
        { label: t.what, cell: ({ moment }) => momentName(moment, language) },
        { label: t.who, cell: moverCell(t) },
        { label: t.when, cell: when, numeric: true },
      ]}
    />
  );
}
