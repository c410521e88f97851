import { fundingDayFrom } from "@gable/domain/calendar/funding-hours.ts";
import { decide, END_ROW } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Release } from "@gable/domain/workflow/facts/release-facts.ts";
import { releaseAsked } from "@gable/domain/workflow/funding/awaits-release.ts";
import { toCreditors } from "@gable/domain/workflow/funding/release.ts";
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
  const refused = () => outOfOrder(decide(file).step, "There is nothing of the kind to release just now.");
  const asked = releaseAsked(file);
  if (!asked) throw refused();
  const { of, release, standing, figures, isAwaited, mayBeSentBack } = asked;
  const { prepared, sentBack } = release;
  const fact = (now: Release): Change["facts"] => (of === "REST" ? { restRelease: now } : { release: now });
  if (act.act === "prepare-release") {
    if (!isAwaited || standing !== "TO_PREPARE") throw refused();
    // The sums alone may be the same where the money goes to another account by now.
    if (!isAsShown(figures, act.figures))
      throw new Refusal(409, "read-anew", "What would leave now is not what you read. Read it first.");
    return {
      event: "staff-prepare-release",
      facts: fact({ ...release, prepared: { by, at, figures } }),
      detail: { of, cash: figures.cash, creditors: toCreditors(figures) },
    };
  }
  if (!prepared || prepared.at !== act.preparedAt || !mayBeSentBack || decide(file).row === END_ROW) throw refused();
  const { cash } = prepared.figures;
  const detail = { of, cash, creditors: toCreditors(prepared.figures), preparedBy: prepared.by };
  if (act.act === "send-release-back") {
    return {
      event: "staff-send-release-back",
      facts: fact({ askedAt: release.askedAt, sentBack: { by, at, reason: act.reason } }),
      detail: { ...detail, reason: act.reason },
    };
  }
  if (!isAwaited || standing !== "TO_APPROVE") throw refused();
  return {
    event: "staff-approve-release",
    facts: {
      ...fact({ ...release, approved: { by, at }, ...(sentBack && { sentBack }) }),
      ...(of === "LINE" && laterDay(file.facts, at)),
    },
    detail,
  };
}

/** Money leaves on the day for which its figures and insurances were looked at: on a later one they are looked at again. */
const laterDay = ({ fundingDay }: Facts, at: string): Change["facts"] =>
  fundingDay?.date === fundingDayFrom(at) ? {} : { fundingDay: undefined };
