import type { ReplyOf } from "@gable/contract/call.ts";
import {
  answerNotaryAsSigner,
  joinNotaryAsSigner,
  signDeedAsSigner,
  signerNotary,
} from "@gable/contract/calls/signers-signing.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { NotarySession } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { SignerNotaryPart } from "@gable/domain/workflow/facts/signer-facts.ts";
import { isDeedByHand } from "@gable/domain/workflow/notary/notarisation.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { everySignerSignedDeed } from "@gable/domain/workflow/signers/co-deed.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { vendorSigner } from "../../workflow/vendor-signer.ts";
import { findDocument } from "../documents/stored-document.ts";
import { askQuiz, gradeQuiz, isLastTry, QUIZ_TRIES, secondsLeft, shownQuestions } from "../identity/quiz.ts";
import { deedSignatureRecord, signShownDeed } from "../notary/deed-signature.ts";
import { demandAdmitted, isAdmitted } from "../notary/desk-session.ts";
import { lockOut, OPENS_EARLY_MS } from "../notary/lock-out.ts";
import { demandRecorded } from "../notary/recording/recording-parts.ts";
import { changeSeat, type Seated, seatOf } from "./desk.ts";

/** A signer's own part in the session that the borrower booked: own questions, own signature on the deed, from wherever they are. */
export function signerNotaryRoutes(ctx: Context): Route[] {
  return [
    answer(signerNotary, async (_received, caller, db) => presentPart(ctx, db, await seatOf(ctx, db, caller))),
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
          detail: { agreedTo: "recording" },
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
        const seated = await seatOf(ctx, ctx.database.kysely, caller);
        const { file, signer, seal } = seated;
        demandPart(seated, "IN_SESSION");
        demandAdmitted(file, openSessionOf(seated), signer.uuid);
        const { identityUuid } = caller.session;
        return signShownDeed(ctx, { file, seal, signerId: signer.uuid, identityUuid }, body.sha256);
      },
      (_received, caller, trx, signed) =>
        changeSeat(ctx, trx, caller, async (seated, now) => {
          const { file, seal, signer } = seated;
          const part = demandPart(seated, "IN_SESSION");
          demandAdmitted(file, openSessionOf(seated), signer.uuid);
          await demandRecorded(trx, file);
          if (part.deedSigned) throw outOfOrder(decide(file).step, "The deed is signed already.");
          const { deedSigned, ...record } = await deedSignatureRecord(ctx, trx, caller, { file, seal, now }, signed);
          return { event: "signer-deed-signed", signer: { notary: { ...part, deedSigned } }, ...record };
        }),
    ),
  ];
}

/** The session as its signer sees it, or the visit where the deed is signed by hand. */
async function presentPart(ctx: Context, db: Database, seated: Seated): Promise<ReplyOf<typeof signerNotary>> {
  const { file, signer } = seated;
  const { notarySession: session, notaryVisit: visit } = file.facts;
  const home = homeOf(file.facts);
  const part = partOf(seated);
  const quiz = part?.state === "QUESTIONS" ? part.quiz : undefined;
  const deed = file.facts.notaryDocuments?.[0];
  const stored = deed && signer.signedAt ? await findDocument(db, file.uuid, deed.documentUuid) : undefined;
  const isManual = isDeedByHand(file.facts);
  return {
    kind: isManual ? "MANUAL" : "REMOTE_ONLINE",
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
