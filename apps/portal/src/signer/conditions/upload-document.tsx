import { addSignerPhone, sayOnSignerCondition, sendSignerPhoneCode } from "@gable/contract/calls/signers-desk.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { PaperUpload } from "../../application/parts/paper-upload.tsx";
import { AskedAgain, askedFirst } from "../../application/conditions/parts/asked-again.tsx";
import { ConditionConversation } from "../../application/conditions/parts/condition-conversation.tsx";
import { WhatSatisfies } from "../../application/conditions/parts/what-satisfies.tsx";
import { PhoneAsked } from "../../application/conditions/parts/phone-asked.tsx";
import { signerConditionsQuery, signerConditionTalkQuery } from "../../queries/signers.ts";
import { client } from "../../session/client.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { conditionTitles, signerConditionsWords } from "../conditions.words.ts";
import { useDesk } from "../parts/desk.tsx";
import { signerCodes } from "../parts/signer-codes.ts";
import { signerPath } from "../parts/signer-path.ts";
import { useSignerCommand } from "../parts/use-signer-command.ts";
import { useSignerUploads } from "../parts/use-signer-uploads.ts";

/** What answers one request: a file, or a phone number. */
export function Screen() {
  const [query] = useSearchParams();
  const uuid = query.get("condition") ?? undefined;
  const { data } = useQuery(signerConditionsQuery());
  const condition = data?.find((one) => one.uuid === uuid);
  return condition?.categoryEnum === "MISSING_PHONE_NUMBER" ? (
    <Phone condition={condition} />
  ) : (
    <Papers condition={condition} />
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
      lead={condition.commentsToBorrower ?? undefined}
      sendCode={(phone) => client.send(sendSignerPhoneCode, { body: { phone } })}
      give={async (body) => {
        const failures = await command.send({ body });
        if (failures.length > 0) return failures;
        await queries.invalidateQueries({ queryKey: signerConditionsQuery().queryKey });
        await navigate(all);
        return failures;
      }}
      back={all}
      after={<Conversation condition={condition.uuid} />}
    />
  );
}

function Papers({ condition }: { condition: Condition | undefined }) {
  const t = useText(signerConditionsWords);
  const language = useLanguage();
  const uploads = useSignerUploads("OTHER_EVIDENCE", condition?.uuid);
  const wanted = condition?.xtraData.numDocsRequired ?? 1;
  return (
    <StepPage
      title={condition ? conditionTitles[condition.categoryEnum][language] : t.upload}
      lead={(condition && askedFirst(condition)) ?? t.uploadLead}
      drawing="document"
    >
      {condition ? <AskedAgain condition={condition} /> : null}
      {condition?.actionNeeded ? <WhatSatisfies category={condition.categoryEnum} /> : null}
      <PaperUpload uploads={uploads} label={t.file} hint={t.count(wanted)} most={Math.max(wanted, 1)} />
      <div aria-live="polite">{uploads.accepted() === undefined ? null : <p>{`${t.sent}. ${t.sentLead}`}</p>}</div>
      {condition ? <Conversation condition={condition.uuid} /> : null}
      <div>
        <ButtonLink kind="second" href={signerPath("signerConditions")}>
          {t.all}
        </ButtonLink>
      </div>
    </StepPage>
  );
}

function Conversation({ condition }: { condition: string }) {
  const { timeZone } = useDesk();
  const { data, refetch } = useQuery(signerConditionTalkQuery(condition));
  const command = useSignerCommand(sayOnSignerCondition);
  return (
    <ConditionConversation
      talk={data}
      condition={condition}
      zone={timeZone}
      say={async (saying) => {
        const failures = await command.send({ body: saying, params: { condition } });
        await refetch();
        return failures;
      }}
    />
  );
}
