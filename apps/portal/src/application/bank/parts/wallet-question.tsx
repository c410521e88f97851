import { chooseDisbursement } from "@gable/contract/calls/accounts.ts";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { notMet } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { useFormDraft } from "../../../journey/use-form-draft.ts";
import { accountsQuery } from "../../../queries/accounts.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { disburseWords, walletCodes } from "../disburse.words.ts";

type Values = { address: string; own: boolean };

/** Where a loan that is paid out in crypto-assets goes. */
export function WalletQuestion() {
  const t = useText(disburseWords);
  const f = useFormats();
  const explain = useExplain(walletCodes);
  const { uuid } = useJourney();
  const { data } = useQuery(accountsQuery(uuid));
  const command = useCommand(chooseDisbursement);
  const form = useQuestionForm<Values>({ defaultValues: { address: "", own: false } });
  const draft = useFormDraft("wallet", form);
  async function use({ address, own }: Values) {
    const missing = notMet([address.trim() !== "", "address", "address-required"], [own, "own", "own-required"]);
    if (missing.length > 0) return missing;
    return command.send({ body: { source: "WALLET", address: address.trim() } });
  }
  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={use}
      explain={explain}
      question={t.wallet}
      lead={data ? (data.hasFinalCosts ? t.walletLead : t.walletLeadBeforeCosts)(f.cents(data.cash)) : null}
      drawing="key"
      submit={t.walletGo}
    >
      <TextField
        control={form.control}
        name="address"
        label={t.walletAddress}
        hint={t.walletHint}
        autoComplete="off"
        capitals="off"
        maxLength={120}
      />
      <CheckboxField control={form.control} name="own">
        {t.walletOwn}
      </CheckboxField>
    </QuestionPage>
  );
}
