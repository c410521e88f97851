import type { Consent } from "@gable/domain/profile/consents.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { profileIsComplete } from "@gable/domain/workflow/stages/application.ts";
import type { Change } from "../../workflow/change.ts";
import { redrawn } from "../closing/reissue-package.ts";

/**
 * A consent beside those before it. With the last one that is needed the application counts as received. Who consents again to
 * electronic records goes on without paper: what they have not signed yet is drawn for their screen.
 */
export function consentGiven(file: LoanFile, consent: Consent, now: Date): Change {
  const { facts } = file;
  const isBack = consent.type === "ELECTRONIC_RECORDS" && facts.onPaper !== undefined;
  const again = isBack ? redrawn(file, now) : undefined;
  const consents = [...facts.consents, consent];
  const isReceived = facts.receivedAt !== undefined || profileIsComplete({ ...facts, consents });
  return {
    event: "consent-given",
    facts: {
      ...again?.facts,
      consents,
      ...(isBack && { onPaper: undefined }),
      ...(isReceived && { receivedAt: facts.receivedAt ?? now.toISOString() }),
    },
    detail: { consent: consent.type, version: consent.textVersion },
    ...(again?.alongside && { alongside: again.alongside }),
  };
}
