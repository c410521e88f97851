import { createHash } from "node:crypto";
import type { Consent, ConsentGiven, Demonstration } from "@gable/domain/profile/consents.ts";
import { consentTexts, consentWords } from "@gable/domain/profile/consents.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { Refusal } from "../../http/refusal.ts";

/**
 * A consent as it is kept: which words were on the screen, when, from where. Refused when the words have changed since the screen
 * was shown. What was demonstrated is kept with the consent to electronic records.
 */
export function recordConsent(given: ConsentGiven, caller: Caller, now: Date, demonstration?: Demonstration): Consent {
  const inForce = consentTexts[given.type];
  if (given.textVersion !== inForce.version) {
    throw new Refusal(409, "text-changed", "The text of this consent has changed. Read the new one and confirm again.");
  }
  const words = consentWords(given.type, given.language, caller.lender.orgBrand);
  return {
    type: given.type,
    textVersion: inForce.version,
    textSha256: createHash("sha256").update(words).digest("hex"),
    language: given.language,
    at: now.toISOString(),
    ip: caller.ip,
    userAgent: caller.userAgent,
    ...(given.type === "ELECTRONIC_RECORDS" && demonstration && { demonstration }),
  };
}
