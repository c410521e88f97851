import { allBy, type StaffActs } from "../../workflow/staff-act.ts";
import { goneOnPaper } from "./go-on-paper.ts";
import { changeOfPaperClosing, paperClosingActNames } from "./paper-closing.ts";

const goOnPaper: StaffActs<"take-borrower-to-paper"> = {
  "take-borrower-to-paper": ({ ctx, file, act, staff, now }) =>
    goneOnPaper(ctx, file, now, { by: staff.identityUuid, how: act.how, note: act.note }),
};

export const closingActs = {
  ...goOnPaper,
  ...allBy(paperClosingActNames, ({ ctx, file, act, staff, now }) =>
    changeOfPaperClosing(ctx, file, act, staff.identityUuid, now),
  ),
};
