import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { outOfOrder } from "../../http/refusal.ts";

/** Throws where nothing is signed on a screen before the consent to electronic records is given to the words that are in force. */
export function demandCurrentConsent(file: LoanFile, asksAgain: (file: LoanFile) => boolean): void {
  if (asksAgain(file))
    throw outOfOrder(decide(file).step, "The consent to electronic records has new words. Read them and answer first.");
}
