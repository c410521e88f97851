import { describe, expect, it } from "vitest";
import { blankDebt, type FoundLiens, firstValues, type LienValues, lienResolver, toConfirmation } from "./lien-form.ts";

const mortgage: FoundLiens["liens"][number] = {
  id: "mortgage-1",
  lender: "Silverline Home Loans",
  openedOn: "2020-11-04",
  originalAmount: 37_200_000,
  balance: 33_500_000,
  limit: null,
  monthlyPayment: 166_800,
  position: 1,
  seenIn: "BOTH",
};

const found: FoundLiens = {
  liens: [mortgage],
  said: null,
  askedAgain: null,
  homeValue: 61_500_000,
  inquiries: [],
  inquiryAttestationNeeded: false,
  asksDwellingPayment: false,
};

const options = { fields: {}, shouldUseNativeValidation: false };
const check = (values: LienValues, asked: Partial<FoundLiens> = {}) =>
  lienResolver({ ...found, ...asked })(values, undefined, options);

describe("the debts form", () => {
  it("opens with nothing answered", () => {
    expect(firstValues(found)).toEqual({
      answers: [{ id: "mortgage-1", answer: "", balance: null, monthlyPayment: null, reason: "" }],
      added: [],
      owesMore: "",
      newDebts: [],
      dwellingPayment: null,
    });
  });

  it("opens with what was said before, to be corrected", () => {
    const said = {
      answers: [{ id: "mortgage-1", answer: "BALANCE" as const, balance: 33_000_000, reason: "Extra payment" }],
      added: [
        {
          lender: "Sunrise Solar",
          openedIn: "2024-05",
          originalAmount: 1_800_000,
          balance: 1_200_000,
          monthlyPayment: 9_000,
          openEnd: false,
        },
      ],
      newDebts: [],
    };
    const values = firstValues({ ...found, said });
    expect(values.owesMore).toBe("NO");
    expect(toConfirmation(values, true)).toEqual(said);
  });

  it("names the lender of a debt that nothing was said of", async () => {
    const { errors } = await check(firstValues(found));
    expect(errors.answers?.[0]?.answer?.message).toBe("unanswered Silverline Home Loans");
  });

  it("asks for the amount where another balance is claimed", async () => {
    const values = { ...firstValues(found), answers: [{ ...answered, answer: "BALANCE" as const }] };
    expect((await check(values)).errors.answers?.[0]?.balance?.message).toBe("balance-required");
  });

  it("asks for everything of a debt that is added, once it is sent", async () => {
    const values = { ...firstValues(found), answers: [answered], added: [{ ...blankDebt, kind: "LINE" as const }] };
    const { errors } = await check(values);
    const asked = ["balance", "lender", "limit", "monthlyPayment", "openedIn"];
    expect(Object.keys(errors.added?.[0] ?? {}).toSorted()).toEqual(asked);
    const ofLoan = (await check({ ...values, added: [blankDebt] })).errors.added?.[0];
    expect(Object.keys(ofLoan ?? {}).toSorted()).toEqual([
      "balance",
      "lender",
      "monthlyPayment",
      "openedIn",
      "originalAmount",
    ]);
  });

  it("asks for the payment of a debt that the county alone shows, and what the own home costs where it is another one", async () => {
    const values = { ...firstValues(found), answers: [answered] };
    const county = { ...mortgage, monthlyPayment: 0, seenIn: "COUNTY" as const };
    const { errors } = await check(values, { liens: [county], asksDwellingPayment: true });
    expect(errors.answers?.[0]?.monthlyPayment?.message).toBe("monthlyPayment-required");
    expect(errors.dwellingPayment?.message).toBe("dwellingPayment-required");
    const given = { ...values, answers: [{ ...answered, monthlyPayment: 40_000 }], dwellingPayment: 0 };
    expect((await check(given, { liens: [county], asksDwellingPayment: true })).errors).toEqual({});
  });

  it("asks what recent inquiries led to only where the server wants to know", async () => {
    const values = { ...firstValues(found), answers: [answered] };
    expect((await check(values)).errors).toEqual({});
    const { errors } = await check(values, { inquiryAttestationNeeded: true });
    expect(errors.owesMore?.message).toBe("owesMore-required");
  });
});

const answered: LienValues["answers"][number] = {
  id: "mortgage-1",
  answer: "RIGHT",
  balance: null,
  monthlyPayment: null,
  reason: "",
};
