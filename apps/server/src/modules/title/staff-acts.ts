import { decide, END_ROW } from "@gable/domain/workflow/decide.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { beforeEnd, changeIf } from "../../workflow/staff-act.ts";

export const titleActs = beforeEnd<"ask-title-again" | "record-deed-again">({
  /** What stood in the way of closing is mended: the title company is asked again. */
  "ask-title-again": ({ file }) => {
    const { finalTitle, finalTitleAttempts } = file.facts;
    if (!finalTitle || finalTitle.clearToClose) throw outOfOrder(decide(file).step, "The title is not in question.");
    return {
      event: "title-asked-again",
      facts: { finalTitle: undefined, finalTitleAttempts: finalTitleAttempts + 1 },
    };
  },
  "record-deed-again": (asked) => {
    const { file } = asked;
    const isRejected = file.facts.recording?.status === "REJECTED" && decide(file).row < END_ROW;
    return changeIf(asked, isRejected, { recording: undefined });
  },
});
