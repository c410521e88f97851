import { earlyDisclosure } from "@gable/contract/calls/disclosures.ts";
import { register } from "@gable/contract/calls/identity.ts";
import { saveDraft } from "@gable/contract/calls/profile.ts";
import type { ConsentType, EmploymentType } from "@gable/domain/application/enumerations.ts";
import { type ConsentGiven, consentTexts } from "@gable/domain/profile/consents.ts";
import type { HomeType } from "@gable/domain/profile/registration.ts";
import type { BorrowerClient } from "./borrower-client.ts";
import { pdfText } from "./pdf-text.ts";
import type { Persona } from "./persona.ts";

const homeTypes: Readonly<Record<string, HomeType>> = {
  "single-family": "SINGLE_FAMILY",
  townhouse: "TOWNHOUSE",
  "planned-unit": "PLANNED_UNIT",
  condominium: "CONDOMINIUM",
  duplex: "DUPLEX",
};

export const consent = (type: ConsentType, language: "en" | "es"): ConsentGiven => ({
  type,
  textVersion: consentTexts[type].version,
  language,
});

/** What the address with which somebody came says: who of the lender sent them, and its `utm_…` parameters. */
export interface CameWith {
  readonly referrer?: string | undefined;
  readonly campaign?: Readonly<Record<string, string>>;
}

/** Answers registration as the persona does, reads the disclosures, and opens the account. Returns the application's uuid. */
export async function registerPersona(
  client: BorrowerClient,
  { fill, home }: Persona,
  email = fill.email,
  { referrer, campaign }: CameWith = {},
): Promise<string> {
  const { first, middle, last, suffix } = fill.name;
  const pieces = [
    {
      home: fill.address,
      homeType: homeTypes[home.propertyType] ?? "OTHER",
      occupancy: fill.propertyUse,
      ownership: fill.ownership,
      ...(fill.residence && { residence: fill.residence }),
    },
    { listedForSale: fill.listedForSale, titleChangedRecently: fill.titleChangedRecently },
    {
      employmentType: fill.employmentType as EmploymentType,
      annualIncome: fill.annualIncome,
      otherIncome: fill.otherIncome,
    },
    {
      name: { firstName: first, middleName: middle ?? "", lastName: last, suffix: suffix ?? "" },
      ...(fill.aliases && { aliases: fill.aliases }),
    },
    { birthDate: fill.dateOfBirth },
    { phone: fill.phone, textMessages: false, language: fill.language },
  ];
  for (const body of pieces) await client.send(saveDraft, { query: {}, body });
  for (const kind of ["EARLY_HELOC_DISCLOSURE", "CFPB_HELOC_BOOKLET", "GLBA_NOTICE"]) {
    await client.open(earlyDisclosure, { params: { kind }, query: {} });
  }
  const demonstration = await client.open(earlyDisclosure, { params: { kind: "ESIGN_DISCLOSURE" }, query: {} });
  const text = await pdfText(new Uint8Array(await demonstration.arrayBuffer()));
  const demonstrationCode = /Your code is (\d{4})/.exec(text)?.[1] ?? "";
  const { applicationUuid } = await client.send(register, {
    body: {
      email,
      password: fill.password,
      answers: {},
      consents: (["SOFT_CREDIT", "ELECTRONIC_RECORDS", "TERMS_OF_USE"] as const).map((type) =>
        consent(type, fill.language),
      ),
      demonstrationCode,
      ...(referrer !== undefined && { referrer }),
      ...(campaign !== undefined && { campaign }),
      ...(fill.collateral === "home-with-wallet" && { payout: "WALLET" as const }),
    },
  });
  return applicationUuid;
}
