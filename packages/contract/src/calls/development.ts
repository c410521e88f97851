import { StatusReply } from "@gable/domain/application/status.ts";
import { Condition } from "@gable/domain/conditions/condition.ts";
import { FeatureDecision } from "@gable/domain/experiments/features.ts";
import { OtherIncome } from "@gable/domain/profile/registration.ts";
import { StaffRole } from "@gable/domain/staff/roles.ts";
import { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { z } from "zod";
import { call } from "../call.ts";

// Outside production only: the server registers none of these there.

const Name = z.object({
  first: z.string(),
  middle: z.string().optional(),
  last: z.string(),
  suffix: z.string().optional(),
});
const Place = z.object({
  street1: z.string(),
  street2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});

/** Somebody whom the sandbox's vendors know, and what they type on the way. Amounts in whole cents. */
export const DevelopmentPersona = z.object({
  name: z.string(),
  number: z.int(),
  story: z.string(),
  ends: z.string(),
  home: z.object({ propertyType: z.string() }),
  fill: z.object({
    address: Place,
    propertyUse: z.enum(["PRIMARY", "SECOND_HOME", "INVESTMENT"]),
    ownership: z.enum(["SOLE", "JOINT", "TRUST"]),
    listedForSale: z.boolean(),
    titleChangedRecently: z.boolean(),
    employmentType: z.string(),
    employer: z.string().nullable(),
    jobTitle: z.string().nullable(),
    annualIncome: z.int(),
    otherIncome: z.array(OtherIncome),
    name: Name,
    dateOfBirth: z.iso.date(),
    email: z.string(),
    phone: z.string(),
    password: z.string(),
    language: z.enum(["en", "es"]),
    ssn: z.string(),
    maritalStatus: z.enum(["married", "unmarried", "separated"]),
    purpose: z.string(),
    bank: z.object({ institution: z.string(), routingNumber: z.string(), accountNumber: z.string() }),
    insurance: z.object({ insurer: z.string(), policyNumber: z.string() }),
    /** Who signs beside them. */
    signers: z.array(
      z.object({
        name: Name,
        dateOfBirth: z.iso.date(),
        email: z.string(),
        phone: z.string(),
        relation: z.enum(["spouse", "co-owner", "trustee"]),
      }),
    ),
  }),
});
export type DevelopmentPersona = z.infer<typeof DevelopmentPersona>;

export const personas = call({
  name: "personas",
  summary: "Everybody whom the sandbox plays, in the order of the documentation",
  method: "GET",
  path: "/dev/personas",
  access: "visitor",
  reply: z.object({
    personas: z.array(DevelopmentPersona.pick({ name: true, number: true, story: true, ends: true })),
  }),
});

export const persona = call({
  name: "persona",
  summary: "One of them, with all that is typed on the way; 404 for anybody else",
  method: "GET",
  path: "/dev/personas/:name",
  access: "visitor",
  params: z.object({ name: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
  reply: DevelopmentPersona,
});

const BusinessTime = z.object({
  /** Now, by the clock that deadlines and notices use. */
  now: z.iso.datetime(),
  /** How far it is ahead of real time, in milliseconds; less than none where it began earlier, as in a test of a fixed day. */
  aheadMs: z.int(),
  /** What the named application waits for by time alone; null where none is named, or nothing is due. */
  nextDue: z.object({ kind: z.string(), at: z.iso.datetime() }).nullable(),
});

export const businessClock = call({
  name: "businessClock",
  summary: "The time that deadlines and notices use, of one application where one is named",
  method: "GET",
  path: "/dev/clock",
  access: "visitor",
  query: z.object({ applicationUuid: z.uuid().optional() }),
  reply: BusinessTime,
});

/** Ten years. */
const FURTHEST_MS = 315_576_000_000;

export const advanceClock = call({
  name: "advanceClock",
  summary: "Move time forward, for everything or for one application; 409 when nothing is due to move it to",
  method: "POST",
  path: "/dev/clock",
  access: "visitor",
  idempotent: true,
  body: z.union([
    z.strictObject({ byMs: z.int().positive().max(FURTHEST_MS), applicationUuid: z.uuid().optional() }),
    z.strictObject({ to: z.literal("next-due"), applicationUuid: z.uuid() }),
  ]),
  reply: BusinessTime,
});

/** Somebody of a seeded lender's staff, with everything that the log-in asks for. */
const DevelopmentAgent = z.object({
  /** What a developer names them by: the address without its host, and the lender's code. */
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  lender: z.string(),
  password: z.string(),
  /** The six digits of this half minute. */
  code: z.string(),
});

export const developmentStaff = call({
  name: "developmentStaff",
  summary: "The seeded staff of every lender, with their log-ins",
  method: "GET",
  path: "/dev/staff",
  access: "visitor",
  reply: z.object({
    staff: z.array(DevelopmentAgent),
    /** Where they log in. */
    consoleUrl: z.url(),
  }),
});

export const developmentFlags = call({
  name: "developmentFlags",
  summary: "Every flag as it is decided for the lender's visitors, and what a developer has decided instead",
  method: "GET",
  path: "/dev/flags",
  access: "visitor",
  reply: z.object({
    flags: z.array(z.object({ key: z.string(), decided: FeatureDecision, instead: FeatureDecision.nullable() })),
  }),
});

export const overrideFlag = call({
  name: "overrideFlag",
  summary: "Decide a flag by hand until the process ends; null leaves it to the flags again",
  method: "PUT",
  path: "/dev/flags/:key",
  access: "visitor",
  params: z.object({ key: z.string().regex(/^[a-z-]{1,80}$/) }),
  body: z.strictObject({ instead: FeatureDecision.nullable() }),
  reply: z.object({ instead: FeatureDecision.nullable() }),
});

const OfDevelopment = z.object({ uuid: z.uuid() });

export const planStanding = call({
  name: "planStanding",
  summary: "Where the server's plan stands with an application, in its own words",
  method: "GET",
  path: "/dev/applications/:uuid",
  access: "visitor",
  params: OfDevelopment,
  reply: z.object({
    row: z.int(),
    stage: z.string(),
    step: z.string().nullable(),
    conditions: z.array(Condition),
    /** What the booked office tells whoever has come; null where none is booked. */
    officeCode: z.string().nullable(),
    /** Since when that waits on which staff decide, by the act. */
    openSince: z.record(z.string(), z.iso.datetime()),
    /** Debts whose creditors take a cheque alone, and have none yet. Cents. */
    unpaidByMail: z.array(z.object({ debt: z.string(), amount: z.int() })),
  }),
});

export const actAsStaff = call({
  name: "actAsStaff",
  summary: "Do what staff of the lender do, in a role; 403 where the role may not",
  method: "POST",
  path: "/dev/applications/:uuid/acts",
  access: "visitor",
  idempotent: true,
  params: OfDevelopment,
  body: z.strictObject({ role: StaffRole, act: StaffAct }),
  reply: StatusReply,
});
