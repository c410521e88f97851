import { screeningOrder } from "@gable/domain/workflow/stages/submission.ts";
import { type Task, vendorTask } from "../../workflow/task.ts";
import { vendorPerson } from "../../workflow/vendor-words.ts";

export const profileTasks: readonly Task[] = [
  vendorTask({
    effect: "screen-watchlist",
    vendor: "watchlist",
    act: "screen",
    request: (_ctx, file) => ({ person: vendorPerson(file) }),
    apply: (_ctx, { facts }, answer, now, { key }) => {
      if (key !== screeningOrder(facts).key) return undefined;
      const outcome = answer.outcome === "clear" ? "CLEAR" : "HIT";
      return {
        event: "watchlist-screened",
        facts: { watchlist: { outcome, at: now.toISOString() } },
        detail: { outcome },
      };
    },
  }),
];
