import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { allBy, type StaffActs } from "../../workflow/staff-act.ts";
import { equityLineStandsUntil, linesOfOursFound, oneSignatureAtATime } from "../pipeline/same-home.ts";
import { goneOnPaper } from "./go-on-paper.ts";
import { changeOfPaperClosing, paperClosingActNames } from "./paper-closing.ts";

const goOnPaper: StaffActs<"take-borrower-to-paper"> = {
  "take-borrower-to-paper": ({ ctx, file, act, staff, now }) =>
    goneOnPaper(ctx, file, now, { by: staff.identityUuid, how: act.how, note: act.note }),
};

/**
 * Whoever signed these papers by hand may have signed another line of ours on the home since they were drawn: this one would be opened on fewer
 * debts than there are, on a Texas homestead as the second within a year. What was signed by hand is not taken back behind somebody's back:
 * staff call the borrower, and have the papers drawn again with it. Throws a Refusal.
 */
async function demandNoOtherLine(ctx: Context, trx: Transaction, file: LoanFile, now: Date): Promise<void> {
  await oneSignatureAtATime(trx, file);
  const isOther = (await linesOfOursFound(ctx, file, now)) ?? (await equityLineStandsUntil(ctx, file, now));
  if (isOther === undefined) return;
  throw new Refusal(
    409,
    "line-signed-meanwhile",
    "A line of ours was signed on this home after these papers were drawn. Call the borrower, then have the papers drawn again.",
  );
}

export const closingActs = {
  ...goOnPaper,
  ...allBy(paperClosingActNames, async ({ ctx, trx, file, act, staff, now }) => {
    const change = changeOfPaperClosing(ctx, file, act, staff.identityUuid, now);
    if (act.act === "confirm-originals" && act.part === "closing") await demandNoOtherLine(ctx, trx, file, now);
    return change;
  }),
};
