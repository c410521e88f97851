import { addSignerPhone, sendSignerPhoneCode } from "@gable/contract/calls/signers-identity.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import { asksForId } from "@gable/domain/conditions/id-conditions.ts";
import { isKnownCategory } from "@gable/domain/journey/condition-routes.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { conditionWords } from "../../application/conditions/conditions.words.ts";
import { AskedAgain, AskedFirst, SaidLast } from "../../application/conditions/parts/asked-again.tsx";
import { HandedBy } from "../../application/conditions/parts/handed.tsx";
import { NotKnownHere } from "../../application/conditions/parts/not-known-here.tsx";
import { PhoneAsked } from "../../application/conditions/parts/phone-asked.tsx";
import { AnswerBy, LookedAt } from "../../application/conditions/parts/times-told.tsx";
import { WhatSatisfies } from "../../application/conditions/parts/what-satisfies.tsx";
import { NotAskedAnyMore } from "../../application/parts/not-asked-any-more.tsx";
import { PaperUpload } from "../../application/parts/paper-upload.tsx";
import { UntilLoaded } from "../../application/parts/until-loaded.tsx";
import { signerConditionsQuery, signerConditionTalkQuery } from "../../queries/signers.ts";
import { client } from "../../session/client.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { signerConditionsWords, signerConditionTitle } from "../conditions.words.ts";
import { askSignerAnew } from "../parts/ask-signer-anew.ts";
import { useDesk } from "../parts/desk.tsx";
import { signerCodes } from "../parts/signer-codes.ts";
import { SignerConversation } from "../parts/signer-conversation.tsx";
import { SignerHandOver } from "../parts/signer-hand-over.tsx";
import { signerPath } from "../parts/signer-path.ts";
import { useSignerCommand } from "../parts/use-signer-command.ts";
import { useSignerUploads } from "../parts/use-signer-uploads.ts";

/** What answers one request: files, or a phone number. Without a name in the address it is the first that waits for papers. */
export function Screen() {
  const t = useText(signerConditionsWords);
  const [search] = useSearchParams();
  const named = search.get("condition");
  const query = useQuery(signerConditionsQuery());
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={t.loading} query={query} />;
  const condition =
    named === null ? data.find(({ requestDocuments }) => requestDocuments) : data.find(({ uuid }) => uuid === named);
  if (!condition) return <NotAskedAnyMore all={signerPath("signerConditions")} />;
  return condition.actionNeeded && !isKnownCategory(condition.categoryEnum) ? (
    <Unknown condition={condition} />
  ) : condition.categoryEnum === "MISSING_PHONE_NUMBER" ? (
    <Phone condition={condition} />
  ) : (
    <Papers key={condition.uuid} condition={condition} />
  );
}

function Unknown({ condition }: { condition: Condition }) {
  const language = useLanguage();
  return (
    <StepPage
      title={signerConditionTitle(condition.categoryEnum)[language]}
      lead={<AskedFirst condition={condition} />}
      drawing="document"
    >
      <NotKnownHere />
      <TalkAndWayBack condition={condition} />
    </StepPage>
  );
}

/** What was said about a request, and the way to the others. */
function TalkAndWayBack({ condition }: { condition: Condition }) {
  const t = useText(signerConditionsWords);
  return (
    <>
      <SignerConversation condition={condition} />
      <div>
        <ButtonLink kind="second" href={signerPath("signerConditions")}>
          {t.all}
        </ButtonLink>
      </div>
    </>
  );
}

function Phone({ condition }: { condition: Condition }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const command = useSignerCommand(addSignerPhone);
  const all = signerPath("signerConditions");
  return (
    <PhoneAsked
      explain={useExplain(signerCodes)}
      lead={<SaidLast condition={condition} />}
      sendCode={(phone) => client.send(sendSignerPhoneCode, { body: { phone } })}
      give={async (body) => {
        const failures = await command.send({ body });
        if (failures.length > 0) return failures;
        await queries.invalidateQueries({ queryKey: signerConditionsQuery().queryKey });
        await navigate(all);
        return failures;
      }}
      back={all}
      after={<SignerConversation condition={condition} />}
    />
  );
}

function Papers({ condition }: { condition: Condition }) {
  const t = useText(signerConditionsWords);
  const own = useText(conditionWords);
  const { timeZone } = useDesk();
  const language = useLanguage();
  const queries = useQueryClient();
  const uploads = useSignerUploads("OTHER_EVIDENCE", condition.uuid);
  const { data: talk } = useQuery(signerConditionTalkQuery(condition.uuid));
  const accepted = uploads.files.filter(({ state }) => state.step === "accepted").length;
  useEffect(() => {
    if (accepted > 0) void askSignerAnew(queries);
  }, [accepted, queries]);
  const { actionNeeded, categoryEnum, handedTo, requestDocuments, xtraData } = condition;
  const { numDocsRequired: wanted, numDocsGiven: given = 0 } = xtraData;
  return (
    <StepPage
      title={signerConditionTitle(categoryEnum)[language]}
      lead={
        <>
          <HandedBy condition={condition} />
          <AskedFirst as="p" condition={condition} otherwise={t.uploadLead} />
        </>
      }
      drawing="document"
    >
      <AskedAgain condition={condition} />
      {actionNeeded ? <WhatSatisfies category={categoryEnum} /> : null}
      <div aria-live="polite">
        {actionNeeded && wanted > 1 && !asksForId(categoryEnum) ? (
          <p>{own.count(Math.min(given, wanted), wanted)}</p>
        ) : null}
        {!actionNeeded && given > 0 && handedTo?.standing !== "SENT" && talk?.isSaidNotToApply === false ? (
          <Notice tone="success" title={t.sent}>
            <p>
              <LookedAt condition={condition} zone={timeZone} />
            </p>
          </Notice>
        ) : null}
      </div>
      {asksForId(categoryEnum) ? (
        actionNeeded ? (
          <Actions>
            <ButtonLink href={`${signerPath("signerConditionsIdentity")}?condition=${condition.uuid}`}>
              {own.showId}
            </ButtonLink>
          </Actions>
        ) : null
      ) : requestDocuments ? (
        <PaperUpload uploads={uploads} label={t.file} hint={own.fileHint} />
      ) : null}
      <AnswerBy condition={condition} isOwn={false} />
      {actionNeeded ? (
        <Note icon="clock">
          <LookedAt condition={condition} zone={timeZone} />
        </Note>
      ) : null}
      {requestDocuments && !asksForId(categoryEnum) ? <SignerHandOver condition={condition} /> : null}
      <TalkAndWayBack condition={condition} />
    </StepPage>
  );
}
