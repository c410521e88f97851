import type { BodyOf } from "@gable/contract/call.ts";
import type { joinAsSigner } from "@gable/contract/calls/signers.ts";
import type { ConsentType } from "@gable/domain/application/enumerations.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";

/** What an invited signer fills in to enter. */
export type EnteredValues = {
  digits: string;
  email: string;
  password: string;
  appCode: string;
  demonstrationCode: string;
  consents: { ELECTRONIC_RECORDS: boolean; TERMS_OF_USE: boolean };
};

export const nothingEntered: EnteredValues = {
  digits: "",
  email: "",
  password: "",
  appCode: "",
  demonstrationCode: "",
  consents: { ELECTRONIC_RECORDS: false, TERMS_OF_USE: false },
};

export const consentTypes = ["ELECTRONIC_RECORDS", "TERMS_OF_USE"] as const satisfies readonly ConsentType[];

interface Asked {
  /** The invitation is not used yet: consents are asked for, and that electronic records can be opened. */
  readonly isOpen: boolean;
  /** The account of before has a second factor. */
  readonly asksForAppCode: boolean;
}

/** What is asked for and not there, by field. */
export function missingIn(values: EnteredValues, { isOpen, asksForAppCode }: Asked): readonly Failure[] {
  const consents = consentTypes
    .filter((type) => !values.consents[type])
    .map((type) => ({ name: `consents.${type}`, message: `${type}-required` }));
  return [
    ...(values.digits.length < 6 ? [{ name: "digits", message: "digits-missing" }] : []),
    ...(values.password === "" ? [{ name: "password", message: "password-required" }] : []),
    ...(asksForAppCode && values.appCode.trim() === "" ? [{ name: "appCode", message: "app-code-missing" }] : []),
    ...(isOpen && values.demonstrationCode.length < 4
      ? [{ name: "demonstrationCode", message: "sample-missing" }]
      : []),
    ...(isOpen ? consents : []),
  ];
}

type Joining = Omit<BodyOf<typeof joinAsSigner>, "code">;

/** What is sent of it; `given` tells of a consent which text was agreed to. */
export function joining(
  { digits, password, email, appCode, demonstrationCode }: EnteredValues,
  { isOpen, asksForAppCode }: Asked,
  given: (type: ConsentType) => Joining["consents"][number],
): Joining {
  return {
    digits,
    password,
    ...(email !== "" && { email }),
    ...(asksForAppCode && { appCode }),
    consents: isOpen ? consentTypes.map(given) : [],
    ...(isOpen && { demonstrationCode, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
  };
}
