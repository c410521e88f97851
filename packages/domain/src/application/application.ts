import * as z from "zod";
import { HelocSigner } from "./additional-signer.ts";
import { Address } from "./address.ts";
import { DocumentType } from "./document-types.ts";
import {
  AdditionalSignerVersion,
  CoDeedStatus,
  ConsentType,
  EmploymentType,
  IncomeSourceType,
  PaymentMode,
  PropertyCondition,
} from "./enumerations.ts";
import { LoanNumber } from "./loan-number.ts";
import { PersonName } from "./person-name.ts";
import { StatusFlags } from "./status.ts";

/** Dollars with at most two decimals, as the wire carries them. Inside the product money is whole cents. */
export const WireDollars = z.number().nonnegative();

/** A rate in percent with at most three decimals (8.95 means 8.95 % a year); 0 while no offer is chosen. */
export const WirePercent = z.number().nonnegative();

export const Consent = z.object({ type: ConsentType, at: z.iso.datetime() });
export type Consent = z.infer<typeof Consent>;

/** The home that secures the line. */
export const ApplicationProperty = Address.extend({
  uuid: z.uuid(),
  /** Where the home is: days of the application are days there, wherever the borrower reads of them. */
  timeZone: z.string(),
  /** As whoever valued the home last found it; absent while nobody has. */
  condition: PropertyCondition.optional(),
});
export type ApplicationProperty = z.infer<typeof ApplicationProperty>;

export const ApplicationDocument = z.object({ uuid: z.uuid(), type: DocumentType });
export type ApplicationDocument = z.infer<typeof ApplicationDocument>;

export const IncomeSource = z.object({
  uuid: z.uuid(),
  type: IncomeSourceType,
  employmentType: EmploymentType,
});
export type IncomeSource = z.infer<typeof IncomeSource>;

/** `mask` and `accountNumber` are the last four digits: the full number never leaves the server. */
export const DisburseAccount = z.object({
  uuid: z.uuid(),
  routingNumber: z
    .string()
    .regex(/^\d{9}$/)
    .nullable(),
  mask: z.string().max(4).nullable(),
  accountNumber: z.string().max(4).nullable(),
});
export type DisburseAccount = z.infer<typeof DisburseAccount>;

/**
 * An application for a home equity line as borrower and additional signer read it. `term` is in years, `rate` in
 * percent, amounts in dollars; `term`, `rate` and `amount` are 0 until an offer is chosen, and again while a revised
 * offer waits for the borrower's choice.
 */
export const HelocApplication = z.object({
  uuid: z.uuid(),
  loanNumber: LoanNumber,
  status: StatusFlags,
  consents: z.array(Consent),
  selectedPropertyUuid: z.uuid().nullable(),
  property: ApplicationProperty.nullable(),
  term: z.int().nonnegative(),
  amount: WireDollars,
  rate: WirePercent,
  /** The initial draw that underwriting arrived at: the line less the origination fee. */
  uwCalculatedDrawAmount: WireDollars.nullable(),
  /** The value of the home that underwriting uses. */
  adjustedHomeAmount: WireDollars.nullable(),
  hasHmda: z.boolean(),
  documents: z.array(ApplicationDocument),
  incomeSources: z.array(IncomeSource),
  disburseAccount: DisburseAccount.nullable(),
  autopayAccount: z.object({ uuid: z.uuid() }).nullable(),
  payType: PaymentMode.nullable(),
  assetDepletion: z.object({ complete: z.boolean() }).nullable(),
  insurance: z.object({ complete: z.boolean() }).nullable(),
  coDeedStatus: CoDeedStatus.nullable(),
  isCrypto: z.boolean(),
  /** The ISO instant for which the borrower asked a notary to come; null unless asked. */
  requestedManualNotaryTime: z.iso.datetime().nullable(),
  additionalSignerVersion: AdditionalSignerVersion.nullable(),
  helocSigners: z.array(HelocSigner),
  referrer: z.object({ referrerUuid: z.uuid() }).nullable(),
  auditFields: z.object({ createdDate: z.iso.datetime() }),
  name: PersonName.nullable(),
  email: z.email(),
});
export type HelocApplication = z.infer<typeof HelocApplication>;
