import { titleOfAsked } from "@gable/domain/conditions/condition-titles.ts";
import { isKnownCategory } from "@gable/domain/journey/condition-routes.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { conditionsQuery } from "../../queries/conditions.ts";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { conditionWords } from "./conditions.words.ts";
import { AccountAsked, AnotherAccount } from "./parts/account-asked.tsx";
import { AskedAgain, AskedFirst } from "./parts/asked-again.tsx";
import { actPathOf, actWordOf, isAnsweredHere } from "./parts/condition-act.ts";
import { ConditionUpload } from "./parts/condition-upload.tsx";
import { ExplainInquiries } from "./parts/explain-inquiries.tsx";
import { HandedBy } from "./parts/handed.tsx";
import { NotKnownHere } from "./parts/not-known-here.tsx";
import { OwnConversation } from "./parts/own-conversation.tsx";
import { SmallDeposits } from "./parts/small-deposits.tsx";
import { WhatSatisfies } from "./parts/what-satisfies.tsx";

const conditionSearch = (condition: string, before: URLSearchParams): string => {
  const search = new URLSearchParams(before);
  search.set("condition", condition);
  return search.toString();
};

/** What one condition asks for. Without a name in the address it is the first that waits for papers. */
export function Screen() {
  const t = useText(conditionWords);
  const language = useLanguage();
  const { uuid } = useJourney();
  const [search] = useSearchParams();
  const named = search.get("condition");
  const query = useQuery(conditionsQuery(uuid));
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={t.title} query={query} />;
  const waiting = data.filter(({ requestDocuments }) => requestDocuments);
  const asked = named
    ? data.find((condition) => condition.uuid === named)
    : (waiting.find(({ actionNeeded }) => actionNeeded) ?? waiting[0]);
  if (!asked) {
    return (
      <StepPage title={t.unknown} lead={t.unknownLead} drawing="document">
        <ButtonLink href={onHost(paths.conditions(uuid))}>{t.all}</ButtonLink>
      </StepPage>
    );
  }
  // What is asked first changes with what is sent: the page stays with what it began with.
  if (named === null) return <Navigate to={{ search: conditionSearch(asked.uuid, search) }} replace />;
  return (
    <StepPage
      key={asked.uuid}
      title={titleOfAsked(asked)[language]}
      lead={
        <>
          <HandedBy condition={asked} />
          <AskedFirst
            as={asked.handedBy === undefined ? undefined : "p"}
            condition={asked}
            otherwise={asked.actionNeeded ? undefined : t.uploadLead}
          />
        </>
      }
      drawing="document"
    >
      {asked.xtraData.account ? <AccountAsked {...asked.xtraData.account} /> : null}
      <AskedAgain condition={asked} />
      {isAnsweredHere(asked) ? (
        <>
          {asked.categoryEnum === "HARD_CREDIT_INQUIRY_REVIEW" ? <ExplainInquiries condition={asked} /> : null}
          {asked.requestDocuments && asked.actionNeeded ? <WhatSatisfies category={asked.categoryEnum} /> : null}
          {asked.requestDocuments ? <ConditionUpload condition={asked} /> : null}
        </>
      ) : asked.actionNeeded && !isKnownCategory(asked.categoryEnum) ? (
        <NotKnownHere />
      ) : asked.actionNeeded ? (
        <Actions>
          <ButtonLink href={actPathOf(uuid, asked)}>{t[actWordOf(asked)]}</ButtonLink>
        </Actions>
      ) : null}
      {asked.categoryEnum === "BANK_ACCOUNT_FRAUD_REVIEW" ? (
        <>
          <AnotherAccount mask={asked.xtraData.account?.mask} />
          <SmallDeposits mask={asked.xtraData.account?.mask} />
        </>
      ) : null}
      <OwnConversation condition={asked} isUploadedHere={isAnsweredHere(asked)} />
      <TextLink href={onHost(paths.conditions(uuid))}>{t.all}</TextLink>
    </StepPage>
  );
}
