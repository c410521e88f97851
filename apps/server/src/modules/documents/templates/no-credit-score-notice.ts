import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { heading, lines, list, paragraph } from "../blocks.ts";
import type { CreditBureau } from "../credit-score.ts";
import type { Template } from "../draft.ts";
import { addressLines } from "../wording/address-lines.ts";
import { checkingYourReport } from "../wording/credit-reports.ts";
import { applicantFact, applicationFact } from "../wording/facts.ts";

export interface NoCreditScoreNoticeInput {
  readonly preparedOn: LocalDate;
  readonly applicationNumber: string;
  readonly applicantName: string;
  readonly bureau: CreditBureau;
}

/** Notice to an applicant for whom no score exists: Regulation V model form H-5. 12 CFR 1022.74(f) */
export const noCreditScoreNotice: Template<NoCreditScoreNoticeInput> = {
  version: "2026-11-20",
  draft: ({ bureau, ...input }) => ({
    title: {
      en: "Credit scores and the price you pay for credit",
      es: "Los puntajes de crédito y el precio que paga por el crédito",
    },
    preparedOn: input.preparedOn,
    facts: [applicantFact(input.applicantName), applicationFact(input.applicationNumber)],
    summary: {
      en: [
        `${bureau.name} has no credit score for you.`,
        "That can happen when there is little or no history, and is not a mistake by itself.",
        "Without a score you may not get a loan, or it may cost more.",
      ],
      es: [
        `${bureau.name} no tiene un puntaje de crédito suyo.`,
        "Eso puede pasar cuando hay poco historial, y no es un error por sí mismo.",
        "Sin puntaje, es posible que no obtenga un préstamo o que le cueste más.",
      ],
    },
    body: [
      heading("Your credit score"),
      paragraph(
        `**Your credit score is not available** from ${bureau.name}, which is a consumer reporting agency, because they may not have enough information about your credit history to calculate a score.`,
      ),
      heading("What you should know about credit scores"),
      list(
        "A credit score is a number that reflects the information in a credit report.",
        "A credit report is a record of your credit history. It includes information about whether you pay your bills on time and how much you owe to creditors.",
        "A credit score can change, depending on how a consumer’s credit history changes.",
      ),
      heading("Why credit scores are important"),
      list(
        "Credit scores are important because consumers who have higher credit scores generally will get more favorable credit terms.",
        "Not having a credit score can affect whether you can get a loan and how much you will have to pay for that loan.",
      ),
      ...checkingYourReport(),
      paragraph("**The consumer reporting agency that we asked**"),
      lines(bureau.name, ...addressLines(bureau.address), bureau.phone, bureau.website),
    ],
  }),
};
