import type { CallDefinition, Received } from "@gable/contract/call.ts";
import { chooseAutopay, chooseDisbursement, linkBank } from "@gable/contract/calls/accounts.ts";
import {
  addPhoneNumber,
  explainInquiries,
  handOverCondition,
  sayBorrowerHasNot,
  sayOnCondition,
} from "@gable/contract/calls/conditions.ts";
import { answerDelinquency, repullCredit } from "@gable/contract/calls/credit.ts";
import { confirmEmployer } from "@gable/contract/calls/employment.ts";
import { checkIdentity, explainNames } from "@gable/contract/calls/identity-check.ts";
import { checkFromPhone } from "@gable/contract/calls/identity-phone.ts";
import { proveInsurance } from "@gable/contract/calls/insurance.ts";
import { confirmLiens } from "@gable/contract/calls/liens.ts";
import { confirmWorkOrder } from "@gable/contract/calls/liens-merchant.ts";
import { bookNotary, requestNotaryVisit } from "@gable/contract/calls/notary.ts";
import { selectOffer } from "@gable/contract/calls/offers.ts";
import { correctAnswers, saveAdditionalInformation, saveProfile } from "@gable/contract/calls/profile.ts";
import { chooseProperty, correctHome } from "@gable/contract/calls/property.ts";
import { inviteSigner, reportSigner } from "@gable/contract/calls/signers.ts";
import { handOverAsSigner } from "@gable/contract/calls/signers-hand-over.ts";
import { addSignerPhone, checkSignerIdentity, explainSignerNames } from "@gable/contract/calls/signers-identity.ts";
import { handBackCondition, sayOnSignerCondition } from "@gable/contract/calls/signers-papers.ts";
import { answerWinback, declareAssets } from "@gable/contract/calls/underwriting-choices.ts";
import { challengeValue, estimateValue, orderBpo } from "@gable/contract/calls/valuation.ts";
import { kindOf } from "@gable/domain/profile/correction.ts";
import type { CorrectionKind } from "@gable/domain/profile/correction-consequences.ts";
import type { DraftKey } from "@gable/domain/profile/form-drafts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Caller, Route } from "../../http/contract-routing.ts";
import { dropDraft } from "./form-drafts.ts";
import { settlePrepared } from "./prepared-answers.ts";

type FormsOf<C extends CallDefinition> = (received: Received<C>) => readonly DraftKey[];

const takes = <C extends CallDefinition>({ name }: C, forms: FormsOf<C>) =>
  [name, forms as FormsOf<CallDefinition>] as const;

const saying: FormsOf<typeof sayOnCondition | typeof sayOnSignerCondition> = ({ params, body }) => [
  `${body.kind === "MESSAGE" ? "condition-message" : "condition-not-applicable"}:${params.condition}`,
];

/** What a condition asks for has a form of its own. */
const picturesOf: FormsOf<typeof checkIdentity | typeof checkSignerIdentity> = ({ body: { conditionUuid } }) => [
  conditionUuid === undefined ? "identity" : `identity:${conditionUuid}`,
];

const draftsOf: Readonly<Record<CorrectionKind, readonly DraftKey[]>> = {
  person: ["correct-person"],
  income: ["correct-income"],
  home: ["correct-home"],
  residence: ["correct-residence"],
  phone: ["correct-phone"],
  summary: [],
};

/** The forms whose answer a call takes, by its name. */
export const answeredForms: ReadonlyMap<string, FormsOf<CallDefinition>> = new Map([
  takes(saveProfile, () => ["profile"]),
  takes(repullCredit, () => ["former-address"]),
  takes(correctHome, () => ["home-address"]),
  takes(chooseProperty, () => ["parcel"]),
  takes(estimateValue, () => ["home-value"]),
  takes(challengeValue, () => ["home-value"]),
  takes(confirmLiens, () => ["liens"]),
  takes(declareAssets, () => ["assets"]),
  takes(answerWinback, () => ["winback"]),
  takes(answerDelinquency, () => ["delinquency"]),
  takes(selectOffer, () => ["offer"]),
  takes(saveAdditionalInformation, () => ["contact"]),
  takes(correctAnswers, ({ body: { shown: _shown, made: _made, ...correction } }) => draftsOf[kindOf(correction)]),
  takes(confirmEmployer, () => ["employer"]),
  takes(checkIdentity, picturesOf),
  takes(checkSignerIdentity, picturesOf),
  takes(checkFromPhone, () => ["identity"]),
  takes(explainNames, () => ["identity-names"]),
  takes(explainSignerNames, () => ["identity-names"]),
  // Whoever leaves for the bank's page finds another choice when they are back.
  takes(linkBank, () => ["disbursement"]),
  takes(chooseDisbursement, () => ["disbursement", "disbursement-account", "wallet"]),
  takes(chooseAutopay, () => ["autopay", "autopay-account"]),
  takes(orderBpo, () => ["valuation"]),
  takes(confirmWorkOrder, () => ["work-order"]),
  takes(proveInsurance, ({ body }) => (body.kind === "FLOOD" ? ["insurance", "flood-insurance"] : ["insurance"])),
  takes(requestNotaryVisit, () => ["notary-visit"]),
  takes(bookNotary, () => ["notary-session"]),
  takes(inviteSigner, ({ params }) => [`signer-invitation:${params.signer}`]),
  takes(reportSigner, ({ params }) => [`signer-trouble:${params.signer}`]),
  takes(addPhoneNumber, () => ["phone"]),
  takes(addSignerPhone, () => ["phone"]),
  takes(explainInquiries, ({ params }) => [`inquiries:${params.condition}`]),
  takes(handOverCondition, ({ params }) => [`hand-over:${params.condition}`]),
  takes(handOverAsSigner, ({ params }) => [`hand-over:${params.condition}`]),
  takes(sayBorrowerHasNot, ({ params }) => [`hand-back:${params.condition}`]),
  takes(handBackCondition, ({ params }) => [`hand-back:${params.condition}`]),
  takes(sayOnCondition, saying),
  takes(sayOnSignerCondition, saying),
]);

/**
 * What was typed into a form is forgotten together with the answer being taken: no device brings it back. With it ends what staff wrote
 * down for the borrower to send.
 */
export function forgettingDrafts(ctx: Context, route: Route): Route {
  const formsOf = answeredForms.get(route.call.name);
  if (!formsOf) return route;
  return {
    ...route,
    handler: async (received, caller, through, prepared) => {
      const reply = await route.handler(received, caller, through, prepared);
      const trx: Transaction = through;
      const { applicationUuid, identityUuid, isBorrower } = whose(received, caller);
      for (const form of formsOf(received)) {
        await dropDraft(trx, { applicationUuid, identityUuid, form });
        const actor = { kind: "borrower", identityUuid } as const;
        if (isBorrower) await settlePrepared(ctx, trx, { uuid: applicationUuid, form }, actor, received.body);
      }
      return reply;
    },
  };
}

function whose({ params }: Received<CallDefinition>, { session }: Caller) {
  if (!session) throw new Error("a form is answered by somebody who is signed in");
  const { identityUuid, signer, pictures } = session;
  const { uuid } = params as { readonly uuid?: string };
  const applicationUuid = signer?.applicationUuid ?? pictures?.applicationUuid ?? uuid;
  if (applicationUuid === undefined) throw new Error("a form is of an application");
  return { applicationUuid, identityUuid, isBorrower: !signer && !pictures };
}
