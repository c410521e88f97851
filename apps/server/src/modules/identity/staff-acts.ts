import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isRefused } from "@gable/domain/workflow/refused-orders.ts";
import type { Change } from "../../workflow/advance.ts";
import { beforeDecline, changeIf } from "../../workflow/staff-act.ts";

export const identityActs = beforeDecline<"accept-identity" | "ask-identity-again">({
  "accept-identity": (asked) =>
    changeIf(asked, isOurs(asked.file), answered(asked.file.facts, { outcome: "PASSED", at: asked.at })),
  "ask-identity-again": (asked) => {
    const { file, act, at } = asked;
    return changeIf(asked, isOurs(file), answered(file.facts, { outcome: "RETRY", at, reason: act.reason }));
  },
});

/** Whether a person judges the pictures: the check could not, or it refuses them. */
const isOurs = (file: LoanFile): boolean => {
  const last = file.facts.identityChecks.at(-1);
  return (
    last?.result?.outcome === "REVIEW" || (last !== undefined && !last.result && isRefused(file, "check-identity"))
  );
};

type Result = NonNullable<Facts["identityChecks"][number]["result"]>;

/** What a person found in the pictures, in the place of what the check could not tell. Refused pictures are asked for anew. */
function answered({ identityChecks, identityDocuments }: Facts, result: Result): Change["facts"] {
  const last = identityChecks.at(-1);
  if (!last) return {};
  const refused = new Set(result.outcome === "RETRY" ? last.documentUuids : []);
  return {
    identityChecks: [...identityChecks.slice(0, -1), { ...last, result }],
    identityDocuments: identityDocuments.filter(({ uuid }) => !refused.has(uuid)),
  };
}
