import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { conditionsQuery } from "../../queries/conditions.ts";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { conditionTitles, conditionWords } from "./conditions.words.ts";
import { ConditionUpload } from "./parts/condition-upload.tsx";

/** What one condition asks for. Without a name in the address it is the first that waits for papers. */
export function Screen() {
  const t = useText(conditionWords);
  const titles = useText(conditionTitles);
  const { uuid } = useJourney();
  const [search] = useSearchParams();
  const named = search.get("condition");
  const query = useQuery(conditionsQuery(uuid));
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={t.title} query={query} />;
  const waiting = data.filter(({ requestDocuments }) => requestDocuments);
  const asked = named
    ? waiting.find((condition) => condition.uuid === named)
    : (waiting.find(({ actionNeeded }) => actionNeeded) ?? waiting[0]);
  if (!asked) {
    return (
      <StepPage title={t.unknown} lead={t.unknownLead} drawing="document">
        <ButtonLink href={onHost(paths.conditions(uuid))}>{t.all}</ButtonLink>
      </StepPage>
    );
  }
  return (
    <StepPage
      key={asked.uuid}
      title={titles[asked.categoryEnum]}
      lead={asked.commentsToBorrower ?? t.uploadLead}
      drawing="document"
    >
      <ConditionUpload condition={asked} />
    </StepPage>
  );
}
