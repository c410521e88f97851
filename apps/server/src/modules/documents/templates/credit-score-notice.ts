import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { type Block, heading, keyFigures, lines, list, numberedList, pageBreak, paragraph, table } from "../blocks.ts";
import { type CreditScore, distributionRows, type ScoreDistribution } from "../credit-score.ts";
import type { Template } from "../draft.ts";
import { addressLines } from "../wording/address-lines.ts";
import { checkingYourReport } from "../wording/credit-reports.ts";
import { applicantFact, applicationFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";

export interface CreditScoreNoticeInput {
  readonly preparedOn: LocalDate;
  readonly applicationNumber: string;
  readonly applicantName: string;
  readonly score: CreditScore;
  /** As the bureau publishes it for the model. */
  readonly distribution: ScoreDistribution;
}

/**
 * Score disclosure to every applicant for credit secured by one to four units: Regulation V model form H-3, with the
 * Notice to the Home Loan Applicant in the words of 15 USC 1681g(g)(1)(D). 12 CFR 1022.74(d)
 */
export const creditScoreNotice: Template<CreditScoreNoticeInput> = {
  version: "2026-11-30",
  draft: (input) => {
    const { score } = input;
    return {
      title: {
        en: "Your credit score and the price you pay for credit",
        es: "Su puntaje de crédito y el precio que paga por el crédito",
      },
      preparedOn: input.preparedOn,
      facts: [applicantFact(input.applicantName), applicationFact(input.applicationNumber)],
      summary: {
        en: [
          `We used a score of **${score.score}** from ${score.bureau.name}, on a scale from ${score.lowest} to ${score.highest}.`,
          "The score is one of the things that decide whether you get the line and what it costs.",
          "If something in your credit report is wrong, tell the bureau. Looking at your own report is free and does not change the score.",
        ],
        es: [
          `Usamos un puntaje de **${score.score}** de ${score.bureau.name}, en una escala de ${score.lowest} a ${score.highest}.`,
          "El puntaje es una de las cosas que deciden si obtiene la línea y cuánto cuesta.",
          "Si algo en su informe de crédito está mal, avise a la agencia. Ver su propio informe es gratis y no cambia el puntaje.",
        ],
      },
      body: [...scoreSections(input), ...checkingYourReport(), pageBreak, ...homeLoanApplicant(score)],
    };
  },
};

function scoreSections({ score, distribution }: CreditScoreNoticeInput): Block[] {
  return [
    heading("Your credit score"),
    keyFigures(
      { label: "Your credit score", value: String(score.score) },
      { label: "Source", value: score.bureau.name, note: score.model },
      { label: "Date", value: formatDate(score.createdOn) },
    ),
    heading("Understanding your credit score"),
    paragraph("**What you should know about credit scores**"),
    list(
      "Your credit score is a number that reflects the information in your credit report.",
      "Your credit report is a record of your credit history. It includes information about whether you pay your bills on time and how much you owe to creditors.",
      "Your credit score can change, depending on how your credit history changes.",
    ),
    paragraph(
      "**How we use your credit score.** Your credit score can affect whether you can get a loan and how much you will have to pay for that loan.",
    ),
    paragraph(
      `**The range of scores.** Scores range from a low of ${score.lowest} to a high of ${score.highest}. Generally, the higher your score, the more likely you are to be offered better credit terms.`,
    ),
    paragraph("**How your score compares to the scores of other consumers**"),
    table(
      [
        { header: `Score (${distribution.model})`, share: 1 },
        { header: "Consumers with scores in this range", share: 1, align: "right" as const },
      ],
      distributionRows(score, distribution),
    ),
    heading("Key factors that adversely affected your credit score"),
    score.keyFactors.length > 0
      ? numberedList(...score.keyFactors)
      : paragraph(`${score.bureau.name} named no factor that adversely affected this score.`),
  ];
}

/** Exact words: 15 USC 1681g(g)(1)(D). */
function homeLoanApplicant(score: CreditScore): Block[] {
  return [
    heading("Notice to the Home Loan Applicant"),
    paragraph(
      "In connection with your application for a home loan, the lender must disclose to you the score that a consumer reporting agency distributed to users and the lender used in connection with your home loan, and the key factors affecting your credit scores.",
    ),
    paragraph(
      "The credit score is a computer generated summary calculated at the time of the request and based on information that a consumer reporting agency or lender has on file. The scores are based on data about your credit history and payment patterns. Credit scores are important because they are used to assist the lender in determining whether you will obtain a loan. They may also be used to determine what interest rate you may be offered on the mortgage. Credit scores can change over time, depending on your conduct, how your credit history and payment patterns change, and how credit scoring technologies change.",
    ),
    paragraph(
      "Because the score is based on information in your credit history, it is very important that you review the credit-related information that is being furnished to make sure it is accurate. Credit records may vary from one company to another.",
    ),
    paragraph(
      "If you have questions about your credit score or the credit information that is furnished to you, contact the consumer reporting agency at the address and telephone number provided with this notice, or contact the lender, if the lender developed or generated the credit score. The consumer reporting agency plays no part in the decision to take any action on the loan application and is unable to provide you with specific reasons for the decision on a loan application.",
    ),
    paragraph("If you have questions concerning the terms of the loan, contact the lender."),
    paragraph("**The consumer reporting agency that provided the score**"),
    lines(score.bureau.name, ...addressLines(score.bureau.address), score.bureau.phone, score.bureau.website),
  ];
}
