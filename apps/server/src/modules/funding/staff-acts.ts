import { fundingDayFrom } from "@gable/domain/calendar/funding-hours.ts";
import { decide, END_ROW } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { awaitsRelease } from "@gable/domain/workflow/funding/awaits-release.ts";
import { releaseFigures, releaseStanding, toCreditors } from "@gable/domain/workflow/funding/release.ts";
import { isAsShown } from "@gable/domain/workflow/funding/shown-release.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { type ActNamed, allBy } from "../../workflow/staff-act.ts";

const names = ["prepare-release", "approve-release", "send-release-back"] as const;

export const fundingActs = allBy(names, ({ file, act, staff, at }) =>
  changeOfRelease(file, act, staff.identityUuid, at),
);

/**
 * What two of staff do to let the money of a line go, because one alone could send it to an account of their own: each is about what they saw,
 * and is refused where it is something else by now.
 */
function changeOfRelease(file: LoanFile, act: ActNamed<(typeof names)[number]>, by: string, at: string): Change {
  const { facts } = file;
  const { release } = facts;
  const refused = () => outOfOrder(decide(file).step, "There is nothing of the kind to release just now.");
  if (!release) throw refused();
  const { prepared, sentBack } = release;
  if (act.act === "prepare-release") {
    const figures = releaseFigures(facts);
    const creditors = toCreditors(figures);
    if (!awaitsRelease(file) || releaseStanding(facts) !== "TO_PREPARE") throw refused();
    // The sums alone may be the same where the money goes to another account by now.
    if (!isAsShown(figures, act.figures))
      throw new Refusal(409, "read-anew", "What would leave now is not what you read. Read it first.");
    return {
      event: "staff-prepare-release",
      facts: { release: { ...release, prepared: { by, at, figures } } },
      detail: { cash: figures.cash, creditors },
    };
  }
  if (!prepared || prepared.at !== act.preparedAt || facts.funding || decide(file).row === END_ROW) throw refused();
  const { cash } = prepared.figures;
  const detail = { cash, creditors: toCreditors(prepared.figures), preparedBy: prepared.by };
  if (act.act === "send-release-back") {
    return {
      event: "staff-send-release-back",
      facts: { release: { askedAt: release.askedAt, sentBack: { by, at, reason: act.reason } } },
      detail: { ...detail, reason: act.reason },
    };
  }
  if (!awaitsRelease(file) || releaseStanding(facts) !== "TO_APPROVE") throw refused();
  return {
    event: "staff-approve-release",
    facts: { release: { ...release, approved: { by, at }, ...(sentBack && { sentBack }) }, ...laterDay(facts, at) },
    detail,
  };
}

/** Money leaves on the day for which its figures and insurances were looked at: on a later one they are looked at again. */
const laterDay = ({ fundingDay }: Facts, at: string): Change["facts"] =>
  fundingDay?.date === fundingDayFrom(at) ? {} : { fundingDay: undefined };
