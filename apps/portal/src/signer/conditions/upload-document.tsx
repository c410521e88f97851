import { sayOnSignerCondition } from "@gable/contract/calls/signers-desk.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { PaperUpload } from "../../application/parts/paper-upload.tsx";
import { ConditionConversation } from "../../application/conditions/parts/condition-conversation.tsx";
import { signerConditionsQuery, signerConditionTalkQuery } from "../../queries/signers.ts";
import { conditionTitles, signerConditionsWords } from "../conditions.words.ts";
import { signerPath } from "../parts/signer-path.ts";
import { useSignerCommand } from "../parts/use-signer-command.ts";
import { useSignerUploads } from "../parts/use-signer-uploads.ts";

/** The file that answers one request. */
export function Screen() {
  const t = useText(signerConditionsWords);
  const language = useLanguage();
  const [query] = useSearchParams();
  const uuid = query.get("condition") ?? undefined;
  const { data } = useQuery(signerConditionsQuery());
  const condition = data?.find((one) => one.uuid === uuid);
  const uploads = useSignerUploads("OTHER_EVIDENCE", condition?.uuid);
  const wanted = condition?.xtraData.numDocsRequired ?? 1;
  return (
    <StepPage
      title={condition ? conditionTitles[condition.categoryEnum][language] : t.upload}
      lead={condition?.commentsToBorrower ?? t.uploadLead}
      drawing="document"
    >
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
  const { data, refetch } = useQuery(signerConditionTalkQuery(condition));
  const command = useSignerCommand(sayOnSignerCondition);
  return (
    <ConditionConversation
      talk={data}
      condition={condition}
      say={async (saying) => {
        const failures = await command.send({ body: saying, params: { condition } });
        await refetch();
        return failures;
      }}
    />
  );
}
