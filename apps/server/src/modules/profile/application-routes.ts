import { randomUUID } from "node:crypto";
import {
  additionalInformation,
  answers,
  correctAnswers,
  giveConsent,
  previewCorrection,
  profile,
  saveAdditionalInformation,
  saveProfile,
} from "@gable/contract/calls/profile.ts";
import { asksMaritalStatus } from "@gable/domain/profile/additional-information.ts";
import { answersIn } from "@gable/domain/profile/correction.ts";
import { lacksResidence } from "@gable/domain/profile/lacks-residence.ts";
import { signersNamed } from "@gable/domain/signers/name-signers.ts";
import { missingSigner, placeOfOwnName } from "@gable/domain/signers/who-must-sign.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { hasConsent } from "@gable/domain/workflow/file-questions.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { unnamedOwners } from "@gable/domain/workflow/property/recorded-owners.ts";
import { profileIsComplete } from "@gable/domain/workflow/stages/application.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication, loadApplicationsOf } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { redrawn } from "../closing/reissue-package.ts";
import { recordConsent } from "./consent-record.ts";
import { ownCorrection } from "./correction.ts";
import { forecast } from "./correction-forecast.ts";
import { demandDemonstration } from "./demonstration.ts";
import { presentProfile } from "./present-profile.ts";
import { refuseHomeUnderWay, refuseStopped } from "./refuse-answers.ts";
import { dropDraft, readDraft } from "./visitor-draft.ts";

/** What the borrower says of themselves once there is an application. */
export function profileRoutes(ctx: Context): Route[] {
  return [
    answer(profile, async (_received, { session }, trx) => {
      const own = await loadApplicationsOf(ctx, trx, session.identityUuid);
      return presentProfile(
        session.identityUuid,
        session.email,
        own.map(({ file }) => file),
      );
    }),
    answer(answers, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      return file.facts.answers;
    }),
    answer(saveProfile, async ({ params, body }, caller, trx) => {
      await refuseHomeUnderWay(ctx, trx, caller.session.identityUuid, params.uuid, body.home);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        if (row > 1) throw outOfOrder(step, "These answers are given already. Corrections are made from the summary.");
        refuseStopped(ctx, file, body);
        const facts = { ...file.facts, answers: { ...file.facts.answers, ...body } };
        return {
          event: "profile-saved",
          facts: { answers: facts.answers, ...(profileIsComplete(facts) && { receivedAt: now.toISOString() }) },
          detail: { answers: Object.keys(body) },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(correctAnswers, async ({ params, body }, caller, trx) => {
      const { shown, made, ...correction } = body;
      await refuseHomeUnderWay(ctx, trx, caller.session.identityUuid, params.uuid, answersIn(correction).home);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { change, follows } = ownCorrection(ctx, file, correction, now);
        const before = file.facts.corrections ?? [];
        // Nobody agrees to what they were not shown: another tab, a vendor or a colleague was faster.
        const isOtherwise = made !== undefined && made !== before.length;
        if (isOtherwise || follows.some((consequence) => !shown.includes(consequence)))
          throw new Refusal(409, "follows-otherwise", "What this changes is otherwise by now. Look at it once more.");
        const answered = Object.keys(correction);
        return {
          ...change,
          event: "answers-corrected",
          facts: {
            ...change.facts,
            corrections: [...before, { answers: answered, follows, at: now.toISOString() }],
          },
          detail: { answers: answered, follows },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(previewCorrection, async ({ params, body }, { session }, trx) => {
      await refuseHomeUnderWay(ctx, trx, session.identityUuid, params.uuid, answersIn(body).home);
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const now = ctx.clock.now(file.uuid);
      const { after, follows } = ownCorrection(ctx, file, body, now);
      return {
        follows: [...follows],
        made: file.facts.corrections?.length ?? 0,
        offer: forecast(ctx, file, after, now),
      };
    }),
    answer(giveConsent, async ({ params, body: { demonstrationCode, ...given } }, caller, trx) => {
      const demonstration =
        given.type === "ELECTRONIC_RECORDS"
          ? demandDemonstration(await readDraft(ctx, trx, caller.request, caller.lender.orgCode), demonstrationCode)
          : undefined;
      // What has been shown with it does not show another consent.
      if (demonstration) await dropDraft(ctx, trx, caller.request, caller.reply);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { facts } = file;
        const isBack = given.type === "ELECTRONIC_RECORDS" && facts.onPaper !== undefined;
        const again = isBack ? redrawn(file, now) : undefined;
        const consents = [...facts.consents, recordConsent(given, caller, now, demonstration)];
        const isReceived = facts.receivedAt !== undefined || profileIsComplete({ ...facts, consents });
        return {
          event: "consent-given",
          facts: {
            ...again?.facts,
            consents,
            // Who consents again goes on without paper: what they have not signed yet is drawn for their screen.
            ...(isBack && { onPaper: undefined }),
            ...(isReceived && { receivedAt: facts.receivedAt ?? now.toISOString() }),
          },
          detail: { consent: given.type, version: given.textVersion },
          ...(again?.alongside && { alongside: again.alongside }),
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(additionalInformation, async ({ params }, { lender }, trx) => {
      const { facts } = (await loadApplication(ctx, trx, params.uuid)).file;
      const { ownership, occupancy, phone, residence } = facts.answers;
      const state = homeOf(facts)?.address.state ?? facts.answers.home?.state ?? null;
      const { ssn: _hidden, at: _when, ...given } = facts.additional ?? {};
      return {
        known: {
          ...(ownership && { ownership }),
          ...(occupancy && { occupancy }),
          ...(phone && { phone }),
          ...(residence && { residence }),
          ...given,
        },
        ssnLastFour: facts.ssn?.slice(-4) ?? null,
        asksMaritalStatus: state !== null && asksMaritalStatus(state),
        recordedOwners: [...unnamedOwners(facts)],
        state,
        lender: lender.orgBrand,
      };
    }),
    answer(saveAdditionalInformation, async ({ params, body }, caller, trx) => {
      const { hardCreditConsent, ssn, residence, ...given } = body;
      if (hardCreditConsent && hardCreditConsent.type !== "HARD_CREDIT")
        throw invalid({ hardCreditConsent: ["required"] });
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        if (row < 8 || row > 11) throw outOfOrder(step, "This is not asked for just now.");
        const { facts } = file;
        const known = ssn ?? facts.ssn;
        if (known === undefined) throw invalid({ ssn: ["required"] });
        // A full check was made for that number: another one is a matter for a person.
        if (facts.submittedAt !== undefined && known !== facts.ssn) throw invalid({ ssn: ["ssn-by-staff"] });
        // What was given once is not asked for again.
        if (!hardCreditConsent && !hasConsent(facts.consents, "HARD_CREDIT"))
          throw invalid({ hardCreditConsent: ["consent-required"] });
        const said = { ...facts.answers, ...(residence && { residence }) };
        if (lacksResidence({ ...said, occupancy: given.occupancy })) throw invalid({ residence: ["required"] });
        const state = homeOf(facts)?.address.state;
        if (state && asksMaritalStatus(state) && !given.maritalStatus) throw invalid({ maritalStatus: ["required"] });
        const missing = missingSigner(given, state);
        if (missing) throw invalid({ titleCompanions: [missing] });
        const { name } = facts.answers;
        const own = placeOfOwnName(given.titleCompanions, { name, email: caller.session.email, phone: given.phone });
        if (own >= 0) throw invalid({ [`titleCompanions.${own}.firstName`]: ["companion-is-you"] });
        const at = now.toISOString();
        const signers = signersNamed(facts.signers, given.titleCompanions, {
          language: facts.answers.language ?? "en",
          at,
          newUuid: randomUUID,
        });
        return {
          event: "additional-information-saved",
          facts: {
            answers: said,
            additional: { ...given, ssn: known, at },
            signers,
            ssn: known,
            ...(hardCreditConsent && { consents: [...facts.consents, recordConsent(hardCreditConsent, caller, now)] }),
            watchlist: undefined,
            summaryDocuments: undefined,
          },
          detail: { purpose: given.purpose, companions: given.titleCompanions.length },
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}
