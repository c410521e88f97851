import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { type Block, heading, list, numberedList, paragraph, subheading, table } from "../blocks.ts";
import type { Template } from "../draft.ts";

export interface HelocBookletInput {
  readonly preparedOn: LocalDate;
}

/**
 * A brochure on home equity lines in our own words. 12 CFR 1026.40(e) asks for the CFPB's booklet or a suitable
 * substitute; a lender replaces this sample by the CFPB's own file.
 */
export const helocBooklet: Template<HelocBookletInput> = {
  version: "2026-11-20",
  draft: (input) => ({
    title: {
      en: "What you should know about home equity lines of credit",
      es: "Lo que debe saber sobre las líneas de crédito con garantía hipotecaria",
    },
    preparedOn: input.preparedOn,
    facts: [
      {
        name: { en: "Status", es: "Estado" },
        value: "Sample text of the lender's own, to be replaced by the Consumer Financial Protection Bureau's booklet",
      },
    ],
    summary: {
      en: [
        "A home equity line lets you borrow against the part of your home that you own outright. Your home is the security.",
        "If you cannot repay, you can lose the home. Borrow only what you can repay from income.",
        "Compare at least three offers: the rate, how it can change, the fees, and what the payment becomes later.",
        "After you open a line on the home you live in, you have three business days to cancel it at no cost.",
      ],
      es: [
        "Una línea de crédito le permite pedir prestado contra la parte de su casa que ya es suya. Su casa es la garantía.",
        "Si no puede pagar, puede perder la casa. Pida solo lo que pueda pagar con sus ingresos.",
        "Compare al menos tres ofertas: la tasa, cómo puede cambiar, las tarifas y cuánto pagará más adelante.",
        "Después de abrir una línea sobre la casa donde vive, tiene tres días hábiles para cancelarla sin costo.",
      ],
    },
    body: [
      ...basics(),
      ...rates(),
      ...costs(),
      ...repayment(),
      ...comparison(),
      ...lenderActions(),
      ...rights(),
      ...checklist(),
    ],
  }),
};

function basics(): Block[] {
  return [
    heading("How a line works"),
    paragraph(
      "Equity is what your home is worth less what you owe on it. A lender looks at your equity, your income, your debts and your credit " +
        "history, and sets a credit limit. Up to that limit you can borrow, repay and, while the draw period lasts, borrow again.",
    ),
    paragraph(
      "A line has two parts. In the **draw period** you can take money out. In the **repayment period** you cannot, and you repay what " +
        "you owe. Some lines ask for interest only in the first part; then the payment can rise sharply in the second. Ask which kind yours is.",
    ),
    paragraph(
      "Some lines, like ours, pay out the whole amount on the first day at a fixed rate, and price later draws with a variable rate.",
    ),
  ];
}

function rates(): Block[] {
  return [
    heading("Interest rates"),
    subheading("Variable rates"),
    paragraph(
      "A variable rate is an **index** plus a **margin**. The index, often the prime rate, is published by others and moves. The margin " +
        "is the lender's and stays. When the index rises, your rate and your payment rise. Every variable-rate plan secured by a home must state the highest rate it can reach.",
    ),
    subheading("Fixed rates"),
    paragraph(
      "A fixed rate does not move. It is usually higher at the start than a variable one, and the payment stays the same.",
    ),
    subheading("What to ask"),
    list(
      "What is the index, how has it moved in fifteen years, and what is the margin?",
      "How often can the rate change, and what is the most it can be?",
      "Is the first rate a discount, and when does it end?",
      "Can I turn a variable balance into a fixed one, and what does that cost?",
    ),
    paragraph(
      "The annual percentage rate of a line is interest only. It leaves out origination fees and closing costs, unlike the annual " +
        "percentage rate of an ordinary loan. Do not compare the two as if they were the same; compare fees in dollars as well.",
    ),
  ];
}

function costs(): Block[] {
  return [
    heading("Costs of opening and keeping a line"),
    list(
      "an origination or application fee, which may not be returned if you are turned down;",
      "a valuation of the home, a title search, recording fees, and in some states a mortgage tax;",
      "a notary or closing agent;",
      "a yearly fee, a fee for each draw, or a fee if you do not use the line;",
      "a fee for closing the line early.",
    ),
    paragraph(
      "Some of these are small on a large line and heavy on a small one. Work out the whole cost for the amount that you really need.",
    ),
  ];
}

function repayment(): Block[] {
  return [
    heading("Repaying"),
    paragraph(
      "Before you sign, find out what the payment is when the draw period ends, and whether a large balance falls due at once (a " +
        "balloon payment). If it does and you cannot pay or refinance it, you could lose your home. If you sell the home, you will usually have to repay the line in full.",
    ),
    paragraph(
      "Paying more than the minimum reduces what you owe and the interest. Ask whether the lender charges for that. Ours does not.",
    ),
  ];
}

function comparison(): Block[] {
  return [
    heading("Other ways to borrow"),
    table(
      [
        { header: "Kind", share: 3 },
        { header: "How it works", share: 5 },
        { header: "Think about", share: 5 },
      ],
      [
        [
          "Home equity line",
          "A limit that you can use, repay and use again; rate often variable; secured by the home.",
          "Payments can rise. You can lose the home.",
        ],
        [
          "Home equity loan",
          "One amount, one payment, usually fixed; a second mortgage.",
          "Interest from the first day on all of it. You can lose the home.",
        ],
        [
          "Cash-out refinance",
          "A new, larger first mortgage that replaces the old one.",
          "You may give up a low rate on the old mortgage; closing costs on the whole.",
        ],
        ["Personal loan or card", "No security.", "Higher rate, lower limit; your home is not at risk."],
        ["Savings, or waiting", "No borrowing.", "Often the cheapest answer."],
      ],
    ),
  ];
}

function lenderActions(): Block[] {
  return [
    heading("When a lender may freeze, cut or close a line"),
    paragraph(
      "A lender may stop further draws or cut the limit if the value of the home falls significantly, or if it reasonably believes that a " +
        "change in your finances keeps you from paying. If that happens, ask why in writing, ask for another valuation, and talk to other " +
        "lenders. A lender may demand the whole balance only for fraud, for payments not made, or if you harm the security, for example by " +
        "selling the home or letting the insurance lapse.",
    ),
  ];
}

function rights(): Block[] {
  return [
    heading("Your rights"),
    list(
      "You receive the important terms, and a brochure such as this one, with the application.",
      "No fee is final until three business days after you have them.",
      "If a term other than the index changes before the line opens and you walk away, your fees come back.",
      "**Three days to cancel.** If the line is secured by the home you live in, you and every other owner who lives there may cancel in writing until midnight of the third business day after you sign, or after you receive the notice of this right and the disclosures, whichever is last. Saturdays count; Sundays and federal holidays do not. No money is paid out before.",
      "A lender may not discriminate because of race, color, religion, national origin, sex, marital status, age, public assistance, or because you used your rights.",
      "You may dispute errors on a statement and in a credit report.",
      "Housing counselors approved by HUD give independent advice, often free: 1-800-569-4287 or consumerfinance.gov/find-a-housing-counselor.",
      "Complaints about a lender: consumerfinance.gov/complaint or 1-855-411-2372.",
    ),
  ];
}

function checklist(): Block[] {
  return [
    heading("A list for comparing offers"),
    table(
      [
        { header: "Ask each lender", share: 7 },
        { header: "Offer A", share: 3 },
        { header: "Offer B", share: 3 },
        { header: "Offer C", share: 3 },
      ],
      [
        "Credit limit",
        "Fixed rate, and for how long",
        "Index and margin of the variable rate; present and highest rate",
        "Length of draw period and of repayment period",
        "Payment at the start; payment after the draw period",
        "Origination fee and closing costs in dollars",
        "Yearly, inactivity, draw and early-closing fees",
        "Smallest draw; smallest balance",
        "Balloon payment: yes or no",
      ].map((question) => [question, "", "", ""]),
    ),
    heading("Beware"),
    numberedList(
      "of anybody who presses you to sign today, asks you to sign blanks, or tells you to leave something out;",
      "of a contractor who brings the lender along;",
      "of transferring the deed to your home to get a loan;",
      "of borrowing to the limit because it is offered.",
    ),
  ];
}
