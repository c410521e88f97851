import { type Block, heading, list, paragraph } from "../blocks.ts";

/** How to check and correct a credit report: the last part of Regulation V's model forms H-3 and H-5. */
export function checkingYourReport(): Block[] {
  return [
    heading("Checking your credit report"),
    paragraph("**What if there are mistakes in your credit report?**"),
    list(
      "You have a right to dispute any inaccurate information in your credit report. If you find mistakes on your credit report, contact the consumer reporting agency.",
      "It is a good idea to check your credit report to make sure the information it contains is accurate.",
    ),
    paragraph(
      "**How can you obtain a copy of your credit report?** Under federal law, you have the right to obtain a free copy of your credit report from each of the nationwide consumer reporting agencies once a year. To order your free annual credit report:",
    ),
    list(
      "By telephone: call toll-free 1-877-322-8228.",
      "On the web: visit www.annualcreditreport.com.",
      "By mail: mail your completed Annual Credit Report Request Form (which you can obtain from the Federal Trade Commission’s website) to: Annual Credit Report Request Service, P.O. Box 105281, Atlanta, GA 30348-5281.",
    ),
    paragraph(
      "**How can you get more information?** For more information about credit reports and your rights under federal law, visit the Consumer Financial Protection Bureau’s website at www.consumerfinance.gov/learnmore.",
    ),
  ];
}
