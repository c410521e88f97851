import type { DocumentType } from "@gable/domain/application/document-types.ts";
import { ageFault, oldestDate, STUB_DAYS } from "@gable/domain/application/paper-age.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { openCondition } from "@gable/domain/conditions/caused-conditions.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { invalid, Refusal } from "../../http/refusal.ts";

interface Dated {
  readonly type: DocumentType;
  readonly conditionUuid?: string;
  readonly datedOn?: LocalDate;
}

/**
 * Refuses a stub or statement that is too old on the day it is sent, where the home is. What staff ask for by themselves may be of any
 * day. Beside a statement other papers may be sent for the same, and bear no date.
 */
export function refuseTooOld(file: LoanFile, { type, conditionUuid, datedOn }: Dated, now: Date): void {
  const asked = conditionUuid === undefined ? undefined : openCondition(file, conditionUuid)?.condition.xtraData;
  const isStub = type === "USER_UPLOADED_PAYSTUB" && (conditionUuid === undefined || asked?.mostDaysOld !== undefined);
  const mostDaysOld = isStub ? STUB_DAYS : asked?.mostDaysOld;
  if (mostDaysOld === undefined) return;
  if (datedOn === undefined) {
    if (isStub) throw invalid({ datedOn: ["required"] });
    return;
  }
  const today = dayAtHome(file.facts, now.toISOString());
  const fault = ageFault(datedOn, today, mostDaysOld);
  if (fault === "not-yet") throw invalid({ datedOn: ["paper-not-yet"] });
  if (fault === "too-old")
    throw new Refusal(
      422,
      "paper-too-old",
      `This paper is older than ${mostDaysOld} days. Send one that is dated ${oldestDate(today, mostDaysOld)} or later.`,
    );
}
