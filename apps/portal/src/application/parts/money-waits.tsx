import type { Condition } from "@gable/domain/conditions/condition.ts";
import { conditionTitle } from "@gable/domain/conditions/condition-titles.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { completeWords } from "../complete.words.ts";

type WaitsProps = {
  application: string;
  /** What is the borrower's move; nothing is shown where nothing is. */
  asked: readonly Pick<Condition, "categoryEnum">[];
  /** Money is not sent before, and its day is still told. */
  isAwaited: boolean;
};

/** What is still asked of a borrower whose papers are signed, by name, and the way there. */
export function MoneyWaits({ application, asked, isAwaited }: WaitsProps) {
  const t = useText(completeWords);
  const language = useLanguage();
  if (asked.length === 0) return null;
  return (
    <Notice tone="warning" title={t.asked(asked.length)}>
      <ul>
        {[...new Set(asked.map(({ categoryEnum }) => categoryEnum))].map((categoryEnum) => (
          <li key={categoryEnum}>{conditionTitle(categoryEnum)[language]}</li>
        ))}
      </ul>
      {isAwaited ? <p>{t.askedFirst}</p> : null}
      <p>
        <TextLink href={onHost(paths.conditions(application))}>{t.seeAsked}</TextLink>
      </p>
    </Notice>
  );
}
