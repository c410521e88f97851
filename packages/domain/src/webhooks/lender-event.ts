import { decide } from "../workflow/decide.ts";
import type { LoanFile } from "../workflow/facts/facts.ts";

/** What a lender's own systems are told of an application. */
export const lenderEvents = [
  "application-received",
  "application-submitted",
  "application-declined",
  "application-ended",
  "documents-signed",
  "line-rescinded",
  "line-funded",
] as const;
export type LenderEvent = (typeof lenderEvents)[number];

const holds: Readonly<Record<LenderEvent, (file: LoanFile) => boolean>> = {
  "application-received": ({ facts }) => facts.receivedAt !== undefined,
  "application-submitted": ({ facts }) => facts.submittedAt !== undefined,
  "application-declined": (file) => decide(file).step === "DECLINED",
  "application-ended": ({ facts }) =>
    (facts.withdrawn ?? facts.coDeedCancelled) !== undefined || facts.lapsedAt !== undefined,
  "documents-signed": ({ facts }) => facts.closingSignedAt !== undefined,
  "line-rescinded": ({ facts }) => facts.rescinded !== undefined,
  "line-funded": (file) => decide(file).step === "COMPLETE",
};

/** What a change of facts is news of, in the order of the journey. */
export const lenderEventsOf = (before: LoanFile, after: LoanFile): readonly LenderEvent[] =>
  lenderEvents.filter((event) => holds[event](after) && !holds[event](before));
