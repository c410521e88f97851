import type { payoff as protocol } from "@gable/vendors/payoff/protocol.ts";
import { written } from "../cents.ts";
import { institutions } from "../institutions.ts";
import { printPaper } from "../paper.ts";
import type { Vendor } from "../scene.ts";
import { later } from "../script.ts";
import { nameFor, seeded } from "../seeded.ts";
import { fullName, plain } from "../spelling.ts";

export const payoff: Vendor<typeof protocol> = {
  "request-statement": async (request, { order, orderedAt }) => {
    const { borrower, creditor, reportedBalance, goodThrough } = request;
    if (reportedBalance === 0) return later({ answer: { outcome: "not-found" } });
    if (plain(creditor).includes("recovery")) {
      const mailTo = `${creditor}, PO Box 900, Omaha, NE 68102`;
      return later({ answer: { outcome: "cannot-be-paid-electronically", mailTo } });
    }
    const chance = seeded("creditor", creditor);
    const bank = chance.pick([institutions[3], institutions[5], institutions[6]] as const) ?? institutions[0];
    // A month's interest has gathered since the bureau was told the balance.
    const amount = reportedBalance + Math.round(reportedBalance * 0.006);
    const perDiem = Math.round((reportedBalance * 0.0849) / 365);
    const statement = nameFor("pay", order);
    const creditorReference = `${request.lastFour ?? "0000"}-${chance.digits(6)}`;
    const letter = await printPaper({
      name: "payoff-statement.pdf",
      from: creditor,
      heading: "Payoff statement",
      lines: [
        ["Borrower", fullName(borrower.name)],
        ["Account ending in", request.lastFour ?? "not given"],
        ["Amount to pay in full", written(amount)],
        ["Good through", goodThrough],
        ["For each day after that", written(perDiem)],
        ["Reference to give with the payment", creditorReference],
      ],
      closing: "When this amount is received, the account is closed and any lien is released.",
      at: orderedAt,
    });
    return later({
      answer: {
        outcome: "quoted",
        statement,
        amount,
        perDiem,
        goodThrough,
        remitTo: {
          payee: creditor,
          routingNumber: bank?.routingNumber ?? "111999932",
          accountNumber: `55${chance.digits(8)}`,
          creditorReference,
        },
        letter,
      },
    });
  },
};
