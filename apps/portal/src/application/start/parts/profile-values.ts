import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type { answers, saveProfile } from "@gable/contract/calls/profile.ts";
import type { EmploymentType } from "@gable/domain/application/enumerations.ts";
import { type AddressValues, toAddress } from "@gable/ui/forms/address-values.ts";
import type { Resolver } from "react-hook-form";
import { schemaResolver } from "../../../shell/schema-resolver.ts";

export type ProfileValues = {
  name: { firstName: string; middleName: string; lastName: string; suffix: string };
  birthDate: string;
  home: AddressValues;
  employmentType: string;
  annualIncome: number | null;
  consent: boolean;
};

export type MissingFact = keyof ProfileValues;

const facts = ["name", "birthDate", "home", "employmentType", "annualIncome"] as const;

/** What row 1 of the plan still lacks, of what the borrower can give here. */
export function missingFacts(known: ReplyOf<typeof answers>, hasConsent: boolean): ReadonlySet<MissingFact> {
  const missing: MissingFact[] = facts.filter((fact) => known[fact] === undefined);
  return new Set(hasConsent ? missing : [...missing, "consent"]);
}

/** What is sent of the form: the missing facts and nothing else. */
export function toProfile(values: ProfileValues, missing: ReadonlySet<MissingFact>): BodyOf<typeof saveProfile> {
  const { name, birthDate, home, employmentType, annualIncome } = values;
  return {
    ...(missing.has("name") && { name }),
    ...(missing.has("birthDate") && birthDate !== "" && { birthDate }),
    ...(missing.has("home") && { home: toAddress(home) }),
    ...(missing.has("employmentType") && employmentType !== "" && { employmentType: employmentType as EmploymentType }),
    ...(missing.has("annualIncome") && annualIncome !== null && { annualIncome }),
  };
}

/** Checks the missing facts by their rules, and that the consent is ticked where there is none. */
export function profileResolver(missing: ReadonlySet<MissingFact>): Resolver<ProfileValues> {
  const load = async () => {
    const { RegistrationAnswers } = await import("@gable/domain/profile/registration.ts");
    const asked = facts.filter((fact) => missing.has(fact));
    return RegistrationAnswers.pick(Object.fromEntries(asked.map((fact) => [fact, true])) as { name?: true });
  };
  const byRules = schemaResolver<ProfileValues, object>(load, (values) => toProfile(values, missing));
  return async (values, context, options) => {
    const { errors } = await byRules(values, context, options);
    const unticked = missing.has("consent") && !values.consent;
    const all = { ...errors, ...(unticked && { consent: { type: "rule", message: "SOFT_CREDIT-required" } }) };
    return Object.keys(all).length === 0 ? { values, errors: {} } : { values: {}, errors: all };
  };
}
