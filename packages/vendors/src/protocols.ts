import { addresses } from "./addresses/protocol.ts";
import { avm } from "./avm/protocol.ts";
import { bankAccountCheck } from "./bank-account-check/protocol.ts";
import { bankLink } from "./bank-link/protocol.ts";
import { bpo } from "./bpo/protocol.ts";
import { counsellors } from "./counsellors/protocol.ts";
import { creditBureau } from "./credit-bureau/protocol.ts";
import { disbursement } from "./disbursement/protocol.ts";
import { employmentVerification } from "./employment-verification/protocol.ts";
import { flood } from "./flood/protocol.ts";
import { identityVerification } from "./identity-verification/protocol.ts";
import { incomeLink } from "./income-link/protocol.ts";
import { insuranceVerification } from "./insurance-verification/protocol.ts";
import { mail } from "./mail/protocol.ts";
import { notary } from "./notary/protocol.ts";
import type { ActName, AnswerOf, ProgressOf, VendorProtocol } from "./order-protocol.ts";
import { payoff } from "./payoff/protocol.ts";
import { primeOfferRates } from "./prime-offer-rates/protocol.ts";
import { propertyData } from "./property-data/protocol.ts";
import { recording } from "./recording/protocol.ts";
import { sms } from "./sms/protocol.ts";
import { taxTranscripts } from "./tax-transcript/protocol.ts";
import { title } from "./title/protocol.ts";
import { virusScan } from "./virus-scan/protocol.ts";
import { watchlist } from "./watchlist/protocol.ts";

/** Every kind of vendor that speaks the published protocol. */
export const protocols = {
  "credit-bureau": creditBureau,
  "property-data": propertyData,
  avm,
  bpo,
  title,
  flood,
  watchlist,
  "income-link": incomeLink,
  "tax-transcript": taxTranscripts,
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
} as const satisfies Record<string, VendorProtocol>;

export type Protocols = typeof protocols;
export type VendorKind = keyof Protocols;

export const vendorKinds = Object.keys(protocols) as VendorKind[];

export const isVendorKind = (text: string): text is VendorKind => Object.hasOwn(protocols, text);

interface EventBase<K, A> {
  /** The same for every delivery of the same event. */
  readonly event: string;
  readonly kind: K;
  readonly act: A;
  readonly order: string;
  readonly key?: string | undefined;
  readonly reference: string;
  readonly at: string;
  readonly revision: number;
}

type EventOf<K extends VendorKind, A extends ActName<Protocols[K]>> =
  | (EventBase<K, A> & { readonly status: "answered"; readonly answer: AnswerOf<Protocols[K], A> })
  | (EventBase<K, A> & { readonly status: "pending"; readonly progress: ProgressOf<Protocols[K], A> });

/** An event of a webhook whose signature and content have been checked. */
export type VendorEvent = {
  [K in VendorKind]: { [A in ActName<Protocols[K]>]: EventOf<K, A> }[ActName<Protocols[K]>];
}[VendorKind];
