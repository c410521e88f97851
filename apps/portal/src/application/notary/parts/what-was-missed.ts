import type { Text } from "@gable/ui/language/catalogue.tsx";
import type { notaryWords } from "../notary.words.ts";

export interface MissedAppointment {
  readonly reason: string | null;
  /** When it was to be, in words. */
  readonly moment: string;
  /** Of a notary in person; a session by video is free. */
  readonly visitFee?: number;
}

/** What a borrower reads of an appointment that came to nothing; undefined where the page's own words say enough. */
export function whatWasMissed(
  t: Text<typeof notaryWords>,
  { reason, moment, visitFee }: MissedAppointment,
): { readonly title: string; readonly lead: string } | undefined {
  switch (reason) {
    case "signer-absent": {
      if (visitFee === undefined) return { title: t.absent, lead: t.absentLead(moment) };
      return { title: t.absent, lead: visitFee === 0 ? t.absentVisitFree(moment) : t.absentVisit(moment) };
    }
    case "not-finished":
      return { title: t.unfinished, lead: t.unfinishedLead(moment) };
    case "others-absent":
      return { title: t.others, lead: t.othersLead(moment) };
    case "office-unfinished":
      return { title: t.officeUnfinished, lead: t.officeUnfinishedLead(moment) };
    case "originals-late":
      return { title: t.notBack, lead: t.notBackLead(moment) };
    case "notary-absent":
      return { title: t.noShow, lead: t.noShowLead(moment) };
    case "deed-not-ready":
      return { title: t.notReady, lead: t.notReadyLead(moment) };
    case "papers-lost":
      return { title: t.papersLost, lead: t.papersLostLead(moment) };
    case "questions-failed":
      return { title: t.questionsWrong, lead: t.questionsWrongLead(moment) };
    case "document-unreadable":
      return { title: t.idUnread, lead: t.idUnreadLead(moment) };
    case "connection-lost":
      return { title: t.lineBroke, lead: t.lineBrokeLead(moment) };
    case "signer-unwilling":
      return { title: t.unwilling, lead: t.unwillingLead(moment) };
    case "rejected":
      return { title: t.notTaken, lead: t.notTakenLead(moment) };
    case "cancelled":
      return { title: t.calledOff, lead: t.calledOffLead(moment) };
    default:
      return undefined;
  }
}
