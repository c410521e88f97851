import { RegistrationAnswers, UnfinishedAddresses } from "@gable/domain/profile/registration.ts";
import type { Typed, TypedAnswers } from "./registration.ts";

/** What may be kept of an answer while it is typed: each part that is right by itself, and an address that is only begun as what it is. */
export function keepableOf(answers: TypedAnswers): Typed {
  const right: Record<string, unknown> = {};
  const begun: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(answers)) {
    if (fits(RegistrationAnswers.shape, name, value)) right[name] = value;
    else if (fits(UnfinishedAddresses.shape, name, value) && saysAnything(value)) begun[name] = value;
  }
  return Object.keys(begun).length > 0 ? { ...right, unfinished: begun } : right;
}

const saysAnything = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.values(value).some(Boolean);

type Rules = Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>;

const fits = (rules: Rules, name: string, value: unknown): boolean => rules[name]?.safeParse(value).success === true;
