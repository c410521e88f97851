import { priorTo } from "@gable/domain/conditions/condition.ts";
import { InquiryAnswer } from "@gable/domain/credit/inquiry-answer.ts";
import { purchaserCodes } from "@gable/domain/hmda/purchasers.ts";
import { endingCauses } from "@gable/domain/loan-file/ending-of.ts";
import { rowStates } from "@gable/domain/loan-file/plan-standing.ts";
import { wayToComeNames } from "@gable/domain/pipeline/came-by.ts";
import { reasonsNotSecond } from "@gable/domain/staff/second-person.ts";
import { staffActNames } from "@gable/domain/staff/staff-acts.ts";
import { staffDeclineReasonNames } from "@gable/domain/underwriting/staff-decline.ts";
import { deadlineNames } from "@gable/domain/workflow/deadlines/deadline-words.ts";
import { effectKinds } from "@gable/domain/workflow/effect.ts";
import { sanctionsReports } from "@gable/domain/workflow/facts/sanctions-facts.ts";
import { holdRules } from "@gable/domain/workflow/notices/hold-rules.ts";
import { z } from "zod";
import { ConditionTalk } from "../calls/conditions.ts";
import { AskedCheck } from "./asked-check.ts";
import { instant } from "./units.ts";

/** How far it is, what waits, and how staff may end it. */
export const standingPart = z.object({
  /** Counts changes. */
  version: z.int(),
  receivedAt: instant.nullable(),
  /** By whose link the borrower came: the officer's or contractor's name, null where there is none. */
  cameBy: z.object({ way: z.enum(wayToComeNames), name: z.string().nullable() }),
  /** Which advertisement or letter led the borrower here, by `utm_…` names; empty where none is known. */
  campaign: z.record(z.string(), z.string()),
  /**
   * What the borrower was shown of what may differ from one to the next, by the names of flags and their variants, each with the moment since
   * when; empty where no page of theirs has asked yet.
   */
  shown: z.array(z.object({ flag: z.string(), variant: z.string(), isOn: z.boolean(), since: instant })),
  submittedAt: instant.nullable(),
  /** What ended it and on which day, null where no fact tells that; null while it runs. */
  ended: z.object({ cause: z.enum(endingCauses), on: z.iso.date().nullable() }).nullable(),
  /** To whose asking whoever looks at it cannot agree, by which act they would, and why: as codes of the refusal. */
  notSecond: z.array(z.object({ by: z.uuid(), agreedBy: z.enum(staffActNames), why: z.enum(reasonsNotSecond) })),
  /** How staff may end it: for which reasons it may be declined as it stands, and whether its borrower's wish may be recorded. */
  endings: z.object({
    declineFor: z.array(z.enum(staffDeclineReasonNames)),
    mayWithdraw: z.boolean(),
    /** Owners whose cancellation by letter or phone may be recorded; the first is the borrower. */
    mayRescind: z.array(z.object({ owner: z.string(), name: z.string() })),
    /** A match on the watch list that waits for a second person. */
    match: z.object({ byUuid: z.uuid(), by: z.string(), note: z.string(), at: instant }).nullable(),
    /**
     * Who is on a sanctions list, as two of staff found (`who`: `borrower`, or the uuid of who signs); by when that is to be reported, and what
     * was. Null to a role that does not see credit.
     */
    listed: z
      .object({
        who: z.string(),
        by: z.string(),
        askedBy: z.string(),
        at: instant,
        reportBy: z.iso.date(),
        report: z
          .object({ made: z.enum(sanctionsReports), on: z.iso.date(), by: z.string(), note: z.string() })
          .nullable(),
      })
      .nullable(),
    /** How a borrower asked staff to withdraw it; null where they did not. */
    withdrawn: z.object({ by: z.string(), note: z.string(), at: instant }).nullable(),
    /** Declined for what no figure can mend. */
    declined: z.object({ by: z.string(), at: instant, reasons: z.array(z.enum(staffDeclineReasonNames)) }).nullable(),
  }),
  /** Kept beyond its schedule, for a dispute or an inquiry; null to a role that does not keep it, too. */
  hold: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
  /** What is reported of it that people may correct; null to a role that does not. */
  register: z
    .object({
      countyFips: z.string().nullable(),
      censusTract: z.string().nullable(),
      sale: z.object({ purchaser: z.enum(purchaserCodes), on: z.iso.date() }).nullable(),
    })
    .nullable(),
  /** The last day of whatever runs by law or by the lender's own promise, where the home is; the next first. */
  deadlines: z.array(z.object({ deadline: z.enum(deadlineNames), on: z.iso.date(), isPast: z.boolean() })),
  /** What the law waits for before the documents are signed, where the home is: until which day, null while that cannot be told. */
  closingHolds: z.array(z.object({ rule: z.enum(holdRules), until: z.iso.date().nullable() })),
  /** When the borrower chose to be called about a fraud alert under review, in the time of where they live. */
  alertCall: z.object({ startsAt: instant, endsAt: instant, timeZone: z.string(), at: instant }).nullable(),
  conditions: z.array(
    z.object({
      uuid: z.uuid(),
      category: z.string(),
      comments: z.string().nullable(),
      created: instant,
      /** Of a signer to whom the borrower handed it over. */
      move: z.enum(["staff", "borrower", "signer"]),
      /** What waits for it; null where nothing does, or the plan itself. */
      priorTo: z.enum(priorTo).nullable(),
      /** By somebody who signs, to the borrower: what staff asked them stands with them. */
      isHandedOver: z.boolean(),
      /** By staff; the others are there while the facts ask for them. */
      isRaised: z.boolean(),
      /** Two of the staff may do without it. */
      mayWaive: z.boolean(),
      /** It is met by an amount that staff read on the statements. */
      asksReserves: z.boolean(),
      waiver: z.object({ byUuid: z.uuid(), by: z.string(), reason: z.string(), at: instant }).nullable(),
      /** The last one that was asked for and not agreed to; null where another was asked for since. */
      waiverRefused: z.object({ by: z.string(), reason: z.string(), at: instant }).nullable(),
      talk: ConditionTalk,
      check: AskedCheck,
      /** What the borrower said of each inquiry; null where nothing was said, or to a role that does not see credit. */
      inquiries: z.array(InquiryAnswer).nullable(),
    }),
  ),
  plan: z.array(
    z.object({
      row: z.int(),
      state: z.enum(rowStates),
      /** When the row was left behind, where the log tells. */
      doneAt: instant.nullable(),
    }),
  ),
  /** Orders that a vendor refuses and that are still wanted, the oldest first. */
  refusedOrders: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(effectKinds),
      vendor: z.string(),
      status: z.int(),
      code: z.string(),
      at: instant,
      sentAgainAt: instant.nullable(),
    }),
  ),
  /** Background work that is not done. */
  work: z.array(
    z.object({
      kind: z.string(),
      state: z.enum(["queued", "running", "failed"]),
      attempts: z.int(),
      since: instant,
      error: z.string().nullable(),
    }),
  ),
});
