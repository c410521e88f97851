import { titleOfAsked } from "@gable/domain/conditions/condition-titles.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { ListedApplication } from "../../queries/application.ts";
import { dashboardWords } from "../dashboard.words.ts";

/** What is asked of the borrower beside the way, by its name, and the way there. */
export function AskedHere({ uuid, asked }: Pick<ListedApplication, "uuid" | "asked">) {
  const t = useText(dashboardWords);
  const language = useLanguage();
  if (asked.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={`asked-${uuid}`}>
      <h3 id={`asked-${uuid}`}>{t.asked(asked.length)}</h3>
      <ul>
        {asked.map((condition) => (
          <li key={condition.uuid}>{titleOfAsked(condition)[language]}</li>
        ))}
      </ul>
      <p>
        <TextLink href={onHost(paths.conditions(uuid))}>{t.seeAsked}</TextLink>
      </p>
    </section>
  );
}
