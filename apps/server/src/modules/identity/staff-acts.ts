import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isRefused } from "@gable/domain/workflow/refused-orders.ts";
import { beforeEnd, changeIf, spokenIn } from "../../workflow/staff-act.ts";
import { judgePictures } from "./judge-pictures.ts";

export const identityActs = beforeEnd<"accept-identity" | "ask-identity-again">({
  "accept-identity": (asked) =>
    changeIf(asked, isOurs(asked.file), judgePictures(asked.file.facts, { outcome: "PASSED", at: asked.at })),
  "ask-identity-again": (asked) => {
    const { file, act, at } = asked;
    return changeIf(
      asked,
      isOurs(file),
      judgePictures(file.facts, { outcome: "RETRY", at, reason: act.reason, ...spokenIn(act) }),
    );
  },
});

/** Whether a person judges the pictures: the check could not, or it refuses them. */
const isOurs = (file: LoanFile): boolean => {
  const last = file.facts.identityChecks.at(-1);
  return (
    last?.result?.outcome === "REVIEW" || (last !== undefined && !last.result && isRefused(file, "check-identity"))
  );
};
