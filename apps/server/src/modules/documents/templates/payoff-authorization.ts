import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { sumCents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { heading, list, paragraph, signatureField, table } from "../blocks.ts";
import type { PayoffItem } from "../closing-costs.ts";
import type { Template } from "../draft.ts";
import type { Signer } from "../placed-field.ts";
import { borrowerFact, loanNumberFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";

export interface PayoffAuthorizationInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  readonly borrower: Signer;
  readonly payoffs: readonly (PayoffItem & {
    /** Amount is good through this day. */
    readonly goodThrough: LocalDate;
    /** Lines and cards that are closed when paid. */
    readonly closeAccount: boolean;
  })[];
}

/** The borrower's order to repay other debts from the first draw, and leave to ask creditors what is owed. */
export const payoffAuthorization: Template<PayoffAuthorizationInput> = {
  version: "2026-11-20",
  draft: (input) => {
    const total = formatDollars(sumCents(input.payoffs.map((payoff) => payoff.amount)));
    return {
      title: { en: "Authorization to pay off debts", es: "Autorización para pagar deudas" },
      preparedOn: input.preparedOn,
      facts: [borrowerFact(input.borrower.name), loanNumberFact(input.loanNumber)],
      summary: {
        en: [
          `We pay ${total} from your first draw to the creditors below.`,
          "Keep paying them until you see a zero balance. Payments cross in the mail.",
          "A debt that you pay off with this line becomes a debt secured by your home.",
        ],
        es: [
          `Pagamos ${total} de su primer retiro a los acreedores de abajo.`,
          "Siga pagándoles hasta ver un saldo de cero. Los pagos pueden cruzarse.",
          "Una deuda que paga con esta línea pasa a estar garantizada por su casa.",
        ],
      },
      body: [
        heading("Whom we pay"),
        table(
          [
            { header: "Creditor", share: 5 },
            { header: "Account", share: 3 },
            { header: "Good through", share: 4 },
            { header: "Account closed", share: 3 },
            { header: "Amount", share: 3, align: "right" },
          ],
          [
            ...input.payoffs.map((payoff) => [
              payoff.creditor,
              `ending ${payoff.accountLastFour}`,
              formatDate(payoff.goodThrough),
              payoff.closeAccount ? "Yes" : "No",
              formatDollars(payoff.amount),
            ]),
            ["All creditors", "", "", "", total],
          ],
          { total: true },
        ),
        heading("What you authorize"),
        list(
          "Pay each creditor the amount shown, or the amount that they say is owed on the day of payment if it differs by not more than 2 percent. What is left over goes to your account; what is missing comes out of your cash.",
          "Ask each creditor what is owed, and tell them to close the accounts marked “Yes”.",
        ),
        paragraph("You can change this until you sign. After that, call us before the money goes out."),
        signatureField("payoff", input.borrower, "Authorization to pay off debts"),
      ],
    };
  },
};
