import type { LienAnswer } from "../../liens/lien-answer.ts";
import type { KnownLien } from "../facts/credit-facts.ts";

/**
 * The debts on the home with what the borrower said of them. What is on record counts as on record until shown otherwise: a debt that is
 * said to be paid off, not theirs or smaller keeps its figures, and carries what was said. Only a loan that the credit report alone
 * shows, and the county does not, may be of another home: denied, it counts among the other debts, and the title search has the last word.
 */
export function answeredLiens(found: readonly KnownLien[], answers: readonly LienAnswer[]): KnownLien[] {
  const byId = new Map(answers.map((given) => [given.id, given]));
  return found.flatMap((reported) => {
    const given = byId.get(reported.id);
    const lien = needsPayment(reported)
      ? { ...reported, monthlyPayment: given?.monthlyPayment ?? reported.monthlyPayment }
      : reported;
    switch (given?.answer) {
      case "NOT_MINE":
        return isOfAnotherHome(lien) ? [] : [{ ...lien, saidBalance: 0 }];
      case "PAID_OFF":
        return [{ ...lien, saidBalance: 0 }];
      case "BALANCE": {
        const said = given.balance ?? lien.balance;
        return [said < lien.balance ? { ...lien, saidBalance: said } : { ...lien, balance: said }];
      }
      default:
        return [lien];
    }
  });
}

/** County records know no payment: the borrower is asked for it (rule 4.6). */
export const needsPayment = ({ seenIn, monthlyPayment }: Pick<KnownLien, "seenIn" | "monthlyPayment">): boolean =>
  seenIn === "COUNTY" && monthlyPayment === 0;

/** Whether a denial is taken at once, because no county record ties the debt to this home. */
export const isOfAnotherHome = ({ seenIn }: Pick<KnownLien, "seenIn">): boolean => seenIn === "CREDIT";

/** The debts once papers have shown what the borrower said of them. */
export const shownLiens = (liens: readonly KnownLien[]): KnownLien[] =>
  liens.flatMap(({ saidBalance, ...lien }) => {
    if (saidBalance === undefined) return [lien];
    return saidBalance === 0 ? [] : [{ ...lien, balance: saidBalance }];
  });
