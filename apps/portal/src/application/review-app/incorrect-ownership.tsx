import { conditionTitle } from "@gable/domain/conditions/condition-titles.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { StateColumns } from "@gable/ui/components/state-columns/state-columns.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { conditionsQuery } from "../../queries/conditions.ts";
import { ownershipQuery } from "../../queries/property.ts";
import { AskedAgain, AskedFirst } from "../conditions/parts/asked-again.tsx";
import { ConditionUpload } from "../conditions/parts/condition-upload.tsx";
import { OwnConversation } from "../conditions/parts/own-conversation.tsx";
import { CallUs, NothingLost } from "../parts/ask-person.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { ownershipWords } from "./incorrect-ownership.words.ts";

const categories: ReadonlySet<string> = new Set(["PROPERTY_OWNERSHIP_FRAUD_REVIEW", "FALSE_OWNERSHIP_TYPE_REVIEW"]);

/** County records have another owner than the borrower: both names side by side, and the papers that explain it. */
export function Screen() {
  const t = useText(ownershipWords);
  const language = useLanguage();
  const { uuid } = useJourney();
  const [search] = useSearchParams();
  const named = search.get("condition");
  const query = useQuery(ownershipQuery(uuid));
  const { data: conditions } = useQuery(conditionsQuery(uuid));
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={t.title} query={query} />;
  const open = conditions?.filter(({ categoryEnum }) => categories.has(categoryEnum)) ?? [];
  const asked =
    open.find((condition) => condition.uuid === named) ?? open.find(({ actionNeeded }) => actionNeeded) ?? open[0];
  // Where the county has the borrower's own name, nobody is told that it has another.
  const title = asked && data.isRecorded ? conditionTitle(asked.categoryEnum)[language] : t.title;
  // Papers settled it, or nothing was asked: the county may have its other name for good.
  const isSettled = conditions !== undefined && asked === undefined;
  const address = data.address ? [data.address.street1, data.address.street2, data.address.city].filter(Boolean) : [];
  return (
    <StepPage
      title={isSettled ? t.settledTitle : title}
      // What is asked is said by the condition itself.
      lead={asked ? <AskedFirst condition={asked} otherwise={t.lead(address.join(", "))} /> : t.settled}
      drawing="house"
    >
      <StateColumns
        columns={[
          {
            title: data.county ? t.county(data.county) : t.records,
            tone: data.isRecorded || isSettled ? "accent" : "warning",
            state: (
              <Tag tone={data.isRecorded || isSettled ? "quiet" : "warning"} icon="document">
                {data.owners.join(", ") || t.nobody}
              </Tag>
            ),
          },
          {
            title: t.you,
            tone: "accent",
            state: (
              <Tag tone="quiet" icon="check">
                {data.borrower}
              </Tag>
            ),
          },
        ]}
      />
      {asked ? (
        <>
          <section className="stack" aria-labelledby="helps">
            <h2 id="helps">{t.helps}</h2>
            <ul className="points">
              <li>{t.inherited}</li>
              <li>{t.married}</li>
              <li>{t.bought}</li>
              <li>{t.trust}</li>
            </ul>
          </section>
          <AskedAgain condition={asked} />
          <ConditionUpload condition={asked} />
          <OwnConversation condition={asked} isUploadedHere />
        </>
      ) : (
        <Actions>
          <ButtonLink href={onHost(paths.applicationIndex(uuid))}>{t.back}</ButtonLink>
          <CallUs />
        </Actions>
      )}
      <NothingLost />
    </StepPage>
  );
}
