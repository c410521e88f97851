import { signerConditionRoute } from "@gable/domain/journey/condition-routes.ts";
import { signerRoute } from "@gable/domain/journey/signer-route.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { conditionWords } from "../application/conditions/conditions.words.ts";
import { type CardWays, ConditionCards, SettledCards } from "../application/conditions/parts/condition-cards.tsx";
import { whoseMove } from "../application/conditions/parts/whose-move.ts";
import { signerConditionsQuery, signerSettledConditionsQuery } from "../queries/signers.ts";
import { Pending } from "../shell/pending.tsx";
import { signerConditionsWords, signerConditionTitle } from "./conditions.words.ts";
import { useDesk } from "./parts/desk.tsx";
import { signerPath } from "./parts/signer-path.ts";

const titleOf = ({ categoryEnum }: { categoryEnum: string }) => signerConditionTitle(categoryEnum);

/** What somebody at the lender, or the borrower, asks of this signer and of nobody else. */
export function Screen() {
  const t = useText(signerConditionsWords);
  const shared = useText(conditionWords);
  const { progress, timeZone: zone } = useDesk();
  const asked = useQuery(signerConditionsQuery());
  const { data } = asked;
  const open = data?.map(({ uuid }) => uuid) ?? [];
  // What is done is missed by nobody while it cannot be had.
  const { data: settled = [] } = useQuery({ ...signerSettledConditionsQuery(open), enabled: data !== undefined });
  if (data === undefined) {
    return (
      <StepPage key="loading" title={t.loading}>
        <Pending asked={asked} />
      </StepPage>
    );
  }
  const { mine, others, theirs } = whoseMove(data);
  const ways: CardWays = {
    act: ({ uuid, categoryEnum }) => ({
      href: `${signerPath(signerConditionRoute(categoryEnum))}?condition=${uuid}`,
      label: t.go,
    }),
    talk: (condition) => `${signerPath("signerConditionsUploadDocument")}?condition=${condition}`,
    zone,
    titleOf,
    isOwn: false,
  };
  const isNothing = data.length === 0;
  return (
    <StepPage
      key={isNothing ? "none" : "some"}
      title={isNothing ? t.none : t.title}
      {...(isNothing && { lead: t.noneLead, drawing: "document" })}
    >
      <ConditionCards title={shared.mine} conditions={mine} ways={ways} />
      <ConditionCards title={t.others} conditions={others} ways={ways} />
      <ConditionCards title={shared.theirs} conditions={theirs} ways={ways} />
      <SettledCards settled={settled} zone={zone} titleOf={titleOf} />
      <div>
        <ButtonLink kind="second" href={signerPath(signerRoute(progress))}>
          {t.back}
        </ButtonLink>
      </div>
    </StepPage>
  );
}
