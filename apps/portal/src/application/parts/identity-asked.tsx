import type { Condition } from "@gable/domain/conditions/condition.ts";
import type { IdentityCheckRequest } from "@gable/domain/identity/identity-documents.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { conditionWords } from "../conditions/conditions.words.ts";
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
};

/** Pictures of an ID that somebody asks for beside the check of identity: checked as the first ones are, and the application stands where it stood. */
export function IdentityAsked({ condition, sendPicture, send, phone, all }: AskedProps) {
  const t = useText(identityWords);
  const asked = useText(conditionWords);
  const explain = useExplain();
  const { form, check, given } = useIdentityPictures(sendPicture, (pictures) =>
    send({ ...pictures, conditionUuid: condition.uuid }),
  );
  if (!condition.actionNeeded && given.front.files.length === 0) {
    return (
      <StepPage key="sent" title={t.review} lead={asked.sentBody} drawing="card">
        <Actions>
          <ButtonLink href={all}>{asked.all}</ButtonLink>
        </Actions>
      </StepPage>
    );
  }
  return (
    <QuestionPage
      form={form}
      onSubmit={check}
      explain={explain}
      question={t.question}
      lead={condition.commentsToBorrower ?? t.lead}
      drawing="key"
      submit={t.askedGo}
      back={all}
      why={<p>{t.why}</p>}
    >
      <PhoneHandOff {...phone} condition={condition.uuid} />
      <IdentityPictures given={given} />
    </QuestionPage>
  );
}
