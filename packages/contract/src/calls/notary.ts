import { Address } from "@gable/domain/application/address.ts";
import { LookedAt } from "@gable/domain/conditions/condition.ts";
import { CentsAmount } from "@gable/domain/money/schemas.ts";
import { visitPlaces } from "@gable/domain/notary/visit-places.ts";
import { ClosingOffice } from "@gable/domain/organisations/closing-office.ts";
import { AddressInput } from "@gable/domain/people/address-input.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { IceServer } from "../room-signals.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";
import { PaperClosing } from "./closing-paper.ts";

const Session = z.object({
  sessionId: z.string(),
  startsAt: z.iso.datetime(),
  notaryName: z.string(),
  /** Why it came to nothing. */
  reason: z.string().nullable(),
  /** After wrong answers: not before. */
  lockedUntil: z.iso.datetime().nullable(),
  state: z.enum(["BOOKED", "WAITING", "IDENTITY", "QUESTIONS", "IN_SESSION", "DONE", "FAILED"]),
});

export const VisitPlaceType = z.enum(visitPlaces);

/** The appointment at the office where a line on a Texas homestead is signed, and whether this person has come. */
export const OfficeAppointment = z.object({
  state: z.enum(["REQUESTED", "CONFIRMED", "OVER", "FAILED"]).nullable(),
  placeType: VisitPlaceType.nullable(),
  address: Address.nullable(),
  startsAt: z.iso.datetime().nullable(),
  timeZone: z.string(),
  /** The code of the office may be entered now. */
  isOpen: z.boolean(),
  arrived: z.boolean(),
});
export type OfficeAppointment = z.infer<typeof OfficeAppointment>;

/** What the office gives out, as it is typed. */
export const ArrivalCode = z.strictObject({ code: z.string().trim().min(1, "required").max(40) });

const Visit = z.object({
  state: z.enum(["REQUESTED", "CONFIRMED", "OVER", "FAILED"]),
  placeType: VisitPlaceType,
  address: Address,
  windows: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })),
  startsAt: z.iso.datetime().nullable(),
  notary: z.object({ name: z.string(), commissionNumber: z.string(), phone: z.string().nullable() }).nullable(),
  /** Until when the network should have found somebody; null once it has answered. */
  expectedBy: z.iso.datetime().nullable(),
  /** By when what was signed should have come back from the notary; null where nothing is awaited. */
  returnBy: LookedAt.nullable(),
  /** It has not, and somebody of the lender's looks for a notary too. */
  isLate: z.boolean(),
  /** Until when it may be given back without cost. */
  freeUntil: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
});

export const notary = call({
  name: "notary",
  summary: "How the deed will be notarized, free slots, and the booked session",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/notary`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    kind: z.enum(["REMOTE_ONLINE", "MANUAL"]),
    county: z.string(),
    state: z.string(),
    timeZone: z.string(),
    slots: z.array(z.object({ slotId: z.string(), startsAt: z.iso.datetime() })),
    session: Session.nullable(),
    /** What a notary in person costs the borrower, in cents. */
    visitFee: z.int(),
    /** Where a visit may be: in Texas an office, for the rest wherever suits. */
    places: z.array(VisitPlaceType),
    /** The offices to choose from, those of the home's state first; empty where the place is free. */
    offices: z.array(ClosingOffice),
    home: Address.nullable(),
    visit: Visit.nullable(),
    /** Appointments were missed, and somebody of the lender's calls about the next. */
    isCalled: z.boolean(),
    /** A lawyer of the lender's reads the deed first. */
    awaitsAttorney: z.boolean(),
    /** The deed may not be notarised before, because the lender has a wait after the signing; null where none runs. */
    opensAt: z.iso.datetime().nullable(),
    /** Of a borrower without electronic records: the deed comes by post, and is signed before a notary of their choice. */
    paper: PaperClosing.nullable(),
  }),
});

export const requestNotaryVisit = call({
  name: "requestNotaryVisit",
  summary: "Ask for a notary in person: where, and the times that suit, the best first",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/notary/visit`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({
    placeType: VisitPlaceType,
    address: AddressInput,
    accessNotes: z.string().trim().max(500, "too-long").optional(),
    windows: z
      .array(z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }))
      .min(1, "required")
      .max(3, "too-many"),
    language: z.enum(["en", "es"]),
    acceptedFee: CentsAmount,
  }),
  reply: CommandReply,
});

export const cancelNotaryVisit = call({
  name: "cancelNotaryVisit",
  summary: "Give the appointment back, to choose another; free until a day before",
  method: "DELETE",
  path: `${APPLICATIONS}/:uuid/notary/visit`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  reply: CommandReply,
});

export const arriveAtOffice = call({
  name: "arriveAtOffice",
  summary:
    "Enter the code that the booked office gives out: from then on, and on that day, the documents may be signed",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/notary/visit/arrival`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: ArrivalCode,
  reply: CommandReply,
});

export const bookNotary = call({
  name: "bookNotary",
  summary: "Book a session with a remote online notary",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/notary/booking`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ slotId: z.string().max(80) }),
  reply: CommandReply,
});

export const notarySession = call({
  name: "notarySession",
  summary: "Where the session stands: who is there, the questions to answer, what happens next",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/notary/session`,
  access: "applicant",
  params: OfApplication,
  reply: Session.extend({
    questions: z.array(z.object({ id: z.string(), text: z.string(), choices: z.array(z.string()) })),
    /** Seconds left for the questions, while they are asked. */
    secondsLeft: z.int().nullable(),
    /** The first questions were not answered well enough; wrong answers to these lock for a day. */
    isLastTry: z.boolean(),
    deedUuid: z.uuid().nullable(),
    /** This signer's name is on the deed; the certificate may still be missing. */
    signed: z.boolean(),
    /** A notary of the lender's holds the session, whom the signer sees and hears; null with one of the network's. */
    video: z
      .object({
        admitted: z.boolean(),
        /** Who signs beside the borrower: before this notary they sit together. */
        others: z.array(z.string()),
        iceServers: z.array(IceServer),
      })
      .nullable(),
  }),
});

export const joinNotary = call({
  name: "joinNotary",
  summary: "Enter the session, after the readiness check",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/notary/session`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({
    ready: z.strictObject({
      document: z.literal(true),
      quietRoom: z.literal(true),
      /** Agrees that picture and sound are recorded and kept. */
      recording: z.literal(true, "recording-needed"),
      camera: z.boolean(),
      microphone: z.boolean(),
    }),
    state: z.string().regex(/^[A-Z]{2}$/, "required"),
  }),
  reply: CommandReply,
});

export const answerNotary = call({
  name: "answerNotary",
  summary: "Answer the identity questions",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/notary/session/answers`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({
    answers: z.array(z.strictObject({ id: z.string().max(40), choice: z.int().min(0).max(9) })).max(10),
  }),
  reply: CommandReply,
});

export const signDeed = call({
  name: "signDeed",
  summary: "Sign the deed before the notary, who completes the certificate",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/notary/session/deed`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  reply: CommandReply,
});
