import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { underReviewSince } from "@gable/domain/identity/identity-standing.ts";
import { comparedWithSignersId } from "@gable/domain/loan-file/compared-facts.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { askedOfSigner, isWithOther } from "@gable/domain/signers/handed-conditions.ts";
import { calledForSince } from "@gable/domain/signers/open-part.ts";
import { signerPapers } from "@gable/domain/signers/signer-conditions.ts";
import { isSignerMatched } from "@gable/domain/signers/signer-screening.ts";
import { refusesPaper, signerStanding } from "@gable/domain/signers/signer-standing.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { talkOf } from "../conditions/talk.ts";
import type { Around } from "./around-file.ts";
import { presentAskedCheck } from "./present-asked-check.ts";
import { presentEntries } from "./present-reviews.ts";

/** Somebody who signs beside the borrower: how far they are, what stands in their way, and what was asked of them. */
export function presentSigner(
  file: LoanFile,
  signer: SignerFacts,
  { now, names, callsBy, seesCredit }: Pick<Around, "now" | "names" | "callsBy"> & { readonly seesCredit: boolean },
): LoanFileView["signers"][number] {
  const { facts } = file;
  const { uuid, name, relation, contact, trouble, watchlist } = signer;
  const match = watchlist?.match;
  const part = calledForSince(facts, signer) === undefined ? undefined : signer.quiet;
  return {
    uuid,
    name: fullName(name),
    relation,
    language: contact.language,
    contact: [contact.email, contact.phone].filter((way) => way !== undefined).join(", "),
    ...signerStanding(signer, now),
    trouble: trouble ? { ...trouble, callBy: callsBy(trouble.at) } : null,
    quiet: part ? { part: part.part, at: part.at, callBy: callsBy(part.at) } : null,
    listed:
      seesCredit && watchlist && isSignerMatched(signer)
        ? {
            at: watchlist.at,
            ...presentEntries(watchlist),
            match: match ? { byUuid: match.by, by: names.get(match.by) ?? "", note: match.note, at: match.at } : null,
          }
        : null,
    asksBirthDate: signer.birthDate === undefined,
    isOnPaper: signer.onPaper !== undefined,
    mayGoOnPaper: refusesPaper(facts, signer) === undefined,
    identityReviewSince: underReviewSince(signer) ?? null,
    identityCompared:
      underReviewSince(signer) === undefined ? [] : comparedWithSignersId(signer, signer.identityChecks.at(-1)),
    asked: askedOfSigner(file, signer).map((asked) => ({
      uuid: asked.uuid,
      category: asked.categoryEnum,
      comments: asked.commentsToBorrower,
      created: asked.created,
      move: asked.actionNeeded ? (isWithOther(file, asked.uuid) ? "borrower" : "signer") : "staff",
      isHandedOver: asked.handedBy !== undefined,
      check: presentAskedCheck(facts, asked.uuid),
      talk: talkOf(facts, asked, signerPapers(facts, signer, asked)),
    })),
  };
}
