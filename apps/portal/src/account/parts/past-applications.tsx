import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { Language } from "@gable/domain/language.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { ListedApplication } from "../../queries/application.ts";
import { dashboardWords } from "../dashboard.words.ts";
import { outcomeOf } from "./outcome.ts";

const documentsLink =
  (label: string) =>
  ({ uuid }: ListedApplication) => <TextLink href={onHost(paths.documentDisclosures(uuid))}>{label}</TextLink>;

const outcomeIn = (language: Language) => (application: ListedApplication) => {
  const { words, hasWhy } = outcomeOf(application);
  const said = words[language];
  return hasWhy ? <TextLink href={onHost(paths.applicationIndex(application.uuid))}>{said}</TextLink> : said;
};

/** Applications that came to nothing more, with the way to their documents. */
export function PastApplications({ past }: { past: readonly ListedApplication[] }) {
  const t = useText(dashboardWords);
  const language = useLanguage();
  const f = useFormats();
  return (
    <Table
      caption={t.past}
      rows={past}
      keyOf={({ uuid }) => uuid}
      columns={[
        { label: t.home, cell: ({ property, loanNumber }) => property?.street1 ?? t.application(loanNumber) },
        {
          label: t.opened,
          cell: ({ auditFields, property }) => f.shortDay(auditFields.createdDate, property?.timeZone),
          wideOnly: true,
        },
        { label: t.outcome, cell: outcomeIn(language) },
        { label: t.documents, cell: documentsLink(t.documents) },
      ]}
    />
  );
}
