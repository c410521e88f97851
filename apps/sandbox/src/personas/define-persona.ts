import { dollars } from "../cents.ts";
import { institutionById, institutions } from "../institutions.ts";
import { seeded } from "../seeded.ts";
import type {
  BankAccountFacts,
  CreditFacts,
  DebtFacts,
  Facts,
  FloodFacts,
  HomeFacts,
  IdentityFacts,
  IncomeFacts,
  JobFacts,
  LateFacts,
  MortgageFacts,
  NameFacts,
  PersonFacts,
  TitleFacts,
  ValuationFacts,
} from "./facts.ts";
import type { Fill } from "./fill.ts";
import { type PersonaName, type PropertyType, personaNames } from "./words.ts";

export interface Persona extends Facts {
  readonly name: PersonaName;
  /** Position in the documentation, from 1. */
  readonly number: number;
  readonly story: string;
  /** Where the journey leads, in words. */
  readonly ends: string;
  readonly fill: Fill;
}

/** A row of the table: what is particular to a persona, amounts in whole dollars. The rest is an uneventful, good application. */
export interface PersonaRow {
  readonly name: PersonaName;
  readonly story: string;
  readonly ends: string;
  readonly person: NameFacts & { readonly born: string; readonly areaCode: string };
  readonly coOwner?: NameFacts & { readonly born: string; readonly relation: "spouse" | "co-owner" | "trustee" };
  readonly home: HomeRow;
  readonly score: number | null;
  readonly job?: JobRow;
  readonly income?: Partial<IncomeFacts>;
  readonly credit?: Partial<CreditFacts>;
  readonly debts?: readonly DebtFacts[];
  readonly valuation?: Partial<ValuationFacts>;
  readonly title?: Partial<TitleFacts>;
  readonly bank?: { readonly institution?: string; readonly accounts?: readonly Partial<BankAccountFacts>[] };
  readonly identity?: Partial<IdentityFacts>;
  readonly screening?: Facts["screening"];
  readonly payments?: Facts["payments"];
  readonly notaryVisits?: Facts["notaryVisits"];
  readonly fill?: Partial<Fill>;
}

export interface HomeRow {
  readonly street1: string;
  readonly street2?: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly county: string;
  readonly fips: string;
  readonly tract?: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly value: number;
  readonly fsd?: string;
  readonly bought: string;
  readonly price: number;
  readonly taxes: number;
  readonly dues?: number;
  readonly built: number;
  readonly area: number;
  readonly propertyType?: PropertyType;
  readonly siblingUnits?: readonly string[];
  readonly ownedBy?: HomeFacts["ownedBy"];
  readonly records?: HomeFacts["records"];
  readonly flood?: Partial<FloodFacts>;
  readonly mortgages: readonly MortgageRow[];
}

export interface MortgageRow {
  readonly holder: string;
  readonly opened: string;
  readonly original: number;
  readonly balance: number;
  readonly payment: number;
  readonly instrument?: MortgageFacts["instrument"];
  readonly onCreditReport?: boolean;
  readonly onCountyRecord?: boolean;
  readonly late?: readonly LateFacts[];
}

export interface JobRow {
  readonly employer: string;
  readonly title: string;
  readonly annual: number;
  readonly since: string;
  readonly frequency?: JobFacts["frequency"];
  readonly employmentType?: JobFacts["employmentType"];
  readonly inDatabase?: boolean;
  readonly whenAsked?: JobFacts["whenAsked"];
  readonly whenAskedAgain?: JobFacts["whenAskedAgain"];
  readonly payroll?: JobFacts["payroll"];
}

/** States whose security instrument is a mortgage; the others use a deed of trust. */
const mortgageStates = new Set(["FL", "IL", "IN", "KY", "LA", "NY", "OH", "OK", "PA", "SC", "WI"]);

/** A persona's whole facts from its row: what the row does not name follows from its number, the same in each run. */
export function definePersona(row: PersonaRow): Persona {
  const number = personaNames.indexOf(row.name) + 1;
  const chance = seeded("persona", row.name);
  const person = personOf(row.person, number, 1, row.person.areaCode);
  const coOwners = row.coOwner === undefined ? [] : [personOf(row.coOwner, number, 2, row.person.areaCode)];
  const jobs = row.job === undefined ? [] : [jobOf(row.job, chance.digits(7))];
  const accounts = accountsOf(row, number);
  const institution = row.bank?.institution ?? bankOfPersona(number);

  const facts: Facts = {
    seed: row.name,
    person,
    coOwners,
    home: homeOf(row.home, row.name),
    valuation: {
      first: { value: dollars(row.home.value), fsd: row.home.fsd ?? "0.0900", condition: "GOOD" },
      second: { value: dollars(Math.round(row.home.value * 0.98)), fsd: "0.1100", condition: "GOOD" },
      bpo: { value: dollars(row.home.value), condition: "GOOD" },
      ...row.valuation,
    },
    credit: {
      gate: "open",
      score: row.score,
      debts: row.debts ?? [everydayCard(number), carLoan(number), storeCard(number)],
      inquiries: everydayInquiries,
      publicRecords: [],
      formerAddresses: [],
      later: {},
      ...row.credit,
    },
    title: { judgments: [], atUpdate: "clear", ...row.title },
    income: {
      jobs,
      business: null,
      pension: null,
      socialSecurityMonthly: 0,
      filesJointly: coOwners.length > 0,
      ...row.income,
    },
    bank: { institution, accounts },
    identity: {
      documentType: "DRIVERS_LICENSE",
      documentNumber: `${row.home.state}${chance.digits(7)}`,
      expiresOn: "2031-08-31",
      behaviour: "passes",
      ...row.identity,
    },
    insurance: {
      hazard: {
        insurer: "Harvest Home Mutual",
        policyNumber: `HHM-${String(number).padStart(2, "0")}-${chance.digits(6)}`,
        dwellingCoverage: dollars(Math.max(250_000, Math.round(row.home.value * 0.8))),
        deductible: dollars(2_500),
        annualPremium: dollars(1_680),
      },
      flood: null,
    },
    screening: row.screening ?? "clear",
    payments: row.payments ?? "arrive",
    notaryVisits: row.notaryVisits ?? "kept",
  };
  return {
    ...facts,
    name: row.name,
    number,
    story: row.story,
    ends: row.ends,
    fill: fillOf(row, facts),
  };
}

function personOf(
  row: NameFacts & { readonly born: string },
  number: number,
  place: 1 | 2,
  areaCode: string,
): PersonFacts {
  const two = String(number).padStart(2, "0");
  const { born, first, middle, last, suffix } = row;
  const mailbox = [first, last, ...(suffix === undefined ? [] : [suffix])]
    .join(".")
    .normalize("NFD")
    .replaceAll(/[^A-Za-z.]/g, "")
    .toLowerCase();
  return {
    name: { first, last, ...(middle === undefined ? {} : { middle }), ...(suffix === undefined ? {} : { suffix }) },
    dateOfBirth: born,
    // No number that begins with 799 or 798 was ever given out by state; the rest of it is the persona's own number, twice.
    ssn: `${800 - place}-${two}-${two.padStart(4, "0")}`,
    email: `${mailbox}@example.com`,
    phone: `${areaCode}5550${place}${two}`,
  };
}

function homeOf(row: HomeRow, name: string): HomeFacts {
  const chance = seeded("home", name);
  const instrument = mortgageStates.has(row.state) ? "mortgage" : "deed-of-trust";
  return {
    address: {
      street1: row.street1,
      ...(row.street2 === undefined ? {} : { street2: row.street2 }),
      city: row.city,
      state: row.state,
      zip: row.zip,
    },
    siblingUnits: row.siblingUnits ?? [],
    county: row.county,
    countyFips: row.fips,
    censusTract: row.tract ?? null,
    parcelNumber: `${chance.digits(3)}-${chance.digits(4)}-${chance.digits(3)}`,
    propertyType: row.propertyType ?? "single-family",
    units: row.propertyType === "duplex" ? 2 : 1,
    yearBuilt: row.built,
    livingAreaSquareFeet: row.area,
    lotSquareFeet: row.area * 3,
    bedrooms: Math.max(2, Math.round(row.area / 620)),
    bathrooms: Math.max(1, Math.round(row.area / 900)),
    ownedBy: row.ownedBy ?? { as: "person" },
    legalDescription: `Lot ${chance.between(1, 90)}, Block ${chance.between(1, 12)}, ${row.street1.replace(/^\d+ /, "")} Addition, as recorded in Plat Book ${chance.between(10, 99)}, page ${chance.between(1, 99)}, ${row.county} records`,
    boughtOn: row.bought,
    price: dollars(row.price),
    annualTaxes: dollars(row.taxes),
    monthlyAssociationDues: dollars(row.dues ?? 0),
    ownerOccupied: true,
    mortgages: row.mortgages.map((mortgage, index) => ({
      id: `mortgage-${index + 1}`,
      holder: mortgage.holder,
      instrument: mortgage.instrument ?? instrument,
      openedOn: mortgage.opened,
      originalAmount: dollars(mortgage.original),
      balance: dollars(mortgage.balance),
      monthlyPayment: dollars(mortgage.payment),
      termMonths: 360,
      lastFour: chance.digits(4),
      onCreditReport: mortgage.onCreditReport ?? true,
      onCountyRecord: mortgage.onCountyRecord ?? true,
      late: mortgage.late ?? [],
    })),
    records: row.records ?? "found",
    flood: {
      zone: "X",
      community: `${row.city}, City of`,
      communityNumber: `${row.fips.slice(0, 2)}${chance.digits(4)}`,
      participates: true,
      mapPanel: `${row.fips}C${chance.digits(4)}G`,
      mapEffectiveOn: "2018-06-20",
      ...row.flood,
    },
    location: { latitude: row.at[0], longitude: row.at[1] },
  };
}

const jobOf = (row: JobRow, einDigits: string): JobFacts => ({
  employer: row.employer,
  ein: `98-${einDigits}`,
  title: row.title,
  employmentType: row.employmentType ?? "FULL_TIME",
  startedOn: row.since,
  annualBase: dollars(row.annual),
  frequency: row.frequency ?? "every-two-weeks",
  inDatabase: row.inDatabase ?? true,
  whenAsked: row.whenAsked ?? "confirms",
  ...(row.whenAskedAgain && { whenAskedAgain: row.whenAskedAgain }),
  payroll: row.payroll ?? "linkable",
});

function accountsOf(row: PersonaRow, number: number): BankAccountFacts[] {
  const two = String(number).padStart(2, "0");
  const everyday: BankAccountFacts = {
    id: "everyday",
    name: "Everyday Checking",
    accountType: "checking",
    accountNumber: `77${two}4410${two}`,
    balance: dollars(8_412),
    verdict: "verified",
  };
  const reserve: BankAccountFacts = {
    id: "reserve",
    name: "Reserve Savings",
    accountType: "savings",
    accountNumber: `77${two}8820${two}`,
    balance: dollars(23_950),
    verdict: "verified",
  };
  const [first = {}, second = {}] = row.bank?.accounts ?? [];
  return [
    { ...everyday, ...first },
    { ...reserve, ...second },
  ];
}

const bankOfPersona = (number: number): string => institutions[number % institutions.length]?.id ?? "alder";

/** Too few and too old to ask anybody about, unless somebody of staff does. */
const everydayInquiries: CreditFacts["inquiries"] = [
  { daysAgo: 45, by: "Summit Ridge Motors", purpose: "auto loan" },
  { daysAgo: 80, by: "Larkfield Card Services", purpose: "credit card" },
];

const everydayCard = (number: number): DebtFacts => ({
  id: "card",
  creditor: "Larkfield Card Services",
  accountType: "credit-card",
  openedOn: "2012-09-14",
  limit: dollars(18_000),
  balance: dollars(2_140 + number * 10),
  monthlyPayment: dollars(64),
  lastFour: String(4100 + number),
});

/** A charge account that is never used: it makes a file less thin, and cannot be paid off. */
const storeCard = (number: number): DebtFacts => ({
  id: "store",
  creditor: "Fennimore Outfitters",
  accountType: "charge-account",
  openedOn: "2017-11-24",
  limit: dollars(1_200),
  balance: 0,
  monthlyPayment: 0,
  lastFour: String(2200 + number),
});

const carLoan = (number: number): DebtFacts => ({
  id: "car",
  creditor: "Redwood Auto Finance",
  accountType: "auto-loan",
  openedOn: "2024-03-22",
  limit: dollars(27_500),
  balance: dollars(17_300 + number * 10),
  monthlyPayment: dollars(412),
  termMonths: 72,
  lastFour: String(7300 + number),
});

function fillOf(row: PersonaRow, facts: Facts): Fill {
  const [account] = facts.bank.accounts;
  const job = facts.income.jobs[0];
  return {
    address: facts.home.address,
    propertyUse: "PRIMARY",
    ownership: ownershipOf(facts.home.ownedBy.as),
    listedForSale: false,
    titleChangedRecently: false,
    employmentType: job?.employmentType ?? "FULL_TIME",
    employer: job?.employer ?? null,
    jobTitle: job?.title ?? null,
    annualIncome: job?.annualBase ?? 0,
    otherIncome: [],
    name: facts.person.name,
    dateOfBirth: facts.person.dateOfBirth,
    email: facts.person.email,
    phone: facts.person.phone,
    password: "a quiet street in June",
    language: "en",
    ssn: facts.person.ssn,
    maritalStatus: row.coOwner?.relation === "spouse" ? "married" : "unmarried",
    purpose: "HOME_IMPROVEMENT",
    referrer: null,
    collateral: "home",
    offer: { termYears: 15, share: 0.6, feePercent: "2.990" },
    debtsToPay: [],
    incomeMethod: "payroll",
    assets: [],
    bank: {
      institution: facts.bank.institution,
      routingNumber: institutionById(facts.bank.institution)?.routingNumber ?? "",
      accountNumber: account?.accountNumber ?? "",
      accountType: account?.accountType ?? "checking",
    },
    accountBy: "linking",
    payMethod: "AUTOPAY",
    identityDocument: facts.identity.documentType,
    signers: facts.coOwners.map((coOwner) => ({ ...coOwner, relation: row.coOwner?.relation ?? "co-owner" })),
    insurance: { insurer: facts.insurance.hazard.insurer, policyNumber: facts.insurance.hazard.policyNumber },
    cancelsInRescission: false,
    stopsAfter: null,
    corrections: {},
    ...row.fill,
  };
}

const ownershipOf = (ownedBy: HomeFacts["ownedBy"]["as"]): Fill["ownership"] => {
  if (ownedBy === "trust") return "TRUST";
  return ownedBy === "person-and-co-owners" ? "JOINT" : "SOLE";
};
