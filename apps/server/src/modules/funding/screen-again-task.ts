import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isCleared, type WatchlistScreening } from "@gable/domain/workflow/facts/watchlist-screening.ts";
import { BORROWER, isScreeningNews, screenedAgain } from "@gable/domain/workflow/funding/screened-again.ts";
import type { Task } from "../../context.ts";
import { screeningOf } from "../../workflow/screening-of.ts";
import { vendorTask } from "../../workflow/task.ts";
import { vendorSigner } from "../../workflow/vendor-signer.ts";
import { alsoAs, vendorScreening } from "../../workflow/vendor-words.ts";
import { signerIn, withSigner } from "../signers/signer-in-facts.ts";

const whoIn = (key: string): string => key.split(":")[1] ?? "";

/**
 * On the day of the money the lists are asked once more about everybody who borrows or signs. Where a name is like one that was not there
 * before, the day is reckoned again, once a person has looked at it.
 */
export const screenAgainTask: Task = vendorTask({
  effect: "screen-again",
  vendor: "watchlist",
  act: "screen",
  request: (_ctx, file, { key }) => screeningIn(file, whoIn(key)),
  apply: (_ctx, { facts }, answer, now, { key }) => {
    const who = whoIn(key);
    if (!isScreeningNews(facts, key)) return undefined;
    const found = screeningOf(answer, now);
    const { changed, screening } = withScreening(facts, who, found);
    return {
      event: "screened-again",
      facts: { ...changed, ...(!isCleared(screening) && { fundingDay: undefined }) },
      detail: { who, outcome: found.outcome, held: !isCleared(screening) },
    };
  },
});

function screeningIn(file: LoanFile, who: string) {
  if (who === BORROWER) return vendorScreening(file);
  const signer = signerIn(file.facts, who);
  return { person: vendorSigner(signer), ...alsoAs(signer) };
}

function withScreening(
  facts: Facts,
  who: string,
  found: WatchlistScreening,
): { readonly changed: Partial<Pick<Facts, "watchlist" | "signers">>; readonly screening: WatchlistScreening } {
  if (who === BORROWER) {
    const screening = screenedAgain(facts.watchlist ?? found, found);
    return { changed: { watchlist: screening }, screening };
  }
  const { watchlist } = signerIn(facts, who);
  if (!watchlist) throw new Error(`the signer ${who} was never screened`);
  const screening = screenedAgain(watchlist, found);
  return { changed: withSigner(facts, who, { watchlist: screening }), screening };
}
