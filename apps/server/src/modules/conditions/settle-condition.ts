import { askedBy } from "@gable/domain/conditions/caused-conditions.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { shownLiens } from "@gable/domain/workflow/liens/answered-liens.ts";
import type { Change } from "../../workflow/change.ts";

/** The condition is met: one that was raised is taken out; of papers that the facts asked for it is noted who accepted them. */
export function settled(
  file: LoanFile,
  condition: string,
  cleared: { readonly by: string; readonly at: string },
): Change["facts"] {
  const { facts } = file;
  const asked = askedBy(file, condition);
  if (!asked) return { conditions: facts.conditions.filter(({ uuid }) => uuid !== condition) };
  const { liens } = facts;
  return {
    papersAccepted: { ...facts.papersAccepted, [asked.key]: cleared },
    ...(asked.key === "DENIED_LIENS" && liens && { liens: { ...liens, liens: shownLiens(liens.liens) } }),
  };
}
