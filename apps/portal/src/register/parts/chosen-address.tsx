import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import "./chosen-address.css";
import type { HomeValues } from "./home-address.tsx";
import { homeAddressWords } from "./home-address.words.ts";
import type { TypedAnswers } from "./registration.ts";

/** The address that was chosen, to look at once more; a unit can be added where the list had none. */
export function ChosenAddress({ control }: { control: Control<HomeValues, unknown, TypedAnswers> }) {
  const t = useText(homeAddressWords);
  const home = useWatch({ control, name: "home" });
  const [hadUnit] = useState(home.street2 !== "");
  return (
    <>
      <section className="chosen-address" aria-label={t.chosen} tabIndex={-1}>
        <Icon name="pin" size={24} />
        <p>
          <strong>
            {home.street1}
            {hadUnit ? `, ${home.street2}` : null}
          </strong>
          <span>
            {home.city}, {home.state} {home.zip}
          </span>
        </p>
      </section>
      {hadUnit ? null : (
        <TextField control={control} name="home.street2" label={t.unit} optional narrow autoComplete="address-line2" />
      )}
    </>
  );
}
