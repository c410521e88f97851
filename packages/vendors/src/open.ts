import { httpAddresses } from "./addresses/http.ts";
import type { Addresses } from "./addresses/port.ts";
import { httpAvm } from "./avm/http.ts";
import type { AutomatedValuation } from "./avm/port.ts";
import { httpBankAccountCheck } from "./bank-account-check/http.ts";
import type { BankAccountCheck } from "./bank-account-check/port.ts";
import { httpBankLink } from "./bank-link/http.ts";
import type { BankLink } from "./bank-link/port.ts";
import { httpBpo } from "./bpo/http.ts";
import type { BrokerPriceOpinion } from "./bpo/port.ts";
import { httpCounsellors } from "./counsellors/http.ts";
import type { HousingCounsellors } from "./counsellors/port.ts";
import { httpCreditBureau } from "./credit-bureau/http.ts";
import type { CreditBureau } from "./credit-bureau/port.ts";
import { httpDisbursement } from "./disbursement/http.ts";
import type { Disbursement } from "./disbursement/port.ts";
import { httpEmploymentVerification } from "./employment-verification/http.ts";
import type { EmploymentRecords } from "./employment-verification/port.ts";
import { httpFlood } from "./flood/http.ts";
import type { FloodDetermination } from "./flood/port.ts";
import { type HttpVendorAddress, openHttpDesk, type Patience } from "./http-adapter.ts";
import { httpIdentityVerification } from "./identity-verification/http.ts";
import type { IdentityProofing } from "./identity-verification/port.ts";
import { httpIncomeLink } from "./income-link/http.ts";
import type { PayrollIncome } from "./income-link/port.ts";
import { httpInsuranceVerification } from "./insurance-verification/http.ts";
import type { InsuranceRecords } from "./insurance-verification/port.ts";
import { httpMail } from "./mail/http.ts";
import type { Mail } from "./mail/port.ts";
import { smtpMail } from "./mail/smtp.ts";
import { httpNotary } from "./notary/http.ts";
import type { NotaryNetwork } from "./notary/port.ts";
import type { OrderDesk } from "./order-protocol.ts";
import { httpPayoff } from "./payoff/http.ts";
import type { PayoffStatements } from "./payoff/port.ts";
import type { PlaidNotices } from "./plaid/notices.ts";
import { openPlaid, type PlaidSettings } from "./plaid/open-plaid.ts";
import { httpPrimeOfferRates } from "./prime-offer-rates/http.ts";
import type { MarketRates } from "./prime-offer-rates/port.ts";
import { httpPropertyData } from "./property-data/http.ts";
import type { PropertyRecords } from "./property-data/port.ts";
import { type Protocols, protocols, type VendorKind } from "./protocols.ts";
import { httpRecording } from "./recording/http.ts";
import type { CountyRecording } from "./recording/port.ts";
import { httpSms } from "./sms/http.ts";
import type { TextMessages } from "./sms/port.ts";
import { type TwilioAccount, twilioTexts } from "./sms/twilio.ts";
import { httpTaxTranscripts } from "./tax-transcript/http.ts";
import type { TaxTranscripts } from "./tax-transcript/port.ts";
import { httpTitle } from "./title/http.ts";
import type { TitleCompany } from "./title/port.ts";
import { clamdScan } from "./virus-scan/clamd.ts";
import { httpVirusScan } from "./virus-scan/http.ts";
import type { VirusScan } from "./virus-scan/port.ts";
import { httpWatchlist } from "./watchlist/http.ts";
import type { Watchlist } from "./watchlist/port.ts";

/** One port for each outside service. */
export interface Vendors {
  readonly creditBureau: CreditBureau;
  readonly propertyData: PropertyRecords;
  readonly avm: AutomatedValuation;
  readonly bpo: BrokerPriceOpinion;
  readonly title: TitleCompany;
  readonly flood: FloodDetermination;
  readonly watchlist: Watchlist;
  readonly incomeLink: PayrollIncome;
  readonly taxTranscripts: TaxTranscripts;
  readonly employmentVerification: EmploymentRecords;
  readonly bankLink: BankLink;
  readonly bankAccountCheck: BankAccountCheck;
  readonly identityVerification: IdentityProofing;
  readonly notary: NotaryNetwork;
  readonly recording: CountyRecording;
  readonly insuranceVerification: InsuranceRecords;
  readonly disbursement: Disbursement;
  readonly payoff: PayoffStatements;
  readonly mail: Mail;
  readonly sms: TextMessages;
  /** The same two for what somebody sits and waits for: neither waits for long because other messages did not get through. */
  readonly awaited: { readonly mail: Mail; readonly sms: TextMessages };
  readonly addresses: Addresses;
  readonly counsellors: HousingCounsellors;
  readonly primeOfferRates: MarketRates;
  readonly virusScan: VirusScan;
  /** What Plaid tells by itself, where it is used. */
  readonly plaidNotices: PlaidNotices | undefined;
  /** The desk of a kind, for work that is the same for every kind: retrying jobs, asking after pending orders. */
  desk<K extends VendorKind>(kind: K): OrderDesk<Protocols[K]>;
}

export interface VendorConfig extends HttpVendorAddress {
  /** Kinds that are served elsewhere than at `url`. */
  readonly elsewhere?: { readonly [K in VendorKind]?: HttpVendorAddress };
  /** A mail server that takes the place of the vendor's. */
  readonly smtpUrl?: string | undefined;
  /** Where ClamAV's daemon listens, which takes the place of the vendor that looks at files. */
  readonly clamavUrl?: string | undefined;
  /** An account at Twilio that takes the place of the vendor of texts. */
  readonly twilio?: TwilioAccount | undefined;
  /** An account with Plaid, which links banks, and payroll accounts where it is said, in the vendors' place. */
  readonly plaid?: PlaidSettings | undefined;
}

/** Somebody looks at an empty field meanwhile. */
const AWAITED_REST_MS = 2_000;

/** Opens every port over the published protocol. Holds no connection: there is nothing to close. */
export function openVendors(config: VendorConfig): Vendors {
  const desks = new Map<VendorKind, OrderDesk<Protocols[VendorKind]>>();
  const plaid = config.plaid && openPlaid(config.plaid);
  if (plaid) desks.set("bank-link", plaid.bankLink);
  if (plaid?.incomeLink) desks.set("income-link", plaid.incomeLink);

  function desk<K extends VendorKind>(kind: K): OrderDesk<Protocols[K]> {
    const known = desks.get(kind);
    if (known !== undefined) return known;
    const opened = openHttpDesk<Protocols[K]>(protocols[kind], addressOf(config, kind));
    desks.set(kind, opened);
    return opened;
  }

  function hurriedDesk<K extends "mail" | "sms">(kind: K): OrderDesk<Protocols[K]> {
    const { patience, ...address } = addressOf(config, kind);
    return openHttpDesk<Protocols[K]>(protocols[kind], {
      ...address,
      patience: { ...patience, breakerRestMs: AWAITED_REST_MS },
    });
  }

  const smtp = config.smtpUrl === undefined ? undefined : smtpMail(config.smtpUrl);
  const twilio = (patience: Partial<Patience> = {}) =>
    config.twilio && twilioTexts(config.twilio, { ...config.patience, ...patience });

  return {
    creditBureau: httpCreditBureau(desk("credit-bureau")),
    propertyData: httpPropertyData(desk("property-data")),
    avm: httpAvm(desk("avm")),
    bpo: httpBpo(desk("bpo")),
    title: httpTitle(desk("title")),
    flood: httpFlood(desk("flood")),
    watchlist: httpWatchlist(desk("watchlist")),
    incomeLink: httpIncomeLink(desk("income-link")),
    taxTranscripts: httpTaxTranscripts(desk("tax-transcript")),
    employmentVerification: httpEmploymentVerification(desk("employment-verification")),
    bankLink: httpBankLink(desk("bank-link")),
    bankAccountCheck: httpBankAccountCheck(desk("bank-account-check")),
    identityVerification: httpIdentityVerification(desk("identity-verification")),
    notary: httpNotary(desk("notary")),
    recording: httpRecording(desk("recording")),
    insuranceVerification: httpInsuranceVerification(desk("insurance-verification")),
    disbursement: httpDisbursement(desk("disbursement")),
    payoff: httpPayoff(desk("payoff")),
    mail: smtp ?? httpMail(desk("mail")),
    sms: twilio() ?? httpSms(desk("sms")),
    awaited: {
      mail: smtp ?? httpMail(hurriedDesk("mail")),
      sms: twilio({ breakerRestMs: AWAITED_REST_MS }) ?? httpSms(hurriedDesk("sms")),
    },
    addresses: httpAddresses(desk("addresses")),
    counsellors: httpCounsellors(desk("counsellors")),
    primeOfferRates: httpPrimeOfferRates(desk("prime-offer-rates")),
    virusScan: config.clamavUrl === undefined ? httpVirusScan(desk("virus-scan")) : clamdScan(config.clamavUrl),
    plaidNotices: plaid?.notices,
    desk,
  };
}

function addressOf(config: VendorConfig, kind: VendorKind): HttpVendorAddress {
  const patience: Partial<Patience> = { ...config.patience, ...config.elsewhere?.[kind]?.patience };
  const { url, apiKey } = config.elsewhere?.[kind] ?? config;
  return { url, apiKey, patience };
}
