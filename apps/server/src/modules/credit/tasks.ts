import type { ConsentType } from "@gable/domain/application/enumerations.ts";
import { formatSsn } from "@gable/domain/people/ssn.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { hasConsent } from "@gable/domain/workflow/file-questions.ts";
import { dayAtHome, zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import { residenceOf } from "@gable/domain/workflow/property/residence.ts";
import { softCreditOrder } from "@gable/domain/workflow/stages/application.ts";
import { hardCreditOrder } from "@gable/domain/workflow/stages/submission.ts";
import type { CreditPull } from "@gable/vendors/credit-bureau/protocol.ts";
import type { Context, Task } from "../../context.ts";
import { vendorTask } from "../../workflow/task.ts";
import { vendorAddress, vendorName, vendorPhone } from "../../workflow/vendor-words.ts";
import { linesOfOursFound } from "../pipeline/same-home.ts";
import { policyOf } from "../underwriting/policy.ts";
import { creditOutcome } from "./credit-outcome.ts";

/** A pull without the stored consent of this person for this kind of inquiry fails here, whoever asks (rule ). */
export function creditPull(file: LoanFile, consentType: ConsentType): CreditPull {
  const { facts } = file;
  const consent = facts.consents.findLast(({ type }) => type === consentType);
  if (!consent || !hasConsent(facts.consents, consentType))
    throw new Error(`no ${consentType} consent on ${file.uuid}`);
  const { name, birthDate, phone } = facts.answers;
  const residence = residenceOf(facts);
  if (!name || !birthDate || !residence)
    throw new Error(`the application ${file.uuid} is not ready for a credit report`);
  return {
    applicant: {
      name: vendorName(name),
      dateOfBirth: birthDate,
      address: vendorAddress(residence),
      ...(facts.formerAddress && { formerAddress: vendorAddress(facts.formerAddress) }),
      ...(facts.ssn && { ssn: formatSsn(facts.ssn) }),
      ...(phone && { phone: vendorPhone(phone) }),
    },
    consent: { id: `${consent.type}:${consent.textVersion}`, givenAt: consent.at },
  };
}

const policyFor = (ctx: Context, file: LoanFile, now: Date) =>
  policyOf(ctx, ctx.lenders.byOrgCode(file.orgCode), dayAtHome(file.facts, now.toISOString()));

export const creditTasks: readonly Task[] = [
  vendorTask({
    effect: "pull-soft-credit",
    vendor: "credit-bureau",
    act: "pull-soft",
    request: (_ctx, file) => creditPull(file, "SOFT_CREDIT"),
    apply: async (ctx, file, answer, now, { key }) => {
      // It was asked about somebody who has been corrected since.
      if (key !== softCreditOrder(file.facts).key) return undefined;
      const softCredit = creditOutcome(
        answer,
        policyFor(ctx, file, now),
        now.toISOString(),
        undefined,
        zoneAtHome(file.facts),
      );
      return {
        event: "soft-credit-answered",
        facts: { softCredit, ...(await linesOfOursFound(ctx, file, now)) },
        detail: { outcome: softCredit.outcome },
      };
    },
  }),
  vendorTask({
    effect: "pull-hard-credit",
    vendor: "credit-bureau",
    act: "pull-hard",
    request: (_ctx, file) => creditPull(file, "HARD_CREDIT"),
    apply: async (ctx, file, answer, now, { key }) => {
      if (key !== hardCreditOrder(file.facts).key) return undefined;
      const before = file.facts.softCredit?.outcome === "HIT" ? file.facts.softCredit.report : undefined;
      const hardCredit = creditOutcome(
        answer,
        policyFor(ctx, file, now),
        now.toISOString(),
        before,
        zoneAtHome(file.facts),
      );
      return {
        event: "hard-credit-answered",
        facts: { hardCredit, ...(await linesOfOursFound(ctx, file, now)) },
        detail: { outcome: hardCredit.outcome },
      };
    },
  }),
];
