import type { LienRow } from "@gable/contract/calls/liens.ts";
import type { LienConfirmation } from "@gable/domain/liens/lien-answer.ts";
import { isOfAnotherHome, needsPayment } from "@gable/domain/workflow/liens/answered-liens.ts";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Note, Tag } from "@gable/ui/components/notice/notice.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { type Control, useWatch } from "react-hook-form";
import { liensWords } from "../../liens.words.ts";
import { GoodPaper } from "../good-paper.tsx";
import type { LienValues } from "./lien-form.ts";

type DebtControl = Control<LienValues, unknown, LienConfirmation>;

type DebtProps = {
  lien: LienRow;
  index: number;
  control: DebtControl;
  /** It turned up, or grew, after the borrower had confirmed the others. */
  isNew: boolean;
};

/** One debt as it was found, and whether that is right. */
export function DebtQuestion({ lien, index, control, isNew }: DebtProps) {
  const t = useText(liensWords);
  return (
    <section className="debt stack" aria-labelledby={`debt-${index}`}>
      <div>
        <h2 id={`debt-${index}`}>{lien.lender}</h2>
        <p className="quiet">{t.position(lien.position)}</p>
      </div>
      {isNew ? (
        <Tag tone="accent" icon="info">
          {t.againTag}
        </Tag>
      ) : null}
      {lien.seenIn === "CREDIT" ? (
        <Tag tone="warning" icon="warning">
          {t.onlyOnCredit}
        </Tag>
      ) : null}
      {lien.seenIn === "COUNTY" ? (
        <Tag tone="warning" icon="warning">
          {t.onlyInCounty}
        </Tag>
      ) : null}
      <Found lien={lien} />
      <RadioField
        control={control}
        name={`answers.${index}.answer`}
        label={t.isRight}
        kind="pills"
        choices={[
          { value: "RIGHT", label: t.right },
          { value: "BALANCE", label: t.otherBalance },
          { value: "PAID_OFF", label: t.paidOff },
          { value: "NOT_MINE", label: t.notMine },
        ]}
      />
      <Payment index={index} control={control} lien={lien} />
      <Correction index={index} control={control} lien={lien} />
    </section>
  );
}

function Found({ lien }: { lien: LienRow }) {
  const t = useText(liensWords);
  const f = useFormats();
  const { openedOn, originalAmount, balance, limit, monthlyPayment, seenIn } = lien;
  return (
    <Facts
      facts={[
        { label: t.opened, value: openedOn === null ? t.unknown : f.month(openedOn) },
        ...(limit === null
          ? [{ label: t.original, value: originalAmount === null ? t.unknown : f.dollars(originalAmount) }]
          : [{ label: t.limit, value: f.dollars(limit) }]),
        // County records do not say what is still owed: until the borrower does, all of it counts.
        { label: seenIn === "COUNTY" ? t.atMost : t.stillOwed, value: f.dollars(balance) },
        { label: t.payment, value: monthlyPayment === 0 ? t.unknown : f.dollars(monthlyPayment) },
      ]}
    />
  );
}

/** What the borrower pays on a debt that county records alone show. */
function Payment({ index, control, lien }: { index: number; control: DebtControl; lien: LienRow }) {
  const t = useText(liensWords);
  const answer = useWatch({ control, name: `answers.${index}.answer` });
  if (!needsPayment(lien) || (answer !== "RIGHT" && answer !== "BALANCE")) return null;
  return (
    <MoneyField
      control={control}
      name={`answers.${index}.monthlyPayment`}
      label={t.yourPayment}
      hint={t.yourPaymentHint}
    />
  );
}

/** What else is asked when the debt is not as it was found. */
function Correction({ index, control, lien }: { index: number; control: DebtControl; lien: LienRow }) {
  const t = useText(liensWords);
  const answer = useWatch({ control, name: `answers.${index}.answer` });
  const said = useWatch({ control, name: `answers.${index}.balance` });
  const saysLess = said !== null && said < lien.balance;
  const isUnmatched = isOfAnotherHome(lien);
  if (answer === "BALANCE") {
    return (
      <div className="stack">
        <div className="field-pair">
          <MoneyField control={control} name={`answers.${index}.balance`} label={t.balanceToday} />
          <TextField
            control={control}
            name={`answers.${index}.reason`}
            label={t.balanceReason}
            maxLength={300}
            optional
          />
        </div>
        {saysLess ? (
          <>
            <Note>{t.lowerNote}</Note>
            <GoodPaper of="mortgage" />
          </>
        ) : null}
      </div>
    );
  }
  if (answer === "PAID_OFF") {
    return (
      <div className="stack">
        <TextField control={control} name={`answers.${index}.reason`} label={t.paidWhen} maxLength={300} optional />
        <Note>{t.paidNote}</Note>
      </div>
    );
  }
  if (answer === "NOT_MINE") {
    return (
      <div className="stack">
        <TextField
          control={control}
          name={`answers.${index}.reason`}
          label={t.notMineReason}
          maxLength={300}
          optional
        />
        <Note>{isUnmatched ? t.notMineNoteCredit : t.notMineNote}</Note>
      </div>
    );
  }
  return null;
}
