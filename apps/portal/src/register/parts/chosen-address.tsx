import { TextButton } from "@gable/ui/components/link/link.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { type Control, useWatch } from "react-hook-form";
import { AddressCard } from "../../address/address-card.tsx";
import { chosenAddressWords } from "./chosen-address.words.ts";
import type { HomeValues } from "./home-values.ts";
import type { TypedAnswers } from "./registration.ts";

type ChosenProps = {
  control: Control<HomeValues, unknown, TypedAnswers>;
  onCorrect: () => void;
  onSearch: () => void;
};

/** The address that was chosen, to look at once more. Its unit may be added or changed here, the rest field by field. */
export function ChosenAddress({ control, onCorrect, onSearch }: ChosenProps) {
  const t = useText(chosenAddressWords);
  const home = useWatch({ control, name: "home" });
  return (
    <>
      <AddressCard address={{ ...home, street2: null }} label={t.chosen} />
      <TextField control={control} name="home.street2" label={t.unit} optional narrow autoComplete="address-line2" />
      <div className="stack stack-2">
        <p>
          <TextButton onClick={onCorrect}>{t.correct}</TextButton>
        </p>
        <p>
          <TextButton onClick={onSearch}>{t.another}</TextButton>
        </p>
      </div>
    </>
  );
}
