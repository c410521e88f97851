import { HelocApplication } from "@gable/domain/application/application.ts";
import { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import { StatusReply } from "@gable/domain/application/status.ts";
import { CentsAmount, RatePercentText } from "@gable/domain/money/schemas.ts";
import { AddressInput } from "@gable/domain/people/address-input.ts";
import { ConsentGiven } from "@gable/domain/profile/consents.ts";
import { RegistrationDraft } from "@gable/domain/profile/registration.ts";
import { signerNeeds } from "@gable/domain/signers/signer-standing.ts";
import { deadlineNames } from "@gable/domain/workflow/deadlines/deadline-words.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CampaignParameters } from "../campaign.ts";

/** Where every call on one application begins. */
export const APPLICATIONS = "/service-application/api/v1/application/heloc";

export const OfApplication = z.object({ uuid: z.uuid() });

/** Every command answers with where the application now stands. */
export const CommandReply = z
  .object({ status: StatusReply, application: HelocApplication })
  .meta({ id: "CommandReply" });
export type CommandReply = z.infer<typeof CommandReply>;

export const application = call({
  name: "application",
  summary: "An application",
  method: "GET",
  path: `${APPLICATIONS}/:uuid`,
  access: "applicant",
  params: OfApplication,
  reply: HelocApplication,
});

export const applications = call({
  name: "applications",
  summary: "The applications of the account, newest first",
  method: "GET",
  path: `${APPLICATIONS}/all`,
  access: "identity",
  reply: z.array(
    HelocApplication.extend({
      /** The server's step, and the sidebar's position, for the dashboard. */
      step: z.string().nullable(),
      progress: z.string(),
      /** What stands of the offer beside its line, its rate and its term, in cents and percent; null while none does. */
      offer: z
        .object({ aprPercent: RatePercentText, initialDraw: CentsAmount, monthlyPayment: CentsAmount })
        .nullable(),
      /** The borrower may still turn back: no money is on its way. */
      mayWithdraw: z.boolean(),
      /** Of a line that ended after it was signed: the day by which what was paid is returned and the claim given up, and whether it was. */
      unwinding: z
        .object({
          by: z.iso.date(),
          unwound: z.object({ at: z.iso.datetime(), returned: z.int() }).nullable(),
          /** Who beside the borrower ended it, by their own right to cancel or because they did not sign; null where it was the borrower. */
          endedBy: z.object({ calledName: z.string(), how: z.enum(["CANCELLED", "DID_NOT_SIGN"]) }).nullable(),
        })
        .nullable(),
      /** Everybody who must sign beside the borrower is invited and is expected to: the borrower can only wait. */
      waitsForOthers: z.boolean(),
      /** Who else must sign and is not on the way, with what the borrower has to do about them, and when it ends where they do nothing. */
      signersInNeed: z.array(
        z.object({ calledName: z.string(), need: z.enum(signerNeeds), endsAt: z.iso.datetime().nullable() }),
      ),
      /** The borrower signed at an office, somebody beside them did not: another time there is to be chosen. */
      officeDayOwed: z.boolean(),
      /** The bureau was asked as often as the borrower may have it asked: a person looks for the file. */
      isWithCreditDesk: z.boolean(),
      /** Whoever was sent could not value the home, and a person finds another way. */
      isValueWithStaff: z.boolean(),
      /** What is asked of the borrower beside the way, each with its kind; the newest first. */
      asked: z.array(
        z.object({
          uuid: z.uuid(),
          categoryEnum: ConditionCategory,
          /** No money is sent before it is answered. */
          holdsMoney: z.boolean(),
        }),
      ),
      /** Without electronic records: everything goes by post. */
      onPaper: z.boolean(),
      /** The words of the consent to electronic records have changed since it was given: it is asked for again. */
      asksConsent: z.boolean(),
    }),
  ),
});

export const status = call({
  name: "status",
  summary: "The step and the flags; poll as specified, or listen on the stream beside it",
  method: "GET",
  path: "/service-krang-heloc/borrower/secure/api/v1/:uuid/status",
  access: "applicant",
  params: OfApplication,
  reply: StatusReply,
});

export const statusStream = call({
  name: "statusStream",
  summary: "The status reply as server-sent events: at once, and on every change",
  method: "GET",
  path: "/service-krang-heloc/borrower/secure/api/v1/:uuid/status/stream",
  access: "applicant",
  params: OfApplication,
  replyForm: "stream",
});

export const createApplication = call({
  name: "createApplication",
  summary:
    "Begin another application, with the answers given now or those of the latest one; it goes by mail where electronic records are not consented to for it",
  method: "POST",
  path: APPLICATIONS,
  access: "identity",
  idempotent: true,
  body: z.strictObject({
    answers: RegistrationDraft.optional(),
    /** What was consented to for an earlier application counts for that one alone. */
    consents: z.array(ConsentGiven).max(8).optional(),
    /** The four digits read in the sample document: with the consent to electronic records. */
    demonstrationCode: z
      .string()
      .regex(/^\d{4}$/, "code-invalid")
      .optional(),
    /** Who sent the borrower, and where the money is to go: as for the first application. */
    referrer: z.uuid().optional(),
    payout: z.enum(["ACCOUNT", "WALLET"]).optional(),
    campaign: CampaignParameters.optional(),
  }),
  reply: CommandReply,
});

export const homeUnderWay = call({
  name: "homeUnderWay",
  summary: "The caller's own application that is under way for a home; of anybody else's nothing is said",
  method: "POST",
  path: `${APPLICATIONS}/under-way`,
  access: "identity",
  body: z.strictObject({ home: AddressInput }),
  reply: z.object({ uuid: z.uuid(), loanNumber: z.string() }).nullable(),
});

export const withdraw = call({
  name: "withdraw",
  summary:
    "Withdraw the application; possible until the money is sent. Within the period for cancelling it is a cancellation",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/withdrawal`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ reason: z.string().max(500).optional() }),
  reply: CommandReply,
});

export const RunningDeadline = z.object({ deadline: z.enum(deadlineNames), on: z.iso.date() });

export const TimelineEntry = z.object({
  /** Stable name of the moment, e.g. `rescission-ends`, `funding`. */
  moment: z.string(),
  /** Local date in the property's zone; null when it cannot be told yet. */
  date: z.iso.date().nullable(),
  /** An exact instant where there is one, such as a notary session. */
  at: z.iso.datetime().nullable(),
  state: z.enum(["done", "now", "ahead"]),
  /** Whose move it is. */
  mover: z.enum(["borrower", "others", "lender", "county", "nobody"]),
  /** The date is computed from today and moves if the borrower does. */
  estimated: z.boolean(),
});

export const timeline = call({
  name: "timeline",
  summary: "What happened, what happens next and when the money comes, by the calendars of the rules",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/timeline`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    entries: z.array(TimelineEntry),
    /** The day on which the money is expected in the account. */
    fundingDate: z.iso.date().nullable(),
    /** The days counted for the right to cancel, each with why it counts or not. */
    days: z.array(z.object({ date: z.iso.date(), counts: z.boolean(), reason: z.string().nullable() })),
    /** The last day of each promise or wait that ends by itself; the next first. */
    deadlines: z.array(RunningDeadline),
    /** What is the borrower's move before any money is sent. */
    waitsFor: z.array(ConditionCategory),
  }),
});
