import type { LienConfirmation } from "@gable/domain/liens/lien-answer.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { MonthFields } from "@gable/ui/forms/month-fields.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useRef } from "react";
import { type Control, useFieldArray, useWatch } from "react-hook-form";
import { liensWords } from "../../liens.words.ts";
import { blankDebt, type LienValues } from "./lien-form.ts";

const MOST_ADDED = 6;

type DebtControl = Control<LienValues, unknown, LienConfirmation>;

/** Debts against the home that neither the report nor the county shows. */
export function AddedDebts({ control, isFirst }: { control: DebtControl; isFirst: boolean }) {
  const t = useText(liensWords);
  const { fields, append, remove } = useFieldArray({ control, name: "added" });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {fields.map((field, index) => (
        <section key={field.id} className="debt stack" aria-labelledby={`added-${index}`}>
          <h2 id={`added-${index}`}>{t.addedDebt(index + 1)}</h2>
          <AddedDebt control={control} index={index} />
          <TextButton
            onClick={() => {
              remove(index);
              add.current?.focus();
            }}
          >
            {t.remove(index + 1)}
          </TextButton>
        </section>
      ))}
      <div className="debt-add">
        <p>{isFirst ? t.anyDebts : t.missing}</p>
        <Button
          ref={add}
          kind="second"
          slim
          aria-disabled={fields.length >= MOST_ADDED}
          onClick={() => {
            if (fields.length < MOST_ADDED) append({ ...blankDebt });
          }}
        >
          {t.add}
        </Button>
      </div>
    </>
  );
}

function AddedDebt({ control, index }: { control: DebtControl; index: number }) {
  const t = useText(liensWords);
  const kind = useWatch({ control, name: `added.${index}.kind` });
  return (
    <>
      <TextField
        control={control}
        name={`added.${index}.lender`}
        label={t.lender}
        hint={t.lenderHint}
        maxLength={100}
      />
      <RadioField
        control={control}
        name={`added.${index}.kind`}
        label={t.kind}
        kind="pills"
        choices={[
          { value: "LOAN", label: t.loan },
          { value: "LINE", label: t.line },
        ]}
      />
      <MonthFields control={control} name={`added.${index}.openedIn`} label={t.openedIn} hint={t.openedInHint} />
      {kind === "LINE" ? null : (
        <MoneyField control={control} name={`added.${index}.originalAmount`} label={t.original} />
      )}
      <div className="field-pair">
        <MoneyField control={control} name={`added.${index}.balance`} label={t.stillOwed} />
        <MoneyField control={control} name={`added.${index}.monthlyPayment`} label={t.payment} />
      </div>
      {kind === "LINE" ? (
        <MoneyField control={control} name={`added.${index}.limit`} label={t.limit} hint={t.limitHint} />
      ) : null}
    </>
  );
}
