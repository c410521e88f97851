import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { newYorkNotice } from "./footer-rules.ts";
import { Lender } from "./lender.ts";
import { organisationInfoOf } from "./organisation-info-of.ts";
import { Originator } from "./originator.ts";
import { pricingFiguresOf } from "./pricing-figures-of.ts";
import { licensedStates } from "./state-licenses.ts";

const folder = new URL("../../../../lenders/", import.meta.url);
const codes = readdirSync(folder).filter((name) => name !== "marks");
const lenders = codes.map((code) => ({
  code,
  lender: Lender.parse(JSON.parse(readFileSync(new URL(`${code}/lender.json`, folder), "utf8"))),
}));

describe.each(lenders)("the seeded lender $code", ({ code, lender }) => {
  it("lives in the folder of its code", () => {
    expect(lender.orgCode).toBe(code);
  });

  it("has its logo in both drawings, as plain vectors of the size it says", () => {
    const { light, dark, width, height } = lender.orgMetaData.other.logo;
    for (const file of [light, dark]) {
      const svg = readFileSync(new URL(`${code}/${file}`, folder), "utf8");
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(svg).not.toMatch(/<script|<image|href=|style=|on\w+=/i);
    }
  });

  it("has a square mark, as plain vectors", () => {
    const svg = readFileSync(new URL(`${code}/mark.svg`, folder), "utf8");
    expect(svg).toContain('viewBox="0 0 40 40"');
    expect(svg).not.toMatch(/<script|<image|href=|style=|on\w+=/i);
  });

  it("names a mark for the loading screen that there is", () => {
    expect(readdirSync(new URL("marks/", folder))).toContain(`${lender.orgMetaData.other.mode}.svg`);
  });

  it("has two originators, licensed nowhere where the lender is not", () => {
    const originators = z
      .array(Originator)
      .parse(JSON.parse(readFileSync(new URL(`${code}/originators.json`, folder), "utf8")));
    expect(originators).toHaveLength(2);
    const states = licensedStates(lender.orgMetaData.other.licenses, "2026-11-20");
    expect(states).toEqual(expect.arrayContaining(originators.flatMap((each) => each.licensedStates)));
  });

  it("holds at most one licence in a state at a time", () => {
    const open = lender.orgMetaData.other.licenses.filter((license) => license.effectiveUntil === null);
    expect(licensedStates(open, "2026-11-20")).toHaveLength(open.length);
  });
});

describe("the page's object of a lender", () => {
  const first = lenders.find(({ code }) => code === "gable");
  const terms = {
    on: "2026-11-20",
    baseUrl: "http://gable.localhost",
    fileUrl: (file: string) => `/lender/${file}`,
    markUrl: (mode: string) => `/marks/${mode}.svg`,
    deployment: "production" as const,
    pricing: pricingFiguresOf(defaultPolicy),
  };

  it("says in both languages what is the lender's own to say, so that the reader's is there whichever they choose", () => {
    if (!first) throw new Error("No lender is seeded");
    const { products, other } = organisationInfoOf(first.lender, terms).orgMetaData;
    expect(products.heloc.tagline.es).toBe("Con fondos en tan solo cinco días");
    expect(other.additionalUrls[0]?.name).toEqual({
      en: "Electronic communications",
      es: "Comunicaciones electrónicas",
    });
  });

  it("carries the states of the day, the hours in words and nothing about single licences", () => {
    if (!first) throw new Error("No lender is seeded");
    const { other } = organisationInfoOf(first.lender, terms).orgMetaData;
    expect(other.settings.licensedStates).toHaveLength(34);
    expect(other.settings.phoneHours.en).toBe("Monday to Friday, 6 AM to 5 PM Pacific");
    expect(other.logo.srcDark).toBe("/lender/logo-dark.svg");
    expect(other.loadingMark).toBe("/marks/gable.svg");
    expect(JSON.stringify(other)).not.toContain("regulator");
  });

  it("names the figures that the lending policy has", () => {
    expect(pricingFiguresOf(defaultPolicy)).toEqual({
      smallestLine: 1_500_000,
      largestLine: 40_000_000,
      lowestApr: "7.600",
      highestApr: "17.200",
      largestOriginationFeePercent: "4.990",
      valuationFee: 18_000,
      manualNotaryFee: 30_000,
      smallestRecordingFee: 0,
      largestRecordingFee: 31_500,
      largestRecordingTax: 140_000,
    });
    expect(pricingFiguresOf({ ...defaultPolicy, overlayPercent: "0.125" }).lowestApr).toBe("7.725");
  });
});

const settingsOf = (code: string) =>
  lenders.find((each) => each.code === code)?.lender.orgMetaData.other.settings ?? null;

describe("the lenders together", () => {
  it("are four of the main product, two of them wholesale, a partner and a credit union", () => {
    expect(codes).toEqual([
      "blue-heron",
      "gable",
      "gable-advisors",
      "gable-wholesale",
      "gable-wholesale-east",
      "harbor-pine",
    ]);
    expect(lenders.filter(({ lender }) => lender.canonicalOrgCode === "gable")).toHaveLength(4);
    expect(settingsOf("gable-wholesale")).toMatchObject({ channel: "WHOLESALE", originatorTitle: "BROKER" });
    expect(settingsOf("gable-advisors")).toMatchObject({ requiresReferringLoanOfficer: true });
    expect(lenders.filter(({ lender }) => lender.orgMetaData.companyInfo.organization === "credit-union")).toHaveLength(
      1,
    );
  });

  it("show each of the three equal-opportunity marks, and each of the three texts about New York, somewhere", () => {
    const images = lenders.map(({ lender }) => lender.orgMetaData.other.footerData.footerImage);
    expect(new Set(images)).toEqual(new Set(["EHL", "EOL", "DEFAULT"]));
    const notices = lenders.map(({ lender }) => {
      const states = licensedStates(lender.orgMetaData.other.licenses, "2026-11-20");
      return newYorkNotice(states, lender.orgMetaData.companyInfo.allowRegulatorReview);
    });
    expect(new Set(notices)).toEqual(new Set(["licensed", "review", "not-authorized"]));
  });

  it("have exactly one that runs under its own name", () => {
    expect(
      lenders.filter(({ lender }) => lender.orgMetaData.other.settings.isMainOrganisation).map(({ code }) => code),
    ).toEqual(["gable"]);
  });
});

const license = (state: string, effectiveFrom: string, effectiveUntil: string | null) => ({
  state,
  number: "1",
  regulator: "regulator",
  effectiveFrom,
  effectiveUntil,
});

describe("the states in which a lender may take applications", () => {
  it("leaves out licences that have not begun and those that have lapsed", () => {
    const licenses = [
      license("TX", "2020-01-01", null),
      license("CA", "2020-01-01", "2026-11-19"),
      license("ID", "2026-11-20", null),
      license("NY", "2026-11-21", null),
    ];
    expect(licensedStates(licenses, "2026-11-20")).toEqual(["ID", "TX"]);
  });
});
