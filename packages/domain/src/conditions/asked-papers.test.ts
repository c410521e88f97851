import { describe, expect, it } from "vitest";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { underwrite } from "../underwriting/underwrite.ts";
import { decide } from "../workflow/decide.ts";
import type { KnownTradeline } from "../workflow/facts/credit-facts.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import { answeredLiens, shownLiens } from "../workflow/liens/answered-liens.ts";
import { foundLiens } from "../workflow/liens/found-liens.ts";
import { hit, loanFile, mortgageLine, parcel, recordedMortgage } from "../workflow/testing/loan-file.ts";
import { underwritingInput } from "../workflow/underwriting/underwriting-input.ts";
import { askedPapers, awaitedSince, awaitsPapers } from "./asked-papers.ts";
import { askedBy, openConditions } from "./caused-conditions.ts";

const at = "2026-11-20T18:00:00.000Z";
const later = "2026-11-21T18:00:00.000Z";
const california = { state: "CA", number: "1", regulator: "", effectiveFrom: "2020-01-01", effectiveUntil: null };
const lender = { orgMetaData: { other: { licenses: [california] } } };

/** A home with the mortgage on record and a second recorded loan, of which the borrower says something. */
const home = parcel({
  recordedLiens: [
    recordedMortgage(),
    recordedMortgage({
      id: "roof",
      holder: "Roof Credit",
      recordedOn: "2024-03-01",
      originalAmount: 20_000_000,
      position: 2,
    }),
  ],
});
const recorded: Partial<Facts> = { property: { outcome: "FOUND", parcels: [home], at } };
const found = foundLiens(loanFile(recorded).facts);
const said = (answers: Parameters<typeof answeredLiens>[1]): Partial<Facts> => ({
  ...recorded,
  liens: { liens: answeredLiens(found, answers), answers: [...answers], at },
});
const underwritten = (facts: Partial<Facts>) =>
  underwrite(underwritingInput(loanFile(facts), lender, "2026-11-20", null), defaultPolicy);
const awaited = (facts: Partial<Facts>) =>
  askedPapers.filter((asked) => awaitedSince(loanFile(facts).facts, asked) !== undefined).map(({ key }) => key);

/** The mortgage with another balance, as the borrower says. */
const balances = (balance: number) => answeredLiens(found, [{ id: "mortgage", answer: "BALANCE", balance }])[0];

const withDecision = (changes: object): Partial<Facts> => {
  const { decision, offer } = loanFile().facts;
  if (!decision || !offer) throw new Error("the file is not decided");
  return { submittedAt: at, offer, decision: { ...decision, result: { ...decision.result, ...changes } } };
};

const courtRecord = { creditor: "Capital Recovery", amount: 421_000, filedOn: "2024-05-01", caseNumber: "24-1187" };
const searched = (title: Partial<NonNullable<Facts["prequalTitle"]>>): Partial<Facts> => ({
  submittedAt: at,
  prequalTitle: { search: "1", undisclosedLiens: [], judgments: 0, at, ...title },
});
const askedOf = (facts: Partial<Facts>) =>
  openConditions(loanFile(facts)).map(({ uuid, commentsToBorrower, xtraData }) => ({
    key: askedBy(loanFile(facts), uuid)?.key,
    comment: commentsToBorrower,
    papers: xtraData.numDocsRequired,
  }));

describe("a debt on record that the borrower denies", () => {
  const right = { id: "mortgage", answer: "RIGHT" as const };

  it.each(["PAID_OFF", "NOT_MINE"] as const)("counts as on record while nobody has shown that it is %s", (answer) => {
    const facts = said([right, { id: "roof", answer }]);
    expect(underwritten(facts).numbers).toMatchObject({ otherClaims: 53_500_000, lienPosition: 3 });
    expect(awaited(facts)).toEqual(["DENIED_LIENS"]);
    expect(openConditions(loanFile(facts))).toMatchObject([{ requestDocuments: true, actionNeeded: true }]);
  });

  it("is not the end: a person reads the papers before anything is refused for it", () => {
    const decision = underwritten(said([right, { id: "roof", answer: "PAID_OFF" }]));
    expect(decision).toMatchObject({ decision: "REVIEW", reasons: [{ finding: "LIEN_TO_BE_SHOWN" }] });
  });

  it("keeps its balance while a smaller one is only said, and takes a larger one at once", () => {
    expect(balances(10_000_000)).toMatchObject({ balance: 33_500_000, saidBalance: 10_000_000 });
    expect(balances(34_000_000)).toMatchObject({ balance: 34_000_000 });
    expect(balances(34_000_000)?.saidBalance).toBeUndefined();
  });

  it("is taken out, or counted as shown, once a person has accepted the papers", () => {
    const { liens } = said([
      { id: "mortgage", answer: "BALANCE", balance: 30_000_000 },
      { id: "roof", answer: "PAID_OFF" },
    ]);
    expect(shownLiens(liens?.liens ?? [])).toMatchObject([{ id: "mortgage", balance: 30_000_000 }]);
  });

  it("may be of another home where only the credit report shows it", () => {
    const softCredit = hit({ tradelines: [mortgageLine(), mortgageLine({ id: "rental", openedOn: "2022-01-01" })] });
    const onBoth = foundLiens(loanFile({ ...recorded, softCredit }).facts);
    const left = answeredLiens(onBoth, [{ id: "rental", answer: "NOT_MINE" }]);
    expect(left.map(({ id }) => id)).toEqual(["mortgage", "roof"]);
    expect(answeredLiens(onBoth, [{ id: "rental", answer: "PAID_OFF" }])).toHaveLength(3);
  });
});

/** What is asked for of a submitted application whose home is on record so. */
const askedOfHome = (records: Partial<typeof home>, facts: Partial<Facts> = {}) => {
  const property = { outcome: "FOUND", parcels: [{ ...home, ...records }], at } as const;
  const file = loanFile({ submittedAt: at, property, ...facts });
  return openConditions(file).flatMap(({ uuid }) => askedBy(file, uuid)?.key ?? []);
};

/** A submitted application whose mortgage has an amount past due. */
const late = (changes: Partial<KnownTradeline>): Partial<Facts> => ({
  submittedAt: at,
  hardCredit: hit({ tradelines: [mortgageLine({ pastDue: 52_500, ...changes })] }),
});

describe("papers that the decision rests on", () => {
  it.each([
    ["reserves for a home that nobody of the household lives in", { conditions: ["RESERVES_SHOWN"] }, "RESERVES"],
    ["proof that an open judgment was paid", { conditions: ["OPEN_JUDGMENT_OR_TAX_LIEN_PAID"] }, "JUDGMENTS"],
    ["statements of savings that count as income", { numbers: { depletionIncome: 100_000 } }, "ASSETS"],
  ])("are asked for before documents are drawn: %s", (_what, changes, key) => {
    const facts = withDecision(changes);
    expect(awaited(facts)).toEqual([key]);
    expect(awaitsPapers(loanFile(facts).facts, "documents")).toBe(true);
    const accepted = { ...facts, papersAccepted: { [key]: { by: "staff", at: later } } };
    expect(awaited(accepted)).toEqual([]);
  });

  describe("of the tax office", () => {
    const reading = {
      uuid: "1",
      source: "TAX_TRANSCRIPT",
      employmentType: "RETIRED",
      annualAmount: 9_000_000,
      reference: "t",
      at,
    } as const;
    const taxRecord = { owed: [{ year: 2024, amount: 412_050 }], notFiled: [2023] };
    const asked = (facts: Partial<Facts>) =>
      openConditions(loanFile({ submittedAt: at, ...facts })).filter(({ commentsToBorrower }) =>
        commentsToBorrower?.includes("IRS"),
      );

    it("are asked for by what is owed and by the years without a return, before documents", () => {
      const incomeSources = [{ ...reading, taxRecord }];
      const [owed, missing] = asked({ incomeSources });
      expect(owed?.commentsToBorrower).toContain("$4,120.50 (2024)");
      expect(missing?.commentsToBorrower).toContain("2023");
      expect(awaitsPapers(loanFile({ incomeSources }).facts, "documents")).toBe(true);
      const file = loanFile({ incomeSources });
      expect([owed, missing].map((open) => askedBy(file, open?.uuid ?? "")?.key)).toEqual([
        "TAX_OWED",
        "RETURNS_NOT_FILED",
      ]);
    });

    it("are still asked for where the income of it is taken out, and not once a later reading is clear", () => {
      const removed = { ...reading, taxRecord, removedAt: later };
      expect(asked({ incomeSources: [removed] })).toHaveLength(2);
      expect(asked({ incomeSources: [removed, { ...reading, uuid: "2", at: later }] })).toEqual([]);
    });

    it("are asked for where the transcript shows no income to count, and not once a later one is clear", () => {
      const incomeSources = [{ ...reading, taxRecord }];
      expect(asked({ taxReading: { record: taxRecord, at } })).toHaveLength(2);
      expect(asked({ incomeSources, taxReading: { at: later } })).toEqual([]);
    });

    it("are settled when somebody has accepted them", () => {
      const incomeSources = [{ ...reading, taxRecord }];
      const accepted = { by: "staff", at: later };
      expect(asked({ incomeSources, papersAccepted: { TAX_OWED: accepted, RETURNS_NOT_FILED: accepted } })).toEqual([]);
    });
  });

  describe("of the county", () => {
    const { additional } = loanFile().facts;
    if (!additional) throw new Error("the file has nothing additional");

    it("are asked about where its owners live elsewhere, of a main home alone", () => {
      expect(askedOfHome({})).toEqual([]);
      expect(askedOfHome({ ownersLiveElsewhere: true })).toEqual(["OCCUPANCY"]);
      expect(
        askedOfHome({ ownersLiveElsewhere: true }, { additional: { ...additional, occupancy: "SECOND_HOME" } }),
      ).toEqual([]);
    });

    it("are asked about where the home is for sale, until somebody has accepted the paper", () => {
      expect(askedOfHome({ isForSale: true })).toEqual(["OFF_THE_MARKET"]);
      expect(
        askedOfHome({ isForSale: true }, { papersAccepted: { OFF_THE_MARKET: { by: "staff", at: later } } }),
      ).toEqual([]);
    });
  });

  describe("of what a title search finds", () => {
    it("name each debt and each case, and ask for what ends it", () => {
      const courtRecords = [
        { kind: "CIVIL_JUDGMENT", ...courtRecord },
        { kind: "CHILD_SUPPORT", ...courtRecord, caseNumber: "24-2000" },
        { kind: "BANKRUPTCY", ...courtRecord, amount: 0, caseNumber: "19-33" },
      ] as const;
      const [debts, cases] = askedOf(searched({ judgments: 3, courtRecords }));
      expect(debts).toMatchObject({ key: "JUDGMENTS", papers: 2 });
      expect(debts?.comment).toContain("(Capital Recovery, $4,210.00, 24-1187; Capital Recovery, $4,210.00, 24-2000)");
      expect(cases).toMatchObject({ key: "COURT_CASES", papers: 1 });
      expect(cases?.comment).toContain("(Capital Recovery, 19-33)");
      expect(awaitsPapers(loanFile(searched({ judgments: 3, courtRecords })).facts, "documents")).toBe(true);
    });

    it("do not take a bankruptcy for a judgment", () => {
      const courtRecords = [{ kind: "BANKRUPTCY", ...courtRecord }] as const;
      expect(askedOf(searched({ judgments: 1, courtRecords })).map(({ key }) => key)).toEqual(["COURT_CASES"]);
    });

    it.each([
      ["2025-05-19", ["PROPERTY_TAXES"]],
      ["2025-05-20", []],
    ])("ask about property taxes that are paid through %s only", (taxesPaidThrough, keys) => {
      expect(askedOf(searched({ taxesPaidThrough })).map(({ key }) => key)).toEqual(keys);
    });

    it.each([
      [["taxes-unpaid"], "property taxes of your home are not paid"],
      [["new-judgment", "taxes-unpaid"], "recorded against you or your home"],
      [["new-judgment", "vesting-changed"], "owner's title policy"],
    ])("say before closing what stands in the way: %j", (exceptions, words) => {
      const finalTitle = { clearToClose: false, exceptions, at };
      expect(askedOf({ finalTitle })).toMatchObject([{ comment: expect.stringContaining(words) as string }]);
    });
  });

  describe("of an amount that the credit report has as past due", () => {
    it("name the creditor and the amount, and are asked for anew of a later report", () => {
      const [asked] = askedOf(late({}));
      expect(asked).toMatchObject({ key: "PAST_DUE", papers: 1 });
      expect(asked?.comment).toContain(
        "(Example creditor mortgage, $525.00)".replace("Example creditor mortgage", mortgageLine().creditor),
      );
      expect(awaitsPapers(loanFile(late({})).facts, "documents")).toBe(true);
      const papersAccepted = { PAST_DUE: { by: "staff", at: later } };
      expect(askedOf({ ...late({}), papersAccepted })).toEqual([]);
      const again = { ...hit({ tradelines: [mortgageLine({ pastDue: 1 })] }), at: "2026-11-22T18:00:00.000Z" };
      expect(askedOf({ ...late({}), papersAccepted, hardCredit: again })).toHaveLength(1);
    });

    it.each([
      ["of another person's card that the borrower may use", { authorisedUser: true }],
      ["where nothing is past due, though the debt is disputed", { pastDue: 0, inDispute: true as const }],
      [
        "of a debt at which a person looks anyway, because payments were late",
        { latePayments: [{ on: "2026-08-01", daysLate: 60 as const }] },
      ],
    ])("are not asked for %s", (_what, changes) => {
      expect(askedOf(late(changes))).toEqual([]);
    });

    it("are not asked for of a debt that our line pays", () => {
      const { offer } = loanFile().facts;
      if (!offer) throw new Error("no offer is chosen");
      expect(askedOf({ ...late({}), offer: { ...offer, payoffs: ["mortgage"] } })).toEqual([]);
    });
  });

  describe("of a leave that the payroll account shows", () => {
    const job = {
      uuid: "1",
      source: "PAYROLL",
      employmentType: "FULL_TIME",
      employerName: "Alder Clinic",
      annualAmount: 9_000_000,
      reference: "p",
      at,
    } as const;

    it("are the employer's word for the return, while the job counts as income", () => {
      const incomeSources = [{ ...job, onLeave: true as const }];
      const [asked] = askedOf({ submittedAt: at, incomeSources });
      expect(asked).toMatchObject({ key: "ON_LEAVE", papers: 1 });
      expect(asked?.comment).toContain("(Alder Clinic)");
      expect(awaitsPapers(loanFile({ incomeSources }).facts, "documents")).toBe(true);
      expect(askedOf({ incomeSources: [{ ...job, onLeave: true, removedAt: later }] })).toEqual([]);
    });

    it("are not asked for once a later reading shows the borrower at work", () => {
      expect(
        askedOf({
          incomeSources: [
            { ...job, onLeave: true },
            { ...job, uuid: "2", at: later },
          ],
        }),
      ).toEqual([]);
    });
  });

  it("are a judgment's where only the title search finds it", () => {
    const prequalTitle = { search: "1", undisclosedLiens: [], judgments: 1, at };
    expect(awaited({ submittedAt: at, prequalTitle })).toEqual(["JUDGMENTS"]);
  });

  it("hold the drawing of documents and nothing before it", () => {
    const file = loanFile(withDecision({ conditions: ["RESERVES_SHOWN"] }));
    expect(decide(file).row).toBe(12);
    const [open] = openConditions(file);
    expect(askedBy(file, open?.uuid ?? "")?.key).toBe("RESERVES");
  });

  it("are not asked for once the papers of closing are signed", () => {
    expect(awaited({ ...withDecision({ conditions: ["RESERVES_SHOWN"] }), closingSignedAt: later })).toEqual([]);
  });
});
