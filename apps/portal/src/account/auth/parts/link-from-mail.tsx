import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { TextButton, TextLink } from "@gable/ui/components/link/link.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useExplain } from "../../../shell/use-explain.ts";
import { requiredResolver } from "../../parts/required-resolver.ts";
import { mailCodes, mailWords } from "../mail.words.ts";
import { AppCodeField } from "./app-code-field.tsx";
import { useMailEntry } from "./use-mail-entry.ts";

type Values = { appCode: string };

/** The link was opened, perhaps by a program that looks at mail: only a press logs in. */
export function LinkFromMail({ token, onAnother }: { token: string; onAnother: () => void }) {
  const t = useText(mailWords);
  const explain = useExplain(mailCodes);
  const { enter, asksForAppCode } = useMailEntry();
  const form = useQuestionForm<Values>({
    defaultValues: { appCode: "" },
    resolver: requiredResolver<Values>(asksForAppCode ? ["appCode"] : []),
  });
  return (
    <QuestionPage
      form={form}
      onSubmit={({ appCode }) => enter({ token }, appCode)}
      explain={explain}
      question={t.linkQuestion}
      lead={t.linkLead}
      submit={t.enter}
      status={<TextButton onClick={onAnother}>{t.another}</TextButton>}
      after={<TextLink href={siteRoutes.login}>{t.byPassword}</TextLink>}
    >
      {asksForAppCode ? <AppCodeField control={form.control} name="appCode" /> : null}
    </QuestionPage>
  );
}
