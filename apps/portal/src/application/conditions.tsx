import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../journey/journey.tsx";
import { useHomeZone } from "../journey/use-home-zone.ts";
import { useWayBack } from "../journey/use-way-back.ts";
import { conditionsQuery, settledConditionsQuery } from "../queries/conditions.ts";
import { conditionWords } from "./conditions/conditions.words.ts";
import { actPathOf, actWordOf } from "./conditions/parts/condition-act.ts";
import { type CardWays, ConditionCards, SettledCards } from "./conditions/parts/condition-cards.tsx";
import { whoseMove } from "./conditions/parts/whose-move.ts";
import { UntilLoaded } from "./parts/until-loaded.tsx";

/** Everything that is asked of the borrower beside the journey: what is theirs to do first, then what somebody is looking at. */
export function Screen() {
  const t = useText(conditionWords);
  const { uuid } = useJourney();
  const zone = useHomeZone();
  const back = useWayBack();
  const query = useQuery(conditionsQuery(uuid));
  const open = query.data?.map((condition) => condition.uuid) ?? [];
  // What is done is missed by nobody while it cannot be had.
  const { data: settled = [] } = useQuery({ ...settledConditionsQuery(uuid, open), enabled: query.data !== undefined });
  if (query.data === undefined) return <UntilLoaded title={t.title} query={query} />;
  const { mine, others, theirs } = whoseMove(query.data);
  const ways: CardWays = {
    act: (condition) => ({ href: actPathOf(uuid, condition), label: t[actWordOf(condition)] }),
    talk: (condition) => `${onHost(paths.conditionsUploadDocument(uuid))}?condition=${condition}`,
    zone,
  };
  return (
    <StepPage title={t.title} lead={mine.length === 0 ? t.leadNone : t.lead(mine.length)}>
      {query.data.length === 0 ? (
        <EmptyState title={t.none} drawing="document">
          {t.noneBody}
        </EmptyState>
      ) : null}
      <ConditionCards title={t.mine} conditions={mine} ways={ways} />
      <ConditionCards title={t.others} conditions={others} ways={ways} />
      <ConditionCards title={t.theirs} conditions={theirs} ways={ways} />
      <SettledCards settled={settled} zone={zone} />
      {back === undefined ? null : (
        <Actions>
          <ButtonLink kind={mine.length > 0 ? "second" : "primary"} href={back}>
            {t.back}
          </ButtonLink>
        </Actions>
      )}
    </StepPage>
  );
}
