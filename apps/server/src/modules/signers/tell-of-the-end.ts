import type { PersonName } from "@gable/domain/application/person-name.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { Words } from "@gable/domain/language.ts";
import { calledTo } from "@gable/domain/people/called-to.ts";
import { mayRescind, signerWhoCancelled } from "@gable/domain/workflow/closing/rescission.ts";
import { promisedUnwindBy, unwindBy } from "@gable/domain/workflow/closing/unwinding.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { calledToBorrower } from "@gable/domain/workflow/signers/called-to-borrower.ts";
import { signerEnd } from "@gable/domain/workflow/signers/signer-progress.ts";
import { isCashSent } from "@gable/domain/workflow/stages/funding.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Passage } from "../../workflow/change.ts";
import { dayIn } from "../notifications/spoken-figures.ts";
import { cancelledBy } from "./cancel-messages.ts";
import { claimGone, lineOpen, nothingToSign, signedForNothing } from "./end-messages.ts";
import * as messages from "./messages.ts";
import { mail, originOf, streetOf, tellBorrower } from "./write-to-signer.ts";

/**
 * One owner's cancelling counts for all, so that all are told. Whatever else ends the application, the lender, the borrower or time:
 * everybody who was asked to sign hears that nothing is wanted of them any more, and not why, which is the borrower's. Who signed hears
 * what becomes of the claim on the home.
 */
export async function tellOfTheEnd(ctx: Context, trx: Transaction, passage: Passage): Promise<void> {
  const { before, after } = passage;
  const { rescinded, coDeedCancelled, signers, answers } = after.facts;
  await tellOfTheMoney(ctx, trx, passage);
  await tellUnwound(ctx, trx, passage);
  if (rescinded && !before.facts.rescinded) {
    const bySigner = signerWhoCancelled(after.facts);
    const who = bySigner?.name ?? answers.name;
    const toldTo = (reader: PersonName) => cancelledBy(calledTo(reader, who), after.loanNumber);
    for (const signer of signers) await mail(ctx, trx, after, signer, toldTo(signer.name));
    if (bySigner) await tellBorrower(ctx, trx, after, toldTo(answers.name ?? bySigner.name));
    return;
  }
  const by = wordsOfDay(promisedUnwindBy(after.facts));
  for (const signer of signers.filter(({ invitation, onPaper }) => invitation || onPaper)) {
    const was = before.facts.signers.find(({ uuid }) => uuid === signer.uuid);
    const end = signerEnd(after, signer);
    if ((end !== "withdrawn" && end !== "not-approved") || !was || signerEnd(before, was) !== null) continue;
    const to = signer.name.firstName;
    if (signer.signedAt) await mail(ctx, trx, after, signer, signedForNothing(to, by), papersOf(ctx, after, signer));
    else await mail(ctx, trx, after, signer, nothingToSign(to));
  }
  const isGivenUp = coDeedCancelled && !before.facts.coDeedCancelled;
  const gone = isGivenUp && signers.find(({ uuid }) => uuid === coDeedCancelled.signer);
  if (!gone) return;
  const unwound = wordsOfDay(unwindBy(after.facts));
  const firstName = calledToBorrower(after.facts, gone.name);
  const message = unwound ? messages.signedCoDeedEnded(firstName, unwound) : messages.coDeedEnded(firstName);
  await tellBorrower(ctx, trx, after, message);
}

/** The home secures money from now on. Money that the bank sent back and that is sent once more is the borrower's affair. */
async function tellOfTheMoney(ctx: Context, trx: Transaction, { before, after }: Passage): Promise<void> {
  if (!isCashSent(after.facts) || isCashSent(before.facts) || before.facts.disbursement?.status === "RETURNED") return;
  for (const signer of after.facts.signers) {
    const from = calledTo(signer.name, after.facts.answers.name);
    const isByHand = signer.onPaper !== undefined;
    const message = lineOpen(signer.name.firstName, from, streetOf(after), {
      hadDaysToCancel: mayRescind(after.facts),
      isByHand,
    });
    await mail(ctx, trx, after, signer, message, papersOf(ctx, after, signer));
  }
}

/** Who signed a line that is undone hears that the home is free of it. */
async function tellUnwound(ctx: Context, trx: Transaction, { before, after }: Passage): Promise<void> {
  const { unwound, signers } = after.facts;
  if (!unwound || unwound.at === before.facts.unwound?.at) return;
  for (const signer of signers.filter(({ signedAt }) => signedAt))
    await mail(ctx, trx, after, signer, claimGone(signer.name.firstName, unwound.claim));
}

const papersOf = (ctx: Context, file: LoanFile, { onPaper }: SignerFacts): string | undefined =>
  onPaper ? undefined : `${originOf(ctx, file)}${onHost(paths.signerDocuments())}`;

const wordsOfDay = (day: LocalDate | undefined): Words | undefined =>
  day === undefined ? undefined : { en: dayIn("en", day), es: dayIn("es", day) };
