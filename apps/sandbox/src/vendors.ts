import type { Protocols, VendorKind } from "@gable/vendors/protocols.ts";
import { addresses } from "./kinds/addresses.ts";
import { avm } from "./kinds/avm.ts";
import { bankAccountCheck } from "./kinds/bank-account-check.ts";
import { bankLink } from "./kinds/bank-link.ts";
import { bpo } from "./kinds/bpo.ts";
import { counsellors } from "./kinds/counsellors.ts";
import { creditBureau } from "./kinds/credit-bureau.ts";
import { disbursement } from "./kinds/disbursement.ts";
import { employmentVerification } from "./kinds/employment-verification.ts";
import { flood } from "./kinds/flood.ts";
import { identityVerification } from "./kinds/identity-verification.ts";
import { incomeLink } from "./kinds/income-link.ts";
import { insuranceVerification } from "./kinds/insurance-verification.ts";
import { mail } from "./kinds/mail.ts";
import { notary } from "./kinds/notary.ts";
import { payoff } from "./kinds/payoff.ts";
import { primeOfferRates } from "./kinds/prime-offer-rates.ts";
import { propertyData } from "./kinds/property-data.ts";
import { recording } from "./kinds/recording.ts";
import { sms } from "./kinds/sms.ts";
import { taxTranscript } from "./kinds/tax-transcript.ts";
import { title } from "./kinds/title.ts";
import { virusScan } from "./kinds/virus-scan.ts";
import { watchlist } from "./kinds/watchlist.ts";
import type { Vendor } from "./scene.ts";

/** Who plays which vendor. */
export const vendors: { readonly [K in VendorKind]: Vendor<Protocols[K]> } = {
  "credit-bureau": creditBureau,
  "property-data": propertyData,
  avm,
  bpo,
  title,
  flood,
  watchlist,
  "income-link": incomeLink,
  "tax-transcript": taxTranscript,
  "employment-verification": employmentVerification,
  "bank-link": bankLink,
  "bank-account-check": bankAccountCheck,
  "identity-verification": identityVerification,
  notary,
  recording,
  "insurance-verification": insuranceVerification,
  disbursement,
  payoff,
  mail,
  sms,
  addresses,
  counsellors,
  "prime-offer-rates": primeOfferRates,
  "virus-scan": virusScan,
};
