import { SHORTEST_PASSWORD } from "@gable/contract/calls/identity.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";
import type { FieldErrors, Resolver } from "react-hook-form";
import { documentsToOpen } from "./documents-to-open.ts";
import { type NeededConsent, neededConsents } from "./needed-consents.ts";

export type AccountValues = {
  password: string;
  /** Kinds of the documents that were opened in this tab. */
  disclosures: readonly string[];
  demonstrationCode: string;
  consents: Record<NeededConsent, boolean>;
};

export const blankAccount: AccountValues = {
  password: "",
  disclosures: [],
  demonstrationCode: "",
  consents: { SOFT_CREDIT: false, ELECTRONIC_RECORDS: false, TERMS_OF_USE: false },
};

const rule = (message: string) => ({ type: "rule", message });

/** What whoever has an account is asked before another application: what they said for the first counts for that one alone. */
export const consentsOfAnother = ["SOFT_CREDIT", "ELECTRONIC_RECORDS"] as const satisfies readonly NeededConsent[];

/** What is still missing, as the server would say it; of whoever has an account neither password nor terms. */
export function accountResolver(hasAccount = false): Resolver<AccountValues> {
  return (values) => {
    const errors: FieldErrors<AccountValues> = {};
    if (!hasAccount && values.password === "") errors.password = rule("password-required");
    else if (!hasAccount && Array.from(values.password).length < SHORTEST_PASSWORD)
      errors.password = rule("password-too-short");
    if (!documentsToOpen.every((kind) => values.disclosures.includes(kind))) errors.disclosures = rule("open-first");
    if (!/^\d{4}$/.test(values.demonstrationCode)) errors.demonstrationCode = rule("code-invalid");
    const missing = (hasAccount ? consentsOfAnother : neededConsents).filter((type) => !values.consents[type]);
    if (missing.length > 0) {
      errors.consents = Object.fromEntries(missing.map((type) => [type, rule(`${type}-required`)]));
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** What the server found wrong, under the names of this form's fields; what belongs to an earlier step has no field here. */
export function accountFailures(failures: readonly Failure[]): readonly Failure[] {
  return failures.map(({ name, message }) => {
    if (name === "consents" && message.startsWith("required:")) {
      return {
        name: `consents.${message.slice("required:".length)}`,
        message: `${message.slice("required:".length)}-required`,
      };
    }
    const isHere = name !== undefined && name in blankAccount;
    return isHere ? { name, message } : { message: name === undefined ? message : "answers-incomplete" };
  });
}
