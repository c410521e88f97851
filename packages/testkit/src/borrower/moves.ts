import { signSummary, submitApplication, summary } from "@gable/contract/calls/disclosures.ts";
import { answerHmda } from "@gable/contract/calls/hmda.ts";
import { confirmLiens, liens } from "@gable/contract/calls/liens.ts";
import { offers, selectOffer } from "@gable/contract/calls/offers.ts";
import { additionalInformation, saveAdditionalInformation } from "@gable/contract/calls/profile.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { nearestOfferedLine } from "@gable/domain/offers/offer.ts";
import { asksWhoLivesThere } from "@gable/domain/profile/asks-who-lives-there.ts";
import { closingMoves } from "./closing-moves.ts";
import type { Move } from "./move.ts";
import { consent } from "./register.ts";
import { companionsOf } from "./signer.ts";
import { signerMoves } from "./signer-moves.ts";
import { turningMoves } from "./turning-moves.ts";
import { valuationMoves } from "./valuation-moves.ts";
import { verificationMoves } from "./verification-moves.ts";

const confirmDebts: Move = async ({ client, uuid }) => {
  const found = await client.send(liens, { params: { uuid } });
  await client.send(confirmLiens, {
    params: { uuid },
    body: {
      answers: found.liens.map(({ id, seenIn, monthlyPayment, balance }) => ({
        id,
        answer: "RIGHT" as const,
        ...(seenIn === "COUNTY" && monthlyPayment === 0 && { monthlyPayment: Math.round(balance / 200) }),
      })),
      ...(found.asksDwellingPayment && { dwellingPayment: 120_000 }),
      added: [],
      ...(found.inquiryAttestationNeeded && { newDebts: [] }),
    },
  });
};

/** Of a line: the rest may go into fees. Where a home is worth less than the story has it, not every debt fits. */
const SHARE_FOR_PAYOFFS = 0.9;

const chooseOffer: Move = async ({ client, uuid, persona: { fill, credit } }) => {
  const made = await client.send(offers, { params: { uuid } });
  const wished = made.offers.find(
    (offer) => offer.termYears === fill.offer.termYears && Number(offer.feePercent) === Number(fill.offer.feePercent),
  );
  const offer = wished ?? made.offers[0];
  if (!offer) throw new Error("No offer was made.");
  const line = nearestOfferedLine(offer, Math.round((offer.maxLine * fill.offer.share) / 100_000) * 100_000);
  const toPay = new Set(credit.debts.filter(({ id }) => fill.debtsToPay.includes(id)).map(({ lastFour }) => lastFour));
  let left = Math.round(line * SHARE_FOR_PAYOFFS);
  const payoffs = made.debts.filter(({ eligible, lastFour, balance }) => {
    const fits = eligible && lastFour !== null && toPay.has(lastFour) && balance <= left;
    if (fits) left -= balance;
    return fits;
  });
  await client.send(selectOffer, {
    params: { uuid },
    body: {
      offerUuid: offer.uuid,
      selectedOfferAmount: line,
      selectedDiscounts: [],
      selectedAccountsToPayoff: payoffs.map(({ id }) => id),
    },
  });
};

const purposes = ["HOME_IMPROVEMENT", "DEBT_CONSOLIDATION", "EDUCATION", "MEDICAL", "OTHER"] as const;

const tellMore: Move = async (walk) => {
  const { client, uuid, persona } = walk;
  const { fill } = persona;
  const asked = await client.send(additionalInformation, { params: { uuid } });
  const maritalStatus = fill.maritalStatus.toUpperCase() as "MARRIED" | "UNMARRIED" | "SEPARATED";
  const titleCompanions = companionsOf(walk);
  await client.send(saveAdditionalInformation, {
    params: { uuid },
    body: {
      ssn: fill.ssn,
      ownership: fill.ownership,
      occupancy: fill.propertyUse,
      phone: fill.phone,
      purpose: purposes.find((purpose) => purpose === fill.purpose.toUpperCase().replaceAll("-", "_")) ?? "OTHER",
      titleCompanions,
      ...(asksWhoLivesThere({ occupancy: fill.propertyUse, titleCompanions }) && {
        ownerLivesThere: fill.ownerLivesThere ?? false,
      }),
      ...(asked.asksMaritalStatus && { maritalStatus }),
      ...(asked.asksCitizenship && { citizenship: "US_CITIZEN" as const }),
      hardCreditConsent: consent("HARD_CREDIT", fill.language),
    },
  });
};

const declineDemographics: Move = async ({ client, uuid }) => {
  await client.send(answerHmda, {
    params: { uuid },
    body: { ethnicity: [], ethnicityDeclined: true, race: [], raceDeclined: true, sex: [], sexDeclined: true },
  });
};

const sign: Move = async ({ client, uuid }) => {
  const { signerName } = await client.send(summary, { params: { uuid } });
  await client.send(signSummary, { params: { uuid }, body: { typedName: signerName } });
};

const submit: Move = async ({ client, uuid }) => {
  await client.send(submitApplication, { params: { uuid } });
};

/** What a borrower does at each step that is theirs. */
export const moves: Partial<Record<Step, Move>> = {
  LIEN_VERIFICATION: confirmDebts,
  OFFER_SELECTION: chooseOffer,
  REVISED_OFFER_SELECTION: chooseOffer,
  COLLECT_ADDITIONAL_INFO: tellMore,
  HMDA: declineDemographics,
  SUMMARY_DISCLOSURE: sign,
  APP_SUBMISSION: submit,
  ...verificationMoves,
  ...closingMoves,
  ...signerMoves,
  ...valuationMoves,
  ...turningMoves,
};
