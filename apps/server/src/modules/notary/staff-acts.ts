import { decide } from "@gable/domain/workflow/decide.ts";
import { failedVisit, owesCallSince } from "@gable/domain/workflow/notary/missed-appointments.ts";
import { isOfficeGone } from "@gable/domain/workflow/notary/office-closing.ts";
import { invalid } from "../../http/refusal.ts";
import { allBy, beforeEnd, byStaff, changeIf } from "../../workflow/staff-act.ts";
import { isNotaryOf } from "../staff/list-notaries.ts";
import { officeVisitAskedFor } from "./ask-for-visit.ts";
import { keepCommission } from "./commissions.ts";
import { changeOfSession, sessionActNames } from "./desk-session.ts";
import { changeOfLatePapers, latePapersActNames } from "./late-papers.ts";
import { commissionFor, notaryNamed, visitGivenBack } from "./own-visit.ts";
import { demandOnFilm } from "./recording/on-film.ts";
import { demandRecorded } from "./recording/recording-parts.ts";
import { handedOver, toldOfVisit } from "./tell-notaries.ts";

const sessionActs = allBy(sessionActNames, async ({ ctx, trx, file, act, staff, at }) => {
  if (act.act === "take-notary-session") {
    const { act: _name, ...commission } = act;
    return {
      ...changeOfSession(file, act, staff.identityUuid, at),
      alongside: (within) => keepCommission(within, staff.identityUuid, commission, at),
    };
  }
  if (act.act === "admit-to-deed" || act.act === "complete-notary-session") {
    const change = changeOfSession(file, act, staff.identityUuid, at);
    await demandRecorded(trx, file);
    if (act.act === "complete-notary-session") await demandOnFilm(trx, file);
    return change;
  }
  if (act.act !== "hand-over-notary-session") return changeOfSession(file, act, staff.identityUuid, at);
  if (act.to !== undefined && !(await isNotaryOf(trx, file.orgCode, act.to))) throw invalid({ to: ["not-a-notary"] });
  return handedOver(ctx, file, act, staff.identityUuid, at);
});

const visitActs = allBy(
  ["name-visit-notary", "give-back-notary-visit"],
  async ({ ctx, trx, file, act, staff, now }) => {
    if (act.act === "give-back-notary-visit")
      return toldOfVisit(ctx, file, visitGivenBack(file, now), staff.identityUuid);
    const commission = await commissionFor(trx, file, act);
    const named = notaryNamed(file, act, commission, { staffUuid: staff.identityUuid, now });
    return toldOfVisit(ctx, file, named, staff.identityUuid);
  },
);

const latePapersActs = allBy(latePapersActNames, ({ file, act, staff, now }) =>
  changeOfLatePapers(file, act, staff.identityUuid, now),
);

const deskActs = beforeEnd<"finish-attorney-review" | "free-office-visit" | "record-notary-call">({
  "finish-attorney-review": (asked) =>
    changeIf(asked, decide(asked.file).step === "ATTORNEY_REVIEW", { attorneyReviewed: byStaff(asked) }),
  "free-office-visit": (asked) => {
    const { facts } = asked.file;
    const { notaryVisit } = facts;
    const failed = notaryVisit && failedVisit(facts, notaryVisit, { reason: "office-closed", at: asked.at });
    return changeIf(asked, isOfficeGone(facts), { ...failed });
  },
  "record-notary-call": (asked) => {
    const { facts } = asked.file;
    const { missedAppointments = [] } = facts;
    const called = { ...byStaff(asked), note: asked.act.note };
    return changeIf(asked, owesCallSince(facts) !== undefined, {
      missedAppointments: missedAppointments.map((missed) => (missed.called ? missed : { ...missed, called })),
    });
  },
});

export const notaryActs = {
  ...sessionActs,
  ...visitActs,
  ...latePapersActs,
  ...deskActs,
  ...allBy(["book-office-visit"], ({ ctx, file, act, now }) => officeVisitAskedFor(ctx, file, act, now)),
};
