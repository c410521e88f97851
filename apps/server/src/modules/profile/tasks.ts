import { screeningOrder } from "@gable/domain/workflow/stages/submission.ts";
import type { Task } from "../../context.ts";
import { screeningOf } from "../../workflow/screening-of.ts";
import { vendorTask } from "../../workflow/task.ts";
import { vendorScreening } from "../../workflow/vendor-words.ts";

export const profileTasks: readonly Task[] = [
  vendorTask({
    effect: "screen-watchlist",
    vendor: "watchlist",
    act: "screen",
    request: (_ctx, file) => vendorScreening(file),
    apply: (_ctx, { facts }, answer, now, { key }) => {
      if (key !== screeningOrder(facts).key) return undefined;
      const watchlist = screeningOf(answer, now);
      return { event: "watchlist-screened", facts: { watchlist }, detail: { outcome: watchlist.outcome } };
    },
  }),
];
