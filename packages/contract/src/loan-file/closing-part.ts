import { PolicyFault } from "@gable/domain/insurance/judge-policy.ts";
import { missedReasons } from "@gable/domain/notary/missed-reasons.ts";
import { ClosingOffice } from "@gable/domain/organisations/closing-office.ts";
import { paperParts } from "@gable/domain/workflow/closing/paper-parts.ts";
import { unwindingCauses } from "@gable/domain/workflow/closing/unwinding.ts";
import { z } from "zod";
import { NotaryVisit } from "./notary-visit.ts";
import { cents, instant } from "./units.ts";

/** What is signed, by hand and at an office, and what is asked for before the money may go. */
export const closingPart = z.object({
  /** Letters that wait to be posted, to whoever takes no electronic records. */
  letters: z.array(
    z.object({
      document: z.uuid(),
      kind: z.string(),
      writtenAt: instant,
      /** To whom; `mailTo` is null where it goes to the home. */
      to: z.string(),
      mailTo: z.string().nullable(),
      /** A copy that the borrower asked for of what they have on the screen. */
      isCopy: z.boolean(),
    }),
  ),
  /** Whether the borrower takes electronic records and may take them back. */
  mayGoOnPaper: z.boolean(),
  /** What comes back signed by hand, and of which parts a second person may confirm it. */
  originals: z.object({
    awaited: z.array(
      z.object({
        part: z.enum(paperParts),
        document: z.uuid(),
        kind: z.string(),
        who: z.uuid(),
        name: z.string(),
        postedOn: z.iso.date().nullable(),
        returned: z
          .object({
            on: z.iso.date(),
            scan: z.uuid(),
            notary: z.string().nullable(),
            byUuid: z.uuid(),
            by: z.string(),
          })
          .nullable(),
      }),
    ),
    toConfirm: z.array(z.enum(paperParts)),
    /** Days at an office from which something is still to come, and which are long over: a paper of such a day needs a reason. */
    lateDays: z.array(z.iso.date()),
  }),
  /** What was given as proof of insurance, and what it lacks. Cents. */
  insurance: z.array(
    z.object({
      kind: z.enum(["HAZARD", "FLOOD"]),
      insurer: z.string(),
      policyNumber: z.string(),
      coverage: cents,
      state: z.enum(["CHECKING", "ACCEPTED", "RETURNED"]),
      coveredUntil: z.iso.date(),
      faults: z.array(PolicyFault),
      /** A person has to read the page of it. */
      isToRead: z.boolean(),
      /** What a person found in it, in their words. */
      read: z.string().nullable(),
    }),
  ),
  /** The appointment in person; of one at an office for a Texas homestead also the code that is given out there, and who has come. */
  visit: NotaryVisit.extend({
    /** Told to the office, and never to the borrower before they are there. */
    code: z.string().nullable(),
    /** A notary of the lender's was named, its hour has come, and nobody has said yet what became of it. */
    toAnswer: z.boolean(),
    arrivals: z.array(z.object({ name: z.string(), at: instant, notary: z.string() })),
  }).nullable(),
  /** Appointments with a notary that somebody did not keep, in their order, and what was agreed on the phone since. */
  missedAppointments: z.array(
    z.object({
      startsAt: instant,
      reason: z.enum(missedReasons),
      called: z.object({ at: instant, note: z.string() }).nullable(),
    }),
  ),
  /** Somebody of the lender's has to call the borrower about them. */
  owesNotaryCall: z.boolean(),
  /** Signed paper that should have come back: from whom, what was answered when staff asked, and who of the network has it. */
  lateReturn: z
    .object({
      from: z.enum(["notary", "post"]),
      since: instant,
      visit: z
        .object({
          startsAt: instant,
          timeZone: z.string(),
          notary: z.string(),
          commission: z.string(),
          phone: z.string().nullable(),
        })
        .nullable(),
      askedAfter: z.array(z.object({ by: z.string(), at: instant, note: z.string(), expectedOn: z.iso.date() })),
    })
    .nullable(),
  /** Where and from which day such an appointment can be asked for now; null where none can. */
  officeBooking: z
    .object({ offices: z.array(ClosingOffice), timeZone: z.string(), firstDay: z.iso.date().nullable() })
    .nullable(),
  /** Who of the lender's own notaries could be named for the visit, and for when; null where nobody can be. */
  visitNaming: z
    .object({
      /** Where it is, and so whose commission is wanted. */
      state: z.string(),
      times: z.array(instant),
      notaries: z.array(z.object({ staffUuid: z.uuid(), name: z.string() })),
      /** Whether one of the lender's is named and the network could still be asked instead. */
      mayGiveBack: z.boolean(),
    })
    .nullable(),
  /** Why the county refused the deed; empty unless it did. */
  deedRefused: z.array(z.string()),
  /** The right to cancel of a signed line, and the lender's wait after it; null where there is no such right. */
  rescission: z
    .object({
      endsOn: z.iso.date(),
      over: z.boolean(),
      hold: z
        .object({
          days: z.int(),
          lastDay: z.iso.date(),
          endedAt: instant.nullable(),
          because: z.enum(["CONFIRMED", "WAITED"]).nullable(),
          persons: z.array(z.object({ name: z.string(), byHand: z.boolean(), confirmedAt: instant.nullable() })),
        })
        .nullable(),
    })
    .nullable(),
  /** Of a line that ended after it was signed: what is owed to the borrower, by which day, and whether the county has the deed. */
  unwinding: z
    .object({
      cause: z.enum(unwindingCauses),
      /** The day on which it ended, and the last one to undo it, where the home is. */
      on: z.iso.date(),
      by: z.iso.date(),
      /** Null where the deed never went to the county. */
      recording: z.enum(["SUBMITTED", "RECORDED", "REJECTED"]).nullable(),
      /** Somebody may be on a sanctions list: a refund or a release asks for a licence. False to a role that does not see that. */
      needsAuthority: z.boolean(),
      /** What was recorded of it, on which day where the home is, and who of the staff did. */
      done: z
        .object({
          on: z.iso.date(),
          by: z.string(),
          returned: cents,
          claim: z.enum(["NEVER_RECORDED", "RELEASED"]),
          authority: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
});
