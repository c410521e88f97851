import { adoptSignature, declineToSign, signDocument, signing } from "@gable/contract/calls/signing.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { closingHolds, maySignOn } from "@gable/domain/workflow/notices/closing-holds.ts";
import { cashToBorrower, costsFromLine, payoffTotal } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { asksConsentAgain } from "@gable/domain/workflow/signers/consent-standing.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { commandReply } from "../application/command-reply.ts";
import { presentPaperClosing } from "../closing/paper-closing.ts";
import { isStale, reissuePackage } from "../closing/reissue-package.ts";
import { supersedeDocuments } from "../documents/file-document.ts";
import { findDocuments, type StoredDocument } from "../documents/stored-document.ts";
import { demandAtOffice, officeAppointment } from "../notary/office.ts";
import { sendMail } from "../notifications/mail.ts";
import { demandCurrentConsent } from "../profile/demand-consent.ts";
import { isEmailConfirmed } from "../session/email-confirmation.ts";
import { adoptedFrom, initialsOf } from "./adopt.ts";
import { findAdoptedSignature, keepAdoptedSignature } from "./adopted-signatures.ts";
import { hasFieldsOf, isSigned, shownPaper } from "./shown-paper.ts";
import { demandAdopted, demandConfirmedEmail, keepSigned, openingOf, signPaper } from "./sign-paper.ts";

/** The closing package: reading it, adopting a signature, signing paper by paper. */
export function signingRoutes(ctx: Context): Route[] {
  return [
    answer(signing, async ({ params }, { session: { identityUuid } }, trx) => {
      const { file, seal } = await loadApplication(ctx, trx, params.uuid);
      const { facts } = file;
      const papers = await packageOf(ctx, file);
      const signer = { applicationUuid: file.uuid, identityUuid };
      const adopted = await findAdoptedSignature(trx, seal, signer);
      const { offer } = facts;
      if (!offer) throw outOfOrder(decide(file).step, "The documents come later.");
      const before = facts.offerHistory.at(-1);
      return {
        documents: papers.map((paper) => shownPaper(paper, facts.signatures, identityUuid)),
        signerName: signerNameOf(file),
        adopted: adopted ? { typedName: adopted.typedName, initials: initialsOf(adopted) } : null,
        emailConfirmed: await isEmailConfirmed(ctx, identityUuid),
        terms: {
          line: offer.line,
          originationFee: offer.originationFee,
          costs: costsFromLine(facts),
          payoffs: payoffTotal(facts),
          cash: Math.max(0, cashToBorrower(facts)),
          monthlyPayment: offer.monthlyPayment,
          ratePercent: offer.ratePercent,
          termYears: offer.termYears,
        },
        holds: closingHolds(facts).filter(({ until }) => until === null || until > todayAt(ctx, file)),
        office: officeAppointment(file, identityUuid, ctx.clock.now(file.uuid)),
        paper: await presentPaperClosing(ctx, file),
        redrawn: facts.closingRedrawn ?? null,
        unchanged: !before || (before.line === offer.line && before.ratePercent === offer.ratePercent),
      };
    }),
    answer(adoptSignature, async ({ params, body }, caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      await demandConfirmedEmail(ctx, caller.session.identityUuid, file);
      const adopted = adoptedFrom(body);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (present, now, seal) => {
        refuseEnded(present);
        if (!present.facts.closingDocuments) throw outOfOrder(decide(present).step, "The documents come later.");
        demandElectronic(present);
        demandCurrentConsent(present, asksConsentAgain);
        const reissued = isStale(present, now) ? reissuePackage(present, now, "DAY") : undefined;
        return {
          event: "signature-adopted",
          facts: { ...reissued?.facts },
          detail: {
            form: adopted.signature.form,
            located: adopted.location !== undefined,
            reissued: reissued !== undefined,
          },
          alongside: async (within) => {
            await reissued?.alongside?.(within);
            await keepAdoptedSignature(
              ctx,
              within,
              seal,
              { applicationUuid: params.uuid, identityUuid: caller.session.identityUuid },
              adopted,
            );
          },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(declineToSign, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        demandSigning(file);
        const at = now.toISOString();
        return {
          event: "signing-declined",
          facts: { withdrawn: { at, reason: body.reason ?? "DECLINED_TO_SIGN" }, lapse: "NOT_ACCEPTED" },
          detail: { edition: file.facts.closingEdition, signed: file.facts.signatures.length },
          alongside: (within) =>
            supersedeDocuments(
              within,
              (file.facts.closingDocuments ?? []).map(({ documentUuid }) => documentUuid),
              at,
            ),
        };
      });
      await sendMail(ctx, trx, caller.lender, caller.session.identityUuid, {
        to: caller.session.email,
        applicationUuid: advanced.file.uuid,
        language: advanced.file.facts.answers.language ?? "en",
        subject: { en: "You decided not to sign", es: "Usted decidió no firmar" },
        paragraphs: [
          {
            en: "Your application is closed, because you decided not to sign. You owe nothing, there is no claim on your home, and what you had signed is void. You may apply again at any time.",
            es: "Su solicitud está cerrada porque decidió no firmar. No debe nada, no hay gravamen sobre su casa y lo que había firmado queda sin efecto. Puede volver a solicitar cuando quiera.",
          },
        ],
      });
      return commandReply(advanced, caller);
    }),
    answerPrepared(
      signDocument,
      async ({ params, body }, caller) => {
        const { file, seal } = await loadApplication(ctx, ctx.database.kysely, params.uuid);
        const { identityUuid } = caller.session;
        await demandConfirmedEmail(ctx, caller.session.identityUuid, file);
        demandSignable(file, params.document);
        demandNoHold(file, todayAt(ctx, file));
        demandAtOffice(file, identityUuid, ctx.clock.now(file.uuid));
        const adopted = await demandAdopted(ctx, { file, seal }, identityUuid);
        const paper = (await packageOf(ctx, file)).find(({ uuid }) => uuid === params.document);
        if (!paper) throw outOfOrder(decide(file).step, "This document is not to be signed.");
        return signPaper(
          ctx,
          { file, seal },
          { paper, adopted, signerId: identityUuid, shownSha256: body.sha256, fieldIds: body.fieldIds },
        );
      },
      async ({ params }, caller, trx, signed) => {
        const { session } = caller;
        const opening = await openingOf(trx, session);
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), async (file, now, seal) => {
          const { facts } = file;
          demandSignable(file, params.document);
          demandNoHold(file, todayAt(ctx, file));
          demandAtOffice(file, session.identityUuid, now);
          // The borrower is led to the new package by where the application stands then.
          if (isStale(file, now)) return reissuePackage(file, now, "DAY");
          const at = now.toISOString();
          const { paper, sha256Before, sha256After } = signed;
          const signatures = [...facts.signatures, { documentUuid: paper.uuid, sha256Before, sha256After, at }];
          const left = (await packageOf(ctx, file)).some(
            (other) => hasFieldsOf(other, session.identityUuid) && !isSigned(other, signatures),
          );
          return {
            event: "document-signed",
            facts: { signatures, ...(!left && { closingSignedAt: at }) },
            detail: { document: paper.uuid, sha256Before, sha256After },
            alongside: (within) =>
              keepSigned(ctx, within, { file, seal }, caller, signed, {
                order: signatures.length,
                signerName: signerNameOf(file),
                ...opening,
                at,
              }),
          };
        });
        return commandReply(advanced, caller);
      },
    ),
  ];
}

/** The papers of the package that is in force, in the order of signing. */
const packageOf = (ctx: Context, { uuid, facts }: LoanFile): Promise<readonly StoredDocument[]> =>
  findDocuments(
    ctx.database.kysely,
    uuid,
    (facts.closingDocuments ?? []).map(({ documentUuid }) => documentUuid),
  );

/** Throws when the package is not to be signed now, or this paper of it was signed already. */
function demandSignable(file: LoanFile, documentUuid: string): void {
  const { facts } = file;
  const step = demandSigning(file);
  demandCurrentConsent(file, asksConsentAgain);
  if (facts.signatures.some((signature) => signature.documentUuid === documentUuid)) {
    throw outOfOrder(step, "This document is signed already.");
  }
}

/** Throws where no package waits for signatures. */
function demandSigning(file: LoanFile): Step {
  const { step } = decide(file);
  demandElectronic(file);
  if (step === "FINAL_OFFER" || step === "NOTE_SIGNING") return step;
  throw outOfOrder(step, "Nothing is to be signed just now.");
}

function demandElectronic(file: LoanFile): void {
  if (!file.facts.onPaper) return;
  throw outOfOrder(
    decide(file).step,
    "You asked for paper: your documents come by mail. Consent to electronic records to sign here.",
  );
}

/** The day where the home is. */
const todayAt = (ctx: Context, file: LoanFile): LocalDate =>
  dayAtHome(file.facts, ctx.clock.now(file.uuid).toISOString());

/** Throws while law makes signing wait, whatever the screen says. */
function demandNoHold(file: LoanFile, today: LocalDate): void {
  if (maySignOn(file.facts, today)) return;
  throw new Refusal(409, "waiting-period", "The law makes signing wait. We tell you from which day on.", {
    step: decide(file).step,
  });
}

function signerNameOf({ facts, uuid }: LoanFile): string {
  if (!facts.answers.name) throw new Error(`the borrower of ${uuid} has no name yet`);
  return fullName(facts.answers.name);
}
