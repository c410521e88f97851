import { answerDelinquency, creditStanding, repullCredit } from "@gable/contract/calls/credit.ts";
import { attestLiens, confirmWorkOrder } from "@gable/contract/calls/liens-merchant.ts";
import { chooseProperty, correctHome, propertyChoices } from "@gable/contract/calls/property.ts";
import { answerWinback, declareAssets, winback } from "@gable/contract/calls/underwriting-choices.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import type { DocumentType } from "@gable/domain/application/document-types.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { Move, Walk } from "./move.ts";
import { consent } from "./register.ts";
import { asStaff, standingOf } from "./staff-moves.ts";
import { sendPayStubs, upload } from "./verification-moves.ts";

const giveSsn: Move = async ({ client, uuid, persona: { fill } }) => {
  const { ssn = fill.ssn, formerAddress } = fill.corrections;
  await client.send(repullCredit, { params: { uuid }, body: { ssn, ...(formerAddress && { formerAddress }) } });
};

const lift: Move = async ({ client, uuid }) => {
  await client.send(repullCredit, { params: { uuid }, body: {} });
};

const givePin: Move = async ({ client, uuid, persona: { fill } }) => {
  const { pinRejected } = await client.send(creditStanding, { params: { uuid } });
  const { wrongPin, pin = "" } = fill.corrections;
  const given = pinRejected ? pin : (wrongPin ?? pin);
  await client.send(repullCredit, { params: { uuid }, body: { pin: given } });
};

const correctAddress: Move = async ({ client, uuid, persona: { fill } }) => {
  const home = fill.corrections.address;
  if (!home) throw new Error("This persona has no other address.");
  await client.send(correctHome, { params: { uuid }, body: { home } });
};

const chooseUnit: Move = async ({ client, uuid, persona: { fill } }) => {
  const { parcels } = await client.send(propertyChoices, { params: { uuid } });
  const wanted = parcels.find(({ address }) => address.street2 === fill.corrections.unit) ?? parcels[0];
  if (!wanted) throw new Error("The county knows no such home.");
  await client.send(chooseProperty, { params: { uuid }, body: { parcelId: wanted.parcelId } });
};

const showAssets: Move = async ({ client, uuid, persona: { fill } }) => {
  await client.send(declareAssets, { params: { uuid }, body: { assets: fill.assets } });
};

const payOffLiens: Move = async ({ client, uuid }) => {
  const { choices } = await client.send(winback, { params: { uuid } });
  const lienIds = (choices[0]?.liens ?? []).map(({ id }) => id);
  await client.send(answerWinback, { params: { uuid }, body: { accepted: true, lienIds } });
};

const explainLateness: Move = async (walk) => {
  await walk.client.send(answerDelinquency, {
    params: { uuid: walk.uuid },
    body: { answer: "PAID", explanation: "A payment was lost when the card was replaced; it is paid now." },
  });
  await asStaff(walk, { act: "accept-delinquency" });
};

const confirmWork: Move = async ({ client, uuid }) => {
  await client.send(confirmWorkOrder, {
    params: { uuid },
    body: { description: "Rebuild the front porch and its steps.", amount: 1_850_000 },
  });
};

const attest: Move = async ({ client, uuid, persona: { fill } }) => {
  await client.send(attestLiens, {
    params: { uuid },
    body: { consent: consent("LIEN_ATTESTATION", fill.language) },
  });
};

/** What a borrower does at the turns of the way: something was not found, not enough, or in question. */
export const turningMoves: Partial<Record<Step, Move>> = {
  CREDIT_NO_MATCH: giveSsn,
  SOFT_CREDIT_LOCKED_OR_FROZEN: lift,
  HARD_CREDIT_LOCKED_OR_FROZEN: lift,
  FACTA_REVIEW: (walk) => asStaff(walk, { act: "clear-fraud-alert" }),
  NO_PROPERTY_FOUND: correctAddress,
  MULTIPLE_PROPERTIES: chooseUnit,
  ASSETS_PREQUAL: showAssets,
  CLTV_LIEN_POSITION_REQUALIFY: payOffLiens,
  DELINQUENCY_REVIEW: explainLateness,
  LIEN_MERCHANT_REVIEW: confirmWork,
  LIEN_ATTESTATION: attest,
  ATTORNEY_REVIEW: (walk) => asStaff(walk, { act: "finish-attorney-review" }),
};

/** Sends what a condition asks for. */
async function sendPapers(walk: Walk, type: DocumentType): Promise<void> {
  const { conditions } = await standingOf(walk);
  const open = conditions.find(({ actionNeeded, requestDocuments }) => actionNeeded && requestDocuments);
  if (open) await upload(walk, type, open.uuid);
}

/** What is done where the step says nothing: by the borrower, then by staff. By the stage of the plan. */
export const stageMoves: Readonly<Record<string, Move>> = {
  "soft credit": givePin,
  property: async (walk) => {
    await sendPapers(walk, "OWNERSHIP_EVIDENCE");
    await asStaff(walk, { act: "accept-ownership" });
  },
  decision: (walk) => asStaff(walk, { act: "accept-home-condition" }),
  income: sendPayStubs,
  "additional information": (walk) => asStaff(walk, { act: "clear-watchlist" }),
  "another application on the home": async (walk) => {
    try {
      await asStaff(walk, { act: "settle-other-application", note: "One household: the other is withdrawn" });
    } catch (failure) {
      // The same persona has a line on the homestead already: there is no other within the year.
      if (!(failure instanceof CallFailed) || failure.problem?.code !== "equity-line-stands") throw failure;
      await asStaff(walk, { act: "decline", reasons: ["EQUITY_LOAN_OPEN"] });
    }
  },
  "final title": async (walk) => {
    await sendPapers(walk, "PROPERTY_DESCRIPTION_SOURCE");
    await asStaff(walk, { act: "ask-title-again" });
  },
  "conditions prior to documents": async (walk) => {
    const { conditions } = await standingOf(walk);
    for (const { uuid, requestDocuments, xtraData } of conditions) {
      if (!requestDocuments) continue;
      for (let given = 0; given < (xtraData.numDocsRequired ?? 1); given += 1)
        await upload(walk, "OTHER_EVIDENCE", uuid);
      await asStaff(walk, { act: "clear-condition", condition: uuid });
    }
  },
  trust: async (walk) => {
    await sendPapers(walk, "CERTIFICATE_OF_TRUST");
    const { name } = walk.persona.fill;
    await asStaff(walk, {
      act: "accept-trust",
      name: `The ${name.last} Family Trust`,
      datedOn: "2014-03-28",
      revocable: true,
      trustees: [`${name.first} ${name.last}`],
    });
  },
};
