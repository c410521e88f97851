import type { taxTranscripts as protocol, TaxTranscript } from "@gable/vendors/tax-transcript/protocol.ts";
import { yearOf } from "../days.ts";
import type { Facts } from "../personas/facts.ts";
import { recognisePerson } from "../recognise.ts";
import type { Vendor } from "../scene.ts";
import { later } from "../script.ts";
import { nameFor } from "../seeded.ts";
import { openVisit, readGrant } from "./link-visit.ts";

export const taxTranscript: Vendor<typeof protocol> = {
  "start-link": (request, scene) => openVisit("tax-transcript", request, scene, { years: request.years }),

  "fetch-transcripts": ({ publicToken }, { order, today, vault }) => {
    const grant = readGrant(vault, "tax-transcript", publicToken);
    if (grant === null) return later({ answer: { outcome: "link-expired" } });
    const { facts } = recognisePerson(grant.person);
    const years = grant.years ?? [yearOf(today) - 1, yearOf(today) - 2];
    const filed = years.filter((year) => isFiled(year, today));
    const transcripts = filed.map((year) => transcriptOf(facts, year, yearOf(today)));
    if (transcripts.length === 0) return later({ answer: { outcome: "rejected", reason: "no-return-filed" } });
    return later({
      answer: {
        outcome: "retrieved",
        retrieval: nameFor("txn", order),
        transcripts,
        yearsNotFiled: years.filter((year) => !filed.includes(year)),
      },
    });
  },
};

/** Returns are filed on the first of April and can be read from June on. */
const isFiled = (year: number, today: string): boolean => today >= `${year + 1}-06-01`;

function transcriptOf({ income }: Facts, year: number, currentYear: number): TaxTranscript {
  const ago = currentYear - year;
  const wages = income.jobs.reduce((sum, job) => sum + Math.round(job.annualBase * (1 - 0.03 * ago)), 0);
  const profit = income.business?.profits[ago - 1] ?? 0;
  const pensions = (income.pension?.monthly ?? 0) * 12;
  const socialSecurity = income.socialSecurityMonthly * 12;
  return {
    year,
    form: socialSecurity > 0 ? "1040-SR" : "1040",
    filingStatus: income.filesJointly ? "married-joint" : "single",
    filedOn: `${year + 1}-04-01`,
    wages,
    interestAndDividends: 42_000,
    grossPensions: pensions,
    taxablePensions: pensions,
    socialSecurity,
    businessProfit: profit,
    businessDepreciation: profit > 0 ? 620_000 : 0,
    rentalProfit: 0,
    adjustedGrossIncome: wages + 42_000 + pensions + Math.round(socialSecurity * 0.85) + profit,
    balanceOwed: 0,
  };
}
