import { accountMask } from "@gable/domain/accounts/account-number.ts";
import { fundingDayFrom } from "@gable/domain/calendar/funding-hours.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { PayeeAccount } from "@gable/domain/workflow/facts/funding-facts.ts";
import { attemptOf, returnedPayoffs } from "@gable/domain/workflow/payoff/payoff-standing.ts";
import type { Change } from "../../workflow/change.ts";
import { type ActNamed, nothingToDecide } from "../../workflow/staff-act.ts";
import { without } from "./without.ts";

const isReturned = ({ facts }: LoanFile, debt: string): boolean => returnedPayoffs(facts).some(({ id }) => id === debt);

/** A payment that came back goes out once more, to the account that it came back from. */
export function payoffSentAgain(file: LoanFile, { debt }: ActNamed<"send-payoff-again">, at: string): Change {
  if (!isReturned(file, debt)) throw nothingToDecide(file);
  return { event: "payoff-ordered-again", facts: again(file.facts, debt, at), detail: { debt } };
}

/** Another account of the creditor is written down; it counts once another person has agreed to it: one alone could send money to their own. */
export function payeeCorrected(file: LoanFile, act: ActNamed<"correct-payee">, by: string, at: string): Change {
  const { debt } = act;
  if (!isReturned(file, debt)) throw nothingToDecide(file);
  const { payee, routingNumber, accountNumber, creditorReference, reason } = act;
  const correction = { payee, routingNumber, accountNumber, creditorReference, reason, by, at };
  return {
    event: "payee-corrected",
    facts: { payeeCorrections: { ...file.facts.payeeCorrections, [debt]: correction } },
    detail: { debt, account: accountMask(accountNumber) },
  };
}

/** Another person agrees to the account, and the payment goes out to it. */
export function payeeApproved(file: LoanFile, act: ActNamed<"approve-payee">, at: string): Change {
  const { facts } = file;
  const { debt } = act;
  const asked = facts.payeeCorrections?.[debt];
  // What was compared may have been written anew meanwhile.
  if (!isReturned(file, debt) || asked?.at !== act.writtenAt) throw nothingToDecide(file);
  const { payee, routingNumber, accountNumber, creditorReference } = asked;
  return {
    event: "payee-approved",
    facts: {
      ...again(facts, debt, at, { payee, routingNumber, accountNumber, creditorReference }),
      payeeCorrections: without(facts.payeeCorrections, debt),
    },
    detail: { debt, askedBy: asked.by, account: accountMask(accountNumber) },
  };
}

/** The next payment of a debt that came back, to the same account unless told otherwise. */
function again(facts: Facts, debt: string, at: string, to?: PayeeAccount): Pick<Change["facts"], "payoffOrders"> {
  const former = facts.payoffOrders?.[debt]?.to;
  const payee = to ?? former;
  const order = { attempt: attemptOf(facts, debt) + 1, on: fundingDayFrom(at), ...(payee && { to: payee }) };
  return { payoffOrders: { ...facts.payoffOrders, [debt]: order } };
}
