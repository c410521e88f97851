import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { beforeEnd, byStaff, changeIf } from "../../workflow/staff-act.ts";

export const propertyActs = beforeEnd<"accept-ownership" | "accept-home-condition">({
  "accept-ownership": (asked) => {
    const { property, ownershipCleared } = asked.file.facts;
    return changeIf(asked, property?.outcome === "FOUND" && !ownershipCleared, { ownershipCleared: byStaff(asked) });
  },
  "accept-home-condition": (asked) =>
    changeIf(asked, isHomeInQuestion(asked.file.facts), { conditionCleared: byStaff(asked) }),
});

const isHomeInQuestion = ({ decision }: Facts): boolean =>
  decision?.result.decision === "REVIEW" &&
  decision.result.reasons.some(({ finding }) => finding === "PROPERTY_CONDITION");
