import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { isTitleExpired, titleOrder } from "@gable/domain/workflow/property/title-standing.ts";
import type { Task } from "../../context.ts";
import { vendorTask } from "../../workflow/task.ts";
import { vendorAddress, vendorName } from "../../workflow/vendor-words.ts";

/** The search is brought to date before closing: clear to close, or what stands in the way. */
export const finalTitleTask: Task = vendorTask({
  effect: "update-title",
  vendor: "title",
  act: "update",
  request: (_ctx, { facts, uuid }) => {
    const home = homeOf(facts);
    const { name } = facts.answers;
    if (!home || !name || !facts.offer) throw new Error(`the application ${uuid} is not ready for a title update`);
    return {
      address: vendorAddress(home.address),
      countyFips: home.countyFips,
      parcelNumber: home.parcelId,
      owners: [vendorName(name)],
      legalDescription: home.legalDescription,
      ...(facts.prequalTitle?.search && { search: facts.prequalTitle.search }),
      lineAmount: facts.offer.line,
    };
  },
  apply: (_ctx, { facts }, answer, now, { key }) => {
    if ((facts.finalTitle && !isTitleExpired(facts)) || key !== titleOrder(facts).key) return undefined;
    const at = now.toISOString();
    if (answer.outcome === "clear-to-close") {
      return {
        event: "title-clear",
        facts: { finalTitle: { clearToClose: true, exceptions: [], expiresOn: answer.expiresOn, at } },
      };
    }
    const exceptions = answer.exceptions.map(({ exception }) => exception);
    const found = {
      texts: answer.exceptions.map(({ text }) => text),
      owners: answer.owners.map(({ recordedName }) => recordedName),
      vesting: answer.vesting,
    };
    return {
      event: "title-not-clear",
      facts: { finalTitle: { clearToClose: false, exceptions, found, at } },
      detail: { exceptions },
    };
  },
});
