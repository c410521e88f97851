import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { HelpFigure } from "@gable/domain/chat/desk-answers.ts";
import type { Language } from "@gable/domain/language.ts";
import { hoursInWords } from "@gable/domain/organisations/hours-in-words.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { PricingFigures } from "@gable/domain/organisations/organisation-info.ts";
import { pricingFiguresOf } from "@gable/domain/organisations/pricing-figures-of.ts";
import type { Context } from "../../context.ts";

/** Whole cents as people read them: "$15,000", "$180". */
export function dollars(cents: number, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString(language === "es" ? "es-US" : "en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })}`;
}

/** "7.600" as people read it: "7.60". */
const percent = (text: string): string => Number(text).toFixed(2);

/** Whose help it is, with the figures of its lending policy. */
export interface HelpGround {
  readonly lender: Lender;
  readonly pricing: PricingFigures;
}

export const helpGround = ({ policies, clock }: Pick<Context, "policies" | "clock">, lender: Lender): HelpGround => ({
  lender,
  pricing: pricingFiguresOf(policies.on(lender.orgCode, localDateAt(clock.now().toISOString(), "America/New_York"))),
});

/** What passages of the help name in curly braces, for one lender. */
function figuresOf({ lender, pricing }: HelpGround, language: Language): Readonly<Record<HelpFigure, string>> {
  const { companyInfo, other } = lender.orgMetaData;
  const money = (cents: number) => dollars(cents, language);
  const to = language === "es" ? "a" : "to";
  return {
    brand: lender.orgBrand,
    phone: companyInfo.phoneFormatted,
    email: companyInfo.email,
    smallestLine: money(pricing.smallestLine),
    largestLine: money(pricing.largestLine),
    lowestApr: percent(pricing.lowestApr),
    highestApr: percent(pricing.highestApr),
    originationFee: percent(pricing.largestOriginationFeePercent),
    valuationFee: money(pricing.valuationFee),
    notaryFee: money(pricing.manualNotaryFee),
    recordingFees: `${money(pricing.smallestRecordingFee)} ${to} ${money(pricing.largestRecordingFee)}`,
    recordingTax: money(pricing.largestRecordingTax),
    phoneHours: hoursInWords(other.hours.OPS_PHONE)[language],
    chatHours: hoursInWords(other.hours.OPS_CHAT)[language],
  };
}

/**
 * A text of the help, or of a written answer, with the lender's own names and figures; `{name}` stays for whoever knows the borrower's.
 * Throws for a figure that there is not: the help is wrong.
 */
export function withFigures(text: string, ground: HelpGround, language: Language): string {
  const figures: Readonly<Record<string, string>> = figuresOf(ground, language);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const figure = name === "name" ? "{name}" : figures[name];
    if (figure === undefined) throw new Error(`The help names {${name}}, which no lender has.`);
    return figure;
  });
}
