import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { catalogue, useText } from "../language/catalogue.tsx";
import type { AddressValues } from "./address-values.ts";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";
import { usStates } from "./us-states.ts";

const words = catalogue({
  street1: { en: "Street address", es: "Calle y número" },
  street2: { en: "Apartment, unit or suite", es: "Apartamento, unidad o suite" },
  city: { en: "City", es: "Ciudad" },
  state: { en: "State", es: "Estado" },
  zip: { en: "ZIP code", es: "Código postal (ZIP)" },
});

type AddressProps<T extends FieldValues, O> = {
  control: Control<T, unknown, O>;
  /** Where the address stands in the form's values, `""` when they are the address. */
  at: string;
  /** A word for the browser's own address book, where a page asks for two addresses. */
  section?: "billing" | "shipping";
};

/** An address by hand, in the order in which it is written on an envelope. */
export function AddressFields<T extends FieldValues, O = T>({ control, at, section }: AddressProps<T, O>) {
  const t = useText(words);
  const name = (part: keyof AddressValues) => (at ? `${at}.${part}` : part) as FieldPath<T>;
  const fill = (token: string) => (section ? `${section} ${token}` : token);
  return (
    <>
      <TextField control={control} name={name("street1")} label={t.street1} autoComplete={fill("address-line1")} />
      <TextField
        control={control}
        name={name("street2")}
        label={t.street2}
        optional
        autoComplete={fill("address-line2")}
      />
      <TextField control={control} name={name("city")} label={t.city} autoComplete={fill("address-level2")} />
      <div className="field-pair">
        <SelectField
          control={control}
          name={name("state")}
          label={t.state}
          options={usStates}
          autoComplete={fill("address-level1")}
        />
        <TextField
          control={control}
          name={name("zip")}
          label={t.zip}
          inputMode="numeric"
          maxLength={10}
          narrow
          autoComplete={fill("postal-code")}
        />
      </div>
    </>
  );
}
