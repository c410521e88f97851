import type { Step } from "@gable/domain/journey/steps.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { maySignOn } from "@gable/domain/workflow/notices/closing-holds.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { asksConsentAgain } from "@gable/domain/workflow/signers/consent-standing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { demandAtOffice } from "../notary/office.ts";
import { demandCurrentConsent } from "../profile/demand-consent.ts";

/** Throws where this paper is not to be signed now: no package, signed already, law that makes it wait, an office to which to come. */
export function demandMaySign(
  file: LoanFile,
  {
    documentUuid,
    identityUuid,
    now,
  }: { readonly documentUuid: string; readonly identityUuid: string; readonly now: Date },
): void {
  const step = demandSigning(file);
  demandCurrentConsent(file, asksConsentAgain);
  if (file.facts.signatures.some((signature) => signature.documentUuid === documentUuid))
    throw outOfOrder(step, "This document is signed already.");
  // Whatever the screen says.
  if (!maySignOn(file.facts, dayAtHome(file.facts, now.toISOString())))
    throw new Refusal(409, "waiting-period", "The law makes signing wait. We tell you from which day on.", { step });
  demandAtOffice(file, identityUuid, now);
}

/** Throws where no package waits for signatures. */
export function demandSigning(file: LoanFile): Step {
  const { step } = decide(file);
  demandElectronic(file);
  if (step === "FINAL_OFFER" || step === "NOTE_SIGNING") return step;
  throw outOfOrder(step, "Nothing is to be signed just now.");
}

/** Throws where whoever borrows asked for paper. */
export function demandElectronic(file: LoanFile): void {
  if (!file.facts.onPaper) return;
  throw outOfOrder(
    decide(file).step,
    "You asked for paper: your documents come by mail. Consent to electronic records to sign here.",
  );
}
