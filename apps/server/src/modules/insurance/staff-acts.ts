import { policyToRead } from "@gable/domain/insurance/policy-to-read.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { invalid } from "../../http/refusal.ts";
import { beforeEnd, byStaff, nothingToDecide, spokenIn } from "../../workflow/staff-act.ts";

/** What staff find in the page of a policy that no check has accepted. */
export const insuranceActs = beforeEnd<"accept-policy" | "return-policy">({
  "accept-policy": (asked) => {
    const { file, act, at } = asked;
    const found = policyToRead(file.facts);
    if (!found) throw nothingToDecide(file);
    if (act.coveredUntil <= dayAtHome(file.facts, at)) throw invalid({ coveredUntil: ["policy-expired"] });
    const result = {
      accepted: true,
      at,
      coveredUntil: act.coveredUntil,
      read: { ...byStaff(asked), note: act.note },
    };
    return {
      event: "staff-accept-policy",
      facts: { [found.name]: { ...found.proof, result } },
      detail: { kind: found.proof.policy.kind },
    };
  },
  "return-policy": (asked) => {
    const { file, act } = asked;
    const found = policyToRead(file.facts);
    if (!found?.proof.result) throw nothingToDecide(file);
    const result = {
      ...found.proof.result,
      at: asked.at,
      read: { ...byStaff(asked), note: act.reason, ...spokenIn(act) },
    };
    return {
      event: "staff-return-policy",
      facts: { [found.name]: { ...found.proof, result } },
      detail: { kind: found.proof.policy.kind },
    };
  },
});
