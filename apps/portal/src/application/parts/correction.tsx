import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { type answers as answersCall, correctAnswers, previewCorrection } from "@gable/contract/calls/profile.ts";
import type { CorrectionKind } from "@gable/domain/profile/correction-consequences.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import { type AddressValues, addressValues } from "@gable/ui/forms/address-values.ts";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import type { FormDraft } from "@gable/ui/forms/form-draft.ts";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { AddressByHand } from "../../address/address-by-hand.tsx";
import { AskedAddress, useAddressQuestion } from "../../address/asked-address.tsx";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { answersQuery, openingQuery } from "../../queries/profile.ts";
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
import { client } from "../../session/client.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { Pending } from "../../shell/pending.tsx";
import { schemaResolver } from "../../shell/schema-resolver.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { correctionCodes, correctionWords } from "./correction.words.ts";
import { type Preview, WhatFollows } from "./correction-follows.tsx";

type Answers = ReplyOf<typeof answersCall>;
type Said = BodyOf<typeof previewCorrection>;

type CorrectionProps = {
  /** What is being corrected; null while nothing is. */
  readonly kind: CorrectionKind | null;
  readonly onClose: () => void;
  /** What comes after the correction is made, where the journey does not lead on by itself. */
  readonly onMade?: () => unknown;
};

/** A dialog in which an answer is corrected: what that brings about is asked of the server and shown before it is made. */
export function CorrectionDialog({ kind, onClose, onMade }: CorrectionProps) {
  const t = useText(correctionWords);
  const { uuid } = useJourney();
  const asked = useQuery({ ...answersQuery(uuid), enabled: kind !== null });
  const { data } = asked;
  const close = (isMade: boolean) => {
    onClose();
    if (isMade) onMade?.();
  };
  return (
    <Dialog open={kind !== null} onClose={onClose} title={kind ? t[kind] : ""}>
      <Pending asked={asked} kind="field" />
      {data && kind === "person" ? <Person answers={data} onClose={close} /> : null}
      {data && kind === "income" ? <Income answers={data} onClose={close} /> : null}
      {data && (kind === "home" || kind === "residence") ? (
        <Address key={kind} kind={kind} address={data[kind]} onClose={close} />
      ) : null}
      {data && kind === "phone" ? <Phone answers={data} onClose={close} /> : null}
      {data && kind === "summary" ? <Opening onClose={close} /> : null}
    </Dialog>
  );
}

type FormProps = {
  readonly answers: Answers;
  readonly onClose: (isMade: boolean) => void;
};

type Told = { readonly said: Said; readonly preview: Preview };

/** To what one agrees: what was shown, and not what has come of it since. */
const shownIn = ({ follows, made }: Preview) => ({ shown: follows, made });

/** Asks what a correction would change, then makes it as it was shown. */
function useCorrection(onClose: (isMade: boolean) => void) {
  const { uuid } = useJourney();
  const { send, isBusy } = useCommand(correctAnswers);
  const [told, setTold] = useState<Told | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  const ask = async (said: Said): Promise<readonly Failure[]> => {
    try {
      const preview = await client.send(previewCorrection, { params: { uuid }, body: said });
      setFailures([]);
      setTold({ said, preview });
      return [];
    } catch (failure) {
      return failuresOf(failure).map(({ name, ...found }) => ({ ...found, ...(name && { name: fieldOf(name) }) }));
    }
  };
  const make = async (): Promise<readonly Failure[]> => {
    if (told === null) return [];
    const found = await send({ body: { ...told.said, ...shownIn(told.preview) } });
    if (found.length === 0) onClose(true);
    // Something else has come of it since: that is shown, and asked about, once more.
    else if (found.some(({ message }) => message === OTHERWISE)) await ask(told.said);
    setFailures(found);
    return found;
  };
  const goBack = () => setTold(null);
  return { told, ask, make, goBack, failures, isBusy };
}

/** The address stands in its form by itself. */
const fieldOf = (name: string): string => name.replace(/^(home|residence)\./, "");

const OTHERWISE = "follows-otherwise";

type CorrectionForm<T extends FieldValues, O> = {
  readonly form: UseFormReturn<T, unknown, O>;
  readonly draft: FormDraft;
  /** Asks first about what was typed. */
  readonly settle?: (values: O) => Promise<O | null>;
  readonly toSaid: (values: O) => Said;
  readonly onClose: (isMade: boolean) => void;
  readonly children: ReactNode;
};

/** The fields, and then what follows from them. */
function Correcting<T extends FieldValues, O>({
  form,
  draft,
  settle,
  toSaid,
  onClose,
  children,
}: CorrectionForm<T, O>) {
  const t = useText(correctionWords);
  const explain = useExplain(correctionCodes);
  const { told, ask, make, goBack, failures, isBusy } = useCorrection(onClose);
  const keepAsItIs = () => {
    void draft.whileSending(async () => []);
    onClose(false);
  };
  return (
    <>
      <div hidden={told !== null}>
        <Form form={form} onSubmit={(values) => ask(toSaid(values))} settle={settle} explain={explain}>
          {children}
          <Actions>
            <Button type="submit">{t.look}</Button>
            <Button kind="second" onClick={keepAsItIs}>
              {t.keep}
            </Button>
            <SaveState state={draft.saving} />
          </Actions>
        </Form>
      </div>
      {told === null ? null : (
        <WhatFollows
          preview={told.preview}
          problem={failures.map(({ message }) => explain(message)).join(" ")}
          isBusy={isBusy}
          onMake={() => void draft.whileSending(make)}
          onBack={goBack}
        />
      )}
    </>
  );
}

/** Nothing is typed here: the summary is opened, after what that brings about was told. */
function Opening({ onClose }: { onClose: (isMade: boolean) => void }) {
  const t = useText(correctionWords);
  const explain = useExplain(correctionCodes);
  const { uuid } = useJourney();
  const { send, isBusy } = useCommand(correctAnswers);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const asked = useQuery(openingQuery(uuid));
  const { data: preview, refetch } = asked;
  const open = async (shown: Preview) => {
    const found = await send({ body: { summary: "OPEN", ...shownIn(shown) } });
    setFailures(found);
    if (found.length === 0) onClose(true);
    else await refetch();
  };
  return (
    <div className="stack">
      <p>{t.openingLead}</p>
      <Pending asked={asked} kind="field" />
      {preview === undefined ? null : (
        <WhatFollows
          preview={preview}
          problem={failures.map(({ message }) => explain(message)).join(" ")}
          isBusy={isBusy}
          onMake={() => void open(preview)}
          onBack={() => onClose(false)}
        />
      )}
    </div>
  );
}

type PersonValues = { name: NameValues; birthDate: string };

const personAnswers = ({ name, birthDate }: PersonValues): TypedAnswers => ({
  name,
  ...(birthDate !== "" && { birthDate }),
});

function Person({ answers, onClose }: FormProps) {
  const t = useText(correctionWords);
  const form = useQuestionForm<PersonValues, TypedAnswers>({
    defaultValues: { name: nameValues(answers.name), birthDate: answers.birthDate ?? "" },
    resolver: answersResolver<PersonValues>(["name", "birthDate"], personAnswers),
  });
  const draft = useFormDraft("correct-person", form);
  return (
    <Correcting form={form} draft={draft} toSaid={(said) => said as Said} onClose={onClose}>
      <NameFields control={form.control} />
      <DateFields control={form.control} name="birthDate" label={t.born} birthday />
    </Correcting>
  );
}

function Income({ answers, onClose }: FormProps) {
  const words = useText(incomeInfoWords);
  const f = useFormats();
  const form = useQuestionForm<IncomeValues, TypedAnswers>({
    defaultValues: incomeValues(answers),
    resolver: answersResolver<IncomeValues>(["employmentType", "annualIncome", "otherIncome"], incomeAnswers),
  });
  const draft = useFormDraft("correct-income", form);
  const [per, annualIncome] = useWatch({ control: form.control, name: ["per", "annualIncome"] });
  const yearly = yearlyIncome(annualIncome, per);
  return (
    <Correcting form={form} draft={draft} toSaid={(said) => said as Said} onClose={onClose}>
      <IncomeFields control={form.control} />
      {yearly !== null && isUnlikely(yearly) ? <Notice tone="warning" title={words.doubt(f.dollars(yearly))} /> : null}
    </Correcting>
  );
}

const addressResolver = schemaResolver<AddressValues, AddressValues>(
  async () => (await import("@gable/domain/people/address-input.ts")).AddressInput,
  (values) => values,
);

type AddressProps = Pick<FormProps, "onClose"> & {
  /** Of the home, or of where the borrower lives. */
  readonly kind: "home" | "residence";
  readonly address: Answers["home"];
};

function Address({ kind, address, onClose }: AddressProps) {
  const form = useQuestionForm<AddressValues>({ defaultValues: addressValues(address), resolver: addressResolver });
  const question = useAddressQuestion({ form, at: "", known: address, isPart: true });
  const draft = useFormDraft(`correct-${kind}`, form);
  const toSaid = (said: AddressValues): Said => (kind === "home" ? { home: said } : { residence: said });
  return (
    <AskedAddress question={question}>
      <Correcting form={form} draft={draft} settle={question.settle} toSaid={toSaid} onClose={onClose}>
        <AddressByHand form={form} at="" />
      </Correcting>
    </AskedAddress>
  );
}

function Phone({ answers, onClose }: FormProps) {
  const t = useText(correctionWords);
  const form = useQuestionForm({ defaultValues: { phone: answers.phone ?? "" } });
  const draft = useFormDraft("correct-phone", form);
  return (
    <Correcting form={form} draft={draft} toSaid={(said) => said} onClose={onClose}>
      <PhoneField control={form.control} name="phone" label={t.phoneLabel} />
    </Correcting>
  );
}
