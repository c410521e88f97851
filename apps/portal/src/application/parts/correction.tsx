import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { type answers as answersCall, correctAnswers } from "@gable/contract/calls/profile.ts";
import {
  type Consequence,
  type CorrectionKind,
  consequencesOf,
} from "@gable/domain/profile/correction-consequences.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import type { FormDraft } from "@gable/ui/forms/form-draft.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useCommand } from "../../journey/use-command.ts";
import { useJourney } from "../../journey/journey.tsx";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { answersQuery } from "../../queries/profile.ts";
import { answersResolver } from "../../register/parts/answers-resolver.ts";
import { IncomeFields } from "../../register/parts/income-fields.tsx";
import { incomeInfoWords } from "../../register/parts/income-info.words.ts";
import {
  type IncomeValues,
  incomeAnswers,
  incomeValues,
  isUnlikely,
  yearlyIncome,
} from "../../register/parts/income-values.ts";
import { NameFields, type NameValues, nameValues } from "../../register/parts/name-fields.tsx";
import type { TypedAnswers } from "../../register/parts/registration.ts";
import { Pending } from "../../shell/pending.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { correctionCodes, correctionWords } from "./correction.words.ts";

type Answers = ReplyOf<typeof answersCall>;

type CorrectionProps = {
  /** What is being corrected; null while nothing is. */
  readonly kind: CorrectionKind | null;
  readonly isSigned: boolean;
  readonly isIncomeShown: boolean;
  readonly onClose: () => void;
};

/** A dialog in which an answer is corrected, with what that brings about before it is sent. */
export function CorrectionDialog({ kind, onClose, ...standing }: CorrectionProps) {
  const t = useText(correctionWords);
  const { uuid } = useJourney();
  const asked = useQuery({ ...answersQuery(uuid), enabled: kind !== null });
  const { data } = asked;
  const shared = { consequences: kind ? consequencesOf(kind, standing) : [], onClose };
  return (
    <Dialog open={kind !== null} onClose={onClose} title={kind ? t[kind] : ""}>
      <Pending asked={asked} kind="field" />
      {data && kind === "person" ? <Person answers={data} {...shared} /> : null}
      {data && kind === "income" ? <Income answers={data} {...shared} /> : null}
    </Dialog>
  );
}

type FormProps = {
  readonly answers: Answers;
  readonly consequences: readonly Consequence[];
  readonly onClose: () => void;
};

/** Sends a correction; the dialog closes when it is made. */
function useCorrection(onClose: () => void) {
  const { send, isBusy } = useCommand(correctAnswers);
  const correct = async (sent: TypedAnswers) => {
    const failures = await send({ body: sent as BodyOf<typeof correctAnswers> });
    if (failures.length === 0) onClose();
    return failures;
  };
  return { correct, isBusy };
}

type PersonValues = { name: NameValues; birthDate: string };

const personAnswers = ({ name, birthDate }: PersonValues): TypedAnswers => ({
  name,
  ...(birthDate !== "" && { birthDate }),
});

function Person({ answers, consequences, onClose }: FormProps) {
  const t = useText(correctionWords);
  const explain = useExplain(correctionCodes);
  const { correct, isBusy } = useCorrection(onClose);
  const form = useQuestionForm<PersonValues, TypedAnswers>({
    defaultValues: { name: nameValues(answers.name), birthDate: answers.birthDate ?? "" },
    resolver: answersResolver<PersonValues>(["name", "birthDate"], personAnswers),
  });
  const draft = useFormDraft("correct-person", form);
  return (
    <Form form={form} draft={draft} onSubmit={correct} explain={explain}>
      <NameFields control={form.control} />
      <DateFields control={form.control} name="birthDate" label={t.born} birthday />
      <Foot draft={draft} consequences={consequences} isBusy={isBusy} onClose={onClose} />
    </Form>
  );
}

function Income({ answers, consequences, onClose }: FormProps) {
  const words = useText(incomeInfoWords);
  const f = useFormats();
  const explain = useExplain(correctionCodes);
  const { correct, isBusy } = useCorrection(onClose);
  const form = useQuestionForm<IncomeValues, TypedAnswers>({
    defaultValues: incomeValues(answers),
    resolver: answersResolver<IncomeValues>(["employmentType", "annualIncome", "otherIncome"], incomeAnswers),
  });
  const draft = useFormDraft("correct-income", form);
  const [per, annualIncome] = useWatch({ control: form.control, name: ["per", "annualIncome"] });
  const yearly = yearlyIncome(annualIncome, per);
  return (
    <Form form={form} draft={draft} onSubmit={correct} explain={explain}>
      <IncomeFields control={form.control} />
      {yearly !== null && isUnlikely(yearly) ? <Notice tone="warning" title={words.doubt(f.dollars(yearly))} /> : null}
      <Foot draft={draft} consequences={consequences} isBusy={isBusy} onClose={onClose} />
    </Form>
  );
}

function Foot({
  draft,
  consequences,
  isBusy,
  onClose,
}: {
  draft: FormDraft;
  consequences: readonly Consequence[];
  isBusy: boolean;
  onClose: () => void;
}) {
  const t = useText(correctionWords);
  const keepAsItIs = () => {
    void draft.whileSending(async () => []);
    onClose();
  };
  return (
    <>
      <Notice title={t.follows}>
        <ul className="stack">
          {consequences.map((consequence) => (
            <li key={consequence}>{t[consequence]}</li>
          ))}
        </ul>
      </Notice>
      <Actions>
        <Button type="submit" busy={isBusy}>
          {t.send}
        </Button>
        <Button kind="second" onClick={keepAsItIs}>
          {t.keep}
        </Button>
        <SaveState state={draft.saving} />
      </Actions>
    </>
  );
}
