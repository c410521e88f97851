import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { AddressCard } from "../../address/address-card.tsx";
import { homeAddressWords } from "./home-address.words.ts";
import type { HomeValues } from "./home-values.ts";
import type { TypedAnswers } from "./registration.ts";

type ChosenProps = { control: Control<HomeValues, unknown, TypedAnswers> };

/** The address that was chosen, to look at once more; a unit can be added where the list had none. */
export function ChosenAddress({ control }: ChosenProps) {
  const t = useText(homeAddressWords);
  const home = useWatch({ control, name: "home" });
  const [hadUnit] = useState(home.street2 !== "");
  return (
    <>
      <AddressCard address={hadUnit ? home : { ...home, street2: null }} label={t.chosen} />
      {hadUnit ? null : (
        <TextField control={control} name="home.street2" label={t.unit} optional narrow autoComplete="address-line2" />
      )}
    </>
  );
}
