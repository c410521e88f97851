import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { askedBy, commentForStaff, isSettledByStaff, isWaivable } from "@gable/domain/conditions/caused-conditions.ts";
import { isWithOther } from "@gable/domain/signers/handed-conditions.ts";
import { askedOfBorrower, askedOfBorrowerAs } from "@gable/domain/signers/handed-to-borrower.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { talkOf } from "../conditions/talk.ts";
import { presentAskedCheck } from "./present-asked-check.ts";

/** What is asked of the borrower, with whose move it is, what was said about it, and a waiver that waits. */
export const presentConditions = (
  file: LoanFile,
  names: ReadonlyMap<string, string>,
  seesCredit: boolean,
): LoanFileView["conditions"] =>
  askedOfBorrower(file).map((condition) => {
    const { uuid } = condition;
    const waiver = file.facts.waivers?.[uuid];
    const refused = file.facts.waiversRefused?.[uuid];
    const explained = file.facts.explainedInquiries?.[uuid];
    return {
      uuid,
      category: condition.categoryEnum,
      comments: commentForStaff(file, condition, seesCredit),
      created: condition.created,
      move: condition.actionNeeded ? (isWithOther(file, uuid) ? "signer" : "borrower") : "staff",
      priorTo:
        file.facts.conditions.find((raised) => raised.uuid === uuid)?.priorTo ?? askedBy(file, uuid)?.priorTo ?? null,
      isHandedOver: condition.handedBy !== undefined,
      isRaised: isSettledByStaff(file, uuid),
      mayWaive: isWaivable(file, uuid),
      asksReserves: askedBy(file, uuid)?.key === "RESERVES",
      waiver: waiver ? { byUuid: waiver.by, ...worded(waiver, names) } : null,
      waiverRefused: refused ? worded(refused, names) : null,
      check: presentAskedCheck(file.facts, uuid),
      inquiries: seesCredit ? (explained?.answers.slice() ?? null) : null,
      talk: talkOf(file.facts, condition, askedOfBorrowerAs(file, uuid)?.papers ?? []),
    };
  });

type Said = { readonly by: string; readonly reason: string; readonly at: string };

const worded = ({ by, reason, at }: Said, names: ReadonlyMap<string, string>): Said => ({
  by: names.get(by) ?? "",
  reason,
  at,
});
