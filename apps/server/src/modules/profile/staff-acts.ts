import { unnamedTrustees } from "@gable/domain/profile/trust.ts";
import { invalid } from "../../http/refusal.ts";
import { beforeEnd, byStaff, changeIf, type StaffActs } from "../../workflow/staff-act.ts";
import { answersCorrected } from "./correct-answers.ts";
import { homeCorrected } from "./correct-home.ts";

export const profileActs: StaffActs<"correct-answers" | "correct-home" | "accept-trust"> = {
  "correct-answers": ({ ctx, file, act, staff, now }) => answersCorrected(ctx, file, act, staff.identityUuid, now),
  "correct-home": homeCorrected,
  ...beforeEnd<"accept-trust">({
    "accept-trust": (asked) => {
      const { facts } = asked.file;
      const { act: _name, ...trust } = asked.act;
      const isAsked = facts.additional?.ownership === "TRUST" && !facts.trustAccepted;
      if (isAsked && unnamedTrustees(facts, trust.trustees).length > 0)
        throw invalid({ trustees: ["trustee-not-named"] });
      return changeIf(asked, isAsked, { trustAccepted: { ...byStaff(asked), trust } });
    },
  }),
};
