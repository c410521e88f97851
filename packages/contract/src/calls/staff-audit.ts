import { StaffRole } from "@gable/domain/staff/roles.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE } from "./staff.ts";

const AUDIT = `${CONSOLE}/audit`;
const permission = "see-audit";
const instant = z.iso.datetime();

const filter = {
  /** Whose looks and acts. */
  member: z.uuid().optional(),
  /** On which application: its loan number, or its id. */
  application: z
    .string()
    .trim()
    .regex(/^[\w-]{4,40}$/, "invalid")
    .optional(),
  /** Looks change nothing. */
  kind: z.enum(["looks", "acts"]).optional(),
  outcome: z.enum(["allowed", "refused"]).optional(),
  from: instant.optional(),
  /** Up to, and without. */
  until: instant.optional(),
};
const after = z
  .string()
  .regex(/^[\w-]{1,200}$/, "invalid")
  .optional();

const StaffAction = z.object({
  uuid: z.uuid(),
  at: instant,
  member: z.string(),
  /** The role that they had then. */
  role: StaffRole,
  /** Of the contract. */
  call: z.string(),
  application: z.object({ uuid: z.uuid(), loanNumber: z.string() }).nullable(),
  outcome: z.enum(["allowed", "refused"]),
  /**
   * What the call is about beside the application: whom an officer may yet bring, a paper or a colleague. Without a name where there is none of
   * the kind, as once a lead is deleted.
   */
  about: z
    .object({ kind: z.enum(["lead", "document", "member"]), uuid: z.uuid(), name: z.string().nullable() })
    .nullable(),
  /** What a list was asked for, and what else the call names. */
  detail: z.record(z.string(), z.unknown()),
  ip: z.string(),
});
export type StaffAction = z.infer<typeof StaffAction>;

export const AUDIT_PAGE = 100;
/** So many are in one file; more are asked for in parts. */
export const AUDIT_FILE = 50_000;

export const auditTrail = call({
  name: "auditTrail",
  summary: "What the lender's staff looked at and did, the newest first, a hundred at a time",
  method: "GET",
  path: AUDIT,
  access: "staff",
  permission,
  query: z.object({ ...filter, after }),
  reply: z.object({ actions: z.array(StaffAction), next: z.string().nullable() }),
});

export const auditFile = call({
  name: "auditFile",
  summary: "The same as a file of comma-separated values; more than fifty thousand are refused, and asked for in parts",
  method: "GET",
  path: `${AUDIT}/file`,
  access: "staff",
  permission,
  query: z.object(filter),
  replyForm: "pdf",
});

export const lenderLog = call({
  name: "lenderLog",
  summary: "What was changed about the lender's people and settings, the newest first, a hundred at a time",
  method: "GET",
  path: `${AUDIT}/lender`,
  access: "staff",
  permission,
  query: z.object({ before: z.coerce.number<string>().int().min(1).max(2_000_000_000).optional() }),
  reply: z.object({
    events: z.array(
      z.object({
        sequence: z.int(),
        at: instant,
        type: z.string(),
        /** Null for a command or the product itself. */
        by: z.string().nullable(),
        detail: z.record(z.string(), z.unknown()),
        /** The name of the colleague whom it is about. */
        member: z.string().nullable(),
      }),
    ),
    next: z.int().nullable(),
  }),
});

const Chain = z.object({
  entries: z.int(),
  /** The first entry that does not fit what stood there before; null when all do. */
  brokenAt: z.int().nullable(),
});

export const checkAudit = call({
  name: "checkAudit",
  summary: "Whether the lender's log and every look and act that it seals are as they were written",
  method: "POST",
  path: `${AUDIT}/check`,
  access: "staff",
  permission,
  reply: z.object({
    checkedAt: instant,
    log: Chain,
    actions: z.object({
      /** Sealed so far; the last minutes are not yet. */
      sealed: z.int(),
      upTo: instant.nullable(),
      /** Seals whose looks and acts are not what they were: their number in the lender's log. */
      broken: z.array(z.int()),
    }),
  }),
});

export const checkApplicationLogs = call({
  name: "checkApplicationLogs",
  summary: "Whether the logs of applications are as they were written, two hundred applications at a time",
  method: "GET",
  path: `${AUDIT}/application-logs`,
  access: "staff",
  permission,
  query: z.object({ after: z.uuid().optional() }),
  reply: z.object({
    checked: z.int(),
    events: z.int(),
    broken: z.array(z.object({ uuid: z.uuid(), loanNumber: z.string(), brokenAt: z.int() })),
    next: z.uuid().nullable(),
  }),
});
