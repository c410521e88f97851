import type { AssetType } from "@gable/domain/income/asset-depletion.ts";
import type { OtherIncome } from "@gable/domain/profile/registration.ts";
import type { AddressFacts, NameFacts } from "./facts.ts";

/** What a persona types, chooses and uploads on the way through the journey. Amounts in cents. */
export interface Fill {
  readonly address: AddressFacts;
  readonly propertyUse: "PRIMARY" | "SECOND_HOME" | "INVESTMENT";
  readonly ownership: "SOLE" | "JOINT" | "TRUST";
  readonly listedForSale: boolean;
  readonly titleChangedRecently: boolean;
  readonly employmentType:
    | "FULL_TIME"
    | "PART_TIME"
    | "SELF_EMPLOYED"
    | "RETIRED"
    | "UNEMPLOYED"
    | "SEPARATE_MAINTENANCE_PAYMENTS";
  readonly employer: string | null;
  readonly jobTitle: string | null;
  readonly annualIncome: number;
  /** What comes in beside it, a year. */
  readonly otherIncome: readonly { readonly type: OtherIncome["type"]; readonly annualAmount: number }[];
  readonly name: NameFacts;
  readonly dateOfBirth: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly language: "en" | "es";
  readonly ssn: string;
  readonly maritalStatus: "married" | "unmarried" | "separated";
  readonly purpose: string;
  /** How the persona comes to the lender: `null` is by itself. */
  readonly referrer: null | "loan-officer" | "wholesale" | "merchant";
  readonly collateral: "home" | "home-with-wallet";
  /** Which offer is taken: the term, the share of the largest line that is offered, the origination fee in percent. */
  readonly offer: { readonly termYears: 5 | 10 | 15 | 30; readonly share: number; readonly feePercent: string };
  /** Creditors whose debts are paid at closing, by the id of the debt. */
  readonly debtsToPay: readonly string[];
  readonly incomeMethod: "payroll" | "bank-deposits" | "tax-transcript" | "pay-stubs";
  /** What is named when assets may help. */
  readonly assets: readonly { readonly type: AssetType; readonly balance: number }[];
  readonly bank: {
    readonly institution: string;
    readonly routingNumber: string;
    readonly accountNumber: string;
    readonly accountType: "checking" | "savings";
  };
  /** Whether the bank of the account for the money is connected, or its numbers are typed: some banks cannot be. */
  readonly accountBy: "linking" | "typing";
  readonly payMethod: "AUTOPAY" | "MANUAL";
  readonly identityDocument: "DRIVERS_LICENSE" | "ID_CARD" | "PASSPORT" | "PERMANENT_RESIDENT_CARD";
  readonly signers: readonly SignerFill[];
  readonly insurance: { readonly insurer: string; readonly policyNumber: string };
  readonly cancelsInRescission: boolean;
  /** The journey step after which the persona stops coming back. */
  readonly stopsAfter: string | null;
  /** What is typed when the first try fails. */
  readonly corrections: {
    readonly address?: AddressFacts;
    readonly formerAddress?: AddressFacts;
    readonly ssn?: string;
    readonly wrongPin?: string;
    readonly pin?: string;
    readonly unit?: string;
    readonly accountNumber?: string;
    readonly estimatedValue?: number;
  };
}

export interface SignerFill {
  readonly name: NameFacts;
  readonly dateOfBirth: string;
  readonly ssn: string;
  readonly email: string;
  readonly phone: string;
  readonly relation: "spouse" | "co-owner" | "trustee";
}
