import type { Condition } from "@gable/domain/conditions/condition.ts";
import { conditionTitle } from "@gable/domain/conditions/condition-titles.ts";
import type { IdentityCheckRequest } from "@gable/domain/identity/identity-documents.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { conditionWords } from "../conditions/conditions.words.ts";
import { AskedAgain, AskedFirst } from "../conditions/parts/asked-again.tsx";
import { identityWords } from "../identity.words.ts";
import type { Picture } from "./identity-filing.ts";
import { IdentityPictures } from "./identity-pictures.tsx";
import { type HandOffProps, PhoneHandOff } from "./phone-hand-off.tsx";
import { useIdentityPictures } from "./use-identity-pictures.ts";
import type { SendFile } from "./use-uploads.ts";

type AskedProps = {
  condition: Condition;
  /** Sends a picture for the condition. */
  sendPicture: SendFile<Picture>;
  /** Has them checked; what is missing or wrong comes back. */
  send: (check: IdentityCheckRequest) => Promise<readonly Failure[]>;
  /** How the pictures come from a phone. */
  phone: Omit<HandOffProps, "condition">;
  /** Everything that is asked for. */
  all: string;
  /** Where it is told what happened with it so far, and where one says that it does not apply. */
  talk: string;
};

/** Pictures of an ID that somebody asks for beside the check of identity: checked as the first ones are, and the application stands where it stood. */
export function IdentityAsked({ condition, sendPicture, send, phone, all, talk }: AskedProps) {
  const t = useText(identityWords);
  const asked = useText(conditionWords);
  const language = useLanguage();
  const explain = useExplain();
  const { form, check, given } = useIdentityPictures(sendPicture, (pictures) =>
    send({ ...pictures, conditionUuid: condition.uuid }),
  );
  const draft = useFormDraft(`identity:${condition.uuid}`, form);
  // Whoever said that it does not apply has given nothing.
  const isGiven = (condition.xtraData.numDocsGiven ?? 0) > 0;
  if (!condition.actionNeeded && given.front.files.length === 0) {
    return (
      <StepPage
        key="sent"
        title={isGiven ? t.review : conditionTitle(condition.categoryEnum)[language]}
        lead={isGiven ? asked.sentBody : undefined}
        drawing="card"
      >
        <Actions>
          <ButtonLink href={all}>{asked.all}</ButtonLink>
        </Actions>
        <TextLink href={talk}>{asked.talk}</TextLink>
      </StepPage>
    );
  }
  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={check}
      explain={explain}
      question={t.question}
      lead={<AskedFirst condition={condition} otherwise={t.lead} />}
      drawing="key"
      submit={t.askedGo}
      back={all}
      why={<p>{t.why}</p>}
      after={<TextLink href={talk}>{asked.talk}</TextLink>}
    >
      <AskedAgain condition={condition} />
      <PhoneHandOff {...phone} condition={condition.uuid} />
      <IdentityPictures given={given} />
    </QuestionPage>
  );
}
