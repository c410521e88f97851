import { chooseDisbursement } from "@gable/contract/calls/accounts.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions } from "@gable/ui/components/button/button.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { accountsQuery } from "../../queries/accounts.ts";
import { ConsentRevocation, ConsentText, useConsentGiven } from "../../shell/consent-text.tsx";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { visitBank } from "../parts/visit.ts";
import { bankWords } from "./bank.words.ts";
import { disburseWords, refusalWords } from "./disburse.words.ts";
import { WalletQuestion } from "./parts/wallet-question.tsx";

type Values = { choice: string; consent: boolean };

const LINK = "link";

/** Row 14: where the money is paid. */
export function Screen() {
  const { facts } = useJourney();
  return facts.application.isCrypto ? <WalletQuestion /> : <AccountQuestion />;
}

function AccountQuestion() {
  const t = useText(disburseWords);
  const both = useText(bankWords);
  const f = useFormats();
  const language = useLanguage();
  const explain = useExplain();
  const given = useConsentGiven();
  const { uuid } = useJourney();
  const query = useQuery(accountsQuery(uuid));
  const { data } = query;
  const command = useCommand(chooseDisbursement);
  const form = useQuestionForm<Values>({ defaultValues: { choice: "", consent: false } });
  const draft = useFormDraft("disbursement", form);
  const wished = useWatch({ control: form.control, name: "choice" });
  if (data === undefined) return <UntilLoaded title={t.question} query={query} />;

  // Nobody has to tick the only way there is.
  const isLinkAlone = data.linked.length === 0;
  const choice = isLinkAlone ? LINK : wished;

  async function use({ consent }: Values) {
    if (choice === "") return [{ name: "choice", message: "account-required" }];
    if (choice !== LINK) return command.send({ body: { source: "LINKED", accountUuid: choice } });
    if (!consent) return [{ name: "consent", message: "consent-required" }];
    try {
      await visitBank(uuid, given("BANK_ACCOUNT_READING"));
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  }

  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={use}
      explain={explain}
      question={t.question}
      lead={(data.hasFinalCosts ? t.lead : t.leadBeforeCosts)(f.cents(data.cash))}
      submit={choice === LINK ? t.goLink : t.go}
      why={<p>{t.why}</p>}
      after={
        <Actions>
          <TextLink href={onHost(paths.bankManualDisburse(uuid))}>{both.typed}</TextLink>
          {data.linked.length > 0 ? <TextLink href={onHost(paths.bankConfirm(uuid))}>{t.seePayments}</TextLink> : null}
        </Actions>
      }
    >
      {data.refused === null ? null : (
        <Notice tone="warning" title={t.refused(data.refused.bankName, data.refused.mask)}>
          {data.refused.reason in refusalWords
            ? refusalWords[data.refused.reason as keyof typeof refusalWords][language]
            : refusalWords.other[language]}
        </Notice>
      )}
      {isLinkAlone ? (
        <section className="stack-2">
          <h2>{both.link}</h2>
          <p>{both.linkHint}</p>
        </section>
      ) : (
        <RadioField
          control={form.control}
          name="choice"
          label={t.which}
          choices={[
            ...data.linked.map((account) => ({
              value: account.accountUuid,
              label: account.bankName,
              hint: `${both[account.type]} ${both.ending(account.mask)}`,
            })),
            { value: LINK, label: both.link, hint: both.linkHint },
          ]}
        />
      )}
      {choice === LINK ? (
        <CheckboxField control={form.control} name="consent">
          <ConsentText type="BANK_ACCOUNT_READING" /> <ConsentRevocation type="BANK_ACCOUNT_READING" />
        </CheckboxField>
      ) : null}
    </QuestionPage>
  );
}
