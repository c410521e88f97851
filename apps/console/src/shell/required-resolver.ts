import { EmailInput } from "@gable/domain/people/email.ts";
import { type FieldErrors, type FieldPath, type FieldValues, get, type Resolver, set } from "react-hook-form";

/** Asks for each of the fields, and that what is called `email` is an address; leaves every other rule to the server. */
export function requiredResolver<T extends FieldValues>(names: readonly FieldPath<T>[]): Resolver<T> {
  return (values) => {
    const errors: FieldErrors<T> = {};
    for (const name of names) {
      const message = faultOf(name, String(get(values, name) ?? "").trim());
      if (message !== undefined) set(errors, name, { type: "rule", message });
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

function faultOf(name: string, text: string): string | undefined {
  if (text === "") return "required";
  return name === "email" ? EmailInput.safeParse(text).error?.issues[0]?.message : undefined;
}
