import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { EmailDigits, useEmailDigits } from "../../../account/parts/email-digits.tsx";
import { emailDigitsWords } from "../../../account/parts/email-digits.words.ts";
import { identityQuery } from "../../../queries/identity.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { confirmEmailWords } from "./confirm-email.words.ts";

type ConfirmProps = {
  onConfirmed: () => void;
  /** Whether the address is theirs to change; who signs beside a borrower is written to where the borrower named. */
  mayChange?: boolean;
};

/** The address to which the signed copies go, shown to be the borrower's by six digits sent to it. */
export function ConfirmEmail({ onConfirmed, mayChange = false }: ConfirmProps) {
  const t = useText(confirmEmailWords);
  const words = useText(emailDigitsWords);
  const explain = useExplain();
  const { data: identity } = useQuery(identityQuery());
  const { form, check } = useEmailDigits(onConfirmed);
  return (
    <QuestionPage
      form={form}
      onSubmit={check}
      explain={explain}
      question={t.question}
      lead={identity ? t.lead(identity.email) : t.leadPlain}
      drawing="envelope"
      submit={words.check}
      why={<p>{t.why}</p>}
      after={mayChange ? <TextLink href={siteRoutes.settings}>{t.change}</TextLink> : null}
    >
      <EmailDigits control={form.control} />
    </QuestionPage>
  );
}
