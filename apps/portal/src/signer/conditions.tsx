import { signerConditionRoute } from "@gable/domain/journey/condition-routes.ts";
import { signerRoute } from "@gable/domain/journey/signer-route.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { Between, Panel } from "@gable/ui/components/surface/surface.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { AskedAgain, AskedFirst } from "../application/conditions/parts/asked-again.tsx";
import { HandedBy, HandedTag } from "../application/conditions/parts/handed.tsx";
import { LookedAt } from "../application/conditions/parts/times-told.tsx";
import { signerConditionsQuery } from "../queries/signers.ts";
import { Pending } from "../shell/pending.tsx";
import { signerConditionsWords, signerConditionTitle } from "./conditions.words.ts";
import { useDesk } from "./parts/desk.tsx";
import { signerPath } from "./parts/signer-path.ts";

/** What somebody at the lender asks of this signer, and of nobody else. */
export function Screen() {
  const t = useText(signerConditionsWords);
  const language = useLanguage();
  const { progress, timeZone } = useDesk();
  const asked = useQuery(signerConditionsQuery());
  const { data } = asked;
  const back = (
    <div>
      <ButtonLink kind="second" href={signerPath(signerRoute(progress))}>
        {t.back}
      </ButtonLink>
    </div>
  );
  if (data === undefined) {
    return (
      <StepPage key="loading" title={t.loading}>
        <Pending asked={asked} />
      </StepPage>
    );
  }
  if (data.length === 0) {
    return (
      <StepPage key="none" title={t.none} lead={t.noneLead} drawing="document">
        {back}
      </StepPage>
    );
  }
  return (
    <StepPage key="some" title={t.title}>
      {data.map((condition) => (
        <Panel key={condition.uuid}>
          <Between
            wrap
            aside={
              condition.actionNeeded ? (
                <ButtonLink
                  slim
                  href={`${signerPath(signerConditionRoute(condition.categoryEnum))}?condition=${condition.uuid}`}
                >
                  {t.go}
                  <span className="vh">({signerConditionTitle(condition.categoryEnum)[language]})</span>
                </ButtonLink>
              ) : (
                <Tag tone="quiet" icon="clock">
                  {t.ours}
                </Tag>
              )
            }
          >
            <h2>{signerConditionTitle(condition.categoryEnum)[language]}</h2>
            <HandedBy condition={condition} />
            <AskedFirst as="p" condition={condition} />
            <AskedAgain condition={condition} />
            <HandedTag condition={condition} />
            <p className="small quiet">
              <LookedAt condition={condition} zone={timeZone} />
            </p>
            <p className="small">
              <TextLink href={`${signerPath("signerConditionsUploadDocument")}?condition=${condition.uuid}`}>
                {t.talk}
              </TextLink>
            </p>
          </Between>
        </Panel>
      ))}
      {back}
    </StepPage>
  );
}
