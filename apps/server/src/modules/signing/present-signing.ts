import type { ReplyOf } from "@gable/contract/call.ts";
import type { signing } from "@gable/contract/calls/signing.ts";
import { figuresChosen } from "@gable/domain/workflow/closing/figures-chosen.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { ChosenOffer } from "@gable/domain/workflow/facts/application-facts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { holdsOn } from "@gable/domain/workflow/notices/closing-holds.ts";
import { cashToBorrower, costsFromLine, payoffTotal } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { calledToBorrower } from "@gable/domain/workflow/signers/called-to-borrower.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { presentPaperClosing } from "../closing/paper-closing.ts";
import { officeAppointment } from "../notary/office.ts";
import { isEmailConfirmed } from "../session/email-confirmation.ts";
import { shownAdopted } from "./adopt.ts";
import { findAdoptedSignature } from "./adopted-signatures.ts";
import { packageInForce, signerNameOf } from "./package-in-force.ts";
import { shownPaper } from "./shown-paper.ts";
import type { Place } from "./sign-shown.ts";

type Signing = ReplyOf<typeof signing>;

/** The closing package as the borrower sees it: what to sign, what it comes to, and what is still waited for. Throws before an offer. */
export async function presentSigning(
  ctx: Context,
  db: Database,
  { file, seal }: Place,
  identityUuid: string,
): Promise<Signing> {
  const { facts, uuid: applicationUuid } = file;
  const { offer } = facts;
  if (!offer) throw outOfOrder(decide(file).step, "The documents come later.");
  const now = ctx.clock.now(applicationUuid);
  const today = dayAtHome(facts, now.toISOString());
  const papers = await packageInForce(db, file);
  return {
    documents: papers.map((paper) => shownPaper(paper, facts.signatures, identityUuid)),
    signerName: signerNameOf(file),
    adopted: shownAdopted(await findAdoptedSignature(db, seal, { applicationUuid, identityUuid })),
    emailConfirmed: await isEmailConfirmed(ctx, identityUuid),
    terms: termsOf(facts, offer),
    holds: [...holdsOn(facts, today)],
    office: officeAppointment(file, identityUuid, now),
    paper: await presentPaperClosing(ctx, file),
    redrawn: facts.closingRedrawn ?? null,
    chosen: figuresChosen(facts),
    others: facts.signers.map(({ name }) => calledToBorrower(facts, name)),
  };
}

/** Amounts in cents. */
const termsOf = (facts: Facts, offer: ChosenOffer): Signing["terms"] => ({
  line: offer.line,
  originationFee: offer.originationFee,
  costs: costsFromLine(facts),
  payoffs: payoffTotal(facts),
  cash: Math.max(0, cashToBorrower(facts)),
  monthlyPayment: offer.monthlyPayment,
  ratePercent: offer.ratePercent,
  termYears: offer.termYears,
});
