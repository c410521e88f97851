import { conditionTitle } from "@gable/domain/conditions/condition-titles.ts";
import { asksForId } from "@gable/domain/conditions/id-conditions.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../journey/journey.tsx";
import { useHomeZone } from "../journey/use-home-zone.ts";
import { useWayBack } from "../journey/use-way-back.ts";
import { conditionsQuery, settledConditionsQuery } from "../queries/conditions.ts";
import { conditionWords } from "./conditions/conditions.words.ts";
import "./conditions/conditions.css";
import { AccountAsked } from "./conditions/parts/account-asked.tsx";
import { AskedFirst, isAskedAgain, SaidLast } from "./conditions/parts/asked-again.tsx";
import { actPathOf, actWordOf } from "./conditions/parts/condition-act.ts";
import { HandedBy, HandedTag } from "./conditions/parts/handed.tsx";
import { AnswerBy, LookedAt } from "./conditions/parts/times-told.tsx";
import { UntilLoaded } from "./parts/until-loaded.tsx";

/** Everything that is asked of the borrower beside the journey: what is theirs to do first, then what somebody is looking at. */
export function Screen() {
  const t = useText(conditionWords);
  const { uuid } = useJourney();
  const back = useWayBack();
  const query = useQuery(conditionsQuery(uuid));
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={t.title} query={query} />;
  const mine = data.filter((condition) => condition.actionNeeded && !isWithOther(condition));
  const others = data.filter((condition) => condition.actionNeeded && isWithOther(condition));
  const theirs = data.filter(({ actionNeeded }) => !actionNeeded);
  return (
    <StepPage title={t.title} lead={mine.length === 0 ? t.leadNone : t.lead(mine.length)}>
      {data.length === 0 ? (
        <EmptyState title={t.none} drawing="document">
          {t.noneBody}
        </EmptyState>
      ) : null}
      {mine.length > 0 ? <Cards title={t.mine} conditions={mine} /> : null}
      {others.length > 0 ? <Cards title={t.others} conditions={others} /> : null}
      {theirs.length > 0 ? <Cards title={t.theirs} conditions={theirs} /> : null}
      <Settled open={data.map((condition) => condition.uuid)} />
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

/** What was asked and is not any more. It is missed by nobody while it cannot be had. */
function Settled({ open }: { open: readonly string[] }) {
  const t = useText(conditionWords);
  const language = useLanguage();
  const f = useFormats();
  const zone = useHomeZone();
  const { uuid } = useJourney();
  const { data = [] } = useQuery(settledConditionsQuery(uuid, open));
  if (data.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="settled">
      <h2 id="settled">{t.settled}</h2>
      <ul className="condition-cards">
        {data.map(({ uuid: condition, categoryEnum, created, settledAt }) => (
          <li key={condition}>
            <div>
              <h3>{conditionTitle(categoryEnum)[language]}</h3>
              <p className="small quiet">{t.asked(f.day(created, zone))}</p>
            </div>
            <Tag tone="quiet" icon="check">
              {t.settledOn(f.day(settledAt, zone))}
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isWithOther = ({ handedTo }: Conditions[number]): boolean => handedTo?.standing === "ASKED";

type Conditions = NonNullable<ReturnType<typeof useConditions>>;
const useConditions = (uuid: string) => useQuery(conditionsQuery(uuid)).data;

function Cards({ title, conditions }: { title: string; conditions: Conditions }) {
  const t = useText(conditionWords);
  const language = useLanguage();
  const f = useFormats();
  const zone = useHomeZone();
  const { uuid } = useJourney();
  const id = title.replaceAll(" ", "-");
  // One main action on the page; the others are as near, and quieter.
  const [first] = conditions;
  const talkPath = (condition: string) => `${onHost(paths.conditionsUploadDocument(uuid))}?condition=${condition}`;
  const countOf = ({
    categoryEnum,
    requestDocuments,
    xtraData: { numDocsRequired, numDocsGiven = 0 },
  }: Conditions[number]): string => {
    // Of an ID the page says which pictures it wants, by its kind.
    if (!requestDocuments || numDocsRequired < 2 || asksForId(categoryEnum)) return "";
    return ` · ${numDocsGiven > 0 ? t.count(Math.min(numDocsGiven, numDocsRequired), numDocsRequired) : t.wanted(numDocsRequired)}`;
  };
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="condition-cards">
        {conditions.map((condition) => (
          <li key={condition.uuid}>
            <div>
              <h3>{conditionTitle(condition.categoryEnum)[language]}</h3>
              {condition.xtraData.account ? <AccountAsked {...condition.xtraData.account} /> : null}
              <HandedBy condition={condition} />
              <AskedFirst as="p" condition={condition} />
              {isAskedAgain(condition) ? (
                <p>
                  <Tag tone="warning" icon="warning">
                    {t.returned}
                  </Tag>{" "}
                  <SaidLast condition={condition} />
                </p>
              ) : null}
              <HandedTag condition={condition} />
              <AnswerBy condition={condition} />
              <p className="small quiet">
                {t.asked(f.day(condition.created, zone))}
                {countOf(condition)}. <LookedAt condition={condition} zone={zone} />
              </p>
              <p className="small">
                <TextLink href={talkPath(condition.uuid)}>
                  {t.talk}
                  <span className="vh">({conditionTitle(condition.categoryEnum)[language]})</span>
                </TextLink>
              </p>
            </div>
            {condition.actionNeeded ? (
              <ButtonLink
                slim
                kind={condition === first && !condition.handedTo ? "primary" : "second"}
                href={actPathOf(uuid, condition)}
              >
                {t[actWordOf(condition)]}
                <span className="vh">({conditionTitle(condition.categoryEnum)[language]})</span>
              </ButtonLink>
            ) : (
              <Tag tone="quiet" icon="clock">
                {t.looking}
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
