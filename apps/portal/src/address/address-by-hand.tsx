import { AddressFields } from "@gable/ui/forms/address-fields.tsx";
import type { AddressValues } from "@gable/ui/forms/address-values.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { placeQuery } from "../queries/property-places.ts";

type ByHandProps<T extends FieldValues, O> = {
  form: UseFormReturn<T, unknown, O>;
  /** Where the address stands in the form's values, `""` when they are the address. */
  at: string;
};

/** The address field by field; a ZIP code fills in the city and the state that are still empty. */
export function AddressByHand<T extends FieldValues, O = T>({ form, at }: ByHandProps<T, O>) {
  const queries = useQueryClient();
  const typed = useWatch({ control: form.control, name: partOf<T>(at, "zip") }) as string;
  const zip = typed.trim().slice(0, 5);

  useEffect(() => {
    if (!/^\d{5}$/.test(zip)) return undefined;
    let isLate = false;
    const fill = async () => {
      const place = await queries.fetchQuery(placeQuery(zip)).catch(() => null);
      if (isLate || place === null) return;
      for (const part of ["city", "state"] as const) {
        const name = partOf<T>(at, part);
        // What was missed before is not missed any more.
        const shouldValidate = form.getFieldState(name).invalid;
        if (form.getValues(name) !== "") continue;
        form.setValue(name, place[part] as FieldPathValue<T, FieldPath<T>>, { shouldValidate, shouldDirty: true });
      }
    };
    void fill();
    return () => {
      isLate = true;
    };
  }, [zip, queries, form, at]);

  return <AddressFields control={form.control} at={at} />;
}

/** The name of a part of an address that stands in a form's values at `at`, `""` when they are the address. */
export const partOf = <T extends FieldValues>(at: string, part: keyof AddressValues) =>
  (at === "" ? part : `${at}.${part}`) as FieldPath<T>;
