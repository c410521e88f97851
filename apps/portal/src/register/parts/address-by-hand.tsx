import { AddressFields } from "@gable/ui/forms/address-fields.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { placeQuery } from "../../queries/property.ts";
import type { HomeValues } from "./home-address.tsx";
import type { TypedAnswers } from "./registration.ts";

/** The address field by field; a ZIP code fills in the city and the state that are still empty. */
export function AddressByHand({ form }: { form: UseFormReturn<HomeValues, unknown, TypedAnswers> }) {
  const queries = useQueryClient();
  const zip = useWatch({ control: form.control, name: "home.zip" }).trim().slice(0, 5);

  useEffect(() => form.setFocus("home.street1"), [form]);

  useEffect(() => {
    if (!/^\d{5}$/.test(zip)) return undefined;
    let isLate = false;
    const fill = async () => {
      const place = await queries.fetchQuery(placeQuery(zip)).catch(() => null);
      if (isLate || place === null) return;
      for (const part of ["city", "state"] as const) {
        // What was missed before is not missed any more.
        const shouldValidate = form.getFieldState(`home.${part}`).invalid;
        if (form.getValues(`home.${part}`) === "") form.setValue(`home.${part}`, place[part], { shouldValidate });
      }
    };
    void fill();
    return () => {
      isLate = true;
    };
  }, [zip, queries, form]);

  return <AddressFields control={form.control} at="home" />;
}
