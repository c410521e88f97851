import { randomUUID } from "node:crypto";
import { answerNotary, bookNotary, joinNotary, notary, notarySession, signDeed } from "@gable/contract/calls/notary.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { NotarySession } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome, homeOf } from "@gable/domain/workflow/property/home.ts";
import { owesCallSince } from "@gable/domain/workflow/notary/missed-appointments.ts";
import { awaitsAttorney, awaitsNotaryDay, isDeedByHand } from "@gable/domain/workflow/notary/notarisation.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { vendorPerson } from "../../workflow/vendor-words.ts";
import { commandReply } from "../application/command-reply.ts";
import { presentPaperClosing } from "../closing/paper-closing.ts";
import { reviseDocument } from "../documents/file-document.ts";
import { findDocument, readDocument } from "../documents/stored-document.ts";
import { iceServersFor } from "./ice-servers.ts";
import { demandAdmitted } from "./desk-session.ts";
import { demandUnchanged } from "./demand-unchanged.ts";
import { officesFor } from "./office.ts";
import {
  answered,
  askQuiz,
  gradeQuiz,
  isLastTry,
  orderNow,
  QUIZ_TRIES,
  secondsLeft,
  shownQuestions,
} from "../identity/quiz.ts";
import { lockOut, OPENS_EARLY_MS } from "./lock-out.ts";
import { findAdoptedSignature } from "../signing/adopted-signatures.ts";
import { visitPlacesFor } from "./ask-for-visit.ts";
import { shownVisit, visitFee } from "./visit-routes.ts";

const DAY_MS = 86_400_000;
/** From when the deed may be notarised, while that lies ahead. */
const opensAt = (facts: Facts): string | null => (awaitsNotaryDay(facts) ? (facts.notaryWait?.opensAt ?? null) : null);
const SLOTS_AHEAD_DAYS = 7;

export function notaryRoutes(ctx: Context): Route[] {
  const fileOf = async (uuid: string) => (await loadApplication(ctx, ctx.database.kysely, uuid)).file;

  return [
    answerPrepared(
      notary,
      async ({ params }) => {
        const file = await fileOf(params.uuid);
        const home = homeOf(file.facts);
        if (!home) throw outOfOrder(decide(file).step, "The notary comes later.");
        if (isDeedByHand(file.facts)) return { file, home, slots: [] };
        const now = ctx.clock.now(file.uuid);
        const waitsUntil = opensAt(file.facts);
        const from = waitsUntil && Date.parse(waitsUntil) > now.getTime() ? new Date(waitsUntil) : now;
        const reply = await ctx.vendors.notary.findSlots({
          ...orderNow(ctx, file, `slots:${now.toISOString()}`),
          request: {
            method: "remote",
            countyFips: home.countyFips,
            state: home.address.state,
            from: from.toISOString(),
            to: new Date(from.getTime() + SLOTS_AHEAD_DAYS * DAY_MS).toISOString(),
            timeZone: home.timeZone,
          },
        });
        const found = answered(reply);
        const atOnce =
          found.waitMinutes === undefined || from !== now
            ? []
            : [{ slotId: NOW, startsAt: new Date(now.getTime() + found.waitMinutes * 60_000).toISOString() }];
        const slots = [...atOnce, ...found.slots.map(({ slot, startsAt }) => ({ slotId: slot, startsAt }))];
        const lockedUntil = file.facts.notarySession?.lockedUntil;
        const opens = lockedUntil === undefined ? 0 : Date.parse(lockedUntil);
        return { file, home, slots: slots.filter(({ startsAt }) => Date.parse(startsAt) >= opens) };
      },
      async (_received, _caller, _trx, { file, home, slots }) => ({
        kind: isDeedByHand(file.facts) ? ("MANUAL" as const) : ("REMOTE_ONLINE" as const),
        county: home.countyName,
        state: home.address.state,
        timeZone: home.timeZone,
        slots,
        session: file.facts.notarySession ? shownSession(file.facts.notarySession, file.facts) : null,
        visitFee: visitFee(ctx, file),
        places: [...visitPlacesFor(file)],
        offices: officesFor(ctx, file),
        home: home.address,
        visit: file.facts.notaryVisit ? shownVisit(file.facts.notaryVisit) : null,
        isCalled: owesCallSince(file.facts) !== undefined,
        awaitsAttorney: awaitsAttorney(file.facts),
        opensAt: opensAt(file.facts),
        paper: await presentPaperClosing(ctx, file),
      }),
    ),
    answer(bookNotary, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        const { notarySession: before } = file.facts;
        // A deed of whoever takes no electronic records is signed by hand.
        const isTooEarly = step === "GEN_NOTARY_DISCLOSURES" || awaitsAttorney(file.facts);
        if (row !== 24 || isTooEarly || file.facts.onPaper || isDeedByHand(file.facts))
          throw outOfOrder(step, "A notary is not booked just now.");
        const startsAt = body.slotId === NOW ? now.toISOString() : body.slotId.split("@")[1];
        if (!startsAt || Number.isNaN(Date.parse(startsAt)) || Date.parse(startsAt) < now.getTime() - OPENS_EARLY_MS) {
          throw invalid({ slotId: ["slot-gone"] });
        }
        if (Date.parse(startsAt) < Date.parse(opensAt(file.facts) ?? startsAt)) {
          throw new Refusal(409, "notary-waiting-period", "The deed may be notarized from a later day.", { step });
        }
        if (before?.lockedUntil && before.lockedUntil > new Date(startsAt).toISOString()) {
          throw new Refusal(409, "notary-locked", "The questions are locked for now. Book a time after that.", {
            step,
          });
        }
        const session: NotarySession = {
          sessionId: randomUUID(),
          ...(body.slotId !== NOW && { slotId: body.slotId }),
          startsAt: new Date(startsAt).toISOString(),
          state: "BOOKED",
          bookedAt: now.toISOString(),
        };
        return {
          event: "notary-booked",
          facts: { notarySession: session, ...(wasSigned(file.facts) && drawnAnew(file.facts)) },
          detail: { startsAt: session.startsAt },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(notarySession, async ({ params }, caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { facts } = file;
      const session = facts.notarySession;
      if (!session) throw outOfOrder(decide(file).step, "There is no session yet.");
      const { quiz } = session;
      return {
        ...shownSession(session, facts),
        questions: shownQuestions(session.state === "QUESTIONS" ? quiz : undefined),
        secondsLeft: quiz && session.state === "QUESTIONS" ? secondsLeft(quiz, ctx.clock.now(file.uuid)) : null,
        isLastTry: session.state === "QUESTIONS" && isLastTry(quiz),
        deedUuid: facts.notaryDocuments?.[0]?.documentUuid ?? null,
        signed: session.deedSigned !== undefined,
        video: session.desk
          ? {
              admitted: session.desk.admittedAt !== undefined,
              others: facts.signers.map(({ name }) => fullName(name)),
              iceServers: iceServersFor(ctx.config, caller.session.identityUuid, Date.now()),
            }
          : null,
      };
    }),
    answerPrepared(
      joinNotary,
      async ({ params }) => {
        const file = await fileOf(params.uuid);
        const session = sessionOf(file, ["BOOKED"]);
        if (Date.parse(session.startsAt) - ctx.clock.now(file.uuid).getTime() > OPENS_EARLY_MS) {
          throw new Refusal(409, "too-early", "The session opens 15 minutes before its time.", {
            step: decide(file).step,
          });
        }
        return askQuiz(ctx, file, { person: vendorPerson(file), quizOf: session.sessionId, attempt: 1 });
      },
      async ({ params }, caller, trx, quiz) => {
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => ({
          event: "notary-session-joined",
          facts: {
            notarySession: { ...sessionOf(file, ["BOOKED"]), state: "QUESTIONS", quiz, joinedAt: now.toISOString() },
          },
        }));
        return commandReply(advanced, caller);
      },
    ),
    answerPrepared(
      answerNotary,
      async ({ params, body }) => {
        const file = await fileOf(params.uuid);
        const session = sessionOf(file, ["QUESTIONS"]);
        const { quiz } = session;
        if (!quiz) throw outOfOrder(decide(file).step, "No questions are asked just now.");
        const person = vendorPerson(file);
        if (await gradeQuiz(ctx, file, { person, quiz, answers: body.answers })) return { passed: true as const };
        const attempt = quiz.attempt + 1;
        const again =
          attempt <= QUIZ_TRIES ? await askQuiz(ctx, file, { person, quizOf: session.sessionId, attempt }) : undefined;
        return { passed: false as const, again };
      },
      async ({ params }, caller, trx, graded) => {
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
          const session = sessionOf(file, ["QUESTIONS"]);
          if (graded.passed) {
            return { event: "notary-questions-passed", facts: { notarySession: { ...session, state: "IN_SESSION" } } };
          }
          if (graded.again) {
            return { event: "notary-questions-failed", facts: { notarySession: { ...session, quiz: graded.again } } };
          }
          return { event: "notary-locked-out", facts: { notarySession: lockOut(session, now) } };
        });
        return commandReply(advanced, caller);
      },
    ),
    answerPrepared(
      signDeed,
      async ({ params, body }, { session: { identityUuid } }) => {
        const { file, seal } = await loadApplication(ctx, ctx.database.kysely, params.uuid);
        demandAdmitted(file, sessionOf(file, ["IN_SESSION"]));
        const deed = file.facts.notaryDocuments?.[0];
        const adopted = await findAdoptedSignature(ctx.database.kysely, seal, {
          applicationUuid: file.uuid,
          identityUuid,
        });
        if (!deed || !adopted) throw outOfOrder(decide(file).step, "The deed is not to be signed just now.");
        const stored = await findDocument(ctx.database.kysely, file.uuid, deed.documentUuid);
        const now = ctx.clock.now(file.uuid);
        const signed = await ctx.renderPool.sign(await readDocument(ctx, seal, stored), stored.fields, {
          signerId: identityUuid,
          shownSha256: body.sha256,
          signature: adopted.signature,
          initials: adopted.initials,
          signedOn: dayAtHome(file.facts, now.toISOString()),
          caption: `Signed ${now.toISOString()} before a notary, session ${file.facts.notarySession?.sessionId ?? ""}`,
        });
        if (!signed.ok) {
          throw new Refusal(409, "document-changed", "The deed has changed. Read it again and sign then.", {
            step: decide(file).step,
          });
        }
        return { documentUuid: deed.documentUuid, signed };
      },
      async ({ params }, caller, trx, { documentUuid, signed }) => {
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), async (file, now, seal) => {
          const session = sessionOf(file, ["IN_SESSION"]);
          demandAdmitted(file, session);
          if (session.deedSigned) throw outOfOrder(decide(file).step, "The deed is signed already.");
          const { sha256Before, sha256After, bytes } = signed;
          await demandUnchanged(trx, file, documentUuid, sha256Before);
          return {
            event: "deed-signed",
            facts: {
              notarySession: {
                ...session,
                deedSigned: { documentUuid, sha256Before, sha256After, at: now.toISOString() },
              },
            },
            detail: { document: documentUuid, sha256Before, sha256After, ip: caller.ip, userAgent: caller.userAgent },
            alongside: (within) =>
              reviseDocument(ctx, within, file, seal, {
                uuid: documentUuid,
                bytes,
                sha256: sha256After,
                reason: "signed",
              }),
          };
        });
        return commandReply(advanced, caller);
      },
    ),
  ];
}

/** The slot that begins at once. */
const NOW = "now";

/** Somebody signed the deed in the session before, which broke off. */
const wasSigned = (facts: Facts): boolean =>
  facts.notarySession?.deedSigned !== undefined ||
  facts.signers.some(({ notary: part }) => part?.deedSigned !== undefined);

/** A deed with a signature from a session that broke off is drawn once more. */
const drawnAnew = ({ notaryEdition = 0 }: Facts) => ({ notaryDocuments: undefined, notaryEdition: notaryEdition + 1 });

/** The session, if it is in one of these states. */
function sessionOf(file: LoanFile, states: readonly NotarySession["state"][]): NotarySession {
  const { notarySession: session } = file.facts;
  if (!session || !states.includes(session.state))
    throw outOfOrder(decide(file).step, "The session is not at that point.");
  return session;
}

function shownSession(session: NotarySession, facts: Facts) {
  return {
    sessionId: session.sessionId,
    startsAt: session.startsAt,
    notaryName: session.notaryName ?? "",
    reason: session.reason ?? null,
    lockedUntil: session.lockedUntil ?? null,
    state: facts.deed ? ("DONE" as const) : session.state,
  };
}
