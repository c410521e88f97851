import type { FieldValues, Resolver } from "react-hook-form";
import { schemaResolver } from "../../shell/schema-resolver.ts";
import type { TypedAnswers } from "./registration.ts";

type Answer = keyof TypedAnswers;

/** Checks the answers of one step, each by the rule with which the server checks it. */
export function answersResolver<T extends FieldValues>(
  names: readonly Answer[],
  toAnswers: (values: T) => TypedAnswers,
): Resolver<T, unknown, TypedAnswers> {
  const load = async () => {
    const { RegistrationAnswers } = await import("@gable/domain/profile/registration.ts");
    const mask = Object.fromEntries(names.map((name) => [name, true])) as { [Name in Answer]?: true };
    return RegistrationAnswers.pick(mask);
  };
  return schemaResolver(load, toAnswers);
}
