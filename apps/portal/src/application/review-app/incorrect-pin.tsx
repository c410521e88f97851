import { repullCredit } from "@gable/contract/calls/credit.ts";
import { Actions } from "@gable/ui/components/button/button.tsx";
import { PhoneLink } from "@gable/ui/components/link/link.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { creditStandingQuery } from "../../queries/credit.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { creditCodes } from "../credit/credit.words.ts";
import { CallUs, NothingLost } from "../parts/ask-person.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { pinWords } from "./incorrect-pin.words.ts";

/** The bureau lifts this freeze with a PIN: none was given yet, or a wrong one. */
export function Screen() {
  const t = useText(pinWords);
  const f = useFormats();
  const explain = useExplain(creditCodes);
  const { uuid } = useJourney();
  const query = useQuery(creditStandingQuery(uuid));
  const command = useCommand(repullCredit);
  const form = useQuestionForm({ defaultValues: { pin: "" } });
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={t.title} query={query} />;
  const bureau = data.bureau;
  if (data.attemptsLeft === 0) {
    return (
      <StepPage title={t.title} drawing="phone">
        <Notice tone="warning" title={t.noneLeft} />
        <Actions>
          <CallUs kind="primary" />
        </Actions>
        <NothingLost />
      </StepPage>
    );
  }
  async function check({ pin }: { pin: string }) {
    if (!/^\d{4,10}$/.test(pin.trim())) return [{ name: "pin", message: "pin-invalid" }];
    const failures = await command.send({ body: { pin: pin.trim() } });
    form.reset();
    await query.refetch();
    return failures;
  }
  return (
    <QuestionPage
      form={form}
      onSubmit={check}
      explain={explain}
      question={t.title}
      lead={bureau ? t.lead(bureau.name) : t.leadAny}
      drawing="key"
      submit={t.go}
      why={<p>{t.why}</p>}
      after={
        <>
          <Note>{t.left(data.attemptsLeft)}</Note>
          {bureau ? (
            <p>
              {t.lost}{" "}
              <a href={bureau.freezeWebsite} target="_blank" rel="noopener">
                {bureau.freezeWebsite.replace(/^https:\/\//, "")}
              </a>
              , <PhoneLink phone={f.phone(bureau.phone)} />
            </p>
          ) : null}
          <NothingLost />
        </>
      }
    >
      {data.pinRejected ? (
        <Notice tone="warning" title={t.wrong}>
          {t.wrongBody}
        </Notice>
      ) : null}
      <TextField
        control={form.control}
        name="pin"
        label={t.pin}
        hint={t.pinHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        narrow
      />
    </QuestionPage>
  );
}
