import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { hit, loanFile } from "@gable/domain/workflow/testing/loan-file.ts";
import { describe, expect, it } from "vitest";
import { cashInSummary, summaryGroups } from "./summary-view.ts";
import { summaryWords } from "./summary-words.ts";

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

    expect(group(paying, "payoffs")).toEqual([{ name: "Example card", value: "$3,500.00", edit: "productSelect" }]);
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
});
