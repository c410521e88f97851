import { Step } from "@gable/domain/journey/steps.ts";
import { oneLine } from "@gable/domain/one-line.ts";
import { wayToComeNames } from "@gable/domain/pipeline/came-by.ts";
import { pipelineOrderNames } from "@gable/domain/pipeline/orders.ts";
import { type Standing, standingNames, type WaitsFor, waitedForNames } from "@gable/domain/pipeline/pipeline-row.ts";
import { type Queue, queueNames } from "@gable/domain/pipeline/queues.ts";
import { AssignedRole, assignedRoles } from "@gable/domain/staff/assigned-roles.ts";
import { StaffRole } from "@gable/domain/staff/roles.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE } from "./staff.ts";

const Queue = z.enum(queueNames as [Queue, ...Queue[]]);
const Standing = z.enum(standingNames as [Standing, ...Standing[]]);
const WaitsFor = z.enum(waitedForNames as [WaitsFor, ...WaitsFor[]]);
const Person = z.object({ uuid: z.uuid(), name: z.string() });

/** Who looks after an application, as what. */
const Assignees = z.record(AssignedRole, Person.nullable());
export type Assignees = z.infer<typeof Assignees>;

/**
 * The orders in which the pipeline can be read, each from an index: the last changed first, or what has rested longest, from one. By the end
 * of offers and by closing it has those alone that have such a date, the earliest first.
 */

export const PipelineEntry = z.object({
  uuid: z.uuid(),
  loanNumber: z.string(),
  borrower: z.string(),
  state: z.string().nullable(),
  /** Cents. */
  line: z.int().nullable(),
  step: Step.nullable(),
  /** Of the plan. */
  row: z.int(),
  standing: Standing,
  waitsFor: WaitsFor,
  queues: z.array(
    z.object({
      queue: Queue,
      since: z.iso.datetime(),
      move: z.enum(["staff", "borrower"]),
      /** When an hour that was agreed is over; null where none was. */
      dueAt: z.iso.datetime().nullable(),
    }),
  ),
  assignees: Assignees,
  /** Until when an offer can be taken, and when the borrower meets the notary; each null while there is none. */
  offersEndAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type PipelineEntry = z.infer<typeof PipelineEntry>;

export const PIPELINE_PAGE = 50;

/** What is asked for to find what is not assigned: to anybody, or to anybody of a role. */
export const noAssignees = ["nobody", ...assignedRoles.map((role) => `no-${role}` as const)] as const;

/** Who can have the move, that an application is waited with for. What waits for nobody is told by its standing. */
export const movers = ["STAFF", "BORROWER", "SERVICE"] as const satisfies readonly WaitsFor[];

/** What a link said of itself, to the letter; empty where it said nothing, and so where another of the three is asked for. */
const SaidByLink = oneLine(100).optional();

/** What narrows the pipeline and puts it in order, but for the words that are looked for. */
const narrowing = {
  standing: Standing.optional(),
  waitsFor: z.enum(movers).optional(),
  cameBy: z.enum(wayToComeNames).optional(),
  campaign: SaidByLink,
  campaignSource: SaidByLink,
  campaignMedium: SaidByLink,
  queue: Queue.optional(),
  /** Of the property. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, "invalid")
    .optional(),
  /** Somebody of the staff, whatever they look after it as; `nobody` for what nobody has, `no-processor` for what has none. */
  assignee: z.union([z.uuid(), z.enum(noAssignees)]).optional(),
  order: z.enum(pipelineOrderNames).optional(),
};
/** The row of the plan. */
const planRow = z.int().min(1).max(29);
/** The lender's last days, today among them. */
const openedDays = z.int().min(1).max(732);
/** Days from now on. */
const withinDays = z.int().min(1).max(90);

/** As a colleague keeps it to come back to. The words of a search are not among it: they name borrowers. */
export const KeptNarrowing = z.strictObject({
  ...narrowing,
  row: planRow.optional(),
  opened: openedDays.optional(),
  within: withinDays.optional(),
});
export type KeptNarrowing = z.infer<typeof KeptNarrowing>;

const asked = {
  ...narrowing,
  row: z.coerce.number<string>().pipe(planRow).optional(),
  /** Those that were opened in so many of the lender's last days, today among them. */
  opened: z.coerce.number<string>().pipe(openedDays).optional(),
  /** In an order of dates, those that come so soon, and those that are past. Another order is not narrowed by it. */
  within: z.coerce.number<string>().pipe(withinDays).optional(),
  /** Beginnings of words of a name, an address of mail, or a loan number. */
  text: oneLine(100).min(2, "too-short").optional(),
};

export const pipeline = call({
  name: "pipeline",
  summary:
    "The lender's applications: filtered, in an order, a page at a time. Within a queue the one that waits longest is first",
  method: "GET",
  path: `${CONSOLE}/pipeline`,
  access: "staff",
  permission: "see-pipeline",
  query: z.object({
    ...asked,
    /** As the page before gave it. */
    after: z
      .string()
      .regex(/^[\w-]{1,200}$/, "invalid")
      .optional(),
  }),
  reply: z.object({
    entries: z.array(PipelineEntry),
    /** Where the next page begins; null on the last one. */
    next: z.string().nullable(),
  }),
});

/** As many applications go into one file. */
export const MOST_IN_FILE = 10_000;

export const pipelineFile = call({
  name: "pipelineFile",
  summary: `The same list whole, as a file of comma-separated values; refused where it has more than ${MOST_IN_FILE} applications`,
  method: "GET",
  path: `${CONSOLE}/pipeline/file`,
  access: "staff",
  permission: "download-pipeline",
  query: z.object(asked),
  replyForm: "pdf",
});

export const queueStandings = call({
  name: "queueStandings",
  summary: "How much waits in each queue, and how long the oldest of it has waited",
  method: "GET",
  path: `${CONSOLE}/queues`,
  access: "staff",
  permission: "see-pipeline",
  reply: z.object({
    queues: z.array(
      z.object({
        queue: Queue,
        /** Where it is the staff's move. */
        waiting: z.int(),
        /** Where papers are still to come from the borrower. */
        borrowersMove: z.int(),
        oldest: z.iso.datetime().nullable(),
        /** The first end of an hour that was agreed; null where none was. */
        firstDue: z.iso.datetime().nullable(),
        /** Of those that wait for staff, how many are assigned to who asks. */
        mine: z.int(),
      }),
    ),
    /** Assigned to who asks, and active. */
    mine: z.int(),
  }),
});

export const colleagues = call({
  name: "colleagues",
  summary: "Who works at the lender, and who did",
  method: "GET",
  path: `${CONSOLE}/staff`,
  access: "staff",
  permission: "see-pipeline",
  /** `hasLeft`: is given nothing any more, and is still found by what they did and looked after. */
  reply: z.object({ staff: z.array(Person.extend({ role: StaffRole, hasLeft: z.boolean() })) }),
});

export const assignApplication = call({
  name: "assignApplication",
  summary: "Say who of a role looks after an application; nobody, with null",
  method: "PUT",
  path: `${CONSOLE}/applications/:uuid/assignees/:role`,
  access: "staff-on-file",
  permission: "assign",
  idempotent: true,
  params: z.object({ uuid: z.uuid(), role: AssignedRole }),
  body: z.strictObject({
    /** Of that role. */
    staffUuid: z.uuid().nullable(),
    /** Whom the caller saw there as that: refused with `given-meanwhile` where a colleague has given it to somebody else since. */
    from: z.uuid().nullable().optional(),
  }),
  reply: z.object({ assignee: Person.nullable() }),
});

/** What came of one application among several that were given to somebody in one act. */
const assignmentResults = ["ASSIGNED", "UNCHANGED", "GIVEN_MEANWHILE", "NOT_FOUND"] as const;

export const assignApplications = call({
  name: "assignApplications",
  summary:
    "Say who of a role looks after several applications; nobody, with null. Each has its own result: what a colleague gave away meanwhile stays as it is",
  method: "POST",
  path: `${CONSOLE}/assignments`,
  access: "staff",
  permission: "assign",
  idempotent: true,
  body: z.strictObject({
    role: AssignedRole,
    /** Of that role. */
    staffUuid: z.uuid().nullable(),
    applications: z
      .array(
        z.strictObject({
          uuid: z.uuid(),
          /** Whom the caller saw there as that. */
          from: z.uuid().nullable(),
        }),
      )
      .min(1, "required")
      .max(200, "too-many"),
  }),
  reply: z.object({
    assignee: Person.nullable(),
    results: z.array(
      z.object({
        uuid: z.uuid(),
        result: z.enum(assignmentResults),
        /** Who looks after it as that now, where it is known. */
        assignee: Person.nullable(),
      }),
    ),
  }),
});
