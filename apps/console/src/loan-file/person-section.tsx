import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { type PersonalField, personalFields } from "@gable/domain/loan-file/personal-fields.ts";
import { standings } from "@gable/domain/pipeline/pipeline-row.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { TextButton, TextLink } from "@gable/ui/components/link/link.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FILE_KEY, revealMutation } from "../queries/loan-file.ts";
import { useMay } from "../session/me.ts";
import { Dialog } from "../shell/dialog.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { CorrectAnswers, Corrections } from "./correct-answers.tsx";
import { citizenshipWords, fileWords } from "./file.words.ts";
import { OwnAccount } from "./own-account.tsx";

/** Who the borrower is; what is most personal is masked until it is asked for. */
export function PersonSection({ file }: { file: LoanFileView }) {
  const { uuid, person } = file;
  const t = useText(fileWords);
  const language = useLanguage();
  const { phone } = useFormats();
  const corrects = useMay("correct-answers");
  return (
    <section>
      <SectionHead title={t.person} />
      <Ledger
        rows={[
          ...(person.email ? [{ label: t.email, figure: person.email }] : []),
          ...(person.phone ? [{ label: t.phone, figure: phone(person.phone) }] : []),
          { label: t.language, figure: person.language === "en" ? t.english : t.spanish },
          ...(person.citizenship
            ? [{ label: t.citizenship, figure: citizenshipWords[person.citizenship][language] }]
            : []),
          ...person.personal.map(({ field, masked }) => ({
            label: personalFields[field][language],
            figure: <Personal uuid={uuid} field={field} masked={masked} />,
          })),
        ]}
      />
      <SameHome file={file} />
      <Corrections corrections={person.corrections} />
      {corrects && person.mayCorrect ? <CorrectAnswers uuid={uuid} /> : null}
      <OwnAccount uuid={uuid} />
    </section>
  );
}

/** The lender's other applications for the home. */
export function SameHome({ file }: { file: LoanFileView }) {
  const t = useText(fileWords);
  const language = useLanguage();
  return (
    <>
      {file.sameHome.map(({ uuid: other, loanNumber, borrower, standing }) => (
        <p key={other} className="small">
          {t.sameHome}{" "}
          <TextLink href={`/file/${other}`}>
            {t.sameHomeFile(loanNumber, borrower, standings[standing][language])}
          </TextLink>
        </p>
      ))}
    </>
  );
}

function Personal({ uuid, field, masked }: { uuid: string; field: PersonalField; masked: string }) {
  const t = useText(fileWords);
  const language = useLanguage();
  const mayReveal = useMay("reveal-personal");
  const [isAsking, setAsking] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  const name = personalFields[field][language];
  if (value !== null) return <output>{value}</output>;
  if (!mayReveal) return masked;
  return (
    <>
      {masked}{" "}
      <TextButton className="file-reveal" aria-label={t.revealOf(name)} onClick={() => setAsking(true)}>
        {t.reveal}
      </TextButton>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t.revealOf(name)}>
        <RevealForm
          uuid={uuid}
          field={field}
          onValue={(shown) => {
            setAsking(false);
            setValue(shown);
          }}
        />
      </Dialog>
    </>
  );
}

type RevealProps = { uuid: string; field: PersonalField; onValue: (value: string | null) => void };

function RevealForm({ uuid, field, onValue }: RevealProps) {
  const t = useText(fileWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation(revealMutation({ uuid, field }));
  const form = useQuestionForm<{ reason: string }>({
    defaultValues: { reason: "" },
    resolver: requiredResolver<{ reason: string }>(["reason"]),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async (body) => {
        try {
          const { value } = await mutateAsync(body);
          void queries.invalidateQueries({ queryKey: [FILE_KEY, uuid, "events"] });
          onValue(value);
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <p>{t.revealWhy}</p>
      <TextField control={form.control} name="reason" label={t.reason} maxLength={300} />
      <Button type="submit" busy={isPending}>
        {t.reveal}
      </Button>
    </Form>
  );
}
