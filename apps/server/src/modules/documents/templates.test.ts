import { describe, expect, it } from "vitest";
import { type DocumentInputs, type DocumentKind, documentKinds, templates } from "./document-kinds.ts";
import type { DocumentDraft } from "./draft.ts";
import { renderDocument } from "./render-document.ts";
import type { Grantor } from "./templates/security-instrument.ts";
import { readPdf } from "./testing/read-pdf.ts";
import { sampleInputs } from "./testing/sample-inputs.ts";
import { sampleLender } from "./testing/sample-lender.ts";
import { texas50gNotices } from "./wording/texas-50g.ts";

const render = <Kind extends DocumentKind>(kind: Kind, changes: Partial<DocumentInputs[Kind]> = {}) =>
  renderDocument(kind, Object.assign({}, sampleInputs[kind], changes), sampleLender, "en");

const wordsOf = async <Kind extends DocumentKind>(kind: Kind, changes: Partial<DocumentInputs[Kind]> = {}) =>
  (await readPdf(render(kind, changes).bytes)).text;

const earlyDisclosure = (): DocumentDraft =>
  templates.EARLY_HELOC_DISCLOSURE.draft(sampleInputs.EARLY_HELOC_DISCLOSURE, sampleLender);

/** What each document must say of what it is made from: a kind without a row does not compile. */
const figures: Readonly<Record<DocumentKind, readonly [string, ...string[]]>> = {
  ESIGN_DISCLOSURE: ["4821", "Paper is free", "foreclosure"],
  SOFT_CREDIT_AUTHORIZATION: ["Zoë Łukasiewicz Nguyễn", "TransUnion", "does not affect your credit score"],
  HARD_CREDIT_AUTHORIZATION: ["$104,990.00", "9.15%", "15 years", "hard inquiry"],
  EARLY_HELOC_DISCLOSURE: [
    "$10,000",
    "17.20%",
    "$15,000 to $400,000",
    "$180.00",
    "$300.00",
    "$0 to $315",
    "$0 to $1,400",
  ],
  CFPB_HELOC_BOOKLET: ["What you should know about home equity lines of credit", "variable"],
  GLBA_NOTICE: ["Federal law gives consumers the right to limit some but not all sharing", "We don’t share"],
  CREDIT_SCORE_NOTICE: ["742", "VantageScore 4.0", "from 300 to 850", "Too many inquiries", "759–850 25%"],
  NO_CREDIT_SCORE_NOTICE: ["Your credit score is not available"],
  RIGHT_TO_RECEIVE_VALUATION: ["We will promptly give you a copy of any appraisal, even if your loan does not close."],
  VALUATION_COPY: ["$625,000", "$595,000 to $684,000", "HomeValue 7.2"],
  APPLICATION_SUMMARY: ["$104,990.00", "$96,500.00", "debts paid off $3,500.00", "$112,800.00", "••• •• 6789"],
  STATEMENT_OF_LOAN: ["$1,074.27", "$1,073.19", "$88,377.52", "$91,876.56", "9.25%", "$1,080.55"],
  COUNSELLOR_LIST: ["approved by the U.S. Department of Housing and Urban Development", "07960", "21.9"],
  TEXAS_50G_NOTICE: ["HE-10588", "Section 50(a)(6), Article XVI, of the Texas Constitution", "80 percent", "2 percent"],
  TEXAS_FINAL_ITEMIZATION: ["$278.00", "$1,600.00", "Thursday, December 3, 2026"],
  TEXAS_FAIR_MARKET_VALUE: ["$480,000", "$384,000", "$290,330.12"],
  ILLINOIS_REINVESTMENT_NOTICE: ["You may also submit signed, written comments"],
  RIGHT_NOT_TO_CLOSE: ["You are not required to complete this agreement", "cancel within three business days"],
  FLOOD_NOTICE: ["$250,000", "26 percent (26%)", "Town of Morristown, 340350"],
  INSURANCE_REQUIREMENTS: ["$410,000", "at most 5%", "loss payee"],
  ACCOUNT_OPENING_DISCLOSURE: ["0.7625000% a month", "0.0250685% a day", "9.15%", "$4,990.00", "first $50"],
  CREDIT_AGREEMENT: ["$104,990.00", "180 payments of $1,074.27", "December 5, 2041", "does not require arbitration"],
  SECURITY_INSTRUMENT: [
    "$104,990.00",
    "Grantor Ana María Rivera and Luis Ortega, a married couple, as tenants by the entirety, of ",
    "Lot 12 in Block 3107",
    "Morris County",
    "State of New Jersey",
  ],
  RIGHT_TO_CANCEL: [
    "Tuesday, November 24, 2026",
    "Within 20 calendar days after we receive your notice",
    "I WISH TO CANCEL",
  ],
  CONFIRMATION_OF_NON_RESCISSION: ["midnight on Tuesday, November 24, 2026", "You do not have to sign this"],
  SIGNER_STATEMENT: ["$104,990.00", "You owe nothing under it", "you can cancel by yourself"],
  PAYOFF_AUTHORIZATION: ["$8,123.44", "$14,209.00", "$22,332.44", "ending 4417"],
  AUTOPAY_AUTHORIZATION: ["$1,074.27", "5th", "three business days"],
  LIEN_ATTESTATION: ["Harlow Porches", "$18,400.00", "has not filed and will not file a lien"],
  // Each with the creditor's address: 12 CFR 1002.9(a)(2), (c)(2).
  COUNTEROFFER_NOTICE: ["$150,000.00", "$104,990.00", "February 18, 2027", "200 Market Street"],
  ADVERSE_ACTION_NOTICE: ["$150,000.00", "648", "November 12, 2026", "200 Market Street"],
  INCOMPLETENESS_NOTICE: ["Tuesday, December 15, 2026", "Two pay stubs", "200 Market Street"],
  SIGNING_CERTIFICATE: ["203.0.113.24", "2026-11-20 15:12:44 UTC", "version 2026-11-2"],
};

describe("the figures of a document", () => {
  it.each(documentKinds)("%s", async (kind) => {
    const words = (await wordsOf(kind)).toLowerCase();
    expect(figures[kind].filter((part) => !words.includes(part.toLowerCase()))).toEqual([]);
  });
});

describe("the early home equity disclosure", () => {
  it("puts copy, availability, security and actions before everything else, in the order of the rule", () => {
    const { summary } = earlyDisclosure();
    const openings = summary.en.map((sentence) => /^\*\*(.+?)\.\*\*/.exec(sentence)?.[1]);
    expect(openings).toEqual(["Keep a copy", "Availability of terms", "Security interest", "Possible actions"]);
  });

  it("says nothing about who qualifies", async () => {
    expect(await wordsOf("EARLY_HELOC_DISCLOSURE")).not.toMatch(/credit score|loan-to-value|debt-to-income|qualif/i);
  });

  it("shows fifteen years of index, rate and payment", () => {
    const tables = earlyDisclosure().body.filter((block) => block.block === "table");
    const history = tables.at(-1);
    expect(history?.rows).toHaveLength(15);
    expect(history?.rows[0]).toEqual(["2012", "3.25%", "2.40%", "5.65%", "$82.51"]);
    expect(history?.rows[14]?.slice(0, 4)).toEqual(["2026", "6.75%", "2.40%", "9.15%"]);
  });
});

describe("an adverse action notice", () => {
  it("carries the equal-credit paragraph of Regulation B word for word, with the lender's own agency", async () => {
    const words = await wordsOf("ADVERSE_ACTION_NOTICE");
    expect(words).toContain(
      "The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is: Federal Trade Commission",
    );
  });

  it("keeps our reasons apart from the key factors of the score", async () => {
    const words = await wordsOf("ADVERSE_ACTION_NOTICE");
    const reasons = words.indexOf("Principal reasons for our decision");
    const factors = words.indexOf("Key factors that adversely affected your credit score");
    expect(reasons).toBeGreaterThan(-1);
    expect(factors).toBeGreaterThan(reasons);
    expect(words.slice(reasons, factors)).toContain("Excessive obligations in relation to income");
    expect(words.slice(factors)).toContain("Oldest account was opened too recently");
  });

  it("says nothing of a credit report that was not used", async () => {
    const words = await wordsOf("ADVERSE_ACTION_NOTICE", {
      sources: { bureau: null, score: null, outsideSources: [] },
    });
    expect(words).not.toContain("consumer reporting agency");
  });

  it.each([[[]], [["a", "b", "c", "d", "e"]]])("refuses %j as reasons: one to four are given", (reasons) => {
    expect(() => render("ADVERSE_ACTION_NOTICE", { reasons })).toThrow("one to four reasons");
  });
});

describe("the right to cancel", () => {
  it("has no field on the cancellation form, so that nobody signs it with the rest", () => {
    expect(render("RIGHT_TO_CANCEL").fields.map((field) => field.fieldId)).toEqual(["received", "received-date"]);
  });

  it("cannot be confirmed as unused before it has ended", () => {
    expect(() => render("CONFIRMATION_OF_NON_RESCISSION", { preparedOn: "2026-11-24" })).toThrow(
      "before the right to cancel has ended",
    );
  });
});

describe("a line without an origination fee", () => {
  it("has papers that speak of none, and not of one of nothing", async () => {
    const terms = { ...sampleInputs.CREDIT_AGREEMENT.terms, originationFee: 0 };
    const agreement = await wordsOf("CREDIT_AGREEMENT", { terms });
    expect(agreement).toContain("There is no origination fee.");
    expect(agreement).not.toContain("$0.00");
    expect(await wordsOf("ACCOUNT_OPENING_DISCLOSURE", { terms })).toContain("Origination fee. None.");
  });
});

describe("the security instrument", () => {
  it.each([
    ["NJ", "Mortgage securing"],
    ["GA", "Deed to secure debt securing"],
  ])("is in %s a “%s …”", async (state, title) => {
    const property = { ...sampleInputs.SECURITY_INSTRUMENT.property, state };
    expect(await wordsOf("SECURITY_INSTRUMENT", { property })).toContain(title);
  });

  it("is a deed of trust in Texas, needs a trustee there, and says what the constitution wants said", async () => {
    const property = { ...sampleInputs.SECURITY_INSTRUMENT.property, state: "TX" };
    expect(() => render("SECURITY_INSTRUMENT", { property, texasHomestead: true })).toThrow("needs a trustee");
    const trustee = { name: "Lone Star Title", address: property };
    const words = await wordsOf("SECURITY_INSTRUMENT", { property, trustee, texasHomestead: true });
    expect(words).toContain("Deed of trust securing");
    expect(words).toContain(
      "AN EXTENSION OF CREDIT AS DEFINED BY SECTION 50(a)(6), ARTICLE XVI, OF THE TEXAS CONSTITUTION",
    );
  });

  it("names whoever gives the home as security, each as what they are", async () => {
    const [borrower, owner] = sampleInputs.SECURITY_INSTRUMENT.grantors;
    if (!borrower || !owner) throw new Error("Two people own the home of the sample.");
    const vesting = "a single person, in fee simple";
    const joined: Grantor[] = [borrower, { ...owner, capacity: "spouse" }];
    expect(await wordsOf("SECURITY_INSTRUMENT", { grantors: joined, vesting })).toContain(
      "Grantor Ana María Rivera, a single person, in fee simple; joined by Luis Ortega, spouse, of ",
    );
    const trust = { name: "The Rivera Family Trust", datedOn: "2015-03-04" };
    const trustees: Grantor[] = [{ ...borrower, capacity: "trustee-of-trust" }, owner];
    const words = await wordsOf("SECURITY_INSTRUMENT", { grantors: trustees, trust });
    expect(words).toContain(
      "Grantor Ana María Rivera, as trustee of The Rivera Family Trust, dated March 4, 2015; Luis Ortega, of ",
    );
    expect(words).toContain("by Ana María Rivera, as trustee of The Rivera Family Trust, and Luis Ortega,");
  });

  it("tells an owner who is no borrower that signing is no promise to repay", async () => {
    expect(await wordsOf("SECURITY_INSTRUMENT")).toContain("They owe nothing personally");
  });
});

describe("a Texas homestead line", () => {
  it("has every clause of the 50(g) notice, (A) to (R), and the Spanish copy only where the talks were in Spanish", async () => {
    const letters = texas50gNotices.en.clauses.filter((clause) => clause.level === 0).map((clause) => clause.mark);
    expect(letters).toEqual("ABCDEFGHIJKLMNOPQR".split("").map((letter) => `(${letter})`));
    expect(texas50gNotices.es.clauses.map((clause) => clause.mark)).toEqual(
      texas50gNotices.en.clauses.map((clause) => clause.mark),
    );
    expect(await wordsOf("TEXAS_50G_NOTICE")).toContain("AVISO SOBRE LAS EXTENSIONES");
    expect(await wordsOf("TEXAS_50G_NOTICE", { discussedIn: "en" })).not.toContain("AVISO SOBRE");
  });

  it("is not papered above 2 percent of costs, above 80 percent of value, or with draws under $4,000", () => {
    const { closing } = sampleInputs.TEXAS_FINAL_ITEMIZATION;
    const dear = { name: "Origination fee", paidTo: "Gable", amount: 399_200, paidFrom: "line" } as const;
    expect(() =>
      render("TEXAS_FINAL_ITEMIZATION", { closing: { ...closing, costs: [dear] }, countedCosts: ["Origination fee"] }),
    ).toThrow("above 2 percent");
    expect(() => render("TEXAS_FAIR_MARKET_VALUE", { fairMarketValue: 36_000_000 })).toThrow("above 80 percent");
    expect(() => render("CREDIT_AGREEMENT", { texasHomestead: true })).toThrow("at least $4,000");
  });
});

describe("the statement of the line", () => {
  it("refuses payoffs that the line cannot pay", () => {
    const closing = {
      creditLimit: 1_500_000,
      costs: [],
      payoffs: [{ creditor: "Ally", accountLastFour: "1", amount: 1_500_001 }],
    };
    expect(() => render("STATEMENT_OF_LOAN", { closing })).toThrow("more than the line");
  });

  it("says that nothing changed where nothing did", async () => {
    const { chosenEarlier: _, ...unchanged } = sampleInputs.STATEMENT_OF_LOAN;
    const { bytes } = renderDocument("STATEMENT_OF_LOAN", unchanged, sampleLender, "en");
    expect((await readPdf(bytes)).text).toContain("Nothing has changed since you chose your offer");
  });
});

it("prints what people wrote as it stands: nothing in it is read as a template", async () => {
  const name = "${7*7} {{7*7}} <%= 7*7 %> #{7*7} %s %49d";
  for (const kind of ["VALUATION_COPY", "NO_CREDIT_SCORE_NOTICE", "RIGHT_TO_RECEIVE_VALUATION"] as const) {
    const words = await wordsOf(kind, { applicantName: name });
    expect(words).toContain(name);
    expect(words).not.toMatch(/Applicant\s+49/);
  }
});

it("prints a number as it is, signs of markup included", async () => {
  expect(await wordsOf("CREDIT_AGREEMENT", { loanNumber: "A*1 <b>&amp;" })).toContain("A*1 <b>&amp;");
});
