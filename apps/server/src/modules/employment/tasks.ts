import { domainOf } from "@gable/domain/employment/work-mail.ts";
import { statedAnnualIncome } from "@gable/domain/profile/registration.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import {
  employmentOrder,
  openWorkMail,
  workMailOrder,
} from "@gable/domain/workflow/underwriting/employment-standing.ts";
import type { EmploymentRequest, MailDomainRequest } from "@gable/vendors/employment-verification/protocol.ts";
import type { Task } from "../../context.ts";
import type { Change } from "../../workflow/change.ts";
import { vendorTask } from "../../workflow/task.ts";
import { vendorPerson, vendorPhone } from "../../workflow/vendor-words.ts";

function employmentRequest(file: LoanFile): EmploymentRequest {
  const { employer, answers } = file.facts;
  if (!employer) throw new Error(`the application ${file.uuid} names no employer`);
  const { annualIncome = 0, otherIncome = [] } = answers;
  return {
    person: vendorPerson(file),
    employer: { name: employer.employerName, phone: vendorPhone(employer.phone) },
    statedAnnualIncome: statedAnnualIncome({ annualIncome, otherIncome }),
  };
}

/** Whether the answer is about the employer that the borrower names now, and to the latest time that it was asked. */
const isPresent = ({ facts }: LoanFile, kind: "confirm-employment" | "ask-employer", key: string): boolean =>
  facts.employer !== undefined && key === employmentOrder(kind, facts).key;

const isConfirmed = ({ facts }: LoanFile): boolean => facts.employment?.outcome === "CONFIRMED";

/** Mail stood in for the employer, whose own word is worth more as long as nothing is signed on it. */
const isByMailAlone = ({ facts: { employment, closingSignedAt } }: LoanFile): boolean =>
  employment?.by === "WORK_MAIL" && closingSignedAt === undefined;

const found = (outcome: "ASKED" | "CONFIRMED" | "NOT_CONFIRMED", now: Date, reason?: string): Change => ({
  event: outcome === "ASKED" ? "employer-asked" : "employment-answered",
  facts: { employment: { outcome, at: now.toISOString(), ...(reason !== undefined && { reason }) } },
  detail: { outcome, ...(reason !== undefined && { reason }) },
});

/** Whose domain the address has is asked; the address itself, and whose it is, is nobody else's matter. */
function mailDomainRequest({ uuid, facts: { employer, workMail } }: LoanFile): MailDomainRequest {
  if (!employer || !workMail) throw new Error(`the application ${uuid} has no address at work`);
  return { employer: { name: employer.employerName }, domain: domainOf(workMail.address) };
}

export const employmentTasks: readonly Task[] = [
  vendorTask({
    effect: "confirm-employment",
    vendor: "employment-verification",
    act: "look-up",
    request: (_ctx, file) => employmentRequest(file),
    apply: (_ctx, file, answer, now, { key }) => {
      if (!isPresent(file, "confirm-employment", key) || isConfirmed(file)) return undefined;
      return found(answer.outcome === "confirmed" ? "CONFIRMED" : "ASKED", now);
    },
  }),
  vendorTask({
    effect: "ask-employer",
    vendor: "employment-verification",
    act: "ask-employer",
    request: (_ctx, file) => employmentRequest(file),
    apply: (_ctx, file, answer, now, { key }) => {
      if (!isPresent(file, "ask-employer", key) || (isConfirmed(file) && !isByMailAlone(file))) return undefined;
      if (isConfirmed(file) && answer.outcome === "cannot-reach") return undefined;
      return answer.outcome === "confirmed" ? found("CONFIRMED", now) : found("NOT_CONFIRMED", now, answer.outcome);
    },
  }),
  vendorTask({
    effect: "check-work-mail",
    vendor: "employment-verification",
    act: "mail-domain",
    request: (_ctx, file) => mailDomainRequest(file),
    apply: (_ctx, { facts }, { outcome }, now, { key }) => {
      const mail = openWorkMail(facts);
      if (!mail || mail.domain || key !== workMailOrder(mail).key) return undefined;
      const at = now.toISOString();
      const isEmployers = outcome === "employers";
      // A mailbox may outlast a job: what the employer said against it is for a person to weigh.
      const isEnough = isEmployers && facts.employment?.reason !== "not-employed-there";
      return {
        event: "work-mail-looked-up",
        facts: {
          workMail: { ...mail, domain: { isEmployers, at } },
          ...(isEnough && { employment: { outcome: "CONFIRMED", by: "WORK_MAIL", at } }),
        },
        detail: { outcome },
      };
    },
  }),
];
