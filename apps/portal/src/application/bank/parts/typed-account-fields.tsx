import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { type Control, useWatch } from "react-hook-form";
import { bankQuery } from "../../../queries/accounts.ts";
import { bankWords } from "../bank.words.ts";
import type { WithAccount } from "./typed-account.ts";

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
      <TextField
        control={control}
        name="typed.nickname"
        label={t.nickname}
        hint={t.nicknameHint}
        optional
        autoComplete="off"
        maxLength={40}
      />
      <p className="small quiet">{t.security}</p>
    </>
  );
}
