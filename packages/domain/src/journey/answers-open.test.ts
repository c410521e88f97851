import { describe, expect, it } from "vitest";
import { areAnswersOpen } from "./answers-open.ts";
import type { Step } from "./steps.ts";

const applied = { disclosurelistSummaryComplete: true, disclosurelistClosingComplete: false };
const at = (step: Step, status = applied) => areAnswersOpen({ step, status });

describe("answers of an application", () => {
  it("are open from the summary until papers are signed that say them", () => {
    expect(at("APP_SUBMISSION", { ...applied, disclosurelistSummaryComplete: false })).toBe(false);
    expect(at("INCOME_VERIFICATION")).toBe(true);
    expect(at("NOTE_SIGNING")).toBe(true);
    expect(at("DEED_SIGNING", { ...applied, disclosurelistClosingComplete: true })).toBe(false);
  });

  it("are closed by every end, of which the best comes after signing", () => {
    const signed = { ...applied, disclosurelistClosingComplete: true };
    expect([at("DECLINED"), at("CANCELLED"), at("COMPLETE", signed)]).toEqual([false, false, false]);
  });
});
