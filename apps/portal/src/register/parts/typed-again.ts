import type { Standing, TypedAnswers } from "./registration.ts";

/** Kept answers in the form in which they are typed: what was left empty is empty again. */
export function typedAgain({ name, ...answers }: Standing["answers"]): TypedAnswers {
  if (name === undefined) return answers;
  return { ...answers, name: { ...name, middleName: name.middleName ?? "", suffix: name.suffix ?? "" } };
}
