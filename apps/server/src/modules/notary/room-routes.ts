import {
  type DeskSession,
  type DeskVisit,
  hearNotary,
  hearSigner,
  notaryDesk,
  notaryRoom,
  sayToNotary,
  sayToSigner,
} from "@gable/contract/calls/notary-room.ts";
import { rowOf } from "@gable/domain/journey/row-of.ts";
import { filmStandingOf } from "@gable/domain/notary/on-film.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Signature } from "@gable/domain/workflow/facts/papers.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { namesOf } from "../loan-file/list-events.ts";
import { listNotaries } from "../staff/list-notaries.ts";
import { listCommissions } from "./commissions.ts";
import { isAdmitted, isOfferedTo, runningSession, sessionByVideo, sessionHeldBy } from "./desk-session.ts";
import { iceServersFor } from "./ice-servers.ts";
import { presentVisit } from "./present-visit.ts";
import { filmsOf } from "./recording/on-film.ts";
import { demandSession, keepSignal, type Seated, streamSignals } from "./signals.ts";

const MOST_SHOWN = 200;

/** A session by video between a signer and a notary of the lender's: how their pages find each other, and what the desk sees of it. */
export function notaryRoomRoutes(ctx: Context): Route[] {
  return [
    answer(sayToNotary, async ({ params: { uuid }, body }, _caller, trx) => keepSignal(ctx, trx, asSigner(uuid), body)),
    answer(hearNotary, async ({ params: { uuid } }, caller, db) => {
      const { file } = await loadApplication(ctx, db, uuid);
      demandSession(file, sessionByVideo(file));
      await streamSignals(ctx, { caller, ...asSigner(uuid) });
    }),
    answer(sayToSigner, async ({ params: { uuid }, body }, { staff }, trx) =>
      keepSignal(ctx, trx, asNotary(uuid, staff), body),
    ),
    answer(hearSigner, async ({ params: { uuid } }, caller, db) => {
      const { staff } = caller;
      const { file } = await loadApplication(ctx, db, uuid);
      demandSession(file, sessionHeldBy(file, staff.staffUuid));
      await streamSignals(ctx, { caller, ...asNotary(uuid, staff) });
    }),
    answer(notaryDesk, async (_received, { staff }, db) => {
      const rows = await db
        .selectFrom("applications")
        .innerJoin("pipeline", "pipeline.application_uuid", "applications.uuid")
        .select("applications.uuid")
        .where("applications.org_code", "=", staff.orgCode)
        .where("applications.plan_row", ">=", rowOf.signing)
        .where("applications.plan_row", "<=", rowOf.notary)
        // In Texas the other papers are signed at the appointment too.
        .where((eb) => eb.or([eb("applications.plan_row", "=", rowOf.notary), eb("pipeline.state", "=", "TX")]))
        .where("applications.erased_at", "is", null)
        .orderBy("applications.updated_at", "desc")
        .limit(MOST_SHOWN)
        .execute();
      const files = await Promise.all(rows.map(async ({ uuid }) => (await loadApplication(ctx, db, uuid)).file));
      const names = await namesOf(db, files.flatMap(offeredBy));
      const sessions = files.flatMap((file) => shownAtDesk(file, names) ?? []);
      const visits = files.flatMap((file) => visitAtDesk(file) ?? []);
      return {
        sessions: sessions.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)),
        visits: visits.toSorted((a, b) => hourOf(a).localeCompare(hourOf(b))),
        commissions: await listCommissions(db, staff.staffUuid),
      };
    }),
    answer(notaryRoom, async ({ params: { uuid } }, { staff }, db) => {
      const { file } = await loadApplication(ctx, db, uuid);
      const shown = shownAtDesk(file, await namesOf(db, offeredBy(file)));
      const { notarySession: session, deed, notaryDocuments, signers } = file.facts;
      if (!shown || !session) throw outOfOrder(decide(file).step, "There is no session with a notary.");
      const { desk } = session;
      const notaries = await listNotaries(db, file.orgCode);
      const films = await filmsOf(db, file);
      const onFilm = (signed?: Signature) => (signed ? filmStandingOf(signed.at, films) : null);
      return {
        ...shown,
        signers: [
          {
            signer: null,
            name: shown.borrower,
            isIn: session.state === "IN_SESSION",
            admitted: desk !== undefined && isAdmitted(desk),
            signed: session.deedSigned !== undefined,
            onFilm: onFilm(session.deedSigned),
          },
          ...signers.map(({ uuid: signer, name, notary: own }) => {
            const part = own?.sessionId === session.sessionId ? own : undefined;
            return {
              signer,
              name: fullName(name),
              isIn: part?.state === "IN_SESSION",
              admitted: desk !== undefined && isAdmitted(desk, signer),
              signed: part?.deedSigned !== undefined,
              onFilm: onFilm(part?.deedSigned),
            };
          }),
        ],
        commission: desk?.commission ?? null,
        ownCommissions: await listCommissions(db, staff.staffUuid),
        admitted: desk?.admittedAt !== undefined,
        completed: desk?.completedAt !== undefined,
        notarised: deed !== undefined,
        journal: (deed?.journal ?? []).map(({ at, signer, documentSha256 }) => ({ at, signer, documentSha256 })),
        deedUuid: notaryDocuments?.[0]?.documentUuid ?? null,
        isOwn: desk?.staffUuid === staff.staffUuid,
        isFree: !desk || isOfferedTo(desk, staff.staffUuid),
        colleagues: notaries.filter(({ staffUuid }) => staffUuid !== desk?.staffUuid),
        iceServers: iceServersFor(ctx.config, staff.staffUuid, Date.now()),
      };
    }),
  ];
}

const asSigner = (applicationUuid: string): Seated => ({
  applicationUuid,
  party: "signer",
  openSession: ({ file }) => sessionByVideo(file),
});

const asNotary = (applicationUuid: string, { staffUuid }: { readonly staffUuid: string }): Seated => ({
  applicationUuid,
  party: "notary",
  openSession: ({ file }) => sessionHeldBy(file, staffUuid),
});

const offeredBy = ({ facts }: LoanFile): string[] => {
  const by = facts.notarySession?.desk?.handedOver?.by;
  return by === undefined ? [] : [by];
};

function shownAtDesk(file: LoanFile, names: ReadonlyMap<string, string>): DeskSession | undefined {
  const { uuid, loanNumber, facts } = file;
  const { notarySession: session } = facts;
  const home = homeOf(facts);
  if (!session || !home) return undefined;
  const { startsAt, desk, lockedUntil } = session;
  // Whoever holds it is on the call with somebody whose application is over: nothing may be signed there any more.
  const hasEnded = !facts.deed && session.state !== "FAILED" && runningSession(file) === undefined;
  const { state, reason } = hasEnded ? { state: "FAILED" as const, reason: "application-ended" } : session;
  return {
    uuid,
    loanNumber,
    borrower: facts.answers.name ? fullName(facts.answers.name) : "",
    state,
    startsAt,
    timeZone: home.timeZone,
    homeState: home.address.state,
    county: home.countyName,
    notary: desk ? { staffUuid: desk.staffUuid, name: desk.commission.name } : null,
    handedOver: desk?.handedOver
      ? {
          by: names.get(desk.handedOver.by) ?? desk.commission.name,
          to: desk.handedOver.to ?? null,
          note: desk.handedOver.note,
        }
      : null,
    reason: reason ?? null,
    lockedUntil: lockedUntil ?? null,
  };
}

function visitAtDesk(file: LoanFile): DeskVisit | undefined {
  const visit = presentVisit(file);
  const { name } = file.facts.answers;
  // What is signed already is waited for by nobody at this desk.
  if (!visit || file.facts.deed) return undefined;
  return { ...visit, uuid: file.uuid, loanNumber: file.loanNumber, borrower: name ? fullName(name) : "" };
}

/** When it is, or would be at the soonest of the times that suit. */
const hourOf = ({ startsAt, windows, requestedAt }: DeskVisit): string =>
  startsAt ?? windows.map(({ from }) => from).toSorted()[0] ?? requestedAt;
