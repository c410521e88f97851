import { askedBy, openConditions } from "@gable/domain/conditions/caused-conditions.ts";
import { unreadIncomePapers } from "@gable/domain/income/income-papers.ts";
import { beforeEnd, byStaff, changeIf, type StaffActs, spokenIn } from "../../workflow/staff-act.ts";
import { answeredDeposits } from "./deposit-dispute.ts";
import { reviewedIncome } from "./reviewed-income.ts";

export const incomeActs: StaffActs<"record-income" | "return-income-papers" | "answer-deposits" | "record-reserves"> = {
  "record-income": ({ ctx, file, act, now }) => {
    const { act: _name, employerName, ...reviewed } = act;
    return reviewedIncome(ctx, file, { ...reviewed, ...(employerName && { employerName }) }, now);
  },
  ...beforeEnd<"return-income-papers" | "answer-deposits" | "record-reserves">({
    "answer-deposits": answeredDeposits,
    "return-income-papers": (asked) => {
      const { file, act, at } = asked;
      const { facts } = file;
      const unread = unreadIncomePapers(facts).filter(
        ({ documentUuid }) => documentUuid === (act.documentUuid ?? documentUuid),
      );
      const returned = Object.fromEntries(
        unread.map((paper) => [paper.documentUuid, { reason: act.reason, ...spokenIn(act), at }]),
      );
      return changeIf(
        asked,
        unread.length > 0 && !facts.incomeVerified,
        { returnedPapers: { ...facts.returnedPapers, ...returned } },
        { papers: unread.length },
      );
    },
    "record-reserves": (asked) => {
      const { file, act } = asked;
      const isAsked = openConditions(file).some(({ uuid }) => askedBy(file, uuid)?.key === "RESERVES");
      return changeIf(asked, isAsked, { reserves: { amount: act.amount, ...byStaff(asked) } }, { amount: act.amount });
    },
  }),
};
