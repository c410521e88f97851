import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormState } from "react-hook-form";
import { applicationsQuery } from "../../../queries/application.ts";
import { goOnPaperMutation, goPaperlessMutation } from "../../../queries/privacy.ts";
import { DEMONSTRATION, DocumentLink } from "../../../register/parts/early-documents.tsx";
import { openAccountWords } from "../../../register/parts/open-account.words.ts";
import { ConsentText, useConsentGiven } from "../../../shell/consent-text.tsx";
import { failuresOf } from "../../../shell/failures-of.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { signerCodes } from "../../../signer/parts/signer-codes.ts";
import { privacyWords } from "./privacy.words.ts";

/** The consent to electronic records: withdrawn, or given again. */
export function GoOnPaper() {
  const t = useText(privacyWords);
  const { data } = useQuery(applicationsQuery());
  const [latest] = data ?? [];
  if (latest === undefined) return null;
  return (
    <Disclosure summary={latest.onPaper ? t.screen : t.paper}>
      {latest.onPaper ? <ConsentAgain uuid={latest.uuid} /> : <Withdraw uuid={latest.uuid} />}
    </Disclosure>
  );
}

function Withdraw({ uuid }: { uuid: string }) {
  const t = useText(privacyWords);
  const showToast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...goOnPaperMutation(),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: applicationsQuery().queryKey });
      showToast({ tone: "success", text: t.onPaper });
    },
    onError: () => showToast({ tone: "error", text: t.notNow }),
  });
  return (
    <>
      <p>{t.paperLead}</p>
      <Actions>
        <Button kind="second" busy={isPending} onClick={() => mutate(uuid)}>
          {t.goOnPaper}
        </Button>
      </Actions>
    </>
  );
}

/** As at the beginning: the words, and a sample that must open here (15 USC 7001(c)(1)(C)(ii)). */
function ConsentAgain({ uuid }: { uuid: string }) {
  const t = useText(privacyWords);
  const words = useText(openAccountWords);
  const explain = useExplain(signerCodes);
  const showToast = useToast();
  const queries = useQueryClient();
  const given = useConsentGiven();
  const { mutateAsync } = useMutation(goPaperlessMutation());
  const form = useQuestionForm<{ demonstrationCode: string }>({ defaultValues: { demonstrationCode: "" } });
  const { isSubmitting } = useFormState({ control: form.control });
  const consent = async ({ demonstrationCode }: { demonstrationCode: string }): Promise<readonly Failure[]> => {
    if (demonstrationCode.length < 4) return [{ name: "demonstrationCode", message: "sample-missing" }];
    try {
      await mutateAsync({ uuid, consent: { ...given("ELECTRONIC_RECORDS"), demonstrationCode } });
    } catch (failure) {
      return failuresOf(failure).map(({ name, message }) => ({
        message: message === "code-wrong" ? "demonstration-wrong" : message,
        ...(name && { name: "demonstrationCode" }),
      }));
    }
    await queries.invalidateQueries({ queryKey: applicationsQuery().queryKey });
    showToast({ tone: "success", text: t.paperless });
    return [];
  };
  return (
    <Form form={form} onSubmit={consent} explain={explain}>
      <p>{t.paperlessLead}</p>
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
        <Button type="submit" kind="second" busy={isSubmitting}>
          {t.goPaperless}
        </Button>
      </Actions>
    </Form>
  );
}
