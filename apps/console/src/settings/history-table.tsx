import type { Proposal } from "@gable/contract/calls/organisations-settings.ts";
import { settingSubjects } from "@gable/domain/organisations/settings/subjects.ts";
import { Link } from "@gable/ui/components/link/link.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { settingsWords, stateWords } from "./settings.words.ts";

type Props = {
  changes: readonly Proposal[];
  caption: string;
  /** Of several subjects. */
  isMixed?: boolean;
};

/** Changes, the newest first, each the way to its page. */
export function HistoryTable({ changes, caption, isMixed = false }: Props) {
  const t = useText(settingsWords);
  const language = useLanguage();
  const { date } = useFormats();
  return (
    <Table
      caption={caption}
      captionHidden
      rows={changes}
      keyOf={({ uuid }) => uuid}
      columns={columnsOf({ t, language, date, isMixed })}
    />
  );
}

type Reading = Pick<Formats, "date"> & {
  readonly t: Text<typeof settingsWords>;
  readonly language: Language;
  readonly isMixed: boolean;
};

const columnsOf = ({ t, language, date, isMixed }: Reading): readonly Column<Proposal>[] => [
  {
    label: t.oneChange,
    cell: ({ uuid, number, subject, reason }) => (
      <>
        <Link href={`/settings/changes/${uuid}`}>
          {isMixed ? `${settingSubjects[subject][language]}, ${t.number(number).toLowerCase()}` : t.number(number)}
        </Link>
        <small>{reason}</small>
      </>
    ),
  },
  { label: t.state, cell: ({ state }) => stateWords[state][language] },
  {
    label: t.effective,
    cell: ({ firstDay }) => (firstDay === null ? "–" : date(firstDay)),
  },
  { label: t.by, cell: ({ proposedBy }) => proposedBy, wideOnly: true },
  { label: t.decided, cell: ({ decidedBy }) => decidedBy ?? "–", wideOnly: true },
];
