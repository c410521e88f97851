import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { type Block, heading, pageBreak, paragraph, table } from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { DocumentLender } from "../lender.ts";

/** Whether a lender shares information for a reason, and whether the person can stop it. */
export type Sharing = "not-shared" | "shared-no-limit" | "shared-can-limit";

export interface GlbaNoticeInput {
  readonly preparedOn: LocalDate;
  /** Month and year of the last change of the practices, e.g. "11/2026". */
  readonly revised: string;
  readonly sharing: {
    readonly ownMarketing: Sharing;
    readonly jointMarketing: Sharing;
    readonly affiliatesEverydayBusiness: Sharing;
    readonly affiliatesCreditworthiness: Sharing;
    readonly affiliatesToMarket: Sharing;
    readonly nonaffiliatesToMarket: Sharing;
  };
  /** Names or kinds of affiliates; empty where there are none. */
  readonly affiliates: readonly string[];
  /** What state law adds for this reader, e.g. California's or Vermont's words. */
  readonly stateNotice?: string;
}

/** The model privacy form of Regulation P, 12 CFR part 1016, appendix: its words and its order. R-2.30 */
export const glbaNotice: Template<GlbaNoticeInput> = {
  version: "2026-11-20",
  draft: (input, lender) => ({
    title: { en: "Privacy notice", es: "Aviso de privacidad" },
    preparedOn: input.preparedOn,
    facts: [{ name: { en: "Revised", es: "Revisado" }, value: input.revised }],
    summary: {
      en: [
        "We use what we learn about you to decide on your application and to run your line.",
        isShared(input.sharing.nonaffiliatesToMarket)
          ? "We share some of it with other companies for their marketing. You can stop that."
          : "We do not sell it, and do not give it to other companies for their marketing.",
        "The form that the law prescribes follows on the next page.",
      ],
      es: [
        "Usamos lo que sabemos de usted para decidir sobre su solicitud y administrar su línea.",
        isShared(input.sharing.nonaffiliatesToMarket)
          ? "Compartimos una parte con otras empresas para su publicidad. Usted puede impedirlo."
          : "No la vendemos ni la damos a otras empresas para su publicidad.",
        "El formulario que exige la ley empieza en la página siguiente.",
      ],
    },
    body: [pageBreak, ...factsPage(input, lender), pageBreak, ...secondPage(input, lender)],
  }),
};

function isShared(sharing: Sharing): boolean {
  return sharing !== "not-shared";
}

const answers: Readonly<Record<Sharing, readonly [shares: string, limit: string]>> = {
  "not-shared": ["No", "We don’t share"],
  "shared-no-limit": ["Yes", "No"],
  "shared-can-limit": ["Yes", "Yes"],
};

const questionAndAnswer = [
  { header: "", share: 2 },
  { header: "", share: 8 },
] as const;

function factsPage(input: GlbaNoticeInput, lender: DocumentLender): Block[] {
  const { sharing } = input;
  const canLimit = Object.values(sharing).includes("shared-can-limit");
  return [
    heading(`FACTS: What does ${lender.legalName} do with your personal information?`),
    table(questionAndAnswer, [
      [
        "Why?",
        "Financial companies choose how they share your personal information. Federal law gives consumers the right to limit some but not all sharing. Federal law also requires us to tell you how we collect, share, and protect your personal information. Please read this notice carefully to understand what we do.",
      ],
      [
        "What?",
        "The types of personal information we collect and share depend on the product or service you have with us. This information can include: Social Security number and income; account balances and payment history; credit history and credit scores. When you are no longer our customer, we continue to share your information as described in this notice.",
      ],
      [
        "How?",
        `All financial companies need to share customers’ personal information to run their everyday business. In the section below, we list the reasons financial companies can share their customers’ personal information; the reasons ${lender.legalName} chooses to share; and whether you can limit this sharing.`,
      ],
    ]),
    table(
      [
        { header: "Reasons we can share your personal information", share: 7 },
        { header: `Does ${lender.tradeName} share?`, share: 3 },
        { header: "Can you limit this sharing?", share: 3 },
      ],
      [
        [
          "**For our everyday business purposes**: such as to process your transactions, maintain your account(s), respond to court orders and legal investigations, or report to credit bureaus",
          "Yes",
          "No",
        ],
        ["**For our marketing purposes**: to offer our products and services to you", ...answers[sharing.ownMarketing]],
        ["**For joint marketing with other financial companies**", ...answers[sharing.jointMarketing]],
        [
          "**For our affiliates’ everyday business purposes**: information about your transactions and experiences",
          ...answers[sharing.affiliatesEverydayBusiness],
        ],
        [
          "**For our affiliates’ everyday business purposes**: information about your creditworthiness",
          ...answers[sharing.affiliatesCreditworthiness],
        ],
        ["**For our affiliates to market to you**", ...answers[sharing.affiliatesToMarket]],
        ["**For nonaffiliates to market to you**", ...answers[sharing.nonaffiliatesToMarket]],
      ],
    ),
    ...(canLimit ? limitSharing(lender) : []),
    paragraph(`**Questions?** Call ${lender.phone} or go to ${lender.website}.`),
  ];
}

function limitSharing(lender: DocumentLender): Block[] {
  return [
    heading("To limit our sharing"),
    paragraph(
      `Call ${lender.phone}: our menu will prompt you through your choices. Or visit us online: ${lender.website}.`,
    ),
    paragraph(
      "**Please note:** If you are a new customer, we can begin sharing your information 30 days from the date we sent this notice. When you are no longer our customer, we continue to share your information as described in this notice. However, you can contact us at any time to limit our sharing.",
    ),
  ];
}

function secondPage(input: GlbaNoticeInput, lender: DocumentLender): Block[] {
  const affiliates =
    input.affiliates.length > 0
      ? `Our affiliates include ${input.affiliates.join(", ")}.`
      : `${lender.legalName} has no affiliates.`;
  return [
    heading("Who we are"),
    table(questionAndAnswer, [["Who is providing this notice?", lender.legalName]]),
    heading("What we do"),
    table(questionAndAnswer, [
      [
        `How does ${lender.tradeName} protect my personal information?`,
        "To protect your personal information from unauthorized access and use, we use security measures that comply with federal law. These measures include computer safeguards and secured files and buildings.",
      ],
      [
        `How does ${lender.tradeName} collect my personal information?`,
        "We collect your personal information, for example, when you apply for a loan or give us your income information; provide employment information or give us your contact information; show your government-issued ID. We also collect your personal information from others, such as credit bureaus, affiliates, or other companies.",
      ],
      [
        "Why can’t I limit all sharing?",
        "Federal law gives you the right to limit only: sharing for affiliates’ everyday business purposes (information about your creditworthiness); affiliates from using your information to market to you; sharing for nonaffiliates to market to you. State laws and individual companies may give you additional rights to limit sharing.",
      ],
    ]),
    heading("Definitions"),
    table(questionAndAnswer, [
      [
        "Affiliates",
        `Companies related by common ownership or control. They can be financial and nonfinancial companies. ${affiliates}`,
      ],
      [
        "Nonaffiliates",
        `Companies not related by common ownership or control. They can be financial and nonfinancial companies. ${
          isShared(input.sharing.nonaffiliatesToMarket)
            ? "Nonaffiliates we share with can include companies that offer services for homeowners."
            : `${lender.legalName} does not share with nonaffiliates so they can market to you.`
        }`,
      ],
      [
        "Joint marketing",
        `A formal agreement between nonaffiliated financial companies that together market financial products or services to you. ${
          isShared(input.sharing.jointMarketing)
            ? "Our joint marketing partners can include other lenders."
            : `${lender.legalName} doesn’t jointly market.`
        }`,
      ],
    ]),
    ...(input.stateNotice ? [heading("Other important information"), paragraph(input.stateNotice)] : []),
  ];
}
