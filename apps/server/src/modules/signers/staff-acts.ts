import { randomUUID } from "node:crypto";
import { fewestPapers } from "@gable/domain/conditions/id-conditions.ts";
import { underReviewSince } from "@gable/domain/identity/identity-standing.ts";
import { isSignerMatched } from "@gable/domain/signers/signer-screening.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { type ActNamed, allBy, beforeDecline, nothingToDecide, spokenIn } from "../../workflow/staff-act.ts";
import { judgePictures } from "../identity/judge-pictures.ts";
import { takenToPaperByStaff } from "./take-to-paper.ts";

const names = [
  "accept-signer-identity",
  "ask-signer-identity-again",
  "ask-signer",
  "settle-signer-trouble",
  "take-signer-to-paper",
  "clear-signer-watchlist",
  "find-signer-watchlist-match",
  "agree-to-signer-watchlist-match",
] as const;

export const signerActs = beforeDecline(
  allBy(names, ({ file, act, staff, at }) => changeOfSigner(file, act, staff.identityUuid, at)),
);

/** What an act changes. Throws a Refusal where there is no such signer, or nothing of the kind to decide. */
function changeOfSigner(file: LoanFile, act: ActNamed<(typeof names)[number]>, staffUuid: string, at: string): Change {
  const { facts } = file;
  const signer = facts.signers.find(({ uuid }) => uuid === act.signer);
  if (!signer) throw notFound();
  const event = `staff-${act.act}`;
  const detail = { signer: signer.uuid };
  const only = (holds: boolean, changed: SignerFacts): Change => {
    if (!holds) throw nothingToDecide(file);
    return { event, facts: { signers: facts.signers.map((one) => (one === signer ? changed : one)) }, detail };
  };
  const judged = (result: Parameters<typeof judgePictures>[1]) => ({ ...signer, ...judgePictures(signer, result) });
  switch (act.act) {
    case "accept-signer-identity":
      return only(underReviewSince(signer) !== undefined, judged({ outcome: "PASSED", at }));
    case "ask-signer-identity-again":
      return only(
        underReviewSince(signer) !== undefined,
        judged({ outcome: "RETRY", at, reason: act.reason, ...spokenIn(act) }),
      );
    case "settle-signer-trouble": {
      const { trouble, ...settled } = signer;
      return only(trouble !== undefined, settled);
    }
    case "clear-signer-watchlist": {
      const { watchlist } = signer;
      if (!watchlist) return only(false, signer);
      const { match: _match, ...screened } = watchlist;
      return only(isSignerMatched(signer), { ...signer, watchlist: { ...screened, clearedBy: staffUuid } });
    }
    case "find-signer-watchlist-match": {
      const { watchlist } = signer;
      if (!watchlist) return only(false, signer);
      const match = { by: staffUuid, note: act.reason, at };
      return only(isSignerMatched(signer), { ...signer, watchlist: { ...watchlist, match } });
    }
    case "agree-to-signer-watchlist-match":
      return barred(file, signer, act.foundAt, staffUuid, at);
    case "take-signer-to-paper":
      return takenToPaperByStaff(file, signer, act, new Date(at));
    case "ask-signer": {
      const { categoryEnum = "GENERIC_DOCUMENT_REQUEST" } = act;
      const raised = {
        uuid: randomUUID(),
        categoryEnum,
        created: at,
        notes: null,
        commentsToBorrower: act.comments,
        ...(act.writtenIn && { writtenIn: act.writtenIn }),
        requestDocuments: categoryEnum !== "MISSING_PHONE_NUMBER",
        xtraData: { numDocsRequired: Math.max(fewestPapers(categoryEnum), act.documents) },
        signerUuid: signer.uuid,
        priorTo: act.priorTo,
      };
      return { event, facts: { conditions: [...facts.conditions, raised] }, detail };
    }
    default:
      return act satisfies never;
  }
}

/**
 * Two of staff found that a signer is on a sanctions list: the application is declined, or, once the line is signed, ends and is unwound.
 * Nobody may deal with such a person, and no deed without them holds.
 */
function barred(file: LoanFile, signer: SignerFacts, foundAt: string, staffUuid: string, at: string): Change {
  const { facts } = file;
  const match = isSignerMatched(signer) ? signer.watchlist?.match : undefined;
  if (!match || match.at !== foundAt || facts.funding) throw nothingToDecide(file);
  if (match.by === staffUuid)
    throw new Refusal(403, "second-person", "Somebody else than the one who found the match must agree.");
  const reasons = ["LEGAL_REQUIREMENTS"] as const;
  return {
    event: "staff-agree-to-signer-watchlist-match",
    facts: facts.closingSignedAt
      ? { coDeedCancelled: { signer: signer.uuid, why: "barred", at } }
      : { declined: { uuid: randomUUID(), by: staffUuid, askedBy: match.by, at, reasons } },
    detail: { signer: signer.uuid, askedBy: match.by },
  };
}
