import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { type Control, useWatch } from "react-hook-form";
import { bankQuery } from "../../../queries/accounts.ts";
import { bankWords } from "../bank.words.ts";

/** An account as it is typed: its number twice, so that a slip shows. */
export type TypedAccount = {
  routingNumber: string;
  accountNumber: string;
  accountAgain: string;
  type: "CHECKING" | "SAVINGS" | "";
};

export const noTypedAccount: TypedAccount = { routingNumber: "", accountNumber: "", accountAgain: "", type: "" };

export type WithAccount = { typed: TypedAccount };

const digits = (text: string) => text.replace(/[\s-]/g, "");

/** What is wrong with a typed account that only two fields together show. */
export function typedProblems({ accountNumber, accountAgain, type }: TypedAccount) {
  return [
    ...(digits(accountNumber) === digits(accountAgain)
      ? []
      : [{ name: "typed.accountAgain", message: "accounts-differ" }]),
    ...(type === "" ? [{ name: "typed.type", message: "required" }] : []),
  ];
}

export function TypedAccountFields({ control }: { control: Control<WithAccount> }) {
  const t = useText(bankWords);
  const routingNumber = useWatch({ control, name: "typed.routingNumber" }).trim();
  const { data: bank } = useQuery(bankQuery(routingNumber));
  return (
    <>
      <TextField
        control={control}
        name="typed.routingNumber"
        label={t.routing}
        hint={bank === undefined ? t.routingHint : bank.bankName ? t.bankFound(bank.bankName) : t.bankUnknown}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        narrow
      />
      <TextField
        control={control}
        name="typed.accountNumber"
        label={t.account}
        inputMode="numeric"
        autoComplete="off"
        maxLength={22}
      />
      <TextField
        control={control}
        name="typed.accountAgain"
        label={t.accountAgain}
        inputMode="numeric"
        autoComplete="off"
        maxLength={22}
      />
      <RadioField
        control={control}
        name="typed.type"
        label={t.kind}
        kind="segments"
        choices={[
          { value: "CHECKING", label: t.CHECKING },
          { value: "SAVINGS", label: t.SAVINGS },
        ]}
      />
      <p className="small quiet">{t.security}</p>
    </>
  );
}
