import { dollars } from "./cents.ts";
import { institutions } from "./institutions.ts";
import type { AddressFacts, Facts, HomeFacts, MortgageFacts, NameFacts, PersonFacts } from "./personas/facts.ts";
import { countyOfZip, placeOfZip } from "./places.ts";
import { type Seeded, seeded } from "./seeded.ts";
import { addressKey, nameKey } from "./spelling.ts";

/** What is known of somebody who is no persona: what the order says. */
export interface Acquaintance {
  readonly name?: NameFacts | undefined;
  readonly dateOfBirth?: string | undefined;
  readonly ssn?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly address?: AddressFacts | undefined;
  /** Yearly income in cents, where the order says it. */
  readonly statedIncome?: number | undefined;
  readonly employer?: string | undefined;
}

const somewhere: AddressFacts = { street1: "1 Unnamed Road", city: "Sacramento", state: "CA", zip: "95831" };

const lenders = [
  "Silverline Home Loans",
  "Copper Basin Mortgage",
  "Harborlight Lending",
  "Oak & Main Savings",
] as const;

/**
 * Facts about anybody who types a name and an address of their own: good credit, a home with room for a line, whatever income they
 * say. The home follows from the address alone and the person from the name alone, so that vendors who are told only one of them
 * agree with the others.
 */
export function strangerFacts(known: Acquaintance): Facts {
  const address = known.address ?? somewhere;
  const person = strangerPerson(known);
  const chance = seeded("stranger", nameKey(person.name));
  const home = strangerHome(address);
  const value = homeValue(address);
  return {
    seed: `${nameKey(person.name)}|${addressKey(address)}`,
    person,
    coOwners: [],
    home,
    valuation: {
      first: { value, fsd: "0.0850", condition: "GOOD" },
      second: { value: Math.round(value * 0.985), fsd: "0.1050", condition: "GOOD" },
      bpo: { value, condition: "GOOD" },
    },
    credit: strangerCredit(chance),
    title: { judgments: [], atUpdate: "clear" },
    income: strangerIncome(known, chance),
    bank: strangerBank(chance),
    identity: {
      documentType: "DRIVERS_LICENSE",
      documentNumber: `${address.state}${chance.digits(7)}`,
      expiresOn: "2031-05-31",
      behaviour: "passes",
    },
    insurance: {
      hazard: {
        insurer: "Harvest Home Mutual",
        policyNumber: `HHM-${chance.digits(8)}`,
        dwellingCoverage: Math.round(value * 0.8),
        deductible: dollars(2_500),
        annualPremium: dollars(1_740),
      },
      flood: null,
    },
    screening: "clear",
    payments: "arrive",
    notaryVisits: "kept",
  };
}

/** Good credit with nothing late: a card, a car, and a loan that is paid. */
const strangerCredit = (chance: Seeded): Facts["credit"] => ({
  gate: "open",
  score: chance.between(745, 805),
  debts: [
    {
      id: "card",
      creditor: "Larkfield Card Services",
      accountType: "credit-card",
      openedOn: "2014-05-12",
      limit: dollars(15_000),
      balance: dollars(chance.between(400, 3_000)),
      monthlyPayment: dollars(55),
      lastFour: chance.digits(4),
    },
    {
      id: "car",
      creditor: "Redwood Auto Finance",
      accountType: "auto-loan",
      openedOn: "2024-02-20",
      limit: dollars(26_000),
      balance: dollars(chance.between(9_000, 18_000)),
      monthlyPayment: dollars(395),
      termMonths: 72,
      lastFour: chance.digits(4),
    },
    {
      id: "old-loan",
      creditor: "Bright Harbor Lending",
      accountType: "personal-loan",
      standing: "paid",
      openedOn: "2016-03-01",
      limit: dollars(8_000),
      balance: 0,
      monthlyPayment: 0,
      termMonths: 36,
      lastFour: chance.digits(4),
    },
  ],
  inquiries: [],
  publicRecords: [],
  formerAddresses: [],
  later: {},
});

/** One job that a payroll and its employer confirm, with the income that the order says. */
const strangerIncome = (known: Acquaintance, chance: Seeded): Facts["income"] => ({
  jobs: [
    {
      employer: known.employer ?? "Commonwealth Works",
      ein: `98-${chance.digits(7)}`,
      title: "Associate",
      employmentType: "FULL_TIME",
      startedOn: "2018-04-09",
      annualBase: known.statedIncome ?? dollars(120_000),
      frequency: "every-two-weeks",
      inDatabase: true,
      whenAsked: "confirms",
      payroll: "linkable",
    },
  ],
  business: null,
  pension: null,
  socialSecurityMonthly: 0,
  filesJointly: false,
});

function strangerPerson(known: Acquaintance): PersonFacts {
  const name = known.name ?? { first: "Current", last: "Owner" };
  const chance = seeded("stranger-person", nameKey(name));
  return {
    name,
    dateOfBirth: known.dateOfBirth ?? "1980-01-01",
    ssn: known.ssn ?? `797-${String(chance.between(10, 99))}-${String(chance.between(1000, 9999))}`,
    email: known.email ?? "somebody@example.com",
    phone: known.phone ?? "9165550199",
  };
}

/** Between 380,000 and 890,000 dollars, by the address. */
const homeValue = (address: AddressFacts): number =>
  dollars(seeded("value", addressKey(address)).between(380, 890) * 1000);

function strangerHome(address: AddressFacts): HomeFacts {
  const chance = seeded("stranger-home", addressKey(address));
  const value = homeValue(address);
  const county = countyOfZip(address.zip);
  const place = placeOfZip(address.zip);
  return {
    address,
    siblingUnits: [],
    county: county?.name ?? "Unknown",
    countyFips: county?.fips ?? "00000",
    censusTract: null,
    parcelNumber: `${chance.digits(3)}-${chance.digits(4)}-${chance.digits(3)}`,
    propertyType: address.street2 === undefined || address.street2 === "" ? "single-family" : "condominium",
    units: 1,
    yearBuilt: chance.between(1925, 2015),
    livingAreaSquareFeet: chance.between(1300, 2700),
    lotSquareFeet: chance.between(4000, 9000),
    bedrooms: chance.between(2, 4),
    bathrooms: chance.between(1, 3),
    ownedBy: { as: "person" },
    legalDescription: `Lot ${chance.between(1, 90)}, Block ${chance.between(1, 12)}, ${address.street1.replace(/^\d+ /, "")} Addition, ${county?.name ?? "county"} records`,
    boughtOn: `${chance.between(2005, 2019)}-06-15`,
    price: Math.round(value * 0.55),
    annualTaxes: Math.round(value * 0.0095),
    monthlyAssociationDues: 0,
    ownerOccupied: true,
    mortgages: [firstMortgage(address, value, chance)],
    records: "found",
    flood: {
      zone: "X",
      community: `${address.city}, City of`,
      communityNumber: `${county?.fips.slice(0, 2) ?? "00"}${chance.digits(4)}`,
      participates: true,
      mapPanel: `${county?.fips ?? "00000"}C${chance.digits(4)}G`,
      mapEffectiveOn: "2018-06-20",
    },
    location: { latitude: place?.latitude ?? 39.5, longitude: place?.longitude ?? -98.35 },
  };
}

/** A first mortgage of 40 to 55 % of the value, taken when rates were low. */
function firstMortgage(address: AddressFacts, value: number, chance: Seeded): MortgageFacts {
  const balance = Math.round((value * chance.between(40, 55)) / 10_000) * 100;
  return {
    id: "mortgage-1",
    holder: chance.pick(lenders),
    instrument: ["FL", "IL", "IN", "NY", "OH", "PA"].includes(address.state) ? "mortgage" : "deed-of-trust",
    openedOn: "2020-10-16",
    originalAmount: Math.round((balance * 1.12) / 100_000) * 100_000,
    balance,
    monthlyPayment: Math.round(balance * 0.0049),
    termMonths: 360,
    lastFour: chance.digits(4),
    onCreditReport: true,
    onCountyRecord: true,
  };
}

const strangerBank = (chance: Seeded): Facts["bank"] => ({
  institution: institutions[chance.between(0, institutions.length - 1)]?.id ?? "alder",
  accounts: [
    {
      id: "everyday",
      name: "Everyday Checking",
      accountType: "checking",
      accountNumber: `88${chance.digits(8)}`,
      balance: dollars(chance.between(3_000, 12_000)),
      verdict: "verified",
    },
    {
      id: "reserve",
      name: "Reserve Savings",
      accountType: "savings",
      accountNumber: `88${chance.digits(8)}`,
      balance: dollars(chance.between(9_000, 45_000)),
      verdict: "verified",
    },
  ],
});
