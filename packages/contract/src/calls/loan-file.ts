import { PolicyFault } from "@gable/domain/insurance/judge-policy.ts";
import { Address } from "@gable/domain/application/address.ts";
import { DocumentType } from "@gable/domain/application/document-types.ts";
import { documentDifferences } from "@gable/domain/identity/document-says.ts";
import { type ComparedFactName, comparedFactNames } from "@gable/domain/loan-file/paper-review.ts";
import { rowStates } from "@gable/domain/loan-file/plan-standing.ts";
import { type PersonalField, personalFieldNames } from "@gable/domain/loan-file/personal-fields.ts";
import { signerStates } from "@gable/domain/signers/signer-standing.ts";
import { type StaffActName, staffActNames } from "@gable/domain/staff/staff-acts.ts";
import { staffDeclineReasonNames } from "@gable/domain/underwriting/staff-decline.ts";
import { signerTroubles } from "@gable/domain/workflow/facts/signer-facts.ts";
import { unwindingCauses } from "@gable/domain/workflow/unwinding.ts";
import { ClosingOffice } from "@gable/domain/organisations/closing-office.ts";
import { paperParts } from "@gable/domain/workflow/signed-originals.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { ConditionTalk } from "./conditions.ts";
import { DocumentRow } from "./documents.ts";
import { PipelineEntry } from "./pipeline.ts";
import { CONSOLE } from "./staff.ts";

/** Where an application's own calls of the console begin. */
export const CONSOLE_FILE = `${CONSOLE}/applications/:uuid`;
const OfFile = z.object({ uuid: z.uuid() });
const PersonalField = z.enum(personalFieldNames as [PersonalField, ...PersonalField[]]);
const instant = z.iso.datetime();
const cents = z.int();

const Account = z.object({ bank: z.string(), type: z.string(), masked: z.string(), owners: z.array(z.string()) });

/** What decides about credit: null to a role that need not know it. Amounts in cents, percent as decimal text. */
const Credit = z.object({
  kind: z.enum(["SOFT", "HARD"]),
  bureau: z.string(),
  score: z.int().nullable(),
  model: z.string(),
  pulledOn: z.string(),
  alert: z.string().nullable(),
  openTradelines: z.int(),
  delinquentTradelines: z.int(),
});
const Income = z.object({
  employmentType: z.string().nullable(),
  statedAnnual: cents.nullable(),
  verifiedAnnual: cents.nullable(),
  sources: z.array(z.object({ source: z.string(), employer: z.string().nullable(), annualAmount: cents, at: instant })),
});
const Decision = z.object({
  at: instant,
  decision: z.string(),
  subDecision: z.string().nullable(),
  policyVersion: z.string(),
  expiresAt: instant,
  reasons: z.array(
    z.object({
      finding: z.string(),
      code: z.string(),
      numbers: z.record(z.string(), z.union([z.number(), z.string()])),
    }),
  ),
  conditions: z.array(z.string()),
  numbers: z.object({
    dtiBefore: z.string().nullable(),
    dtiAfter: z.string().nullable(),
    dtiLimit: z.string(),
    cltvBefore: z.string().nullable(),
    cltvAfter: z.string().nullable(),
    cltvLimit: z.string().nullable(),
    otherDebts: cents,
    maxPayment: cents,
    minLine: cents,
    maxLine: cents,
    /** Which limit binds. */
    bindingLimit: z.string().nullable(),
  }),
});

export const LoanFileView = PipelineEntry.extend({
  /** Counts changes. */
  version: z.int(),
  receivedAt: instant.nullable(),
  submittedAt: instant.nullable(),
  person: z.object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    language: z.enum(["en", "es"]),
    personal: z.array(z.object({ field: PersonalField, masked: z.string() })),
  }),
  home: z
    .object({
      address: Address,
      county: z.string().nullable(),
      occupancy: z.string().nullable(),
      owners: z.array(z.string()),
      value: cents.nullable(),
      valueSource: z.string().nullable(),
      valueAsOf: z.string().nullable(),
      condition: z.string().nullable(),
      liens: z.array(z.object({ lender: z.string(), position: z.int().nullable(), balance: cents })),
    })
    .nullable(),
  chosen: z
    .object({
      termYears: z.int(),
      ratePercent: z.string(),
      feePercent: z.string(),
      initialDraw: cents,
      originationFee: cents,
      monthlyPayment: cents,
      payoffs: z.int(),
      at: instant,
    })
    .nullable(),
  credit: Credit.nullable(),
  income: Income.nullable(),
  decision: Decision.nullable(),
  accounts: z.object({
    disbursement: Account.nullable(),
    check: z.object({ status: z.string(), reason: z.string() }).nullable(),
    autopay: Account.nullable(),
  }),
  /** Letters that wait to be posted, to whoever takes no electronic records. */
  letters: z.array(
    z.object({
      document: z.uuid(),
      kind: z.string(),
      writtenAt: instant,
      /** To whom; `mailTo` is null where it goes to the home. */
      to: z.string(),
      mailTo: z.string().nullable(),
    }),
  ),
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
    }),
  ),
  /** Of a line that is signed at an office alone: the appointment, the code that is given out there, and who has come. */
  office: z
    .object({
      state: z.enum(["REQUESTED", "CONFIRMED", "OVER", "FAILED"]),
      address: Address,
      startsAt: instant.nullable(),
      timeZone: z.string(),
      /** Told to the office, and never to the borrower before they are there. */
      code: z.string().nullable(),
      arrivals: z.array(z.object({ name: z.string(), at: instant, notary: z.string() })),
    })
    .nullable(),
  /** Where and from which day such an appointment can be asked for now; null where none can. */
  officeBooking: z
    .object({ offices: z.array(ClosingOffice), timeZone: z.string(), firstDay: z.iso.date().nullable() })
    .nullable(),
  identityChecks: z.array(
    z.object({
      kind: z.string(),
      at: instant,
      outcome: z.string().nullable(),
      reason: z.string().nullable(),
      /** What the machine-readable part of the document says otherwise than the borrower. */
      differences: z.array(z.enum(documentDifferences)),
    }),
  ),
  /** How staff may end it: for which reasons it may be declined as it stands, and whether its borrower's wish may be recorded. */
  endings: z.object({
    declineFor: z.array(z.enum(staffDeclineReasonNames)),
    mayWithdraw: z.boolean(),
    /** Owners whose cancellation by letter or phone may be recorded; the first is the borrower. */
    mayRescind: z.array(z.object({ owner: z.string(), name: z.string() })),
    /** A match on the watch list that waits for a second person. */
    match: z.object({ byUuid: z.uuid(), by: z.string(), note: z.string() }).nullable(),
    /** How a borrower asked staff to withdraw it; null where they did not. */
    withdrawn: z.object({ by: z.string(), note: z.string(), at: instant }).nullable(),
    /** Declined for what no figure can mend. */
    declined: z.object({ by: z.string(), at: instant, reasons: z.array(z.enum(staffDeclineReasonNames)) }).nullable(),
  }),
  valuation: z.object({
    /** What the borrower holds the home to be worth, and what came of it. Cents. */
    challenge: z
      .object({
        value: cents,
        was: cents,
        why: z.string(),
        at: instant,
        answer: z.object({ value: cents.nullable(), at: instant, reason: z.string().optional() }).nullable(),
      })
      .nullable(),
    /** How the broker's look at the home stands, and why there was none. */
    broker: z.object({ state: z.string(), at: instant, reason: z.string().nullable() }).nullable(),
    /** Whether a value that came on paper can still count. */
    mayRecord: z.boolean(),
  }),
  /** Kept beyond its schedule, for a dispute or an inquiry; null to a role that does not keep it, too. */
  hold: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
  /** Cheques that went out to creditors. */
  chequesOut: z.array(
    z.object({
      debt: z.string(),
      creditor: z.string(),
      lastFour: z.string().nullable(),
      amount: cents,
      cheque: z.string(),
      at: instant,
    }),
  ),
  /** Payoffs that wait for somebody to mail a cheque. */
  chequesDue: z.array(
    z.object({
      debt: z.string(),
      creditor: z.string(),
      lastFour: z.string().nullable(),
      mailTo: z.string(),
      balance: cents,
      /** Why the cheque before came back. */
      cameBack: z.string().nullable(),
    }),
  ),
  /** Why the county refused the deed; empty unless it did. */
  deedRefused: z.array(z.string()),
  /** Payoffs that a creditor's bank refused or sent back. Accounts masked, but for one that a second person is to compare. */
  payoffsBack: z.array(
    z.object({
      debt: z.string(),
      creditor: z.string(),
      lastFour: z.string().nullable(),
      mayLeave: z.boolean(),
      amount: cents,
      status: z.enum(["RETURNED", "REFUSED"]),
      reason: z.string(),
      at: instant,
      payee: z.string(),
      account: z.string(),
      correction: z
        .object({
          byUuid: z.uuid(),
          by: z.string(),
          payee: z.string(),
          routingNumber: z.string(),
          accountNumber: z.string(),
          creditorReference: z.string(),
          reason: z.string(),
        })
        .nullable(),
    }),
  ),
  /** What creditors ask that keeps the money back; null where nothing does. */
  payoffFigures: z
    .object({
      /** By how much the line is too small. */
      shortfall: cents,
      /** What the borrower would get now. */
      cash: cents,
      /** The money has not been decided upon: the lender may still pay what is missing. */
      mayBear: z.boolean(),
      debts: z.array(
        z.object({
          debt: z.string(),
          creditor: z.string(),
          lastFour: z.string().nullable(),
          signed: cents,
          asked: cents,
          isRisen: z.boolean(),
          mayLeave: z.boolean(),
        }),
      ),
    })
    .nullable(),
  /** Of a line that ended after it was signed: what is owed to the borrower, by which day, and whether the county has the deed. */
  unwinding: z
    .object({
      cause: z.enum(unwindingCauses),
      at: instant,
      by: z.iso.date(),
      /** Null where the deed never went to the county. */
      recording: z.enum(["SUBMITTED", "RECORDED", "REJECTED"]).nullable(),
      done: z.object({ at: instant, returned: cents, claim: z.enum(["NEVER_RECORDED", "RELEASED"]) }).nullable(),
    })
    .nullable(),
  conditions: z.array(
    z.object({
      uuid: z.uuid(),
      category: z.string(),
      comments: z.string().nullable(),
      created: instant,
      move: z.enum(["staff", "borrower"]),
      /** By staff; the others are there while the facts ask for them. */
      isRaised: z.boolean(),
      /** It is met by an amount that staff read on the statements. */
      asksReserves: z.boolean(),
      waiver: z.object({ byUuid: z.uuid(), by: z.string(), reason: z.string() }).nullable(),
      talk: ConditionTalk,
    }),
  ),
  /** Who signs beside the borrower. */
  signers: z.array(
    z.object({
      uuid: z.uuid(),
      name: z.string(),
      relation: z.string(),
      contact: z.string(),
      state: z.enum(signerStates),
      since: instant.nullable(),
      /** What the borrower says keeps them from signing. */
      trouble: z.object({ reason: z.enum(signerTroubles), at: instant }).nullable(),
      /** A name like theirs is on a sanctions list; who found that it is they, where somebody did. For who sees credit. */
      listed: z
        .object({ at: instant, match: z.object({ byUuid: z.uuid(), by: z.string(), note: z.string() }).nullable() })
        .nullable(),
      /** A person has to look at their pictures. */
      isIdentityInReview: z.boolean(),
      /** They never said when they were born. */
      asksBirthDate: z.boolean(),
      /** They sign by hand what is theirs. */
      isOnPaper: z.boolean(),
      /** They may be taken to paper, or what was posted to them be drawn anew. */
      mayGoOnPaper: z.boolean(),
      asked: z.array(
        z.object({
          uuid: z.uuid(),
          comments: z.string().nullable(),
          created: instant,
          isTheirMove: z.boolean(),
          talk: ConditionTalk,
        }),
      ),
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
export type LoanFileView = z.infer<typeof LoanFileView>;

export const loanFile = call({
  name: "loanFile",
  summary: "An application as its lender's staff see it: what is known, the plan, what waits and why; masked by role",
  method: "GET",
  path: CONSOLE_FILE,
  access: "staff-on-file",
  permission: "see-file",
  params: OfFile,
  reply: LoanFileView,
});

export const fileEvents = call({
  name: "fileEvents",
  summary: "What happened, the newest first, a hundred at a time",
  method: "GET",
  path: `${CONSOLE_FILE}/events`,
  access: "staff-on-file",
  permission: "see-file",
  params: OfFile,
  query: z.object({ before: z.coerce.number<string>().int().min(1).max(2_000_000_000).optional() }),
  reply: z.object({
    events: z.array(
      z.object({
        sequence: z.int(),
        at: instant,
        type: z.string(),
        by: z.enum(["borrower", "signer", "staff", "vendor", "clock", "system"]),
        /** A colleague's name or a vendor's kind. */
        who: z.string().nullable(),
        detail: z.record(z.string(), z.unknown()),
      }),
    ),
    next: z.int().nullable(),
  }),
});

export const fileDocuments = call({
  name: "fileDocuments",
  summary: "The papers of an application, the superseded ones too",
  method: "GET",
  path: `${CONSOLE_FILE}/documents`,
  access: "staff-on-file",
  permission: "see-documents",
  params: OfFile,
  reply: z.object({
    documents: z.array(
      DocumentRow.omit({ toConfirm: true }).extend({ supersededAt: instant.nullable(), mediaType: z.string() }),
    ),
  }),
});

export const paperReviews = call({
  name: "paperReviews",
  summary:
    "The papers that wait for a person, each with what it is held against and what can be done about it; masked by role",
  method: "GET",
  path: `${CONSOLE_FILE}/paper-reviews`,
  access: "staff-on-file",
  permission: "see-documents",
  params: OfFile,
  reply: z.object({
    papers: z.array(
      z.object({
        uuid: z.uuid(),
        type: DocumentType,
        title: z.string(),
        mediaType: z.string(),
        at: instant,
        /** That it was sent for, where it was asked for. */
        condition: z.object({ uuid: z.uuid(), category: z.string(), comments: z.string().nullable() }).nullable(),
        compared: z.array(
          z.object({
            fact: z.enum(comparedFactNames as [ComparedFactName, ...ComparedFactName[]]),
            said: z.string().nullable(),
            cents: cents.nullable(),
            /** By a machine, in the paper. */
            read: z.string().nullable(),
            differs: z.boolean(),
          }),
        ),
        /** Of those that the caller's role may do; the usual one first. */
        acts: z.array(z.enum(staffActNames as [StaffActName, ...StaffActName[]])),
      }),
    ),
  }),
});
export type ReviewedPaper = z.infer<typeof paperReviews.reply>["papers"][number];

export const fileDocument = call({
  name: "fileDocument",
  summary: "A document's bytes, as staff read it; nothing of the borrower's reading is recorded",
  method: "GET",
  path: `${CONSOLE_FILE}/documents/:document`,
  access: "staff-on-file",
  permission: "see-documents",
  params: OfFile.extend({ document: z.uuid() }),
  replyForm: "pdf",
});

export const revealPersonal = call({
  name: "revealPersonal",
  summary: "One personal field unmasked, for a reason that is kept with who asked",
  method: "POST",
  path: `${CONSOLE_FILE}/personal/:field`,
  access: "staff-on-file",
  permission: "reveal-personal",
  params: OfFile.extend({ field: PersonalField }),
  body: z.strictObject({ reason: z.string().trim().min(8, "too-short").max(300, "too-long") }),
  reply: z.object({ value: z.string().nullable() }),
});

export const fileMessages = call({
  name: "fileMessages",
  summary:
    "What was sent about an application, the newest first; text and address masked by role, links and codes for all",
  method: "GET",
  path: `${CONSOLE_FILE}/messages`,
  access: "staff-on-file",
  permission: "see-file",
  params: OfFile,
  reply: z.object({
    /** What the borrower chose about texts to their phone, the last time. */
    texts: z
      .object({
        choice: z.enum(["agreed", "stopped"]),
        by: z.enum(["consent", "settings", "reply", "carrier"]),
        at: instant,
      })
      .nullable(),
    messages: z.array(
      z.object({
        uuid: z.uuid(),
        at: instant,
        channel: z.enum(["mail", "text", "notice"]),
        /** Null for a notice, which is in the borrower's own account, and for what waits. */
        to: z.string().nullable(),
        subject: z.string(),
        /** Null to a role that does not read papers. */
        text: z.string().nullable(),
        /** What waits goes out at `at`: with others, or when it is day where the reader lives. */
        state: z.enum(["waiting", "queued", "sent", "undelivered", "unread", "read"]),
        /** Why it could not be delivered. */
        why: z.string().nullable(),
        /** When a notice was read. */
        readAt: instant.nullable(),
      }),
    ),
  }),
});

const Note = z.object({ uuid: z.uuid(), at: instant, by: z.string(), text: z.string() });

export const fileNotes = call({
  name: "fileNotes",
  summary: "What colleagues noted on an application, the newest first; no borrower sees it",
  method: "GET",
  path: `${CONSOLE_FILE}/notes`,
  access: "staff-on-file",
  permission: "see-file",
  params: OfFile,
  reply: z.object({ notes: z.array(Note) }),
});

export const writeNote = call({
  name: "writeNote",
  summary: "Add a note to an application; notes are never changed",
  method: "POST",
  path: `${CONSOLE_FILE}/notes`,
  access: "staff-on-file",
  permission: "write-notes",
  idempotent: true,
  params: OfFile,
  body: z.strictObject({ text: z.string().trim().min(1, "required").max(4000, "too-long") }),
  reply: Note,
});

export const examinerPack = call({
  name: "examinerPack",
  summary: "The record of an application as a signed archive that can be verified without us",
  method: "GET",
  path: `${CONSOLE_FILE}/examiner-pack`,
  access: "staff-on-file",
  permission: "make-examiner-pack",
  params: OfFile,
  replyForm: "pdf",
});
