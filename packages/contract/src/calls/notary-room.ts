import { NotaryCommission } from "@gable/domain/notary/commission.ts";
import { filmStandings } from "@gable/domain/notary/on-film.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { NotaryVisit } from "../loan-file/notary-visit.ts";
import { IceServer, SaidSignal } from "../room-signals.ts";
import { APPLICATIONS, OfApplication } from "./application.ts";
import { UPLOAD_LIMIT_BYTES } from "./documents.ts";
import { CONSOLE_FILE } from "./loan-file.ts";
import { CONSOLE } from "./staff.ts";

const instant = z.iso.datetime();

export const sayToNotary = call({
  name: "sayToNotary",
  summary: "Tell the notary's page how picture and sound reach this one",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/notary/session/signals`,
  access: "applicant",
  params: OfApplication,
  body: SaidSignal,
  replyForm: "empty",
});

export const hearNotary = call({
  name: "hearNotary",
  summary: "What the notary's page said in this session, from its last hello on, in order, as server-sent events",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/notary/session/signals`,
  access: "applicant",
  params: OfApplication,
  replyForm: "stream",
});

const permission = "keep-notary-desk";

/** A session by video as the desk sees it. */
export const DeskSession = z.object({
  uuid: z.uuid(),
  loanNumber: z.string(),
  borrower: z.string(),
  state: z.enum(["BOOKED", "WAITING", "QUESTIONS", "IN_SESSION", "FAILED"]),
  startsAt: instant,
  timeZone: z.string(),
  /** The state and county of the home, whose law the deed follows. */
  homeState: z.string(),
  county: z.string(),
  /** Who holds it; null while it is the network's. */
  notary: z.object({ staffUuid: z.uuid(), name: z.string() }).nullable(),
  /** Who hands it over and to whom, `to` null for any of the lender's notaries, and what they should know. */
  handedOver: z.object({ by: z.string(), to: z.uuid().nullable(), note: z.string() }).nullable(),
  reason: z.string().nullable(),
  lockedUntil: instant.nullable(),
});
export type DeskSession = z.infer<typeof DeskSession>;

const DeskVisit = NotaryVisit.extend({ uuid: z.uuid(), loanNumber: z.string(), borrower: z.string() });
export type DeskVisit = z.infer<typeof DeskVisit>;

export const notaryDesk = call({
  name: "notaryDesk",
  summary:
    "The lender's sessions with a notary, by video and in person: to come, going on, or come to nothing, by their time",
  method: "GET",
  path: `${CONSOLE}/notary`,
  access: "staff",
  permission,
  reply: z.object({
    sessions: z.array(DeskSession),
    visits: z.array(DeskVisit),
    /** Of a notary who asks: what they wrote down of themselves. */
    commissions: z.array(NotaryCommission),
  }),
});

const COMMISSIONS = `${CONSOLE}/notary/commissions`;

export const keepNotaryCommission = call({
  name: "keepNotaryCommission",
  summary: "Write down one's own commission of a state, in the place of the one before; one that is over is refused",
  method: "POST",
  path: COMMISSIONS,
  access: "staff",
  permission: "hold-notary-session",
  body: NotaryCommission,
  replyForm: "empty",
});

export const dropNotaryCommission = call({
  name: "dropNotaryCommission",
  summary: "Take one's own commission of a state away: nobody is named for a visit under it any more",
  method: "DELETE",
  path: `${COMMISSIONS}/:state`,
  access: "staff",
  permission: "hold-notary-session",
  params: z.object({ state: z.string().regex(/^[A-Z]{2}$/, "state-invalid") }),
  replyForm: "empty",
});

export const completeNotaryVisit = call({
  name: "completeNotaryVisit",
  summary:
    "Say that everybody signed the deed before one's own eyes at a visit, with the day and the scan of deed and certificate",
  method: "POST",
  path: `${CONSOLE_FILE}/notary-visit/deed`,
  access: "staff-on-file",
  permission: "hold-notary-session",
  idempotent: true,
  upload: true,
  bodyLimit: UPLOAD_LIMIT_BYTES,
  params: OfApplication,
  body: z.strictObject({ on: z.iso.date("date-invalid") }),
  reply: z.object({ version: z.int(), row: z.int() }),
});

export const notaryRoom = call({
  name: "notaryRoom",
  summary: "One session by video: who signs, how far they are, and what the notary does next",
  method: "GET",
  path: `${CONSOLE_FILE}/notary-room`,
  access: "staff-on-file",
  permission,
  params: OfApplication,
  reply: DeskSession.extend({
    /** Everybody who signs the deed, the borrower first. */
    signers: z.array(
      z.object({
        /** Null for the borrower. */
        signer: z.uuid().nullable(),
        name: z.string(),
        /** Has come in and answered the questions. */
        isIn: z.boolean(),
        admitted: z.boolean(),
        signed: z.boolean(),
        /** Whether the moment of the signature is on a recording of the notary's; null before it. */
        onFilm: z.enum(filmStandings).nullable(),
      }),
    ),
    commission: NotaryCommission.nullable(),
    /** Those of who asks. */
    ownCommissions: z.array(NotaryCommission),
    admitted: z.boolean(),
    completed: z.boolean(),
    notarised: z.boolean(),
    /** What the lender's notary entered into their journal, once the deed is notarised. */
    journal: z.array(z.object({ at: instant, signer: z.string(), documentSha256: z.string() })),
    deedUuid: z.uuid().nullable(),
    /** Whether who asks holds the session. */
    isOwn: z.boolean(),
    /** Whether who asks may take it now, if they are a notary. */
    isFree: z.boolean(),
    /** To whom it could be handed over. */
    colleagues: z.array(z.object({ staffUuid: z.uuid(), name: z.string() })),
    iceServers: z.array(IceServer),
  }),
});

export const sayToSigner = call({
  name: "sayToSigner",
  summary: "Tell the signer's page how picture and sound reach the notary's",
  method: "POST",
  path: `${CONSOLE_FILE}/notary-room/signals`,
  access: "staff-on-file",
  permission: "hold-notary-session",
  leavesNoTrace: true,
  params: OfApplication,
  body: SaidSignal,
  replyForm: "empty",
});

export const hearSigner = call({
  name: "hearSigner",
  summary: "What the signer's page said in this session, from its last hello on, in order, as server-sent events",
  method: "GET",
  path: `${CONSOLE_FILE}/notary-room/signals`,
  access: "staff-on-file",
  permission: "hold-notary-session",
  params: OfApplication,
  replyForm: "stream",
});
