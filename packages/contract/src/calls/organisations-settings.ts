import { isLocalDate } from "@gable/domain/calendar/local-date.ts";
import { SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE } from "./staff.ts";

const SETTINGS = `${CONSOLE}/settings`;
const PROPOSALS = `${CONSOLE}/proposals`;
const instant = z.iso.datetime();

/** One subject as one whole; its own schema checks it when it comes in. */
const SettingValue = z.record(z.string(), z.json());

/** `open` waits for a second administrator; `scheduled` is approved for a day to come; `replaced` was in force until a later one. */
const ProposalState = z.enum(["open", "scheduled", "in-force", "replaced", "refused", "withdrawn", "called-off"]);
export type ProposalState = z.infer<typeof ProposalState>;

const Proposal = z.object({
  uuid: z.uuid(),
  /** Counts the lender's proposals from 1. */
  number: z.int(),
  subject: SettingSubject,
  state: ProposalState,
  reason: z.string(),
  /** The day wished for; null for as soon as it is approved. */
  effectiveOn: z.iso.date().nullable(),
  proposedBy: z.string(),
  proposedAt: instant,
  /** Whoever asks proposed it: somebody else decides. */
  isMine: z.boolean(),
  /** They are another person than who proposed it as far as the lender can tell: neither is there on the other's word, nor both on a third one's. */
  isSecond: z.boolean(),
  /** Whoever proposed it has left, or has another role: nobody approves it any more, and any administrator refuses it. */
  hasProposerLeft: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  decisionReason: z.string().nullable(),
  /** The day on which it is, was or will first be in force, as the lender counts days; null where it never came to that. */
  firstDay: z.iso.date().nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

const WholeProposal = Proposal.extend({ before: SettingValue, value: SettingValue });
export type WholeProposal = z.infer<typeof WholeProposal>;

export const lenderSettings = call({
  name: "lenderSettings",
  summary: "What the lender has set, subject by subject: since when, what waits for approval, and what is to come",
  method: "GET",
  path: SETTINGS,
  access: "staff",
  permission: "see-settings",
  reply: z.object({
    subjects: z.array(
      z.object({
        subject: SettingSubject,
        /** The first day of the change in force; null while it is as it was installed. */
        since: z.iso.date().nullable(),
        open: Proposal.nullable(),
        scheduled: z.array(Proposal),
      }),
    ),
    /** The latest, whatever became of them. */
    recent: z.array(Proposal),
    /** What a lender is open with. */
    opening: z.object({
      /** Where borrowers apply. */
      portalUrl: z.string(),
      /** In which states applications are taken today. */
      states: z.array(z.string()),
      /** Who has come in and may approve what another administrator proposes. */
      administrators: z.int(),
    }),
  }),
});

export const lenderSetting = call({
  name: "lenderSetting",
  summary: "One subject as it is now, as the next change finds it, and every change there was",
  method: "GET",
  path: `${SETTINGS}/:subject`,
  access: "staff",
  permission: "see-settings",
  params: z.object({ subject: SettingSubject }),
  reply: z.object({
    subject: SettingSubject,
    /** In force now. */
    value: SettingValue,
    /** With what is approved and still to come: a proposal begins with it. */
    latest: SettingValue,
    since: z.iso.date().nullable(),
    changes: z.array(Proposal),
  }),
});

export const settingProposal = call({
  name: "settingProposal",
  summary: "One proposed change, with what it takes the place of",
  method: "GET",
  path: `${PROPOSALS}/:proposal`,
  access: "staff",
  permission: "see-settings",
  params: z.object({ proposal: z.uuid() }),
  reply: WholeProposal,
});

const Day = z.string().refine(isLocalDate, "date-invalid");

export const checkSetting = call({
  name: "checkSetting",
  summary: "Whether a value would do; every fault is named by its place when it would not",
  method: "POST",
  path: `${PROPOSALS}/check`,
  access: "staff",
  permission: "keep-settings",
  leavesNoTrace: true,
  body: z.strictObject({ subject: SettingSubject, value: SettingValue }),
  reply: z.object({ value: SettingValue }),
});

export const proposeSetting = call({
  name: "proposeSetting",
  summary: "Propose a new value of one subject, for a day or as soon as another administrator approves it",
  method: "POST",
  path: PROPOSALS,
  access: "staff",
  permission: "keep-settings",
  idempotent: true,
  body: z.strictObject({
    subject: SettingSubject,
    value: SettingValue,
    /** What it takes the place of, as who proposes it knows it: refused where a colleague has changed it meanwhile. */
    before: SettingValue.optional(),
    effectiveOn: Day.nullable(),
    reason: z.string().trim().min(3, "too-short").max(500, "too-long"),
  }),
  reply: Proposal,
});

export const approveProposal = call({
  name: "approveProposal",
  summary: "Approve what another administrator proposed: it comes into force on its day",
  method: "POST",
  path: `${PROPOSALS}/:proposal/approval`,
  access: "staff",
  permission: "keep-settings",
  idempotent: true,
  params: z.object({ proposal: z.uuid() }),
  reply: Proposal,
});

export const refuseProposal = call({
  name: "refuseProposal",
  summary: "Refuse what another administrator proposed, with the reason",
  method: "POST",
  path: `${PROPOSALS}/:proposal/refusal`,
  access: "staff",
  permission: "keep-settings",
  idempotent: true,
  params: z.object({ proposal: z.uuid() }),
  body: z.strictObject({ reason: z.string().trim().min(3, "too-short").max(500, "too-long") }),
  reply: Proposal,
});

export const withdrawProposal = call({
  name: "withdrawProposal",
  summary: "Take an own proposal back, or call an approved change off before its day",
  method: "POST",
  path: `${PROPOSALS}/:proposal/withdrawal`,
  access: "staff",
  permission: "keep-settings",
  idempotent: true,
  params: z.object({ proposal: z.uuid() }),
  reply: Proposal,
});

export const saveLogo = call({
  name: "saveLogo",
  summary: "Keep a drawing of the lender's logo, so that a proposal of the brand can name it",
  method: "POST",
  path: `${SETTINGS}/logos`,
  access: "staff",
  permission: "keep-settings",
  body: z.strictObject({ svg: z.string().min(1, "required").max(48_000, "too-large") }),
  reply: z.object({ file: z.string(), width: z.int(), height: z.int() }),
});
