import type { ActName, RequestOf } from "./order-protocol.ts";
import type { Protocols, VendorKind } from "./protocols.ts";
import type { Address, Attachment, Person } from "./wire-values.ts";

/** One request that is right in form for every act of every kind: what adapters and servers are tried with. */
export type SampleOrders = {
  readonly [K in VendorKind]: { readonly [A in ActName<Protocols[K]>]: RequestOf<Protocols[K], A> };
};

const address: Address = { street1: "420 Maple Street", city: "Omaha", state: "NE", zip: "68132" };

const person: Person = {
  name: { first: "Samuel", last: "Sample" },
  dateOfBirth: "1980-05-06",
  ssn: "797-55-0101",
  email: "samuel.sample@example.com",
  phone: "4025550123",
  address,
};

const applicant = { name: person.name, dateOfBirth: "1980-05-06", address, ssn: "797-55-0101" };

const pull = { applicant, consent: { id: "consent-1", givenAt: "2026-11-20T17:59:00Z" } };

const paper: Attachment = {
  name: "paper.pdf",
  mediaType: "application/pdf",
  content: btoa("%PDF-1.7\n%%EOF\n"),
};

const picture: Attachment = { name: "front.jpg", mediaType: "image/jpeg", content: btoa("a picture") };

const link = { person, returnUrl: "https://lender.example/return", state: "a-state" };

const county = { countyFips: "31055", state: "NE" };

const signer = { ...person, signer: "signer-1" };

const employment = { person, employer: { name: "Platte River Works" }, statedAnnualIncome: 9_600_000 };

export const sampleOrders: SampleOrders = {
  "credit-bureau": { "pull-soft": pull, "pull-hard": pull },
  "property-data": { "find-parcels": { address, owners: [person.name] } },
  avm: { value: { address, cascade: "first" } },
  bpo: {
    order: { address, product: "exterior", contact: { name: person.name, phone: "4025550123" } },
    cancel: { order: "ord_of_another_time" },
  },
  title: {
    search: { address, owners: [person.name] },
    update: { address, owners: [person.name], lineAmount: 8_000_000 },
  },
  flood: { determine: { address } },
  watchlist: { screen: { person, otherNames: ["Ada Bergstrom"] } },
  "income-link": {
    "start-link": { ...link, employerName: "Platte River Works", statedAnnualIncome: 9_600_000 },
    "fetch-income": { publicToken: "a token of another time" },
    release: { visit: "link-1" },
  },
  "tax-transcript": {
    "start-link": { ...link, years: [2025, 2024] },
    "fetch-transcripts": { publicToken: "a token of another time" },
  },
  "employment-verification": {
    "look-up": employment,
    "ask-employer": employment,
    "mail-domain": { employer: { name: "Platte River Works" }, domain: "platteriverworks.example" },
  },
  "bank-link": {
    "start-link": { ...link, purpose: "accounts" },
    exchange: { publicToken: "a token of another time" },
    transactions: {
      item: "an item of another time",
      accounts: ["everyday"],
      from: "2025-11-20",
      to: "2026-11-20",
    },
    release: { item: "an item of another time" },
  },
  "bank-account-check": {
    "look-up-routing": { routingNumber: "101999971" },
    check: { routingNumber: "101999971", accountNumber: "4400123456", accountType: "checking", holder: person },
  },
  "identity-verification": {
    "check-document": { person, documentType: "DRIVERS_LICENSE", front: picture, back: picture, portrait: picture },
    "ask-questions": { person, attempt: 1 },
    "grade-answers": { person, quiz: "a quiz of another time", answers: [] },
  },
  notary: {
    "find-slots": {
      ...county,
      method: "remote",
      from: "2026-11-20T18:00:00Z",
      to: "2026-11-22T18:00:00Z",
      timeZone: "America/Chicago",
    },
    "open-session": { ...county, signers: [signer], documents: [paper] },
    "cancel-session": { session: "ses_of_another_time" },
    "book-visit": {
      ...county,
      place: { placeType: "home", address },
      language: "en",
      signers: [signer],
      windows: [{ from: "2026-11-24T18:00:00Z", to: "2026-11-24T20:00:00Z" }],
    },
    "collect-visit": {
      visit: "vis_of_another_time",
      notary: {
        name: "Tobias Lund",
        commissionNumber: "NE-1234567",
        commissionState: "NE",
        commissionCounty: "Douglas",
        commissionExpiresOn: "2027-12-31",
      },
      startsAt: "2026-11-20T15:00:00Z",
      signers: [signer],
      documents: [paper],
    },
  },
  recording: {
    "look-up-county": county,
    submit: {
      ...county,
      method: "electronic",
      instrument: "deed-of-trust",
      grantors: ["SAMUEL SAMPLE"],
      grantee: "A Lender",
      lineAmount: 8_000_000,
      documents: [paper],
    },
  },
  "insurance-verification": {
    verify: { policyType: "hazard", insured: person, property: { address } },
    "read-declaration": { policyType: "flood", insured: person, property: { address }, declaration: paper },
  },
  disbursement: {
    send: {
      method: "ach",
      purpose: "proceeds",
      amount: 7_500_000,
      to: { holder: "Samuel Sample", routingNumber: "101999971", accountNumber: "4400123456", accountType: "checking" },
      memo: "Home equity line",
    },
  },
  payoff: {
    "request-statement": {
      borrower: person,
      creditor: "Larkfield Card Services",
      lastFour: "4128",
      debtType: "consumer-debt",
      reportedBalance: 1_840_000,
      goodThrough: "2026-12-15",
    },
  },
  mail: {
    send: {
      from: { name: "A Lender", address: "hello@lender.example" },
      to: "samuel.sample@example.com",
      subject: "Your application",
      text: "We have it.",
    },
  },
  sms: { send: { to: "4025550123", text: "We have it." } },
  addresses: { suggest: { typed: "420 Map", limit: 5 }, normalise: { address } },
  counsellors: { nearest: { zip: "68132" } },
  "prime-offer-rates": {
    "offer-rates": { on: "2026-11-20", table: "fixed" },
    "prime-rate": { on: "2026-11-20" },
  },
  "virus-scan": { scan: { file: paper } },
};

/** Every act of every kind, for tests that go through all of them. */
export const everyAct: readonly { readonly kind: VendorKind; readonly act: string }[] = Object.entries(
  sampleOrders,
).flatMap(([kind, acts]) => Object.keys(acts).map((act) => ({ kind: kind as VendorKind, act })));
