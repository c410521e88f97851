import type { CountyRules } from "@gable/domain/workflow/facts/closing-facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { countyOrder } from "@gable/domain/workflow/stages/closing.ts";
import type { Task } from "../../context.ts";
import { vendorTask } from "../../workflow/task.ts";

/** What the county's recorder takes; of a county that nobody knows, paper and a notary in person. */
export const countyTask: Task = vendorTask({
  effect: "look-up-county",
  vendor: "recording",
  act: "look-up-county",
  request: (_ctx, { facts, uuid }) => {
    const home = homeOf(facts);
    if (!home) throw new Error(`the home of ${uuid} is not known yet`);
    return { countyFips: home.countyFips, state: home.address.state };
  },
  apply: (_ctx, { facts }, answer, now, { key }) => {
    // The borrower may have put the home right meanwhile; another county is another question.
    if (facts.county || key !== countyOrder(facts).key) return undefined;
    const at = now.toISOString();
    const county: CountyRules =
      answer.outcome === "known"
        ? {
            recordsElectronically: answer.recordsElectronically,
            acceptsRemoteNotarisation: answer.acceptsRemoteNotarisation,
            recordingFee: answer.recordingFee,
            at,
          }
        : { recordsElectronically: false, acceptsRemoteNotarisation: false, recordingFee: 0, at };
    return { event: "county-looked-up", facts: { county }, detail: { outcome: answer.outcome } };
  },
});
