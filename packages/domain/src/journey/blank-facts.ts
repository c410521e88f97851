import type { HelocApplication } from "../application/application.ts";
import type { Profile } from "../application/profile.ts";
import { unpublishedFlags } from "../application/status.ts";
import type { JourneyFacts } from "./journey-facts.ts";

const homeUuid = "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a01";

const blankProfile: Profile = {
  uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a02",
  email: "borrower@example.com",
  name: null,
  dob: null,
  hasSsn: false,
  addresses: [],
  optimizelyProfileUuid: null,
};

const blankApplication: HelocApplication = {
  uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03",
  loanNumber: "2600000018",
  status: unpublishedFlags,
  consents: [],
  selectedPropertyUuid: null,
  property: null,
  term: 0,
  amount: 0,
  rate: 0,
  uwCalculatedDrawAmount: null,
  adjustedHomeAmount: null,
  hasHmda: false,
  documents: [],
  incomeSources: [],
  disburseAccount: null,
  autopayAccount: null,
  payType: null,
  assetDepletion: null,
  insurance: null,
  coDeedStatus: null,
  isCrypto: false,
  requestedManualNotaryTime: null,
  additionalSignerVersion: null,
  helocSigners: [],
  referrer: null,
  auditFields: { createdDate: "2026-01-05T15:00:00Z" },
  name: null,
  email: "borrower@example.com",
};

/** An application at row 1 about which nothing is known: where examples and tests start. */
export const blankFacts: JourneyFacts = {
  application: blankApplication,
  status: unpublishedFlags,
  profile: blankProfile,
  step: null,
  conditions: [],
};

const homeAddress = { street1: "12 Orchard Lane", street2: null, city: "Denver", state: "CO", zip: "80203" };

/** The same borrower with row 1 done: name, birth date, chosen home and consent to the soft inquiry. */
export const profiledFacts: JourneyFacts = {
  ...blankFacts,
  profile: {
    ...blankProfile,
    name: {
      uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a04",
      firstName: "Alex",
      middleName: null,
      lastName: "Rivera",
      suffix: null,
    },
    dob: "1980-04-12",
    addresses: [{ ...homeAddress, uuid: homeUuid, ownership: "SOLE" }],
  },
  application: {
    ...blankApplication,
    consents: [{ type: "SOFT_CREDIT", at: "2026-01-05T15:04:00Z" }],
    selectedPropertyUuid: homeUuid,
    property: { ...homeAddress, uuid: homeUuid, timeZone: "America/Denver" },
  },
};

/** Facts like `base`, with the given parts changed. */
export function factsWith(
  base: JourneyFacts,
  changes: {
    readonly application?: Partial<HelocApplication>;
    readonly status?: Partial<JourneyFacts["status"]>;
    readonly profile?: Partial<Profile>;
    readonly step?: JourneyFacts["step"];
    readonly conditions?: JourneyFacts["conditions"];
    readonly delayed?: JourneyFacts["delayed"];
  },
): JourneyFacts {
  return {
    application: { ...base.application, ...changes.application },
    status: { ...base.status, ...changes.status },
    profile: { ...base.profile, ...changes.profile },
    step: changes.step === undefined ? base.step : changes.step,
    conditions: changes.conditions ?? base.conditions,
    delayed: changes.delayed ?? base.delayed,
  };
}
