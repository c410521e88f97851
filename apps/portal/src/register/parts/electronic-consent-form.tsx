import type { BodyOf } from "@gable/contract/call.ts";
import type { giveConsent } from "@gable/contract/calls/profile.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormState } from "react-hook-form";
import { ConsentText, useConsentGiven } from "../../shell/consent-text.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { signerCodes } from "../../signer/parts/signer-codes.ts";
import { DEMONSTRATION, DocumentLink } from "./early-documents.tsx";
import { openAccountWords } from "./open-account.words.ts";

type Consent = BodyOf<typeof giveConsent> & { readonly type: "ELECTRONIC_RECORDS" };

type FormProps = {
  lead: string;
  submit: string;
  /** Whether it is what its page is for. */
  isMain?: boolean;
  /** What is wrong with it comes back, and is shown beside the digits. */
  send: (consent: Consent) => Promise<readonly Failure[]>;
};

/** The consent to electronic records, given once more: the words, and a sample that must open here (15 USC 7001(c)(1)(C)(ii)). */
export function ElectronicConsentForm({ lead, submit, isMain = false, send }: FormProps) {
  const words = useText(openAccountWords);
  const explain = useExplain(signerCodes);
  const given = useConsentGiven();
  const form = useQuestionForm<{ demonstrationCode: string }>({ defaultValues: { demonstrationCode: "" } });
  const { isSubmitting } = useFormState({ control: form.control });
  const consent = async ({ demonstrationCode }: { demonstrationCode: string }): Promise<readonly Failure[]> => {
    if (demonstrationCode.length < 4) return [{ name: "demonstrationCode", message: "sample-missing" }];
    const failures = await send({ ...given("ELECTRONIC_RECORDS"), type: "ELECTRONIC_RECORDS", demonstrationCode });
    return failures.map(({ name, message }) => ({
      message: message === "code-wrong" ? "demonstration-wrong" : message,
      ...(name && { name: "demonstrationCode" }),
    }));
  };
  return (
    <Form form={form} onSubmit={consent} explain={explain}>
      <p>{lead}</p>
      <p className="small quiet">
        <ConsentText type="ELECTRONIC_RECORDS" />
      </p>
      <div className="field">
        <p className="field-label">{words.demonstration}</p>
        <p className="field-hint">{words.demonstrationHint}</p>
        <DocumentLink kind={DEMONSTRATION} title={words.sample} />
      </div>
      <OtpField control={form.control} name="demonstrationCode" label={words.code} length={4} />
      <Actions>
        <Button type="submit" {...(!isMain && { kind: "second" })} busy={isSubmitting}>
          {submit}
        </Button>
      </Actions>
    </Form>
  );
}
