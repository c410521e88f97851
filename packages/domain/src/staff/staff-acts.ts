import { z } from "zod";
import { ConditionCategory } from "../application/enumerations.ts";
import { priorTo } from "../conditions/condition.ts";
import { purchaserCodes } from "../hmda/purchasers.ts";
import { sessionEndings, visitEndings } from "../notary/appointment-endings.ts";
import { NotaryCommission } from "../notary/commission.ts";
import { oneLine } from "../one-line.ts";
import { ClosingOffice } from "../organisations/closing-office.ts";
import { CertifiedTrust } from "../profile/certified-trust.ts";
import { StaffCorrection } from "../profile/correction.ts";
import { consequences } from "../profile/correction-consequences.ts";
import { signerCategories } from "../signers/signer-categories.ts";
import { staffDeclineReasonNames } from "../underwriting/staff-decline.ts";
import { paperParts } from "../workflow/closing/paper-parts.ts";
import { sanctionsReports } from "../workflow/facts/sanctions-facts.ts";
import { cents, reason, writtenIn } from "./act-parts.ts";
import { judgement } from "./judgement.ts";
import { moneyActs } from "./money-acts.ts";
import { mayDo, type Permission } from "./permissions.ts";
import type { StaffRole } from "./roles.ts";

const day = z.iso.date("date-invalid");
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "time-invalid");

/** What staff do to an application, each with what it needs to be said. Amounts in cents. */
export const StaffAct = z.discriminatedUnion("act", [
  /** The borrower was reached as the alert on their report asks (15 USC 1681c-1(h)). */
  z.strictObject({ act: z.literal("clear-fraud-alert"), ...judgement }),
  /** What kept the bureau from a report is put right, or it may have been a fault of its own. */
  z.strictObject({ act: z.literal("ask-bureau-again") }),
  /** The borrower said, by phone or letter, that an answer was wrong; the note says how. What rested on it is found out anew. */
  StaffCorrection.extend({ act: z.literal("correct-answers"), note: reason }),
  /** So that the home has another address: the one that was looked up then, with what was shown of it. */
  z.strictObject({
    act: z.literal("correct-home"),
    lookedUpAt: z.iso.datetime(),
    shown: z.array(z.enum(consequences)).max(consequences.length),
    note: reason,
  }),
  z.strictObject({ act: z.literal("accept-delinquency"), ...judgement }),
  z.strictObject({ act: z.literal("accept-home-condition"), ...judgement }),
  /** Another application for the same home was looked at: this one goes on, and the note says what becomes of the other. */
  z.strictObject({ act: z.literal("settle-other-application"), note: reason }),
  z.strictObject({ act: z.literal("clear-watchlist"), ...judgement }),
  /** The person on the list is the borrower: one finds it, another agrees, and the application is declined. */
  z.strictObject({ act: z.literal("find-watchlist-match"), reason }),
  z.strictObject({ act: z.literal("agree-to-watchlist-match"), foundAt: z.iso.datetime() }),
  /** What was reported to the Treasury of somebody on a list, or why nothing is owed; `on`: the day. */
  z.strictObject({
    act: z.literal("record-sanctions-report"),
    made: z.enum(sanctionsReports, "required"),
    on: day,
    note: reason,
  }),
  z.strictObject({ act: z.literal("accept-ownership"), ...judgement }),
  z.strictObject({
    act: z.literal("record-income"),
    source: z.enum(["MANUAL_PAYSTUB", "TAX_RETURN", "AWARD_LETTER", "W2"]),
    /** Of stubs, the base pay of a year; of a W-2, its wages. */
    annualAmount: cents,
    /** Of stubs: overtime, bonus and commission of this year up to the day `paidTo`. */
    variableToDate: cents.optional(),
    paidTo: day.optional(),
    /** Of a W-2: the tax year. */
    year: z.int().min(2000).max(2100).optional(),
    /** The name in the paper, where it is another one. */
    nameRead: oneLine(100).optional(),
    /** What was compared, where name or employer are otherwise than in the other papers. */
    note: reason.optional(),
    /** Of a letter or a W-2, who pays by it: needed there. */
    employerName: oneLine(100).optional(),
    documentUuid: z.uuid(),
    /** Further papers of the same kind from which it was read: the other stub, the return of the year before. */
    readWith: z.array(z.uuid()).max(20).optional(),
  }),
  /** What the statements show of savings that may be drawn on: the months of payments that they cover are reckoned from it. */
  z.strictObject({ act: z.literal("record-reserves"), amount: cents }),
  /** A paper, or without one all that wait, cannot be used: the borrower reads why, and sends others or shows the income in another way. */
  z.strictObject({ act: z.literal("return-income-papers"), reason, writtenIn, documentUuid: z.uuid().optional() }),
  /** The borrower holds deposits to be no income, or some to be missing: what does not count, and pay of those days that statements show. */
  z.strictObject({
    act: z.literal("answer-deposits"),
    notCounted: z.array(z.uuid()).max(1000),
    missingPay: cents.optional(),
    reason,
    writtenIn,
  }),
  z.strictObject({ act: z.literal("confirm-employment"), ...judgement }),
  z.strictObject({ act: z.literal("accept-identity"), ...judgement }),
  z.strictObject({ act: z.literal("ask-identity-again"), reason, writtenIn }),
  /** Nobody could look at the home: a broker is sent once more. */
  z.strictObject({ act: z.literal("order-valuation") }),
  /** The borrower holds the value to be wrong, and it stays; they read the reason. */
  z.strictObject({ act: z.literal("reject-value-challenge"), reason, writtenIn }),
  z.strictObject({ act: z.literal("ask-title-again") }),
  /** The certificate was read: a trust that its maker can revoke, and everybody who must act for it signs. */
  CertifiedTrust.extend({ act: z.literal("accept-trust") }),
  /** The page of a policy that no check accepted was read, and it holds everything. `note`: what was compared. */
  z.strictObject({ act: z.literal("accept-policy"), coveredUntil: day, note: reason }),
  /** It was read, and does not; the borrower reads the reason. */
  z.strictObject({ act: z.literal("return-policy"), reason, writtenIn }),
  z.strictObject({ act: z.literal("finish-attorney-review"), ...judgement }),
  /** What a vendor objected to is put right: its order goes out at once. `order`: the key of the work. */
  z.strictObject({ act: z.literal("send-order-again"), order: z.string().min(1).max(200) }),
  /** The office that is booked was closed: whoever signs there books another. */
  z.strictObject({ act: z.literal("free-office-visit") }),
  /** An appointment at an office for a Texas homestead, for whoever books none on a screen. Wall times where the home is. */
  z.strictObject({
    act: z.literal("book-office-visit"),
    office: ClosingOffice.pick({ placeType: true, address: true }),
    on: day,
    from: wallTime,
    to: wallTime,
  }),
  /** Whoever missed the notary, or whom the notary missed, was called; `note`: what was agreed. */
  z.strictObject({ act: z.literal("record-notary-call"), note: reason }),
  /** A notary of the lender's holds the session by video, in the place of one of the network's. */
  NotaryCommission.extend({ act: z.literal("take-notary-session") }),
  /** A session by video goes to a colleague; without `to` to whichever of the lender's notaries takes it. `note`: what they should know. */
  z.strictObject({ act: z.literal("hand-over-notary-session"), to: z.uuid().optional(), note: reason }),
  /** One that has not begun goes back to the network's notary. */
  z.strictObject({ act: z.literal("give-back-notary-session") }),
  /** A signer was seen, and held up the identity document that was checked before. `signer`: who signs beside the borrower; absent, the borrower. */
  z.strictObject({ act: z.literal("admit-to-deed"), signer: z.uuid().optional() }),
  /** Everybody signed of their own will while the notary looked on. */
  z.strictObject({ act: z.literal("complete-notary-session") }),
  z.strictObject({ act: z.literal("end-notary-session"), why: z.enum(sessionEndings, "required") }),
  /** One of the lender's own notaries comes to a visit in person, at the booked time or one that suits the borrower; the network is not asked. */
  z.strictObject({ act: z.literal("name-visit-notary"), notary: z.uuid("required"), startsAt: z.iso.datetime() }),
  /** The network is asked for somebody else at the same time. */
  z.strictObject({ act: z.literal("give-back-notary-visit") }),
  /** Signed paper has not come back in its time: whoever has it was asked, and named a day. */
  z.strictObject({ act: z.literal("ask-after-papers"), note: reason, expectedOn: day }),
  /** An appointment in person from which nothing comes back: everybody who signs needs another. */
  z.strictObject({ act: z.literal("end-notary-visit"), why: z.enum(visitEndings, "required"), note: reason }),
  /** What kept the county from recording the deed is put right. */
  z.strictObject({ act: z.literal("record-deed-again") }),
  ...moneyActs,
  z.strictObject({
    act: z.literal("raise-condition"),
    categoryEnum: ConditionCategory,
    comments: reason,
    writtenIn,
    documents: z.int().min(0).max(10),
    priorTo: z.enum(priorTo),
  }),
  /** What follows is about somebody who signs beside the borrower. */
  z.strictObject({ act: z.literal("accept-signer-identity"), signer: z.uuid(), ...judgement }),
  z.strictObject({ act: z.literal("ask-signer-identity-again"), signer: z.uuid(), reason, writtenIn }),
  /** Whose name on a list is like a signer's: as for the borrower, two people find that it is they. */
  z.strictObject({ act: z.literal("clear-signer-watchlist"), signer: z.uuid(), ...judgement }),
  z.strictObject({ act: z.literal("find-signer-watchlist-match"), signer: z.uuid(), reason }),
  z.strictObject({
    act: z.literal("agree-to-signer-watchlist-match"),
    signer: z.uuid(),
    foundAt: z.iso.datetime(),
  }),
  z.strictObject({
    act: z.literal("ask-signer"),
    signer: z.uuid(),
    /** Absent: a document. */
    categoryEnum: z.enum(signerCategories).optional(),
    comments: reason,
    writtenIn,
    documents: z.int().min(1).max(10),
    priorTo: z.enum(priorTo),
  }),
  /** They cannot sign as planned, as the borrower said, or came and left their part undone: who had to be called was called. */
  z.strictObject({ act: z.literal("settle-signer-trouble"), signer: z.uuid(), ...judgement }),
  /** They take no electronic records, or no more: their papers are posted. Said again, what was posted is drawn anew. */
  z.strictObject({
    act: z.literal("take-signer-to-paper"),
    signer: z.uuid(),
    /** Asked for where they have not said it on the screen: the sanctions lists are asked with it. */
    birthDate: day.optional(),
    /** Absent: to the home. */
    mailTo: oneLine(200).min(10, "required").optional(),
    reason,
  }),
  z.strictObject({
    act: z.literal("return-papers"),
    condition: z.uuid(),
    reason,
    writtenIn,
    /** Uuids of the papers that are good enough and need not come again. */
    accepted: z.array(z.uuid()).max(20).optional(),
  }),
  z.strictObject({ act: z.literal("answer-condition"), condition: z.uuid(), text: reason, writtenIn }),
  z.strictObject({ act: z.literal("clear-condition"), condition: z.uuid() }),
  z.strictObject({ act: z.literal("request-waiver"), condition: z.uuid(), reason }),
  /** Another person agrees to what was asked for then. */
  z.strictObject({ act: z.literal("approve-waiver"), condition: z.uuid(), askedAt: z.iso.datetime() }),
  /** The condition stays: whoever asked takes it back, or a colleague does not agree. */
  z.strictObject({ act: z.literal("refuse-waiver"), condition: z.uuid(), askedAt: z.iso.datetime(), reason }),
  z.strictObject({ act: z.literal("accept-account"), ...judgement }),
  z.strictObject({ act: z.literal("refuse-account"), reason }),
  z.strictObject({ act: z.literal("accept-autopay-account"), ...judgement }),
  z.strictObject({ act: z.literal("refuse-autopay-account"), reason }),
  z.strictObject({ act: z.literal("decline"), reasons: z.array(z.enum(staffDeclineReasonNames)).min(1).max(4) }),
  /** The borrower asked for it, by phone or letter; the note says how, `on` is the day of the postmark or the call. */
  z.strictObject({ act: z.literal("withdraw-for-borrower"), note: reason, on: day.optional() }),
  /** The borrower takes electronic records no more, and said so by phone, letter or mail. */
  z.strictObject({
    act: z.literal("take-borrower-to-paper"),
    how: z.enum(["PHONE", "POST", "MAIL"], "required"),
    note: reason,
  }),
  /** A letter to a borrower who takes no electronic records went to the post on this day. */
  z.strictObject({
    act: z.literal("record-posted"),
    document: z.uuid(),
    /** What lay in the same envelope. */
    others: z.array(z.uuid()).max(40).optional(),
    on: day,
  }),
  /** A second person has compared the scans of everything that came back signed by hand. */
  z.strictObject({ act: z.literal("confirm-originals"), part: z.enum(paperParts) }),
  /** What was posted is lost, spoilt or out of date: it is drawn, posted and signed anew. */
  z.strictObject({ act: z.literal("draw-closing-again"), reason }),
  /** Where the home lies for the census, where no record says it or says it wrong. */
  z.strictObject({
    act: z.literal("correct-census-place"),
    countyFips: z.string().regex(/^\d{5}$/, "county-invalid"),
    censusTract: z
      .string()
      .regex(/^\d{11}$/, "tract-invalid")
      .optional(),
    reason,
  }),
  /** The line was sold: who bought it is reported where that was in the year in which it was made. */
  z.strictObject({ act: z.literal("record-sale"), purchaser: z.enum(purchaserCodes, "required"), on: day }),
  /** An owner cancelled within their days, by letter or phone. `owner`: the borrower, or the uuid of who signs beside them. */
  z.strictObject({
    act: z.literal("record-rescission"),
    owner: z.union([z.literal("borrower"), z.uuid()]),
    how: z.enum(["POST", "PHONE"], "required"),
    on: day,
    /** On which a letter came here; absent: on the day on which it is written down. */
    came: day.optional(),
    note: reason,
  }),
]);
export type StaffAct = z.output<typeof StaffAct>;
export type StaffActName = StaffAct["act"];

/** What each act needs somebody to be permitted. */
export const permissionFor = {
  "clear-fraud-alert": "clear-fraud-alert",
  "ask-bureau-again": "review-credit-file",
  "correct-answers": "correct-answers",
  "correct-home": "correct-answers",
  "accept-delinquency": "review-delinquency",
  "accept-home-condition": "review-home",
  "settle-other-application": "decide-underwriting",
  "clear-watchlist": "clear-watchlist",
  "find-watchlist-match": "clear-watchlist",
  "agree-to-watchlist-match": "clear-watchlist",
  "record-sanctions-report": "clear-watchlist",
  "accept-ownership": "review-ownership",
  "record-income": "review-income",
  "record-reserves": "review-income",
  "return-income-papers": "review-income",
  "answer-deposits": "review-income",
  "confirm-employment": "review-income",
  "accept-identity": "review-identity",
  "ask-identity-again": "review-identity",
  "order-valuation": "review-valuation",
  "reject-value-challenge": "review-valuation",
  "ask-title-again": "review-title",
  "accept-trust": "review-trust",
  "accept-policy": "review-insurance",
  "return-policy": "review-insurance",
  "finish-attorney-review": "review-attorney",
  "send-order-again": "send-orders",
  "free-office-visit": "keep-notary-desk",
  "book-office-visit": "keep-notary-desk",
  "record-notary-call": "keep-notary-desk",
  "take-notary-session": "hold-notary-session",
  "hand-over-notary-session": "keep-notary-desk",
  "give-back-notary-session": "keep-notary-desk",
  "admit-to-deed": "hold-notary-session",
  "complete-notary-session": "hold-notary-session",
  "end-notary-session": "hold-notary-session",
  "name-visit-notary": "keep-notary-desk",
  "give-back-notary-visit": "keep-notary-desk",
  "ask-after-papers": "keep-notary-desk",
  "end-notary-visit": "keep-notary-desk",
  "record-deed-again": "review-title",
  "record-mailed-payoff": "pay-creditors",
  "record-returned-cheque": "pay-creditors",
  "send-payoff-again": "pay-creditors",
  "correct-payee": "pay-creditors",
  "approve-payee": "pay-creditors",
  "ask-payoff-again": "pay-creditors",
  "accept-payoff-amount": "pay-creditors",
  "leave-debt-unpaid": "decide-underwriting",
  "bear-shortfall": "decide-underwriting",
  "agree-to-bear-shortfall": "decide-underwriting",
  "refuse-to-bear-shortfall": "decide-underwriting",
  "agree-to-payoff-act": "release-money",
  "refuse-payoff-act": "pay-creditors",
  "prepare-release": "prepare-release",
  "approve-release": "release-money",
  "send-release-back": "prepare-release",
  "raise-condition": "raise-conditions",
  "accept-signer-identity": "review-identity",
  "ask-signer-identity-again": "review-identity",
  "clear-signer-watchlist": "clear-watchlist",
  "find-signer-watchlist-match": "clear-watchlist",
  "agree-to-signer-watchlist-match": "clear-watchlist",
  "ask-signer": "raise-conditions",
  "settle-signer-trouble": "settle-conditions",
  "take-signer-to-paper": "record-originals",
  "return-papers": "settle-conditions",
  "answer-condition": "settle-conditions",
  "clear-condition": "settle-conditions",
  "request-waiver": "settle-conditions",
  "approve-waiver": "approve-waivers",
  "refuse-waiver": "settle-conditions",
  "accept-account": "review-account",
  "refuse-account": "review-account",
  "accept-autopay-account": "review-account",
  "refuse-autopay-account": "review-account",
  decline: "decide-underwriting",
  "withdraw-for-borrower": "withdraw-for-borrower",
  "take-borrower-to-paper": "withdraw-for-borrower",
  "record-posted": "withdraw-for-borrower",
  "confirm-originals": "record-originals",
  "draw-closing-again": "record-originals",
  "record-rescission": "withdraw-for-borrower",
  "correct-census-place": "correct-hmda",
  "record-sale": "correct-hmda",
} as const satisfies Readonly<Record<StaffActName, Permission>>;

export const staffActNames = Object.keys(permissionFor) as StaffActName[];

/** Whether the role allows the act at all; whether the file does just now, the act itself says. */
export const mayAct = (role: StaffRole, act: StaffActName): boolean => mayDo(role, permissionFor[act]);
