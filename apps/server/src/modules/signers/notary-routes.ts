import type { ReplyOf } from "@gable/contract/call.ts";
import {
  answerNotaryAsSigner,
  joinNotaryAsSigner,
  signDeedAsSigner,
  signerNotary,
} from "@gable/contract/calls/signers-desk.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { NotarySession } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { SignerNotaryPart } from "@gable/domain/workflow/facts/signer-facts.ts";
import { isDeedByHand } from "@gable/domain/workflow/notary/notarisation.ts";
import { dayAtHome, homeOf } from "@gable/domain/workflow/property/home.ts";
import { everySignerSignedDeed } from "@gable/domain/workflow/signers/co-deed.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { vendorSigner } from "../../workflow/vendor-signer.ts";
import { reviseDocument } from "../documents/file-document.ts";
import { findDocument, readDocument } from "../documents/stored-document.ts";
import { askQuiz, gradeQuiz, isLastTry, QUIZ_TRIES, secondsLeft, shownQuestions } from "../identity/quiz.ts";
import { demandUnchanged } from "../notary/demand-unchanged.ts";
import { demandAdmitted, isAdmitted } from "../notary/desk-session.ts";
import { lockOut, OPENS_EARLY_MS } from "../notary/lock-out.ts";
import { findAdoptedSignature } from "../signing/adopted-signatures.ts";
import { changeSeat, type Seated, seatOf } from "./desk.ts";

/** A signer's own part in the session that the borrower booked: own questions, own signature on the deed, from wherever they are. */
export function signerNotaryRoutes(ctx: Context): Route[] {
  return [
    answer(signerNotary, async (_received, caller, db) => {
      const seated = await seatOf(ctx, db, caller);
      const { file, signer } = seated;
      const { notarySession: session, notaryVisit: visit } = file.facts;
      const home = homeOf(file.facts);
      const part = partOf(seated);
      const quiz = part?.state === "QUESTIONS" ? part.quiz : undefined;
      const deed = file.facts.notaryDocuments?.[0];
      const stored = deed && signer.signedAt ? await findDocument(db, file.uuid, deed.documentUuid) : undefined;
      const isManual = isDeedByHand(file.facts);
      return {
        kind: isManual ? ("MANUAL" as const) : ("REMOTE_ONLINE" as const),
        state: home?.address.state ?? "",
        timeZone: home?.timeZone ?? "America/New_York",
        startsAt: (isManual ? visit?.startsAt : session?.startsAt) ?? null,
        place: visit ? `${visit.place.address.street1}, ${visit.place.address.city}` : null,
        part: shownPart(seated),
        sitsTogether: session?.desk !== undefined,
        notaryName: (isManual ? visit?.notary?.name : session?.notaryName) ?? "",
        questions: shownQuestions(quiz),
        secondsLeft: quiz ? secondsLeft(quiz, ctx.clock.now(file.uuid)) : null,
        isLastTry: isLastTry(quiz),
        deed: stored ? { uuid: stored.uuid, sha256: stored.sha256.toString("hex"), title: stored.title } : null,
      };
    }),
    answerPrepared(
      joinNotaryAsSigner,
      async (_received, caller) => {
        const seated = await seatOf(ctx, ctx.database.kysely, caller);
        const { file, signer } = seated;
        const session = openSessionOf(seated);
        if (Date.parse(session.startsAt) - ctx.clock.now(file.uuid).getTime() > OPENS_EARLY_MS)
          throw new Refusal(409, "too-early", "The session opens 15 minutes before its time.", {
            step: decide(file).step,
          });
        if (partOf(seated)) throw outOfOrder(decide(file).step, "You are in the session already.");
        const quizOf = `${session.sessionId}:${signer.uuid}`;
        return askQuiz(ctx, file, { person: vendorSigner(signer), quizOf, attempt: 1 });
      },
      (_received, caller, trx, quiz) =>
        changeSeat(ctx, trx, caller, (seated) => ({
          event: "signer-notary-session-joined",
          signer: { notary: { sessionId: openSessionOf(seated).sessionId, state: "QUESTIONS", quiz } },
        })),
    ),
    answerPrepared(
      answerNotaryAsSigner,
      async ({ body }, caller) => {
        const seated = await seatOf(ctx, ctx.database.kysely, caller);
        const { file, signer } = seated;
        const { quiz, sessionId } = demandPart(seated, "QUESTIONS");
        if (!quiz) throw outOfOrder(decide(file).step, "No questions are asked just now.");
        const person = vendorSigner(signer);
        if (await gradeQuiz(ctx, file, { person, quiz, answers: body.answers })) return { passed: true as const };
        const attempt = quiz.attempt + 1;
        const again =
          attempt <= QUIZ_TRIES
            ? await askQuiz(ctx, file, { person, quizOf: `${sessionId}:${signer.uuid}`, attempt })
            : undefined;
        return { passed: false as const, again };
      },
      (_received, caller, trx, graded) =>
        changeSeat(ctx, trx, caller, (seated, now) => {
          const { quiz: _answered, ...part } = demandPart(seated, "QUESTIONS");
          if (graded.passed)
            return { event: "signer-notary-questions-passed", signer: { notary: { ...part, state: "IN_SESSION" } } };
          if (graded.again)
            return { event: "signer-notary-questions-failed", signer: { notary: { ...part, quiz: graded.again } } };
          // Nobody's deed counts without this one, so that all of them meet again.
          return {
            event: "signer-notary-locked-out",
            signer: { notary: { ...part, state: "FAILED" } },
            facts: { notarySession: lockOut(openSessionOf(seated), now) },
          };
        }),
    ),
    answerPrepared(
      signDeedAsSigner,
      async ({ body }, caller) => {
        const db = ctx.database.kysely;
        const seated = await seatOf(ctx, db, caller);
        const { file, signer, seal } = seated;
        demandPart(seated, "IN_SESSION");
        demandAdmitted(file, openSessionOf(seated), signer.uuid);
        const { identityUuid } = caller.session;
        const deed = file.facts.notaryDocuments?.[0];
        const adopted = await findAdoptedSignature(db, seal, { applicationUuid: file.uuid, identityUuid });
        if (!deed || !adopted) throw outOfOrder(decide(file).step, "The deed is not to be signed just now.");
        const stored = await findDocument(db, file.uuid, deed.documentUuid);
        const now = ctx.clock.now(file.uuid);
        const signed = await ctx.renderPool.sign(await readDocument(ctx, seal, stored), stored.fields, {
          signerId: signer.uuid,
          shownSha256: body.sha256,
          signature: adopted.signature,
          initials: adopted.initials,
          signedOn: dayAtHome(file.facts, now.toISOString()),
          caption: `Signed ${now.toISOString()} before a notary, session ${file.facts.notarySession?.sessionId ?? ""}`,
        });
        if (!signed.ok)
          throw new Refusal(409, "document-changed", "The deed has changed. Read it again and sign then.", {
            step: decide(file).step,
          });
        return { documentUuid: deed.documentUuid, signed };
      },
      (_received, caller, trx, { documentUuid, signed }) =>
        changeSeat(ctx, trx, caller, async (seated, now) => {
          const { file, seal, signer } = seated;
          const part = demandPart(seated, "IN_SESSION");
          demandAdmitted(file, openSessionOf(seated), signer.uuid);
          if (part.deedSigned) throw outOfOrder(decide(file).step, "The deed is signed already.");
          const { sha256Before, sha256After, bytes } = signed;
          await demandUnchanged(trx, file, documentUuid, sha256Before);
          return {
            event: "signer-deed-signed",
            signer: {
              notary: { ...part, deedSigned: { documentUuid, sha256Before, sha256After, at: now.toISOString() } },
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
        }),
    ),
  ];
}

/** The signer's part in the present session; one in a session that broke off is none. */
function partOf({ file, signer }: Seated): SignerNotaryPart | undefined {
  return signer.notary?.sessionId === file.facts.notarySession?.sessionId ? signer.notary : undefined;
}

/** The session, once the signer has signed what comes before the deed, and while it goes on. */
function openSessionOf({ file, signer }: Seated): NotarySession {
  const { notarySession: session } = file.facts;
  if (!session || session.state === "FAILED" || !signer.signedAt || file.facts.deed)
    throw outOfOrder(decide(file).step, "The session is not at that point.");
  return session;
}

function demandPart(seated: Seated, state: SignerNotaryPart["state"]): SignerNotaryPart {
  openSessionOf(seated);
  const part = partOf(seated);
  if (part?.state !== state) throw outOfOrder(decide(seated.file).step, "The session is not at that point.");
  return part;
}

function shownPart(seated: Seated): ReplyOf<typeof signerNotary>["part"] {
  const { notarySession: session, notaryVisit: visit, deed } = seated.file.facts;
  const part = partOf(seated);
  if (deed) return "DONE";
  if (session?.state === "FAILED") return "FAILED";
  if (part?.deedSigned)
    return session?.deedSigned && everySignerSignedDeed(seated.file.facts) ? "DONE" : "WAITING_FOR_OTHERS";
  if (part?.state === "IN_SESSION" && session?.desk && !isAdmitted(session.desk, seated.signer.uuid))
    return "WAITING_FOR_NOTARY";
  if (part?.state === "QUESTIONS" || part?.state === "IN_SESSION") return part.state;
  return session || visit?.startsAt ? "BOOKED" : "NOT_BOOKED";
}
