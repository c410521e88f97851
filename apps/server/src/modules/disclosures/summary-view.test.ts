import type { RegistrationAnswers } from "@gable/domain/profile/registration.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { hit, loanFile, parcel } from "@gable/domain/workflow/testing/loan-file.ts";
import { describe, expect, it } from "vitest";
import { cashInSummary, summaryGroups } from "./summary-view.ts";
import { answerOf, questionOf, summaryWords } from "./summary-words.ts";

/** What the paper that is signed says of a group. */
const paper = (facts: Facts, wanted: string) =>
  group(facts, wanted).map((line): [string, string] => [questionOf(line), answerOf(line)]);

const group = (facts: Facts, wanted: string) => summaryGroups(facts).find(({ name }) => name === wanted)?.lines ?? [];

describe("the summary of an application", () => {
  it("tells income from investments from a home that is rented out, and two incomes of one kind apart", () => {
    const { facts } = loanFile();
    const otherIncome = [
      { type: "INVESTMENT" as const, annualAmount: 1_200_000 },
      { type: "OTHER" as const, annualAmount: 300_000 },
    ];
    const lines = group({ ...facts, answers: { ...facts.answers, otherIncome } }, "income").slice(-2);

    expect(lines.map(({ name, value }) => [summaryWords(name), value])).toEqual([
      ["Income from investments", "$12,000.00"],
      ["Other income", "$3,000.00"],
    ]);
  });

  it("says which debts the line pays off, and leaves them out of the cash", () => {
    const { facts } = loanFile({ softCredit: hit() });
    const { offer } = facts;
    if (!offer) throw new Error("an offer was to be chosen");
    const paying = { ...facts, offer: { ...offer, initialDraw: 6_000_000, payoffs: ["card"] } };

    expect(group(paying, "payoffs")).toEqual([
      { name: "payoff", of: "Example card", value: "$3,500.00", edit: "productSelect" },
    ]);
    expect(cashInSummary(paying)).toBe(5_650_000);
    expect(group(paying, "offer").find(({ name }) => name === "cash")?.value).toBe("$56,500.00");
    expect(group(facts, "payoffs")).toEqual([]);
  });

  it("says the kind of home and the other names, which were asked as well", () => {
    const { facts } = loanFile();
    const told = {
      ...facts,
      answers: { ...facts.answers, homeType: "CONDOMINIUM" as const, aliases: ["Ana Bell", "Ana Ríos"] },
    };

    expect(summaryWords(group(told, "home").find(({ name }) => name === "homeType")?.value ?? "")).toBe("Condominium");
    expect(group(told, "person").find(({ name }) => name === "aliases")?.value).toBe("Ana Bell, Ana Ríos");
  });

  it("says whether the home is for sale and whether its title changed, which were asked first", () => {
    const { facts } = loanFile();
    const answers = { ...facts.answers, listedForSale: false, titleChangedRecently: false };

    expect(paper({ ...facts, answers }, "home")).toEqual(
      expect.arrayContaining([
        ["Listed for sale, now or in the last 6 months", "No"],
        ["Bought, or its title changed, in the last 90 days", "No"],
      ]),
    );
    expect(group(facts, "home").map(({ name }) => name)).not.toContain("listedForSale");
  });

  it("says who else signs, what they are to the borrower and how they are reached", () => {
    const { facts } = loanFile();
    const { additional } = facts;
    if (!additional) throw new Error("the further questions were to be answered");
    const titleCompanions = [
      { firstName: "Theo", lastName: "Reed", relation: "SPOUSE" as const, email: "theo@example.com" },
      { firstName: "Ida", lastName: "Reed", relation: "PARENT" as const },
    ];

    expect(paper({ ...facts, additional: { ...additional, titleCompanions } }, "home").slice(-5, -1)).toEqual([
      ["Others who sign", "Theo Reed, Ida Reed"],
      ["Theo Reed: who this is to you", "Spouse"],
      ["Theo Reed: reached at", "theo@example.com"],
      ["Ida Reed: who this is to you", "Parent"],
    ]);
  });

  it("says how the deed will name who gives the home, unless somebody on record is not named yet", () => {
    const { facts } = loanFile();
    const held = (owners: string[]): Facts => ({
      ...facts,
      property: {
        outcome: "FOUND",
        parcels: [
          parcel({
            owners: owners.map((recordedName) => ({ recordedName, isPerson: true })),
            vesting: "an unmarried woman",
          }),
        ],
        at: "2026-11-20T18:00:00.000Z",
      },
    });

    expect(paper(held(["ANA REED"]), "home").at(-1)).toEqual([
      "How the deed will name you",
      "Ana Reed, an unmarried woman",
    ]);
    expect(group(held(["ANA REED", "THEO REED"]), "home").map(({ name }) => name)).not.toContain("onDeed");
  });

  it("says what the borrower takes the home to be worth, in their own words where they gave any", () => {
    const { facts } = loanFile({
      estimatedValue: 60_000_000,
      valueChallenge: { value: 70_000_000, why: "OTHER", was: 61_500_000, at: "2026-11-20T18:00:00.000Z" },
    });

    expect(paper(facts, "home")).toEqual(
      expect.arrayContaining([
        ["Worth, by your own estimate", "$600,000.00"],
        ["Worth, as you hold against our figure", "$700,000.00"],
        ["Why you hold our figure to be wrong", "OTHER"],
      ]),
    );
  });

  it("says which savings are to count, where the borrower lived before, and in which language", () => {
    const { facts } = loanFile();
    const told = {
      ...facts,
      answers: { ...facts.answers, language: "es" as const },
      formerAddress: { street1: "2 Oak Street", street2: null, city: "Sacramento", state: "CA", zip: "95831" },
      depletionAssets: [{ type: "SAVINGS" as const, balance: 25_000_000 }],
    };

    expect(paper(told, "income").at(-1)).toEqual(["In savings accounts", "$250,000.00"]);
    expect(paper(told, "person")).toEqual(
      expect.arrayContaining([
        ["Where you lived before", "2 Oak Street, Sacramento, CA 95831"],
        ["Language", "Spanish"],
      ]),
    );
  });
});

/** Under which name each question of registration stands in the summary; null where it is kept as a consent, with its words. */
const standsAs: Readonly<Record<keyof RegistrationAnswers, string | null>> = {
  home: "home",
  homeType: "homeType",
  occupancy: "occupancy",
  ownership: "ownership",
  listedForSale: "listedForSale",
  titleChangedRecently: "titleChangedRecently",
  residence: "residence",
  employmentType: "employmentType",
  annualIncome: "annualIncome",
  otherIncome: "INCOME_PENSION",
  name: "name",
  aliases: "aliases",
  birthDate: "birthDate",
  email: "email",
  phone: "phone",
  language: "language",
  textMessages: null,
};

it("leaves out no question of registration", () => {
  const { facts } = loanFile();
  const answers = {
    ...facts.answers,
    homeType: "TOWNHOUSE" as const,
    occupancy: "SECOND_HOME" as const,
    ownership: "SOLE" as const,
    listedForSale: false,
    titleChangedRecently: false,
    residence: { street1: "2 Oak Street", street2: null, city: "Sacramento", state: "CA" as const, zip: "95831" },
    otherIncome: [{ type: "PENSION" as const, annualAmount: 100 }],
    aliases: ["Ann Reed"],
    email: "ana@example.com",
    phone: "+19165550100",
    language: "en" as const,
    textMessages: true,
  };
  const { additional } = facts;
  const told = {
    ...facts,
    answers,
    ...(additional && { additional: { ...additional, occupancy: "SECOND_HOME" as const } }),
  };
  const names = summaryGroups(told).flatMap(({ lines }) => lines.map(({ name }) => name));

  expect(names).toEqual(expect.arrayContaining(Object.values(standsAs).filter((name) => name !== null)));
});

describe("the debts in the summary", () => {
  const { facts } = loanFile({ softCredit: hit() });
  const { liens } = facts;
  const [mortgage] = liens?.liens ?? [];
  if (!liens || !mortgage) throw new Error("a mortgage was to be confirmed");
  const said = (changes: Partial<typeof liens>): Facts => ({ ...facts, liens: { ...liens, ...changes } });

  const attested = (newDebts: { creditor: string; monthlyPayment: number }[]): Facts => ({
    ...said({ dwellingPayment: 180_000 }),
    inquiryAttestation: { newDebts, at: liens.at },
  });

  it("are each said with what is owed and what is paid a month", () => {
    expect(paper(facts, "debts")).toEqual([
      [mortgage.lender, "$335,000.00"],
      [`${mortgage.lender}: payment each month`, "$2,100.00"],
    ]);
  });

  it("are said with what the borrower says otherwise, and why", () => {
    const answers = [{ id: mortgage.id, answer: "BALANCE" as const, balance: 30_000_000, reason: "Paid in March" }];
    expect(paper(said({ answers }), "debts").slice(2)).toEqual([
      [`${mortgage.lender}: what you say is owed`, "$300,000.00"],
      [`${mortgage.lender}: your reason`, "Paid in March"],
    ]);
  });

  it("are none where the borrower said so, and one that was denied is said to be", () => {
    const answers = [{ id: mortgage.id, answer: "NOT_MINE" as const }];
    expect(paper(said({ liens: [], answers }), "debts")).toEqual([
      [`${mortgage.lender}: what you say of it`, "It is not on this home or not yours"],
    ]);
    expect(paper(said({ liens: [], answers: [] }), "debts")).toEqual([["Debts against the home", "None"]]);
  });

  it("are followed by those that recent credit checks led to, and by what the dwelling costs", () => {
    expect(paper(attested([]), "debts").slice(2)).toEqual([
      ["Debts from recent credit checks, not yet reported", "None"],
      ["What the home you live in costs each month", "$1,800.00"],
    ]);
    expect(paper(attested([{ creditor: "Oak Auto", monthlyPayment: 40_000 }]), "debts")[2]).toEqual([
      "Oak Auto: new debt, payment each month",
      "$400.00",
    ]);
  });
});
