import { ClosingCostTerms } from "@gable/domain/offers/closing-cost-terms.ts";
import { changeCauses } from "@gable/domain/offers/offer-change-receipt.ts";
import { OfferSelection } from "@gable/domain/offers/offer-selection.ts";
import { OfferWire } from "@gable/domain/offers/offer-wire.ts";
import { valueSources } from "@gable/domain/valuation/value-sources.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

/** A debt that could be paid off at closing, or why not. Amounts in cents. */
const PayableDebt = z.object({
  id: z.string(),
  creditor: z.string(),
  lastFour: z.string().nullable(),
  balance: z.int(),
  monthlyPayment: z.int(),
  eligible: z.boolean(),
  /** Code of the plain reason when not eligible. */
  reason: z.string().nullable(),
});

export const offers = call({
  name: "offers",
  summary: "What may be chosen today; amounts in cents, rates in percent",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/offers`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    decisionUuid: z.uuid(),
    offers: z.array(OfferWire),
    /** Until when the offers stand. */
    expiresAt: z.iso.datetime(),
    primeRatePercent: z.string(),
    /** The full credit check was made: choosing anew makes none. */
    hardCheckMade: z.boolean(),
    home: z.object({
      value: z.int(),
      owed: z.int(),
      county: z.string(),
      state: z.string(),
      source: z.enum(valueSources),
      /** The day of that value; null where the borrower estimated it. */
      valuedOn: z.iso.date().nullable(),
      /** The day of the decision. */
      asOf: z.iso.date(),
    }),
    /** What others charge at closing; `closingCostsOfLine` makes of it what one line costs. */
    closingCosts: ClosingCostTerms,
    chosen: z
      .object({ offerUuid: z.uuid(), line: z.int(), payoffs: z.array(z.string()), discounts: z.array(z.string()) })
      .nullable(),
    /** What somebody of staff laid ready; the borrower alone chooses. */
    prepared: z.object({ by: z.string(), offerUuid: z.uuid(), line: z.int(), at: z.iso.datetime() }).nullable(),
    /** When an earlier choice no longer holds: what it was and why. */
    receipt: z
      .object({
        before: z.object({
          line: z.int(),
          initialDraw: z.int(),
          feePercent: z.string(),
          originationFee: z.int(),
          ratePercent: z.string(),
          termYears: z.int(),
          monthlyPayment: z.int(),
          payoffs: z.array(z.string()),
          discounts: z.array(z.string()),
          /** Of the home, in cents; null where it was not kept. */
          homeValue: z.int().nullable(),
        }),
        /** Which facts changed it. */
        causes: z.array(z.enum(changeCauses)),
      })
      .nullable(),
    /** Liens that this line must pay off to be made at all. */
    mustPay: z.array(PayableDebt.pick({ id: true, creditor: true, lastFour: true, balance: true })),
    debts: z.array(PayableDebt),
    score: z
      .object({ value: z.int(), model: z.string(), bureau: z.string(), date: z.iso.date(), isOfHardCheck: z.boolean() })
      .nullable(),
  }),
});

export const selectOffer = call({
  name: "selectOffer",
  summary: "Choose an offer; the server prices it again and refuses what it did not offer",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/offers/selection`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: OfferSelection,
  reply: CommandReply,
});

export const dismissPreparedOffer = call({
  name: "dismissPreparedOffer",
  summary: "Put away what staff prepared; nothing else changes",
  method: "DELETE",
  path: `${APPLICATIONS}/:uuid/offers/prepared`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  reply: CommandReply,
});

export const renewOffers = call({
  name: "renewOffers",
  summary: "Offers at today's rates in place of expired ones; what was chosen stands where it is still offered",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/offers/renewal`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  reply: CommandReply,
});
