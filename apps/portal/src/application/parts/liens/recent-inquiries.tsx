import type { LienConfirmation } from "@gable/domain/liens/lien-answer.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useEffect } from "react";
import { type Control, useFieldArray, useWatch } from "react-hook-form";
import { liensWords } from "../../liens.words.ts";
import { blankNewDebt, type FoundLiens, type LienValues } from "./lien-form.ts";

const MOST_DEBTS = 10;

type InquiriesProps = {
  inquiries: FoundLiens["inquiries"];
  control: Control<LienValues, unknown, LienConfirmation>;
};

/** Many lenders have looked at the report lately: whether any of it became a debt that the report does not show yet. */
export function RecentInquiries({ inquiries, control }: InquiriesProps) {
  const t = useText(liensWords);
  const f = useFormats();
  const owesMore = useWatch({ control, name: "owesMore" });
  return (
    <section className="debt stack" aria-labelledby="inquiries">
      <div>
        <h2 id="inquiries">{t.inquiries}</h2>
        <p className="lead">{t.inquiriesLead(inquiries.length)}</p>
      </div>
      <Table
        caption={t.inquiriesCaption}
        captionHidden
        columns={[
          { label: t.inquirer, cell: ({ creditor }) => creditor },
          { label: t.inquiredOn, cell: ({ date }) => f.dayWithYear(date) },
        ]}
        rows={inquiries}
        keyOf={({ creditor, date }) => `${creditor} ${date}`}
      />
      <RadioField
        control={control}
        name="owesMore"
        label={t.owesMore}
        kind="pills"
        choices={[
          { value: "NO", label: t.owesNoMore },
          { value: "YES", label: t.owesSome },
        ]}
      />
      {owesMore === "YES" ? <NewDebts control={control} /> : null}
      <Disclosure summary={t.whyInquiries}>{t.whyInquiriesBody}</Disclosure>
    </section>
  );
}

function NewDebts({ control }: Pick<InquiriesProps, "control">) {
  const t = useText(liensWords);
  const { fields, append, remove } = useFieldArray({ control, name: "newDebts" });
  const isEmpty = fields.length === 0;
  useEffect(() => {
    if (isEmpty) append({ ...blankNewDebt }, { shouldFocus: false });
  }, [isEmpty, append]);
  return (
    <div className="stack stack-6">
      {fields.map((field, index) => (
        <div key={field.id} className="stack">
          <div className="field-pair">
            <TextField control={control} name={`newDebts.${index}.creditor`} label={t.creditor} maxLength={100} />
            <MoneyField control={control} name={`newDebts.${index}.monthlyPayment`} label={t.payment} />
          </div>
          {fields.length > 1 ? <TextButton onClick={() => remove(index)}>{t.remove(index + 1)}</TextButton> : null}
        </div>
      ))}
      {fields.length < MOST_DEBTS ? (
        <Button kind="second" slim onClick={() => append({ ...blankNewDebt })}>
          {t.addNew}
        </Button>
      ) : null}
    </div>
  );
}
