import { randomUUID } from "node:crypto";
import { papersAsked } from "@gable/domain/conditions/id-conditions.ts";
import { underReviewSince } from "@gable/domain/identity/identity-standing.ts";
import { calledForSince } from "@gable/domain/signers/open-part.ts";
import { isSignerMatched } from "@gable/domain/signers/signer-screening.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { notFound } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { type ActNamed, allBy, beforeDecline, beforeEnd, nothingToDecide, spokenIn } from "../../workflow/staff-act.ts";
import { agreedMatch, openMatch } from "../application/agreed-match.ts";
import { judgePictures } from "../identity/judge-pictures.ts";
import { takenToPaperByStaff } from "./take-to-paper.ts";

const names = [
  "accept-signer-identity",
  "ask-signer-identity-again",
  "ask-signer",
  "settle-signer-trouble",
  "take-signer-to-paper",
] as const;
/** Whether somebody is on a list matters as long as anything of theirs is still to be returned. */
const namesOfLists = [
  "clear-signer-watchlist",
  "find-signer-watchlist-match",
  "agree-to-signer-watchlist-match",
] as const;
type SignerAct = ActNamed<(typeof names)[number] | (typeof namesOfLists)[number]>;

export const signerActs = {
  ...beforeEnd(allBy(names, ({ file, act, staff, at }) => changeOfSigner(file, act, staff.identityUuid, at))),
  ...beforeDecline(
    allBy(namesOfLists, ({ file, act, staff, at }) => changeOfSigner(file, act, staff.identityUuid, at)),
  ),
};

/** What an act changes. Throws a Refusal where there is no such signer, or nothing of the kind to decide. */
function changeOfSigner(file: LoanFile, act: SignerAct, staffUuid: string, at: string): Change {
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
      const { quiet } = signer;
      const isCalled = calledForSince(facts, signer) !== undefined;
      return only(trouble !== undefined || isCalled, {
        ...settled,
        ...(quiet && isCalled && { quiet: { ...quiet, calledAt: at } }),
      });
    }
    case "clear-signer-watchlist": {
      const { watchlist } = signer;
      if (!watchlist) return only(false, signer);
      const { match: _match, ...screened } = watchlist;
      const isOpen = isSignerMatched(signer) && !facts.listed;
      return only(isOpen, { ...signer, watchlist: { ...screened, clearedBy: staffUuid } });
    }
    case "find-signer-watchlist-match": {
      const watchlist = openMatch(file, signer.watchlist);
      const match = { by: staffUuid, note: act.reason, at };
      return only(true, { ...signer, watchlist: { ...watchlist, match } });
    }
    case "agree-to-signer-watchlist-match": {
      const agreed = { who: signer.uuid, foundAt: act.foundAt, staffUuid, at };
      const { facts: ended, askedBy, reasons } = agreedMatch(file, signer.watchlist, agreed);
      return { event, facts: ended, detail: { ...detail, reasons, askedBy } };
    }
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
        xtraData: { numDocsRequired: papersAsked(categoryEnum, act.documents) },
        signerUuid: signer.uuid,
        priorTo: act.priorTo,
      };
      return { event, facts: { conditions: [...facts.conditions, raised] }, detail };
    }
    default:
      return act satisfies never;
  }
}
