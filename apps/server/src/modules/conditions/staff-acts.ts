import { randomUUID } from "node:crypto";
import { askedBy, isSettledByStaff } from "@gable/domain/conditions/caused-conditions.ts";
import { withWord } from "@gable/domain/conditions/condition-talk.ts";
import { papersAsked } from "@gable/domain/conditions/id-conditions.ts";
import { askedOfSigner } from "@gable/domain/signers/handed-conditions.ts";
import { askedOfBorrowerAs } from "@gable/domain/signers/handed-to-borrower.ts";
import { signerPapers } from "@gable/domain/signers/signer-conditions.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Upload } from "@gable/domain/workflow/facts/papers.ts";
import { notFound, outOfOrder } from "../../http/refusal.ts";
import { type Asked, beforeEnd, byStaff, changeIf, spokenIn } from "../../workflow/staff-act.ts";
import { returnedPapers } from "./return-handed.ts";
import { settled } from "./settle-condition.ts";
import { waiverActs } from "./waivers.ts";

const own = beforeEnd<"raise-condition" | "return-papers" | "answer-condition" | "clear-condition">({
  "raise-condition": (asked) => {
    const { file, act, at } = asked;
    const papers = papersAsked(act.categoryEnum, act.documents);
    const raised = {
      uuid: randomUUID(),
      categoryEnum: act.categoryEnum,
      created: at,
      notes: null,
      commentsToBorrower: act.comments,
      ...spokenIn(act),
      requestDocuments: papers > 0,
      // What the protocol wants of a condition without a paper as well.
      xtraData: { numDocsRequired: Math.max(1, papers) },
      priorTo: act.priorTo,
    };
    const conditions = [...file.facts.conditions, raised];
    return changeIf(asked, true, { conditions }, { category: act.categoryEnum });
  },
  "return-papers": (asked) => {
    const { file, act, at } = asked;
    const { facts } = file;
    const sent = papersSentFor(file, act.condition);
    if (!sent) throw notFound();
    // What is no paper of this condition is not accepted by naming it; what was accepted before stays so unless somebody says otherwise.
    const kept = act.accepted ?? facts.returnedPapers?.[act.condition]?.accepted ?? [];
    const accepted = kept.filter((uuid) => sent.some(({ documentUuid }) => documentUuid === uuid));
    const returned = { reason: act.reason, ...spokenIn(act), at, ...(accepted.length > 0 && { accepted }) };
    return changeIf(
      asked,
      true,
      returnedPapers(file, act.condition, sent, returned, {
        ...wordBy(asked),
        ...spokenIn(act),
        kind: "RETURNED",
        text: act.reason,
      }),
      { condition: act.condition, accepted: accepted.length },
    );
  },
  "answer-condition": (asked) => {
    const { file, act } = asked;
    if (!papersSentFor(file, act.condition)) throw notFound();
    const word = { ...wordBy(asked), ...spokenIn(act), kind: "MESSAGE", text: act.text } as const;
    return changeIf(asked, true, withWord(file.facts, act.condition, word), { condition: act.condition });
  },
  "clear-condition": (asked) => {
    const { file, act } = asked;
    if (!isSettledByStaff(file, act.condition)) throw notFound();
    // The months of payments are reckoned from an amount: a glance at the statements settles nothing.
    if (askedBy(file, act.condition)?.key === "RESERVES")
      throw outOfOrder(decide(file).step, "Record what the statements show instead.");
    return changeIf(asked, true, settled(file, act.condition, byStaff(asked)), { condition: act.condition });
  },
});

export const conditionActs = { ...own, ...waiverActs };

const wordBy = ({ staff, at }: Pick<Asked, "staff" | "at">) =>
  ({ uuid: randomUUID(), by: "STAFF", staffUuid: staff.identityUuid, at }) as const;

/** What was sent for an open condition of the borrower's or a signer's, or for what was handed over; undefined where there is none. */
function papersSentFor(file: LoanFile, uuid: string): readonly Upload[] | undefined {
  const open = askedOfBorrowerAs(file, uuid);
  if (open) return open.papers;
  for (const signer of file.facts.signers) {
    const asked = askedOfSigner(file, signer).find((condition) => condition.uuid === uuid);
    if (asked) return signerPapers(file.facts, signer, asked);
  }
  return undefined;
}
