import { BY_MAIL } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { sendLogInMailMutation } from "../../../queries/identity-mail.ts";
import { failuresOf } from "../../../shell/failures-of.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { requiredResolver } from "../../parts/required-resolver.ts";
import { mailWords } from "../mail.words.ts";
import { DigitsFromMail } from "./digits-from-mail.tsx";
import { LinkFromMail } from "./link-from-mail.tsx";

type Values = { email: string };

/** The log-in without a password: an address, then the six digits or the link of the mail that went there. */
export function MailLogIn() {
  const token = useLocation().hash.slice(1);
  const [isLinkLeft, setLinkLeft] = useState(false);
  const [typed, setTyped] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (token !== "" && !isLinkLeft) return <LinkFromMail token={token} onAnother={() => setLinkLeft(true)} />;
  if (sentTo !== null) return <DigitsFromMail key="digits" email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AskForMail
      key="ask"
      email={typed}
      onSent={(email) => {
        setTyped(email);
        setSentTo(email);
      }}
    />
  );
}

function AskForMail({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const t = useText(mailWords);
  const explain = useExplain();
  const { search } = useLocation();
  const { mutateAsync } = useMutation(sendLogInMailMutation());
  const back = new URLSearchParams(search);
  back.delete(BY_MAIL);
  const redirectUrl = back.get("redirectUrl");
  const form = useQuestionForm<Values>({
    defaultValues: { email },
    resolver: requiredResolver<Values>(["email"]),
  });
  const ask = async (values: Values): Promise<readonly Failure[]> => {
    try {
      await mutateAsync({ ...values, ...(redirectUrl !== null && { redirectUrl }) });
      onSent(values.email);
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };
  return (
    <QuestionPage
      form={form}
      onSubmit={ask}
      explain={explain}
      question={t.question}
      lead={t.lead}
      submit={t.send}
      back={`${siteRoutes.login}?${back}`}
    >
      <EmailField control={form.control} name="email" label={t.email} autoComplete="username" />
    </QuestionPage>
  );
}
