import { addPhoneNumber } from "@gable/contract/calls/conditions.ts";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useWayBack } from "../../journey/use-way-back.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { conditionWords } from "./conditions.words.ts";

/** The phone number that is missing. */
export function Screen() {
  const t = useText(conditionWords);
  const explain = useExplain();
  const back = useWayBack();
  const command = useCommand(addPhoneNumber);
  const form = useQuestionForm({ defaultValues: { phone: "" } });
  const draft = useFormDraft("phone", form);
  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={async ({ phone }) =>
        phone.trim() === "" ? [{ name: "phone", message: "phone-required" }] : command.send({ body: { phone } })
      }
      explain={explain}
      question={t.phoneTitle}
      lead={t.phoneLead}
      drawing="phone"
      submit={t.phoneGo}
      {...(back !== undefined && { back })}
    >
      <PhoneField control={form.control} name="phone" label={t.phone} />
    </QuestionPage>
  );
}
